import { amountOf, hundredthsOf } from './amounts.ts'

/**
 * Weight of a bidder in a weighted comparison: `addition` in yuan with two decimals is added to each of its amounts,
 * `factor` with four decimals multiplies the sum. Lower values are better.
 */
export interface Weight {
  readonly addition: string
  readonly factor: string
}

/** Factors from 0.5 to 2, up to four decimals, as people type them. */
export const factorPattern = /^(?:0\.[5-9]\d{0,3}|1(?:\.\d{1,4})?|2(?:\.0{1,4})?)$/
/** Addition as people type it: zero or more, up to two decimals. */
export const additionPattern = /^(?:0|[1-9]\d{0,7})(?:\.\d{1,2})?$/

/** Weight of who has none of its own: its values are its amounts. */
export const noWeight: Weight = { addition: '0.00', factor: '1.0000' }

const unit = 10_000n
const factorOf = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * unit + BigInt(fraction.padEnd(4, '0'))
}

/** Weight with all of its decimals, as files and hashes have it. */
export function wholeWeight({ addition, factor }: Weight): Weight {
  const parts = factorOf(factor)
  return {
    addition: amountOf(hundredthsOf(addition)),
    factor: `${parts / unit}.${`${parts % unit}`.padStart(4, '0')}`,
  }
}

/** Value of an amount in cents, rounded half up; the amount itself without a weight. */
export const valueOf = (cents: bigint, weight: Weight | undefined): bigint =>
  weight === undefined ? cents : ((cents + hundredthsOf(weight.addition)) * factorOf(weight.factor) + unit / 2n) / unit

/** Largest amount in cents whose value is at most this one; below one cent: none. */
export const mostFor = (value: bigint, weight: Weight | undefined): bigint =>
  weight === undefined
    ? value
    : (value * unit + unit / 2n - 1n) / factorOf(weight.factor) - hundredthsOf(weight.addition)
