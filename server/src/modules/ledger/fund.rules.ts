import { compare, minus, sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'

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

/** Department whose budgets, with those below it, the actor may see; null: all, with the permission to see or manage all. */
export const scopeOf = ({ permissions, deptId }: Actor): string | null =>
  permissions.has('budget.manage') || permissions.has('budget.oversee') ? null : deptId

/**
 * Quota shown in the header. The codes -1 (none) and -2 (applied for) of the wire format are created here only and
 * never stored as money.
 */
export const shownQuota = (quota: { available: string } | undefined, isApplied: boolean): string =>
  quota?.available ?? (isApplied ? '-2' : '-1')
