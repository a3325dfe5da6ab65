import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of payee accounts and payments, 43200 to 43299. */
export const paymentsRefusals = {
  'payee.changeOpen': [
    43200,
    '该供应商已有收款账户变更在办理',
    'A change of the payee account of this supplier is already open.',
  ],
  'payee.samePerson': [
    43201,
    '发起、核实与审批须由三个人分别办理',
    'Three different people propose, verify and approve a payee account.',
  ],
  'payee.unchanged': [43202, '与当前收款账户一致，无需变更', 'This is the payee account already in force.'],
  'payee.cooling': [43203, '冷静期尚未结束', 'The cooling period is not over yet.'],
  'payment.samePerson': [
    43210,
    '编制、审批与执行须由三个人分别办理',
    'Three different people prepare, approve and execute a payment.',
  ],
  'payment.noApprover': [
    43211,
    '尚未配置付款审批规则，请联系管理员',
    'No approval rule covers this payment. Ask an administrator to add one.',
  ],
  'payment.mixed': [43212, '只能选择同一供应商、同一付款单位的应付', 'Choose payables of one supplier and one payer.'],
  'payment.notPayable': [
    43213,
    '发票 {invoiceNo} 已暂停、付款中或已结清，请重新选择',
    'Invoice {invoiceNo} is on hold, being paid or settled. Choose again.',
  ],
  'payment.creditOnly': [
    43214,
    '红字应付会自动抵扣，请选择蓝字应付',
    'Credits are subtracted automatically. Choose payables.',
  ],
  'payment.noPayee': [
    43215,
    '{name}没有生效的收款账户，请先登记',
    '{name} has no payee account in force. Register one first.',
  ],
  'payment.payeeChanging': [
    43216,
    '{name}的收款账户正在变更，生效后才能付款',
    'The payee account of {name} is changing. Pay once the change has taken effect.',
  ],
  'payment.payeeChanged': [
    43217,
    '申请 {requestNo} 提交后收款账户已变更，请撤回后重新提交',
    'The payee account changed after {requestNo} was submitted. Withdraw and submit it again.',
  ],
  'payment.alreadySent': [43218, '该付款申请已有付款', 'This request already has a payment.'],
  'payment.headings': [43219, '文件缺少列：{names}', 'The file lacks the columns: {names}'],
  'payment.serialTaken': [43220, '请求流水号重复', 'This serial is already in use.'],
  'payment.bankRefTaken': [
    43221,
    '该银行流水号已登记在另一笔付款',
    'This bank reference already belongs to another payment.',
  ],
  'payment.future': [43222, '付款日期不能晚于今天', "The payment date can't be in the future."],
  'payment.noBank': [
    43224,
    '尚未开通银企直联，请选择银行文件',
    'There is no connection to the bank. Choose a bank file.',
  ],
  'payment.sentDirectly': [
    43225,
    '该批次已通过银企直联提交，不能再下载银行文件，以免重复付款',
    'This batch goes to the bank directly. Its file is not given out, so that nothing is paid twice.',
  ],
  'payment.notUnknown': [
    43226,
    '提交银行 30 分钟后、银行多次查无此笔才能终止',
    'Give up a payment only half an hour after the bank was informed, and when it does not know it.',
  ],
  'period.taken': [43240, '该会计期间已结账', 'This month is closed.'],
  'period.closed': [43241, '已结账期间的记录不能变更', 'What was booked into a closed month does not change.'],
  'period.checksFail': [
    43242,
    '结账检查未通过，请先处理未通过的项目',
    'Some checks fail. Resolve them before you close the month.',
  ],
  'period.notClosed': [43243, '该会计期间尚未结账，结账后才能归档', 'Close the month before you archive it.'],
  'period.archiveTooLarge': [
    43244,
    '归档文件超过 4 GB 或 6 万个文件，请联系运维导出',
    'The archive is larger than 4 GB or 60,000 files. Ask the operations team to export it.',
  ],
  'payment.mixedPrepayment': [
    43227,
    '预付款请单独申请付款，不与发票应付合并',
    'Request prepayments apart from invoices.',
  ],
  'payment.onePayer': [43223, '一个批次只能有一个付款单位', 'A batch has one payer.'],
} as const satisfies Refusals
