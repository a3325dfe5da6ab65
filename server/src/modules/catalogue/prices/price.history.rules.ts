import type { PriceHistory } from '#contract/catalogue/priceHistory.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { compare } from '#contract/kit/money.ts'

export interface PricePoint {
  readonly at: Date
  readonly list_price: string
}
/** Agreement of a department on the buyer's path; `depth` is its place there, the nearest last. */
export interface AgreedPeriod {
  readonly price: string
  readonly valid_from: string
  readonly valid_to: string
  readonly depth: number
}

const aDay = 86_400_000
const weeksShown = 52
const daysOfLowest = 30

/** Price of the nearest agreement in force on a day. */
const agreedOn = (agreements: readonly AgreedPeriod[], day: string): string | null =>
  agreements
    .filter(({ valid_from, valid_to }) => valid_from <= day && day <= valid_to)
    .toSorted((a, b) => b.depth - a.depth)[0]?.price ?? null

/** Days of the chart: a week apart, backwards from today, and no earlier than the first known price. */
function daysOf(now: Date, first: Date): Date[] {
  const days = Array.from({ length: weeksShown + 1 }, (_, at) => new Date(now.getTime() - at * 7 * aDay))
  return days.filter((day) => day >= first).toReversed()
}

/** Lowest price that was in force at any time of the last 30 days, and the day on which it began. */
function lowestOf(points: readonly PricePoint[], now: Date): PriceHistory['lowest'] {
  const from = new Date(now.getTime() - daysOfLowest * aDay)
  const before = points.findLast(({ at }) => at <= from)
  const inForce = [...(before ? [before] : []), ...points.filter(({ at }) => at > from)]
  if (inForce.length === 0) return null
  const lowest = inForce.reduce((low, one) => (compare(one.list_price, low.list_price) < 0 ? one : low))
  return { price: lowest.list_price, day: dayOf(lowest.at > from ? lowest.at : from) }
}

/** History of a price from its points, earliest first. */
export function historyOf(points: readonly PricePoint[], agreements: readonly AgreedPeriod[], now: Date): PriceHistory {
  const known = points.filter(({ at }) => at <= now)
  const [first] = known
  if (!first) return { since: null, weeks: [], changes: 0, lowest: null }
  const days = daysOf(now, first.at)
  const weeks = days.map((moment) => {
    const day = dayOf(moment)
    return {
      day,
      listPrice: known.findLast(({ at }) => at <= moment)!.list_price,
      agreementPrice: agreedOn(agreements, day),
    }
  })
  const shownFrom = new Date(now.getTime() - weeksShown * 7 * aDay)
  const changes = known.filter((point, at) => at > 0 && point.at > shownFrom).length
  return { since: dayOf(first.at), weeks, changes, lowest: lowestOf(known, now) }
}
