import {
  batchChannelNames,
  batchLabels,
  batchStatusNames,
  type Payment,
  type PaymentBatch,
  paymentLabels,
  paymentStatusNames,
} from '#contract/payments/batch.ts'
import type { exportBatchPayments, exportPaymentBatches } from '#contract/payments/batches.ts'
import type { Actor } from '#kit/actor.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import type { ListedBatch, ListedPayment } from './batch.store.ts'

export const presentBatch = (row: ListedBatch, { permissions }: Actor): PaymentBatch => ({
  id: row.id,
  version: row.version,
  batchNo: row.no,
  status: row.status,
  payments: row.payments,
  total: row.total,
  paid: row.paid,
  waiting: row.waiting,
  failed: row.failed,
  fileName: row.file_name,
  sha256: row.sha256,
  executedByName: row.executed_by_name,
  executedAt: row.executed_at.toISOString(),
  channel: row.channel,
  bankState: row.bank_state,
  requestedAt: row.asked_at?.toISOString() ?? null,
  can:
    permissions.has('payment.execute') && row.status === 'sent'
      ? ['importResults', ...(row.unknown > 0 ? (['giveUp'] as const) : [])]
      : [],
})

export const presentPayment = (row: ListedPayment): Payment => ({
  id: row.id,
  place: row.place,
  serial: row.serial,
  requestId: row.request_id,
  requestNo: row.request_no,
  supplierName: row.supplier_name,
  payeeName: row.payee_name,
  payeeLast4: row.payee_last4,
  payeeBank: row.payee_bank,
  amount: row.amount,
  status: row.status,
  bankRef: row.bank_ref ?? '',
  paidOn: row.paid_on,
  failure: row.failure,
})

export const batchColumns: ColumnsOf<typeof exportPaymentBatches> = {
  ...batchLabels,
  status: { title: batchLabels.status, words: batchStatusNames },
  channel: { title: batchLabels.channel, words: batchChannelNames },
}
export const paymentColumns: ColumnsOf<typeof exportBatchPayments> = {
  ...paymentLabels,
  status: { title: paymentLabels.status, words: paymentStatusNames },
}
