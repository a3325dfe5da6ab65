import { byMail, template, topic } from '../../kit/messages.ts'

const facts = {
  redFormNo: ['红字单号', 'Red letter', 'HZ20261101000003'],
  blueNumber: ['蓝字发票', 'Original invoice', '26322000000000040377'],
  supplierName: ['供应商', 'Supplier', '江澜智能科技', 'Jianglan'],
  gross: ['红字金额', 'Red amount', '-189.00'],
  reason: ['原因', 'Reason', '数量不符', 'Wrong quantity'],
} as const
const own = '/supplierRedLetters?view=forms&id={id}'
const buyer = '/redLetters?view=forms&id={id}'

/** Messages of red letters, to the side that has to act or that waits. */
export const redMessages = {
  topics: {
    supplierRedForms: topic('140050218', 'order', ['红字确认单', 'Red letters'], ['supplier'], [byMail, byMail]),
    redForms: topic('140050219', 'order', ['红字确认单', 'Red letters'], ['purchaser'], [byMail, byMail]),
  },
  templates: {
    supplierRedFormWaiting: template(
      'supplierRedForms',
      own,
      facts,
      ['红字确认单 {redFormNo} 待确认', '发票 {blueNumber} 红冲 {gross} 元，请在 72 小时内确认或拒绝，逾期自动失效。'],
      ['Red letter {redFormNo} awaits you', 'Invoice {blueNumber}, ¥{gross}. Confirm or refuse it within 72 hours.'],
      'supplierInvoice.read',
    ),
    supplierRedFormEnded: template(
      'supplierRedForms',
      own,
      facts,
      ['红字确认单 {redFormNo} 未完成', '发票 {blueNumber} 红冲 {gross} 元：{reason}。如仍需红冲请重新发起。'],
      ['Red letter {redFormNo} was not finished', 'Invoice {blueNumber}, ¥{gross}: {reason}. Start another if needed.'],
      'supplierInvoice.read',
    ),
    redFormWaiting: template(
      'redForms',
      buyer,
      facts,
      [
        '{supplierName}发起的红字确认单 {redFormNo} 待确认',
        '发票 {blueNumber} 红冲 {gross} 元，请在 72 小时内确认或拒绝。',
      ],
      [
        'Red letter {redFormNo} of {supplierName} awaits you',
        'Invoice {blueNumber}, ¥{gross}. Decide within 72 hours.',
      ],
      'invoice.read',
    ),
    redFormEnded: template(
      'redForms',
      buyer,
      facts,
      ['红字确认单 {redFormNo} 未完成', '{supplierName}的发票 {blueNumber} 红冲 {gross} 元：{reason}。'],
      ['Red letter {redFormNo} was not finished', 'Invoice {blueNumber} of {supplierName}, ¥{gross}: {reason}.'],
      'invoice.read',
    ),
    redFormIssued: template(
      'redForms',
      buyer,
      facts,
      ['{supplierName}已开具红字发票', '蓝字发票 {blueNumber}，红字金额 {gross} 元，请审核。'],
      ['{supplierName} has issued a red invoice', 'It reverses {blueNumber} by ¥{gross}. Approve it.'],
      'invoice.read',
    ),
  },
}
