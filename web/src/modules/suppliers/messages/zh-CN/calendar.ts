import { inChinese } from '#contract/kit/labels.ts'
import { certificateLabels } from '#contract/suppliers/certificateCalendar.ts'

/** Certificates by the month of their last day. */
export const certificateCalendar = {
  title: '证照日历',
  purpose: '按到期月份查看供应商证照；到期前 30 天、7 天与当天自动提醒供应商和审核人',
  ownTitle: '证照日历',
  ownPurpose: '按到期月份查看本公司证照；请在到期前提交更换，审核通过后生效',
  renew: '更换证照',
  months: '到期月份',
  keyword: '关键词',
  hint: '供应商 / 证照编号',
  none: '没有符合条件的证照',
  noneReason: '请更换关键词，或调整筛选条件。',
  empty: '还没有证照',
  emptyReason: '供应商入驻与资料变更中的证照会显示在这里。',
  field: inChinese(certificateLabels),
  files: '附件',
  endless: '长期',
  states: { expired: '已过期', expiring: '即将到期', valid: '有效', endless: '长期有效' },
} as const
