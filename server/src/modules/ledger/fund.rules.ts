import { compare, minus, sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import { everywhere, nowhere, type Reach, reachOf } from '#kit/reach.rules.ts'

export interface Balances {
  readonly available: string
  /** Reserved. */
  readonly frozen: string
  readonly committed: string
}

export const amountOf = ({ available, frozen, committed }: Balances) => sum([available, frozen, committed])
export const usedOf = ({ frozen, committed }: Balances) => sum([frozen, committed])

/** Change that reaches the new amount (negative: reduction); `tooLow` if it is below the amount in use. */
export const changeTo = (fund: Balances, amount: string) =>
  compare(amount, usedOf(fund)) < 0 ? ('tooLow' as const) : minus(amount, amountOf(fund))

/** Departments whose budgets and quotas the actor may see: all for who manages them, else by the permissions to see them. */
export function scopeOf(actor: Actor): Reach {
  const { permissions, deptId } = actor
  if (permissions.has('budget.manage')) return everywhere
  const sees = permissions.has('budget.read') || permissions.has('budget.oversee')
  return sees ? reachOf(actor, 'budget.read', 'budget.oversee') : { ...nowhere, trees: [deptId] }
}

/**
 * Quota shown in the header. The codes -1 (none) and -2 (applied for) of the wire format are created here only and
 * never stored as money.
 */
export const shownQuota = (quota: { available: string } | undefined, isApplied: boolean): string =>
  quota?.available ?? (isApplied ? '-2' : '-1')
