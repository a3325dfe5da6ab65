import { monthAfter, monthsBetween } from '#contract/kit/calendar.ts'
import { sum } from '#contract/kit/money.ts'
import { type FundMonth, maxFundMonths } from '#contract/ledger/fundUse.ts'

/** Sums of a month's entries. */
export interface MonthChange {
  readonly month: string
  readonly amount: string
  readonly committed: string
  readonly reserved: string
}

export interface FundPeriod {
  readonly startsOn: string
  readonly endsOn: string
  readonly today: string
}

const monthOf = (day: string): string => day.slice(0, 7)
const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)

const unknown = { committed: null, committedSoFar: null, reserved: null }

/**
 * Cumulative use of a fund by month. Earlier entries count in the first month, later ones in the last, so the last
 * month equals the balances.
 */
export function monthsOfUse(changes: readonly MonthChange[], { startsOn, endsOn, today }: FundPeriod): FundMonth[] {
  const [first, now] = [monthOf(startsOn), monthOf(today)]
  const last = later(first, earlier(monthOf(endsOn), monthAfter(now, 12)))
  const placed = Map.groupBy(changes, ({ month }) => later(first, earlier(month, last)))
  let [amount, committedSoFar, reserved] = ['0.00', '0.00', '0.00']
  let hasEntries = false
  const months = monthsBetween(first, last).map((month): FundMonth => {
    const own = placed.get(month) ?? []
    hasEntries ||= own.length > 0
    const committed = sum(own.map((change) => change.committed))
    amount = sum([amount, ...own.map((change) => change.amount)])
    committedSoFar = sum([committedSoFar, committed])
    reserved = sum([reserved, ...own.map((change) => change.reserved)])
    if (!hasEntries) return { month, amount: null, ...unknown }
    const hasCome = month <= now || own.length > 0
    return { month, amount, ...(hasCome ? { committed, committedSoFar, reserved } : unknown) }
  })
  return months.slice(-maxFundMonths)
}
