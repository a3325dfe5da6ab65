import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Amount, Day, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** State of a payment request 付款申请. */
export const RequestStatus = OneOf(['draft', 'approving', 'approved', 'paying', 'paid', 'failed', 'bounced', 'void'])
export type RequestStatus = Static<typeof RequestStatus>
export const requestStatusNames = {
  draft: ['草稿', 'Draft'],
  approving: ['审批中', 'In approval'],
  approved: ['待支付', 'To be paid'],
  paying: ['支付中', 'Being paid'],
  paid: ['已支付', 'Paid'],
  failed: ['支付失败', 'Failed'],
  bounced: ['已退票', 'Returned'],
  void: ['已作废', 'Void'],
} as const satisfies StateNames<RequestStatus>

export const RequestAction = OneOf([
  'submit',
  'withdraw',
  'discard',
  'approve',
  'reject',
  'expire',
  'offset',
  'markPaid',
  'send',
  'succeed',
  'fail',
  'bounce',
  'bankReturn',
])
export type RequestAction = Static<typeof RequestAction>

/** Request to pay payables of one supplier by one payer, credits subtracted. */
export const PaymentRequest = shape({
  id: Id,
  version: Type.Integer(),
  requestNo: Type.String(),
  status: RequestStatus,
  supplierId: Id,
  supplierName: Type.String(),
  payerTitle: Type.String(),
  payerNo: Type.String(),
  rows: Type.Integer({ description: 'payables and credits' }),
  gross: Type.String({ ...Amount, description: 'payables' }),
  credit: Type.String({ ...Amount, description: 'credits that are subtracted, 0 or negative' }),
  total: Type.String({ ...Amount, description: 'to pay: payables less credits' }),
  plannedOn: Day,
  dueOn: Type.String({ ...Day, description: 'earliest due date of the payables' }),
  purpose: Type.String(),
  payeeName: Type.String({ description: 'payee account when it was submitted; empty before' }),
  payeeLast4: Type.String(),
  payeeBank: Type.String(),
  preparedByName: Type.String(),
  preparedAt: Instant,
  approvedByNames: Type.String(),
  approvedAt: Maybe(Instant),
  executedByName: Type.String(),
  batchNo: Maybe(Type.String()),
  batchId: Maybe(Id),
  paidOn: Maybe(Day),
  failure: Type.String({ description: 'why the payment failed or was returned' }),
  reason: Type.String({ description: 'why it was rejected' }),
  can: List(RequestAction),
})
export type PaymentRequest = Static<typeof PaymentRequest>

/** Payable or credit in a request. */
export const RequestRow = shape({
  id: Id,
  invoiceNo: Type.String(),
  dueOn: Day,
  gross: Amount,
  amount: Type.String({ ...Amount, description: 'in this request; negative: a credit' }),
  cash: Type.String({ ...Amount, description: 'of it paid in money, 0 of a credit' }),
})
export type RequestRow = Static<typeof RequestRow>

export const requestRowLabels = {
  invoiceNo: ['发票号码', 'Invoice number'],
  dueOn: ['到期日', 'Due'],
  gross: ['发票金额', 'Invoice amount'],
  amount: ['本次结算', 'Settled here'],
  cash: ['本次付款', 'Paid in money'],
} as const satisfies Labels<typeof RequestRow>

export const requestLabels = {
  requestNo: ['付款申请号', 'Request number'],
  status: ['状态', 'Status'],
  supplierName: ['供应商', 'Supplier'],
  payerTitle: ['付款单位', 'Payer'],
  rows: ['发票张数', 'Invoices'],
  gross: ['应付金额', 'Payables'],
  credit: ['抵扣金额', 'Credits'],
  total: ['本次付款', 'To pay'],
  plannedOn: ['计划付款日', 'Planned for'],
  dueOn: ['最早到期日', 'Earliest due date'],
  purpose: ['用途', 'Purpose'],
  payeeName: ['收款户名', 'Account name'],
  payeeLast4: ['账号尾号', 'Last four digits'],
  payeeBank: ['开户行', 'Bank'],
  preparedByName: ['编制人', 'Prepared by'],
  approvedByNames: ['审批人', 'Approved by'],
  executedByName: ['执行人', 'Executed by'],
  batchNo: ['付款批次', 'Batch'],
  paidOn: ['付款日期', 'Paid on'],
} as const satisfies Labels<typeof PaymentRequest>
