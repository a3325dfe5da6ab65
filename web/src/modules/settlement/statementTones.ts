import type { DisputeStatus, SettlementKind, StatementStatus } from '#contract/settlement/statement.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const statementTones = {
  draft: 'mute',
  sent: 'info',
  disputed: 'warn',
  confirmed: 'ok',
  void: 'mute',
} as const satisfies Record<StatementStatus, Tone>

export const disputeTones = {
  open: 'warn',
  accepted: 'ok',
  rejected: 'mute',
  takenOut: 'info',
} as const satisfies Record<DisputeStatus, Tone>

/** Kinds that stand out: all but receipts. */
export const kindTones = {
  receipt: undefined,
  return: 'warn',
  allowance: 'warn',
  freight: undefined,
  adjust: 'info',
} as const satisfies Record<SettlementKind, Tone | undefined>
