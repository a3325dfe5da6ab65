import { byMail, template, topic } from '../kit/messages.ts'

const facts = {
  number: ['发票号码', 'Invoice number', '26322000000000040377'],
  sellerName: ['销售方', 'Seller', '江澜智能科技有限公司', 'Jianglan'],
  gross: ['价税合计', 'Amount with tax', '22518.80'],
  reason: ['原因', 'Reason', '单价高于订单', 'The price is above that of the order'],
} as const
const differing = {
  ...facts,
  difference: ['差额', 'Difference', '312.00'],
} as const
const claiming = {
  ...facts,
  claimed: ['文件金额', 'Amount in the file', '9680.00'],
} as const
const own = '/supplierInvoices'
const needs = 'supplierInvoice.read'

/** Messages of invoices, to the side that acts next. */
export const invoicesMessages = {
  topics: {
    supplierInvoices: topic('140050214', 'order', ['发票进度', 'Progress of invoices'], ['supplier'], [byMail, byMail]),
    invoices: topic('140050215', 'order', ['收票异常', 'Invoices with problems'], ['purchaser'], [byMail, byMail]),
  },
  templates: {
    invoiceApproved: template(
      'supplierInvoices',
      own,
      facts,
      ['发票 {number} 已审核', '价税合计 {gross} 元已审核通过，将按约定账期付款。'],
      ['Invoice {number} was approved', '¥{gross} with tax was approved and will be paid on its terms.'],
      needs,
    ),
    invoiceReturned: template(
      'supplierInvoices',
      own,
      facts,
      ['发票 {number} 被退回', '价税合计 {gross} 元，退回原因：{reason}。请更正后重新上传。'],
      ['Invoice {number} was returned', '¥{gross} with tax. Reason: {reason}. Correct it and upload it again.'],
      needs,
    ),
    invoiceContentDiffered: template(
      'supplierInvoices',
      own,
      claiming,
      ['发票 {number} 号码相同、内容不同', '已收到的金额为 {gross} 元，新上传文件为 {claimed} 元，请核对。'],
      ['Two contents of invoice {number}', 'The one that is here has ¥{gross}, the new file says ¥{claimed}.'],
      needs,
    ),
    invoiceFailed: template(
      'invoices',
      '/matching?id={id}',
      differing,
      ['{sellerName}的发票 {number} 未能匹配', '价税合计 {gross} 元，{reason}，差额 {difference} 元，请处理。'],
      ['Invoice {number} of {sellerName} does not match', '¥{gross} with tax. {reason}, difference ¥{difference}.'],
      'invoice.match',
    ),
    invoiceNotGenuine: template(
      'invoices',
      '/invoiceInbox',
      { ...facts, verdict: ['查验结果', 'Verdict', '查无此票', 'Not found'] } as const,
      ['{sellerName}的发票 {number} 税务查验未通过', '价税合计 {gross} 元，查验结果：{verdict}。已审核的暂停付款。'],
      [
        'The tax bureau does not confirm invoice {number} of {sellerName}',
        '¥{gross} with tax. Verdict: {verdict}. It is not paid if it was approved.',
      ],
      'invoice.read',
    ),
    invoiceClaimed: template(
      'invoices',
      '/invoiceInbox',
      claiming,
      ['{sellerName}的发票 {number} 号码相同、内容不同', '已收到的金额为 {gross} 元，新上传文件为 {claimed} 元。'],
      [
        'Two contents of invoice {number} of {sellerName}',
        'The one that is here has ¥{gross}, the new file says ¥{claimed}.',
      ],
      'invoice.read',
    ),
  },
}
