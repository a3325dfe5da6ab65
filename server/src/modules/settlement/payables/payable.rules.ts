import type { PayableAction, PayableHold, PayableKind, PayableStatus } from '#contract/settlement/payable.ts'
import { compare } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'

export interface PayableFacts {
  readonly kind: PayableKind
  readonly status: PayableStatus
  readonly gross: string
  readonly rest: string
  readonly holds: readonly PayableHold[]
  /** What the discount for an early payment would deduct now. */
  readonly discount: string
}

/** Holds that a person can release; the others end with their cause. */
export const releasable: readonly PayableHold[] = ['manual', 'bounced']

/** Whether a payable may enter a request: nothing of it is held, being paid or settled. */
export const isPayable = ({ status, holds }: Pick<PayableFacts, 'status' | 'holds'>): boolean =>
  status === 'open' && holds.length === 0

/** Whether nothing of a prepayment is paid, requested or cancelled. */
export const isCancellable = ({ kind, gross, rest }: Pick<PayableFacts, 'kind' | 'gross' | 'rest'>): boolean =>
  kind === 'prepayment' && gross === rest

/** What the actor may do with a payable. */
export function actionsOn(payable: PayableFacts, { permissions }: Actor): PayableAction[] {
  const mayHold = permissions.has('payable.hold') && payable.status !== 'settled'
  const isHeld = payable.holds.some((hold) => releasable.includes(hold))
  return [
    ...(mayHold && !payable.holds.includes('manual') ? (['hold'] as const) : []),
    ...(mayHold && isHeld ? (['release'] as const) : []),
    ...(permissions.has('payable.hold') && payable.status === 'open' && compare(payable.discount, '0') > 0
      ? (['discount'] as const)
      : []),
    ...(permissions.has('payment.prepare') && isPayable(payable) && compare(payable.gross, '0') > 0
      ? (['request'] as const)
      : []),
    ...(permissions.has('payment.prepare') && isCancellable(payable) ? (['cancel'] as const) : []),
  ]
}
