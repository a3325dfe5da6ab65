import type { BatchStatus, PaymentStatus } from '#contract/payments/batch.ts'
import type { PayeeChangeStatus } from '#contract/payments/payee.ts'
import type { RequestStatus } from '#contract/payments/request.ts'
import type { PayableStatus } from '#contract/settlement/payable.ts'
import type { RetentionStatus } from '#contract/settlement/retentions/retention.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const payableTones = {
  open: 'info',
  held: 'warn',
  paying: 'info',
  settled: 'ok',
} as const satisfies Record<PayableStatus, Tone>

export const retentionTones = {
  held: 'info',
  settling: 'warn',
  released: 'ok',
  deducted: 'mute',
  reversed: 'mute',
} as const satisfies Record<RetentionStatus, Tone>

export const requestTones = {
  draft: 'mute',
  approving: 'warn',
  approved: 'warn',
  paying: 'info',
  paid: 'ok',
  failed: 'err',
  bounced: 'err',
  void: 'mute',
} as const satisfies Record<RequestStatus, Tone>

export const batchTones = { sent: 'info', done: 'ok' } as const satisfies Record<BatchStatus, Tone>

export const paymentTones = {
  sent: 'info',
  paid: 'ok',
  failed: 'err',
  bounced: 'err',
} as const satisfies Record<PaymentStatus, Tone>

export const payeeTones = {
  submitted: 'warn',
  verified: 'warn',
  cooling: 'info',
  effective: 'ok',
  rejected: 'err',
  withdrawn: 'mute',
} as const satisfies Record<PayeeChangeStatus, Tone>
