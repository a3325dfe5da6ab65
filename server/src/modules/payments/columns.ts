import type { BatchChannel, BatchStatus, PaymentStatus } from '#contract/payments/batch.ts'
import type { PayeeChangeStatus } from '#contract/payments/payee.ts'
import type { RequestStatus } from '#contract/payments/request.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'batches.bank_state': '' | 'queued' | 'sending' | 'accepted'
  'batches.channel': BatchChannel
  'batches.status': BatchStatus
  'payee_changes.status': PayeeChangeStatus
  'payments.status': PaymentStatus
  'requests.status': RequestStatus
}
