import type { IndexPeriod } from '#contract/agreements/indices/indexRule.ts'
import { dayAfter, monthAfter } from '#contract/kit/calendar.ts'
import { decimal, units } from '#contract/kit/money.ts'

/** Value of an index in millionths. */
function millionths(value: string): bigint {
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6))
}
export const isSameValue = (a: string, b: string): boolean => millionths(a) === millionths(b)
export const isZero = (value: string): boolean => millionths(value) === 0n

export interface Priced {
  /** p0: what was agreed for the base value. */
  readonly basePrice: string
  /** What applies now. */
  readonly price: string
}
export interface Moved {
  /** I0. */
  readonly base: string
  /** I. */
  readonly value: string
}
export interface Formula {
  /** b, in percent. */
  readonly share: string
  /** Most that one step changes a price by, in percent. */
  readonly up: string
  readonly down: string
}

const hundred = units('100')

/**
 * Next price that follows an index: p0 × (a + b × I / I0) with a + b = 1, computed exactly and rounded half up to the four
 * decimals of a price, once. One step never leaves the collar around the price that applies: its bounds are rounded inward.
 */
export function indexedPrice({ basePrice, price }: Priced, { base, value }: Moved, formula: Formula): string {
  const [share, up, down] = [units(formula.share), units(formula.up), units(formula.down)]
  const [from, to] = [millionths(base), millionths(value)]
  const product = units(basePrice) * ((hundred - share) * from + share * to)
  const divisor = hundred * from
  const wanted = (2n * product + divisor) / (2n * divisor)
  const least = (units(price) * (hundred - down) + hundred - 1n) / hundred
  const most = (units(price) * (hundred + up)) / hundred
  return decimal(wanted < least ? least : wanted > most ? most : wanted, 4)
}

/** Whether prices follow the value of a month. */
export const isFollowed = (month: string, period: IndexPeriod): boolean =>
  period === 'month' || Number(month.slice(5)) % 3 === 0

/** Last month before this one whose value prices follow; a value is published in the next month. */
export function expectedMonth(today: string, period: IndexPeriod): string {
  const last = monthAfter(today.slice(0, 7), -1)
  return period === 'month' ? last : monthAfter(last, -(Number(last.slice(5)) % 3))
}

/** Day of the month from which a value that should be there is missing. */
export const missingFromDay = 15
export const isMissing = (today: string): boolean => Number(today.slice(8)) >= missingFromDay

/** First day of a month, after the notice and after the last day on which prices began. */
export function startOf(today: string, notice: number, lastStart: string | null): string {
  const earliest = dayAfter(today, notice)
  const first = earliest.endsWith('-01') ? earliest : `${monthAfter(earliest.slice(0, 7), 1)}-01`
  return lastStart !== null && first <= lastStart ? `${monthAfter(lastStart.slice(0, 7), 1)}-01` : first
}
