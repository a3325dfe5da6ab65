import { dayAfter, monthsLater } from '#contract/kit/calendar.ts'
import { maxMonths } from '#contract/insight/filter.ts'
import type { Days } from '#contract/insight/periods.ts'
import type { Actor } from '#kit/actor.ts'
import { type Reach, reachOf } from '#kit/reach.rules.ts'
import { refuse } from '#kit/refusal.ts'

/** Departments whose figures are added up: this one with those below it. '0': the tenant. */
export interface Scope {
  readonly id: string
  /** Empty for the tenant. */
  readonly name: string
}

/** What decides which figures somebody sees. */
export type Reader = Pick<Actor, 'permissions' | 'deptId' | 'reaches' | 'now' | 'entrance' | 'userId'>

/** Departments whose figures the actor may see; figures of a department are those of all below it, too. */
export const readsOf = (reader: Pick<Reader, 'permissions' | 'deptId' | 'reaches'>): Reach =>
  reachOf(reader, 'insight.read', 'insight.oversee')

/** Days of a statement: from `since` on, before `before`. */
export interface Span {
  readonly since: string
  readonly before: string
}

/** Refuses a period that is reversed or too long. */
export function spanOf({ since, until }: Days, today: string): Span {
  if (until < since) refuse('insight.periodReversed')
  if (until >= monthsLater(since, maxMonths)) refuse('insight.periodTooLong')
  // Nothing is dated later than today, so a running month is read as a whole, out of the sums of months.
  return { since, before: until >= today ? firstOfNextMonth(until) : dayAfter(until, 1) }
}

/** The same days of the year before. */
export const formerSpan = ({ since, until }: Days, today: string): Span => ({
  since: monthsLater(since, -12),
  before: dayAfter(monthsLater(until < today ? until : today, -12), 1),
})

const firstOfNextMonth = (day: string): string => monthsLater(`${day.slice(0, 7)}-01`, 1)
