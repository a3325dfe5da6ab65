import type { OrderInvoiceState, RowOutcome } from '#contract/settlement/matching/match.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const rowTones = {
  ok: 'ok',
  price: 'warn',
  quantity: 'err',
  rate: 'err',
  noReceipt: 'err',
} as const satisfies Record<RowOutcome, Tone>

export const orderInvoiceTones = {
  received: 'mute',
  stated: 'warn',
  exception: 'err',
  invoicing: 'info',
  invoiced: 'ok',
} as const satisfies Record<OrderInvoiceState, Tone>
