import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { Day, Id, Note, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { AgingRow, Payable, PayableHold, PayableKind, PayableTotals } from './payable.ts'

const reader = { access: 'payment.read', entrances: ['purchaser'] } as const
const clerk = { access: 'payable.hold', entrances: ['purchaser'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const PayableTab = OneOf(['unsettled', 'open', 'held', 'paying', 'settled', 'all'])
export type PayableTab = Static<typeof PayableTab>

export const listPayables = listRoute({
  path: '/orderrest/api/payables/list',
  ...reader,
  summary: 'List payables by due date; those that are not settled unless `tab` says otherwise',
  filters: {
    tab: Optional(PayableTab),
    supplierId: Optional(Id),
    hold: Optional(PayableHold),
    kind: Optional(PayableKind),
    dueUntil: Optional(Day),
    overdue: Optional(Type.Boolean()),
    keyword: Optional(Note(100)),
  },
  record: Payable,
})
export const exportPayables = exportRoute(listPayables, {
  path: '/orderrest/api/payables/export',
  columns: [
    'invoiceNo',
    'kind',
    'orderNo',
    'supplierName',
    'payerTitle',
    'payerNo',
    'gross',
    'paid',
    'offset',
    'retained',
    'reserved',
    'rest',
    'acceptedOn',
    'dueOn',
    'overdueDays',
    'status',
    'holds',
    'settledAt',
  ],
})
export const getPayableTotals = route({
  method: 'GET',
  path: '/orderrest/api/payables/totals',
  ...reader,
  summary: 'Add up what is overdue, due within 7 days, to be paid, held and left of credits',
  input: Nothing,
  reply: PayableTotals,
})
export const listPayableChanges = changesRoute({
  path: '/orderrest/api/payables/changes',
  ...reader,
  summary: 'List the history of a payable',
  key: 'id',
})
export const holdPayable = route({
  method: 'POST',
  path: '/orderrest/api/payables/hold',
  ...clerk,
  summary: 'Hold a payable with a reason; it enters no payment until it is released',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: Payable,
})
export const releasePayable = route({
  method: 'POST',
  path: '/orderrest/api/payables/release',
  ...clerk,
  summary: 'Release a payable that was held by hand or after a returned payment',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: Payable,
})
export const takeDiscount = route({
  method: 'POST',
  path: '/orderrest/api/payables/discount',
  ...clerk,
  summary: 'Deduct the discount for an early payment of a payable, within its days',
  input: shape(ofVersion),
  reply: Payable,
})
export const createPrepayment = route({
  method: 'POST',
  path: '/orderrest/api/prepayments/create',
  access: 'payment.prepare',
  entrances: ['purchaser'],
  summary: 'Prepay an order, up to its amount; it is requested, approved and paid as other payables are',
  input: shape({ orderNo: Text(40), amount: Formatted('amount'), dueOn: Day, purpose: Text(200) }),
  reply: Payable,
})
export const cancelPrepayment = route({
  method: 'POST',
  path: '/orderrest/api/prepayments/cancel',
  access: 'payment.prepare',
  entrances: ['purchaser'],
  summary: 'Cancel a prepayment of which nothing is paid or requested',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: Payable,
})
export const listAging = listRoute({
  path: '/orderrest/api/reports/aging',
  ...reader,
  summary: 'List what is not settled of each supplier and payer, by the days past the due dates',
  filters: { keyword: Optional(Note(100)) },
  record: AgingRow,
})
export const exportAging = exportRoute(listAging, {
  path: '/orderrest/api/reports/exportAging',
  columns: ['supplierName', 'payerTitle', 'notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'total'],
})
