import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { BankFileFormat, BatchStatus, Payment, PaymentBatch, PaymentStatus, ResultFile } from './batch.ts'

const reader = { access: 'payment.read', entrances: ['purchaser'] } as const
const cashier = { access: 'payment.execute', entrances: ['purchaser'] } as const

/** Largest number of payments in a batch. */
export const maxBatchPayments = 500

export const BatchTab = OneOf(['all', 'sent', 'done'])
export type BatchTab = Static<typeof BatchTab>

export const listPaymentBatches = listRoute({
  path: '/orderrest/api/paymentBatches/list',
  ...reader,
  summary: 'List payment batches, newest first',
  filters: { tab: Optional(BatchTab), status: Optional(BatchStatus), keyword: Optional(Note(100)) },
  record: PaymentBatch,
})
export const exportPaymentBatches = exportRoute(listPaymentBatches, {
  path: '/orderrest/api/paymentBatches/export',
  columns: ['batchNo', 'status', 'payments', 'total', 'channel', 'fileName', 'sha256', 'executedByName', 'executedAt'],
})
export const findPaymentBatch = route({
  method: 'GET',
  path: '/orderrest/api/paymentBatches/find',
  ...reader,
  summary: 'Get a payment batch with the result files that were imported into it',
  input: shape({ id: Id }),
  reply: shape({ ...PaymentBatch.properties, files: List(ResultFile, 100) }),
})
export const listBatchPayments = listRoute({
  path: '/orderrest/api/paymentBatches/payments',
  ...reader,
  summary: 'List the payments of a batch in the order of its bank file',
  filters: { batchId: Id, status: Optional(PaymentStatus), keyword: Optional(Note(100)) },
  record: Payment,
})
export const exportBatchPayments = exportRoute(listBatchPayments, {
  path: '/orderrest/api/paymentBatches/exportPayments',
  columns: [
    'place',
    'serial',
    'requestNo',
    'supplierName',
    'payeeName',
    'payeeLast4',
    'payeeBank',
    'amount',
    'status',
    'bankRef',
    'paidOn',
    'failure',
  ],
})
export const listBatchChanges = changesRoute({
  path: '/orderrest/api/paymentBatches/changes',
  ...reader,
  summary: 'List the history of a payment batch',
  key: 'id',
})
export const createPaymentBatch = route({
  method: 'POST',
  path: '/orderrest/api/paymentBatches/create',
  ...cashier,
  summary: 'Make a batch of approved requests and its bank file, which does not change any more',
  input: shape({
    requestIds: Type.Array(Id, { minItems: 1, maxItems: maxBatchPayments }),
    format: BankFileFormat,
  }),
  reply: PaymentBatch,
})
export const giveUpPayments = route({
  method: 'POST',
  path: '/orderrest/api/paymentBatches/giveUp',
  ...cashier,
  summary:
    'Give up the payments that the bank does not know half an hour after it was informed; their amounts are free again',
  input: shape({ id: Id, version: Type.Integer(), reason: Text(200) }),
  reply: PaymentBatch,
})
export const downloadBankFile = route({
  method: 'GET',
  path: '/orderrest/api/paymentBatches/download',
  ...cashier,
  download: true,
  summary: 'Download the bank file of a batch as it was made',
  input: shape({ id: Id }),
  reply: Done,
})
export const importBankResults = route({
  method: 'POST',
  path: '/orderrest/api/paymentBatches/importResults',
  ...cashier,
  steps: true,
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 5 * 1024 * 1024 },
  rateLimit: 'import',
  summary: "Import the bank's results of a batch, matched by our serial; results that are known change nothing",
  input: shape({ id: Id }),
  reply: shape({
    applied: Type.Integer(),
    repeated: Type.Integer(),
    foreign: Type.Integer(),
    problems: List(shape({ serial: Type.String(), text: Type.String() }), 500),
  }),
})
