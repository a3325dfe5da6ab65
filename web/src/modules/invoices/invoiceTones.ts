import type { CheckOutcome, Verified, InvoiceStatus, UploadOutcome } from '#contract/invoices/invoice.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const invoiceTones = {
  submitted: 'info',
  exception: 'warn',
  matched: 'info',
  approved: 'ok',
  returned: 'err',
} as const satisfies Record<InvoiceStatus, Tone>

export const uploadTones = {
  accepted: 'ok',
  known: 'mute',
  joined: 'mute',
  proposed: 'warn',
  refused: 'err',
} as const satisfies Record<UploadOutcome, Tone>

export const checkTones = { ok: 'ok', warn: 'warn', fail: 'err' } as const satisfies Record<CheckOutcome, Tone>

export const verifiedTones = {
  none: 'mute',
  requested: 'info',
  genuine: 'ok',
  differs: 'err',
  notFound: 'err',
  void: 'err',
} as const satisfies Record<Verified, Tone>
