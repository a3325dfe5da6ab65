import { byMail, template, topic } from '../kit/messages.ts'

const ofPayee = {
  changeNo: ['变更单号', 'Change number', 'SK20261102000003'],
  supplierName: ['供应商', 'Supplier', '江澜智能科技', 'Jianglan'],
  bank: ['开户行', 'Bank', '招商银行上海分行', 'China Merchants Bank, Shanghai'],
  last4: ['账号尾号', 'Last four digits', '7731'],
  reason: ['原因', 'Reason', '户名与营业执照不符', 'The name differs from the licence'],
} as const
const ofRequest = {
  requestNo: ['付款申请号', 'Request number', 'FQ20261128000009'],
  supplierName: ['供应商', 'Supplier', '江澜智能科技', 'Jianglan'],
  payerTitle: ['付款单位', 'Payer', '华润置地', 'Huarun Land'],
  total: ['金额', 'Amount', '46210.00'],
  reason: ['原因', 'Reason', '户名与账号不符', 'Name and number do not match'],
} as const
const ofRetention = {
  invoiceNo: ['发票号码', 'Invoice number', '26312000000000000042'],
  supplierName: ['供应商', 'Supplier', '江澜智能科技', 'Jianglan'],
  amount: ['金额', 'Amount', '1200.50'],
  dueOn: ['到期日', 'Due', '2027-11-20'],
  reason: ['原因', 'Reason', '两台设备质保期内故障', 'Two devices failed within the warranty'],
} as const
const ownPage = '/supplierPayments?view=payee'
const receiptsPage = '/supplierPayments?view=receipts'
const retentionsPage = '/payables?view=retentions'
const ownRetentionsPage = '/supplierPayments?view=retentions'
const requestPage = '/paymentRequest?id={id}'
const reader = 'supplierPayment.read'

/** Messages of payments and payee accounts. */
export const paymentsMessages = {
  topics: {
    supplierPayments: topic(
      '140050216',
      'order',
      ['收款与账户', 'Payments and account'],
      ['supplier'],
      [byMail, byMail],
    ),
    payments: topic('140050217', 'order', ['付款进度', 'Progress of payments'], ['purchaser'], [byMail, byMail]),
  },
  templates: {
    payeeProposed: template(
      'supplierPayments',
      ownPage,
      ofPayee,
      ['收款账户正在变更', '变更单 {changeNo}：{bank} 尾号 {last4}。如非贵司发起，请立即联系采购方。'],
      [
        'Your payee account is changing',
        'Change {changeNo}: {bank}, ending {last4}. If this was not you, contact the buyer immediately.',
      ],
      reader,
    ),
    payeeTookEffect: template(
      'supplierPayments',
      ownPage,
      ofPayee,
      ['收款账户已生效', '{bank} 尾号 {last4} 已生效，后续款项将付至该账户。'],
      ['Your payee account is in force', '{bank}, ending {last4}. Payments go to it from now on.'],
      reader,
    ),
    payeeRejected: template(
      'supplierPayments',
      ownPage,
      ofPayee,
      ['收款账户变更已驳回', '变更单 {changeNo} 已驳回，原账户继续使用。原因：{reason}'],
      ['The change of your payee account was rejected', 'Change {changeNo}. Reason: {reason}'],
      reader,
    ),
    paymentMade: template(
      'supplierPayments',
      receiptsPage,
      ofRequest,
      ['{payerTitle}已付款 {total} 元', '付款申请 {requestNo}，请查收。'],
      ['{payerTitle} paid ¥{total}', 'Request {requestNo}.'],
      reader,
    ),
    paymentBounced: template(
      'supplierPayments',
      ownPage,
      ofRequest,
      ['{payerTitle}的付款被银行退回', '{total} 元退票，原因：{reason}。请核对收款账户。'],
      ['The bank returned a payment of {payerTitle}', '¥{total}. Reason: {reason}. Check your payee account.'],
      reader,
    ),
    paymentFailed: template(
      'payments',
      requestPage,
      ofRequest,
      ['付款申请 {requestNo} 支付失败', '{supplierName}，{total} 元，原因：{reason}。应付余额已释放。'],
      ['Payment of {requestNo} failed', '{supplierName}, ¥{total}. Reason: {reason}. The amounts are free again.'],
      'payment.read',
    ),
    paymentReturned: template(
      'payments',
      requestPage,
      ofRequest,
      ['付款申请 {requestNo} 被银行退票', '{supplierName}，{total} 元，原因：{reason}。应付已恢复并暂停。'],
      [
        'The bank returned the payment of {requestNo}',
        '{supplierName}, ¥{total}. Reason: {reason}. It is due again, and on hold.',
      ],
      'payment.read',
    ),
    retentionDue: template(
      'payments',
      retentionsPage,
      ofRetention,
      [
        '质保金将于 {dueOn} 到期',
        '{supplierName}，发票 {invoiceNo}，{amount} 元。到期自动转为应付，需扣除的请提前办理。',
      ],
      [
        'A retention is due on {dueOn}',
        '{supplierName}, invoice {invoiceNo}, ¥{amount}. It becomes payable on that day unless it is deducted before.',
      ],
      'payment.read',
    ),
    retentionOverdue: template(
      'payments',
      retentionsPage,
      ofRetention,
      ['质保金已过到期日 {dueOn}', '{supplierName}，发票 {invoiceNo}，{amount} 元仍待复核，请尽快办理。'],
      ['A retention was due on {dueOn}', '{supplierName}, invoice {invoiceNo}, ¥{amount} still await a decision.'],
      'payment.read',
    ),
    retentionDueForSupplier: template(
      'supplierPayments',
      ownRetentionsPage,
      ofRetention,
      ['质保金将于 {dueOn} 到期', '发票 {invoiceNo}，{amount} 元，到期后安排付款。'],
      ['A retention is due on {dueOn}', 'Invoice {invoiceNo}, ¥{amount}. It becomes payable on that day.'],
      reader,
    ),
    retentionReleased: template(
      'supplierPayments',
      ownRetentionsPage,
      ofRetention,
      ['质保金已释放', '发票 {invoiceNo} 的质保金 {amount} 元已转为应付。'],
      ['A retention was released', '¥{amount} withheld of invoice {invoiceNo} are payable now.'],
      reader,
    ),
    retentionDeducted: template(
      'supplierPayments',
      ownRetentionsPage,
      ofRetention,
      ['质保金已扣除 {amount} 元', '发票 {invoiceNo}，原因：{reason}'],
      ['¥{amount} of a retention were deducted', 'Invoice {invoiceNo}. Reason: {reason}'],
      reader,
    ),
    requestRejected: template(
      'payments',
      requestPage,
      ofRequest,
      ['付款申请 {requestNo} 被驳回', '{supplierName}，{total} 元，原因：{reason}'],
      ['Request {requestNo} was rejected', '{supplierName}, ¥{total}. Reason: {reason}'],
      'payment.read',
    ),
  },
}
