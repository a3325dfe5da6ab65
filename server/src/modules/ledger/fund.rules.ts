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

/** How much must be added to reach the new amount (taken away, where it is negative); 'tooLow' below what is in use. */
export const changeTo = (fund: Balances, amount: string) =>
  compare(amount, usedOf(fund)) < 0 ? ('tooLow' as const) : minus(amount, amountOf(fund))

/**
 * Whose budgets a person sees: everybody's, where they manage them; else those of their own department and of the ones
 * below it.
 */
export const scopeOf = (actor: Actor): string | null => (actor.permissions.has('budget.manage') ? null : actor.deptId)

/**
 * What the header shows for a quota. The two codes stand for words, are made here alone and are never kept as money.
 */
export const shownQuota = (quota: { available: string } | undefined, isApplied: boolean): string =>
  quota?.available ?? (isApplied ? '-2' : '-1')
