import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Amount, Day, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** State of a batch 付款批次: `sent` until the bank has answered all its payments. */
export const BatchStatus = OneOf(['sent', 'done'])
export type BatchStatus = Static<typeof BatchStatus>
export const batchStatusNames = {
  sent: ['支付中', 'Being paid'],
  done: ['已完成', 'Completed'],
} as const satisfies StateNames<BatchStatus>

/** State of a payment 付款: what is unknown stays `sent`. */
export const PaymentStatus = OneOf(['sent', 'paid', 'failed', 'bounced'])
export type PaymentStatus = Static<typeof PaymentStatus>
export const paymentStatusNames = {
  sent: ['已发送', 'Sent'],
  paid: ['已支付', 'Paid'],
  failed: ['支付失败', 'Failed'],
  bounced: ['已退票', 'Returned'],
} as const satisfies StateNames<PaymentStatus>

/** Way to the bank: a file in this format, or directly 银企直联. */
export const BankFileFormat = OneOf(['csv', 'xlsx', 'direct'])
export type BankFileFormat = Static<typeof BankFileFormat>

/** Way of a batch to the bank. */
export const BatchChannel = OneOf(['file', 'bank'])
export type BatchChannel = Static<typeof BatchChannel>
export const batchChannelNames = {
  file: ['银行文件', 'Bank file'],
  bank: ['银企直联', 'Direct to the bank'],
} as const satisfies StateNames<BatchChannel>

export const BatchAction = OneOf(['importResults', 'giveUp'])
export type BatchAction = Static<typeof BatchAction>

/** Result file that was imported into a batch. */
export const ResultFile = shape({
  id: Id,
  name: Type.String(),
  byName: Type.String(),
  at: Instant,
  applied: Type.Integer({ description: 'payments whose result was new' }),
  repeated: Type.Integer({ description: 'results that were known' }),
  foreign: Type.Integer({ description: 'rows with no serial of this batch' }),
  problems: Type.Integer({ description: 'rows with another amount, an unknown result or a contradicting one' }),
})
export type ResultFile = Static<typeof ResultFile>

export const PaymentBatch = shape({
  id: Id,
  version: Type.Integer(),
  batchNo: Type.String(),
  status: BatchStatus,
  payments: Type.Integer(),
  total: Amount,
  paid: shape({ count: Type.Integer(), amount: Amount }),
  waiting: shape({ count: Type.Integer(), amount: Amount }),
  failed: shape({ count: Type.Integer(), amount: Amount }),
  fileName: Type.String(),
  sha256: Type.String({ description: 'digest of the bank file, in hex' }),
  executedByName: Type.String(),
  executedAt: Instant,
  channel: BatchChannel,
  bankState: OneOf(['', 'queued', 'sending', 'accepted']),
  requestedAt: Maybe(Instant),
  can: List(BatchAction),
})
export type PaymentBatch = Static<typeof PaymentBatch>

/** Payment of a batch, or one that was made by hand. */
export const Payment = shape({
  id: Id,
  place: Type.Integer({ description: 'number of the row in the bank file' }),
  serial: Type.String({ description: 'our serial, by which results are matched' }),
  requestId: Id,
  requestNo: Type.String(),
  supplierName: Type.String(),
  payeeName: Type.String(),
  payeeLast4: Type.String(),
  payeeBank: Type.String(),
  amount: Amount,
  status: PaymentStatus,
  bankRef: Type.String(),
  paidOn: Maybe(Day),
  failure: Type.String(),
})
export type Payment = Static<typeof Payment>

export const batchLabels = {
  batchNo: ['批次号', 'Batch number'],
  status: ['状态', 'Status'],
  payments: ['笔数', 'Payments'],
  total: ['批次金额', 'Total'],
  fileName: ['银行文件', 'Bank file'],
  sha256: ['SHA-256', 'SHA-256'],
  executedByName: ['执行人', 'Executed by'],
  executedAt: ['生成时间', 'Made'],
  channel: ['支付渠道', 'Way to the bank'],
} as const satisfies Labels<typeof PaymentBatch>
export const paymentLabels = {
  place: ['序号', 'No.'],
  serial: ['请求流水号', 'Serial'],
  requestNo: ['付款申请号', 'Request number'],
  supplierName: ['供应商', 'Supplier'],
  payeeName: ['收款户名', 'Account name'],
  payeeLast4: ['账号尾号', 'Last four digits'],
  payeeBank: ['开户行', 'Bank'],
  amount: ['金额', 'Amount'],
  status: ['状态', 'Status'],
  bankRef: ['银行流水号', 'Bank reference'],
  paidOn: ['支付日期', 'Paid on'],
  failure: ['失败原因', 'Reason'],
} as const satisfies Labels<typeof Payment>
