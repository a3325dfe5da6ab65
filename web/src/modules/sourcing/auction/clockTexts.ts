import { formatMoney } from '#contract/kit/format.ts'
import { secondOf } from '#contract/kit/calendar.ts'
import { amountOf } from '#sealing/auction/amounts.ts'

/** Time of day in China, `hh:mm:ss`, of milliseconds since 1970. */
export const timeOf = (ms: number): string => secondOf(new Date(ms)).slice(-8)

/** Day and time in China. */
export const wholeTimeOf = (ms: number): string => secondOf(new Date(ms))

/** Milliseconds as `hh:mm:ss`, rounded up, so that zero is shown exactly at the end. */
export function lengthOf(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => `${value}`.padStart(2, '0')
  return `${two(Math.floor(all / 3600))}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`
}

const centsIn = (amount: string): bigint => BigInt(amount.replace('.', ''))

/** Difference of two amounts with two decimals and its sign; both have two decimals. */
export function differenceOf(amount: string, base: string): string {
  const cents = centsIn(amount) - centsIn(base)
  return cents < 0n ? `−${formatMoney(amountOf(-cents))}` : `+${formatMoney(amountOf(cents))}`
}

/** Difference in percent with two decimals and its sign. */
export function percentOf(amount: string, base: string): string {
  const [a, b] = [centsIn(amount), centsIn(base)]
  if (b === 0n) return '--'
  const hundredths = ((a - b) * 1_000_000n) / b
  const rounded = (hundredths + (hundredths < 0n ? -50n : 50n)) / 100n
  return rounded < 0n ? `−${amountOf(-rounded)}%` : `+${amountOf(rounded)}%`
}
