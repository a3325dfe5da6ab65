import { byMail, template, topic } from '../kit/messages.ts'

const facts = {
  agreementNo: ['协议编号', 'Agreement number', 'XY20260117'],
  title: ['协议名称', 'Title', '2026 年度劳保用品框架协议', 'Framework agreement on safety supplies'],
  reason: ['原因', 'Reason', '价格偏低', 'The price is too low'],
} as const
const useFacts = {
  ...facts,
  name: ['范围', 'Scope', '丁腈涂层防护手套', 'Nitrile gloves'],
  percent: ['已用百分比', 'Percent used', '80', '80'],
} as const
const indexFacts = {
  ...facts,
  name: ['指数', 'Index', '电解铜现货月均价', 'Copper, monthly average'],
  code: ['指数编码', 'Code', 'SMM-CU'],
  month: ['月份', 'Month', '2026-10'],
} as const
const page = '/agreementDetail?id={id}'
const supplier = 'supplierAgreement.confirm'
const operator = 'agreement.manage'

/** Messages of agreements: to the supplier what it has to confirm or know, to the author what became of it. */
export const agreementsMessages = {
  topics: {
    agreementProgress: topic(
      '140050402',
      'agreement',
      ['协议进展', 'Agreements'],
      ['supplier', 'operator'],
      [byMail, byMail],
    ),
  },
  templates: {
    agreementToConfirm: template(
      'agreementProgress',
      page,
      facts,
      ['协议 {agreementNo} 待确认', '请核对“{title}”的价格与期限，并确认或退回。'],
      ['Agreement {agreementNo} awaits your confirmation', 'Check the prices and the period of “{title}”.'],
      supplier,
    ),
    agreementIndexMissing: template(
      'agreementProgress',
      '/priceIndices',
      indexFacts,
      [
        '协议 {agreementNo} 缺少 {month} 指数',
        '“{title}”按 {name}（{code}）调价，尚未登记 {month} 的指数值，价格暂不调整。',
      ],
      [
        'Agreement {agreementNo} lacks the index of {month}',
        '“{title}” follows {name} ({code}). Its value of {month} is missing, so prices stay as they are.',
      ],
      'priceIndex.manage',
    ),
    agreementIndexProposed: template(
      'agreementProgress',
      page,
      facts,
      ['协议 {agreementNo} 按指数提出调价', '“{title}”已按最新指数计算新价，经审批和供应商确认后自生效日执行。'],
      [
        'Agreement {agreementNo}: new prices by its index',
        'Prices of “{title}” were computed anew. They apply once they are approved and confirmed.',
      ],
      operator,
    ),
    agreementEnded: template(
      'agreementProgress',
      page,
      facts,
      ['协议 {agreementNo} 已终止', '“{title}”已终止，其协议价不再适用。原因：{reason}'],
      ['Agreement {agreementNo} was terminated', 'The prices of “{title}” no longer apply. Reason: {reason}'],
      supplier,
    ),
    agreementReplacedForSupplier: template(
      'agreementProgress',
      page,
      facts,
      ['协议 {agreementNo} 的部分价格已被替代', '“{title}”的部分商品由新的定标结果定价，其余明细继续执行。'],
      [
        'Some prices of agreement {agreementNo} were replaced',
        'A new award prices some products of “{title}”. The other lines go on.',
      ],
      supplier,
    ),
    agreementReplaced: template(
      'agreementProgress',
      page,
      facts,
      ['协议 {agreementNo} 的部分价格已被替代', '“{title}”的部分商品由新的定标结果定价，其余明细继续执行。'],
      [
        'Some prices of agreement {agreementNo} were replaced',
        'A new award prices some products of “{title}”. The other lines go on.',
      ],
      operator,
    ),
    agreementPaused: template(
      'agreementProgress',
      page,
      facts,
      ['协议 {agreementNo} 已暂停', '“{title}”的协议价暂不适用。原因：{reason}'],
      ['Agreement {agreementNo} was suspended', 'The prices of “{title}” do not apply for now. Reason: {reason}'],
      supplier,
    ),
    agreementGoesOn: template(
      'agreementProgress',
      page,
      facts,
      ['协议 {agreementNo} 已恢复', '“{title}”的协议价恢复适用。'],
      ['Agreement {agreementNo} goes on', 'The prices of “{title}” apply again.'],
      supplier,
    ),
    agreementConfirmed: template(
      'agreementProgress',
      page,
      facts,
      ['供应商已确认协议 {agreementNo}', '“{title}”已获供应商确认，按约定日期执行。'],
      ['The supplier confirmed agreement {agreementNo}', '“{title}” takes effect as agreed.'],
      operator,
    ),
    agreementPartyConfirmed: template(
      'agreementProgress',
      page,
      { ...facts, supplierName: ['供应商', 'Supplier', '安岚劳保用品有限公司', 'Anlan Safety Supplies'] },
      ['{supplierName} 已确认协议 {agreementNo}', '“{title}”还有供应商待确认，全部确认后生效。'],
      [
        '{supplierName} confirmed agreement {agreementNo}',
        'Others have yet to confirm “{title}”, which then takes effect.',
      ],
      operator,
    ),
    agreementPartyLeft: template(
      'agreementProgress',
      page,
      { ...facts, supplierName: ['供应商', 'Supplier', '安岚劳保用品有限公司', 'Anlan Safety Supplies'] },
      ['{supplierName} 退出协议 {agreementNo}', '“{title}”中该供应商的价格不再适用。原因：{reason}'],
      ['{supplierName} left agreement {agreementNo}', 'Its prices in “{title}” no longer apply. Reason: {reason}'],
      operator,
    ),
    agreementDeclined: template(
      'agreementProgress',
      page,
      facts,
      ['供应商退回协议 {agreementNo}', '“{title}”被供应商退回。原因：{reason}'],
      ['The supplier declined agreement {agreementNo}', '“{title}” was declined. Reason: {reason}'],
      operator,
    ),
    agreementRejected: template(
      'agreementProgress',
      page,
      facts,
      ['协议 {agreementNo} 审批未通过', '“{title}”未通过审批。原因：{reason}'],
      ['Agreement {agreementNo} was rejected', '“{title}” was not approved. Reason: {reason}'],
      operator,
    ),
    agreementEndsForSupplier: template(
      'agreementProgress',
      page,
      { ...facts, lastDay: ['到期日', 'Last day', '2026-12-31'] },
      ['协议 {agreementNo} 将于 {lastDay} 到期', '“{title}”即将到期，请及时洽谈续签。'],
      ['Agreement {agreementNo} ends on {lastDay}', '“{title}” ends soon. Discuss its renewal in time.'],
      supplier,
    ),
    agreementUseForSupplier: template(
      'agreementProgress',
      page,
      useFacts,
      ['协议 {agreementNo} 用量达 {percent}%', '“{title}”（{name}）用量已达上限的 {percent}%，请安排备货或洽谈追加。'],
      ['{percent}% of agreement {agreementNo} is used', '“{title}” ({name}) has reached {percent}% of its cap.'],
      supplier,
    ),
    agreementUse: template(
      'agreementProgress',
      page,
      useFacts,
      ['协议 {agreementNo} 用量达 {percent}%', '“{title}”（{name}）用量已达上限的 {percent}%，请评估是否变更上限。'],
      [
        '{percent}% of agreement {agreementNo} is used',
        '“{title}” ({name}) has reached {percent}% of its cap. Raise it if needed.',
      ],
      operator,
    ),
    agreementEnds: template(
      'agreementProgress',
      page,
      { ...facts, lastDay: ['到期日', 'Last day', '2026-12-31'] },
      ['协议 {agreementNo} 将于 {lastDay} 到期', '“{title}”即将到期，请安排延期或续签。'],
      ['Agreement {agreementNo} ends on {lastDay}', '“{title}” ends soon. Extend or renew it in time.'],
      operator,
    ),
  },
}
