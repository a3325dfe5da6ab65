import {
  type PaymentRequest,
  type RequestRow,
  requestLabels,
  requestRowLabels,
  requestStatusNames,
} from '#contract/payments/request.ts'
import type { exportPaymentRequests, exportRequestRows } from '#contract/payments/requests.ts'
import type { Actor } from '#kit/actor.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { requestFlow } from './request.rules.ts'
import type { ListedRequest, ListedRequestRow } from './request.store.ts'

export const presentRequest = (row: ListedRequest, actor: Actor): PaymentRequest => ({
  id: row.id,
  version: row.version,
  requestNo: row.no,
  status: row.status,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  payerTitle: row.payer_title,
  payerNo: row.payer_no,
  rows: row.rows,
  gross: row.gross,
  credit: row.credit,
  total: row.total,
  plannedOn: row.planned_on,
  dueOn: row.due_on,
  purpose: row.purpose,
  payeeName: row.payee_name,
  payeeLast4: row.payee_last4,
  payeeBank: row.payee_bank,
  preparedByName: row.prepared_by_name,
  preparedAt: row.prepared_at.toISOString(),
  approvedByNames: row.approved_by_names,
  approvedAt: row.approved_at?.toISOString() ?? null,
  executedByName: row.executed_by_name,
  batchNo: row.payment?.batchNo ?? null,
  batchId: row.payment?.batchId ?? null,
  paidOn: row.payment?.paidOn ?? null,
  failure: row.payment?.failure ?? '',
  reason: row.reason,
  can: requestFlow.can(row, actor),
})

export const presentRequestRow = (row: ListedRequestRow): RequestRow => ({
  id: row.id,
  invoiceNo: row.invoice_no,
  dueOn: row.due_on,
  gross: row.gross,
  amount: row.amount,
  cash: row.cash,
})

export const requestColumns: ColumnsOf<typeof exportPaymentRequests> = {
  ...requestLabels,
  status: { title: requestLabels.status, words: requestStatusNames },
}
export const requestRowColumns: ColumnsOf<typeof exportRequestRows> = requestRowLabels
