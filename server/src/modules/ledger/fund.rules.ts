import { compare, minus, sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** The day that budgets reckon with: China's, whatever the server's zone. */
export const dayOf = (now: Date): string => calendar.format(now)

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

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
 * Whose budgets a person sees: everybody's, where they manage them; else those of their own department and of the ones below it.
 */
export const scopeOf = (actor: Actor): string | null => (actor.permissions.has('budget.manage') ? null : actor.deptId)

/** What the header shows for a quota. The two codes stand for words, are made here alone and are never kept as money. */
export const shownQuota = (quota: { available: string } | undefined, isApplied: boolean): string =>
  quota?.available ?? (isApplied ? '-2' : '-1')
