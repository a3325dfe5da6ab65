import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { Amount, Day, Id, List, Maybe, Note, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { PayableHold, PayableKind, PayableStatus } from '#contract/settlement/payable.ts'
import { Retention } from '#contract/settlement/retentions/retention.ts'

const supplier = { access: 'supplierPayment.read', entrances: ['supplier'] } as const

/** Invoice of the caller's company as its payer has it. */
export const Receivable = shape({
  id: Id,
  kind: PayableKind,
  invoiceNo: Type.String(),
  payerTitle: Type.String(),
  gross: Type.String({ ...Amount, description: 'with tax; negative: a red invoice' }),
  paid: Amount,
  offset: Type.String({ ...Amount, description: 'settled by red invoices' }),
  deducted: Type.String({ ...Amount, description: 'discount for an early payment and other deductions' }),
  retained: Type.String({ ...Amount, description: 'withheld as a retention, which is listed on its own' }),
  rest: Type.String({ ...Amount, description: 'not paid yet, with what is being paid' }),
  acceptedOn: Day,
  dueOn: Day,
  status: PayableStatus,
  holds: List(PayableHold, 10),
})
export type Receivable = Static<typeof Receivable>

/** Payment that the caller's company received, or that its bank returned. */
export const Receipt = shape({
  id: Id,
  requestNo: Type.String(),
  payerTitle: Type.String(),
  amount: Amount,
  paidOn: Day,
  payeeLast4: Type.String(),
  payeeBank: Type.String(),
  bankRef: Type.String(),
  invoices: Type.String({ description: 'numbers of the invoices' }),
  bounced: Type.Boolean(),
  failure: Maybe(Type.String()),
})
export type Receipt = Static<typeof Receipt>

export const receivableLabels = {
  invoiceNo: ['发票号码', 'Invoice number'],
  kind: ['类型', 'Kind'],
  payerTitle: ['付款单位', 'Payer'],
  gross: ['发票金额', 'Invoice amount'],
  paid: ['已收金额', 'Received'],
  offset: ['红票抵扣', 'Offset'],
  deducted: ['折扣与扣款', 'Deducted'],
  retained: ['留置质保金', 'Retained'],
  rest: ['待收金额', 'To be received'],
  acceptedOn: ['审核日期', 'Accepted'],
  dueOn: ['到期日', 'Due'],
  status: ['状态', 'Status'],
} as const satisfies Labels<typeof Receivable>
export const receiptLabels = {
  paidOn: ['付款日期', 'Paid on'],
  payerTitle: ['付款单位', 'Payer'],
  amount: ['到账金额', 'Amount'],
  payeeBank: ['开户行', 'Bank'],
  payeeLast4: ['账号尾号', 'Last four digits'],
  bankRef: ['银行流水号', 'Bank reference'],
  invoices: ['对应发票', 'Invoices'],
  requestNo: ['付款申请号', 'Request number'],
} as const satisfies Labels<typeof Receipt>

export const ReceivableTab = OneOf(['unsettled', 'settled', 'all'])
export type ReceivableTab = Static<typeof ReceivableTab>

export const listReceivables = listRoute({
  path: '/orderrest/api/supplierPayments/list',
  ...supplier,
  summary: "List the invoices of the caller's company by due date; unpaid ones unless `tab` says otherwise",
  filters: { tab: Optional(ReceivableTab), keyword: Optional(Note(100)) },
  record: Receivable,
})
export const exportReceivables = exportRoute(listReceivables, {
  path: '/orderrest/api/supplierPayments/export',
  columns: [
    'invoiceNo',
    'kind',
    'payerTitle',
    'gross',
    'paid',
    'offset',
    'deducted',
    'retained',
    'rest',
    'acceptedOn',
    'dueOn',
    'status',
  ],
})
export const listReceipts = listRoute({
  path: '/orderrest/api/supplierPayments/receipts',
  ...supplier,
  summary: "List the payments to the caller's company, newest first",
  filters: { keyword: Optional(Note(100)) },
  record: Receipt,
})
export const exportReceipts = exportRoute(listReceipts, {
  path: '/orderrest/api/supplierPayments/exportReceipts',
  columns: ['paidOn', 'payerTitle', 'amount', 'payeeBank', 'payeeLast4', 'bankRef', 'invoices', 'requestNo'],
})

export const listOwnRetentions = listRoute({
  path: '/orderrest/api/supplierPayments/retentions',
  ...supplier,
  summary: "List what is withheld of the invoices of the caller's company, by the day on which it is due",
  filters: { keyword: Optional(Note(100)) },
  record: Retention,
})
export const exportOwnRetentions = exportRoute(listOwnRetentions, {
  path: '/orderrest/api/supplierPayments/exportRetentions',
  columns: [
    'invoiceNo',
    'payerTitle',
    'percent',
    'gross',
    'deducted',
    'offset',
    'paid',
    'rest',
    'receivedOn',
    'dueOn',
    'status',
    'reason',
  ],
})
