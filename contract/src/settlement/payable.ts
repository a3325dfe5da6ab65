import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Amount, Day, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** State of a payable 应付; a credit of a red invoice is `open` until it is used. */
export const PayableStatus = OneOf(['open', 'held', 'paying', 'settled'])
export type PayableStatus = Static<typeof PayableStatus>
export const payableStatusNames = {
  open: ['待付款', 'To be paid'],
  held: ['暂停付款', 'On hold'],
  paying: ['付款中', 'Being paid'],
  settled: ['已结清', 'Settled'],
} as const satisfies StateNames<PayableStatus>

/**
 * Why a payable is not paid for now: by hand, while the payee account of its supplier changes, after a returned
 * payment, before the goods are received, while its invoice is being reversed, or as a retention until its day.
 */
export const PayableHold = OneOf([
  'manual',
  'payeeChange',
  'bounced',
  'noReceipt',
  'redForm',
  'notGenuine',
  'retention',
])
export type PayableHold = Static<typeof PayableHold>
export const payableHoldNames = {
  manual: ['人工暂停', 'Held by hand'],
  payeeChange: ['收款账户变更中', 'Payee account changing'],
  bounced: ['银行退票', 'Payment returned'],
  noReceipt: ['尚未收货', 'Not received'],
  redForm: ['红字确认中', 'Being reversed'],
  notGenuine: ['税务查验未通过', 'Not confirmed by the tax bureau'],
  retention: ['质保期内', 'Withheld as a retention'],
} as const satisfies StateNames<PayableHold>

/**
 * `prepayment` 预付款: paid for an order before its invoice; `prepaid`: the credit of a paid one, for later invoices;
 * `retention` 质保金: withheld of an invoice until some days after the receipt.
 */
export const PayableKind = OneOf(['invoice', 'prepayment', 'prepaid', 'retention'])
export type PayableKind = Static<typeof PayableKind>
export const payableKindNames = {
  invoice: ['发票', 'Invoice'],
  prepayment: ['预付款', 'Prepayment'],
  prepaid: ['预付抵扣', 'Prepaid'],
  retention: ['质保金', 'Retention'],
} as const satisfies StateNames<PayableKind>

export const PayableAction = OneOf(['hold', 'release', 'request', 'discount', 'cancel'])
export type PayableAction = Static<typeof PayableAction>

/** What a payer owes a supplier for an accepted invoice; a red invoice is a credit, all its amounts negative. */
export const Payable = shape({
  id: Id,
  version: Type.Integer(),
  kind: PayableKind,
  invoiceNo: Type.String({ description: 'number of the invoice or of the prepayment' }),
  orderNo: Type.String({ description: 'order of a prepayment; empty otherwise' }),
  purpose: Type.String({ description: 'why a prepayment is made; empty otherwise' }),
  supplierId: Id,
  supplierName: Type.String(),
  payerTitle: Type.String({ description: 'company that pays' }),
  payerNo: Type.String({ description: 'its tax number' }),
  gross: Type.String({ ...Amount, description: 'with tax; negative: a credit' }),
  paid: Amount,
  offset: Type.String({ ...Amount, description: 'settled by credits; of a credit: what of it was used' }),
  deducted: Amount,
  retained: Type.String({ ...Amount, description: 'withheld as a retention, which is paid on its own' }),
  reserved: Type.String({ ...Amount, description: 'in payment requests that are not paid yet' }),
  rest: Type.String({ ...Amount, description: 'neither settled nor reserved' }),
  acceptedOn: Day,
  dueOn: Day,
  smeDueOn: Maybe(Type.String({ ...Day, description: 'last day to pay a small or medium enterprise' })),
  smeDaysLeft: Maybe(Type.Integer({ description: 'until then; negative: it is over' })),
  discountUntil: Maybe(Type.String({ ...Day, description: 'last day of the discount for an early payment' })),
  discount: Type.String({ ...Amount, description: 'what it would deduct now' }),
  overdueDays: Type.Integer({ description: 'days past the due date; 0: not overdue, or settled' }),
  status: PayableStatus,
  holds: List(PayableHold, 10),
  holdReason: Type.String(),
  heldByName: Type.String(),
  settledAt: Maybe(Instant),
  can: List(PayableAction),
})
export type Payable = Static<typeof Payable>

export const payableLabels = {
  invoiceNo: ['发票号码', 'Invoice number'],
  kind: ['类型', 'Kind'],
  orderNo: ['订单编号', 'Order'],
  purpose: ['预付原因', 'Reason of the prepayment'],
  supplierName: ['供应商', 'Supplier'],
  payerTitle: ['付款单位', 'Payer'],
  payerNo: ['纳税人识别号', 'Tax number'],
  gross: ['发票金额', 'Invoice amount'],
  paid: ['已付金额', 'Paid'],
  offset: ['已抵扣', 'Offset'],
  retained: ['留置质保金', 'Retained'],
  reserved: ['付款中', 'Being paid'],
  rest: ['待付金额', 'To be paid'],
  acceptedOn: ['审核日期', 'Accepted'],
  dueOn: ['到期日', 'Due'],
  overdueDays: ['逾期天数', 'Days overdue'],
  status: ['状态', 'Status'],
  holds: ['暂停原因', 'Reasons for the hold'],
  settledAt: ['结清时间', 'Settled'],
} as const satisfies Labels<typeof Payable>

/** Figures of the payables that are not settled. */
export const PayableTotals = shape({
  overdue: shape({ count: Type.Integer(), amount: Amount }),
  dueSoon: shape({ count: Type.Integer(), amount: Amount }),
  open: shape({ count: Type.Integer(), amount: Amount, suppliers: Type.Integer() }),
  held: shape({ count: Type.Integer(), amount: Amount }),
  credit: shape({ count: Type.Integer(), amount: Amount }),
})

/** Open payables of a supplier and payer by the days past their due dates. */
export const AgingRow = shape({
  id: Type.String({ description: 'supplier and payer' }),
  supplierName: Type.String(),
  payerTitle: Type.String(),
  notDue: Amount,
  upTo30: Amount,
  upTo60: Amount,
  upTo90: Amount,
  over90: Amount,
  total: Type.String({ ...Amount, description: 'credits subtracted' }),
})
export type AgingRow = Static<typeof AgingRow>
export const agingLabels = {
  supplierName: ['供应商', 'Supplier'],
  payerTitle: ['付款单位', 'Payer'],
  notDue: ['未到期', 'Not due'],
  upTo30: ['逾期 1–30 天', '1–30 days'],
  upTo60: ['逾期 31–60 天', '31–60 days'],
  upTo90: ['逾期 61–90 天', '61–90 days'],
  over90: ['逾期 90 天以上', 'Over 90 days'],
  total: ['合计', 'Total'],
} as const satisfies Labels<typeof AgingRow>
