import type { Refusals } from '#contract/kit/refusals.ts'

export const ledgerRefusals = {
  'budget.short': [
    20101,
    '预算不足：可用 {available} 元，需要 {needed} 元',
    'Insufficient budget: ¥{available} available, ¥{needed} needed.',
  ],
  'quota.short': [
    20102,
    '额度不足：可用 {available} 元，需要 {needed} 元',
    'Insufficient quota: ¥{available} available, ¥{needed} needed.',
  ],
  'hold.differs': [
    20103,
    '该单据已冻结其他金额，请刷新后重试',
    'A different amount is already reserved for this order. Refresh and try again.',
  ],
  'hold.ended': [
    20104,
    '预算占用已释放，请刷新后重试',
    'The reserved budget has been released. Refresh and try again.',
  ],
  'hold.refundTooMuch': [
    20105,
    '退回金额超过已占用金额，请刷新后重试',
    'The refund exceeds the committed amount. Refresh and try again.',
  ],
  'fund.amountInvalid': [20106, '金额必须大于 0', 'Amount must be greater than 0.'],
  'budget.belowUsed': [
    20121,
    '金额不能低于已占用和冻结中的合计 {used} 元',
    "Amount can't be lower than the ¥{used} committed and reserved.",
  ],
  'budget.overlap': [20122, '该部门在此期间已有同类预算', 'This department already has one for part of this period.'],
  'budget.periodEmpty': [20123, '结束日期不能早于开始日期', "End date can't be earlier than start date."],
  'budget.noDept': [20124, '所选部门不存在', "The selected department doesn't exist."],
  'quota.fileMissing': [41801, '请上传文件', 'Upload a file.'],
  'quota.reasonMissing': [41802, '请填写原因', 'Enter a reason.'],
  'quota.mobileMissing': [41803, '请输入联系方式', 'Enter a contact number.'],
  'quota.fileWrong': [41804, '附件不存在或已被使用，请重新上传', "The attachment can't be used. Upload it again."],
  'quota.applied': [41805, '本部门的额度申请正在审核，请勿重复提交', 'A request of your department is in review.'],
  'quota.there': [41806, '本部门已有可用额度，无需申请', 'Your department already has a quota.'],
  'quota.notOffered': [41807, '当前未开放额度申请', "Quota requests aren't open."],
  'quota.enterpriseOnly': [41808, '仅企业用户可申请授信额度', 'Only company accounts can request a quota.'],
  'quota.caMissing': [41809, '申请额度需先办理 CA 证书', 'You need a CA certificate to request a quota.'],
  'quota.ownApplication': [41810, '不能审核本人提交的申请', "You can't decide on your own request."],
  'budget.fixed': [20126, '部门和类型不能修改', "Department and type can't be changed."],
} as const satisfies Refusals
