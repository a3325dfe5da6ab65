import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Day, Id, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { PaymentRequest, RequestRow, RequestStatus } from './request.ts'

const reader = { access: 'payment.read', entrances: ['purchaser'] } as const
const clerk = { access: 'payment.prepare', entrances: ['purchaser'] } as const
const cashier = { access: 'payment.execute', entrances: ['purchaser'] } as const
/** Those who read all of them, and those who decide on one. */
const session = { access: 'session', entrances: ['purchaser', 'operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

/** Largest number of payables in a request. */
export const maxRequestRows = 200

export const RequestTab = OneOf(['all', 'draft', 'approving', 'approved', 'paying', 'paid', 'failed'])
export type RequestTab = Static<typeof RequestTab>

export const listPaymentRequests = listRoute({
  path: '/orderrest/api/paymentRequests/list',
  ...reader,
  summary: 'List payment requests, newest first',
  filters: { tab: Optional(RequestTab), status: Optional(RequestStatus), keyword: Optional(Note(100)) },
  record: PaymentRequest,
})
export const exportPaymentRequests = exportRoute(listPaymentRequests, {
  path: '/orderrest/api/paymentRequests/export',
  columns: [
    'requestNo',
    'status',
    'supplierName',
    'payerTitle',
    'rows',
    'gross',
    'credit',
    'total',
    'plannedOn',
    'dueOn',
    'payeeName',
    'payeeLast4',
    'payeeBank',
    'preparedByName',
    'approvedByNames',
    'executedByName',
    'batchNo',
    'paidOn',
  ],
})
export const findPaymentRequest = route({
  method: 'GET',
  path: '/orderrest/api/paymentRequests/find',
  ...session,
  summary: 'Get a payment request, for those who read all of them and for its approvers',
  input: shape({ id: Id }),
  reply: PaymentRequest,
})
export const listRequestRows = listRoute({
  path: '/orderrest/api/paymentRequests/rows',
  ...session,
  summary: 'List the payables and credits of a payment request, by due date',
  filters: { requestId: Id },
  record: RequestRow,
})
export const exportRequestRows = exportRoute(listRequestRows, {
  path: '/orderrest/api/paymentRequests/exportRows',
  columns: ['invoiceNo', 'dueOn', 'gross', 'amount', 'cash'],
})
export const listRequestChanges = changesRoute({
  path: '/orderrest/api/paymentRequests/changes',
  ...session,
  summary: 'List the history of a payment request',
  key: 'id',
})
export const createPaymentRequest = route({
  method: 'POST',
  path: '/orderrest/api/paymentRequests/create',
  ...clerk,
  summary: 'Draft the payment of payables of one supplier and payer; its credits are subtracted, oldest first',
  input: shape({
    payableIds: Type.Array(Id, { minItems: 1, maxItems: maxRequestRows }),
    plannedOn: Day,
    purpose: Text(100),
  }),
  reply: PaymentRequest,
})
export const submitPaymentRequest = route({
  method: 'POST',
  path: '/orderrest/api/paymentRequests/submit',
  ...clerk,
  summary: 'Submit a request: its amounts are reserved, and its approval starts',
  input: shape(ofVersion),
  reply: PaymentRequest,
})
export const withdrawPaymentRequest = route({
  method: 'POST',
  path: '/orderrest/api/paymentRequests/withdraw',
  ...clerk,
  summary: 'Withdraw a request that is not being paid yet; its amounts are free again',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: PaymentRequest,
})
export const discardPaymentRequest = route({
  method: 'POST',
  path: '/orderrest/api/paymentRequests/discard',
  ...clerk,
  summary: 'Void a draft',
  input: shape(ofVersion),
  reply: PaymentRequest,
})
export const markRequestPaid = route({
  method: 'POST',
  path: '/orderrest/api/paymentRequests/markPaid',
  ...cashier,
  summary: 'Record that an approved request was paid outside, by a third person',
  input: shape({ ...ofVersion, paidOn: Day, bankRef: Text(64) }),
  reply: PaymentRequest,
})
export const bouncePayment = route({
  method: 'POST',
  path: '/orderrest/api/paymentRequests/bounce',
  ...cashier,
  summary: 'Record that the bank returned a payment: what was paid is due again, and held until it is released',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: PaymentRequest,
})
