/**
 * Exact arithmetic on decimal text, for both sides of the wire. Nothing here is ever a float.
 * A value is yuan with up to 4 decimals; inside, it is a bigint of ten-thousandths.
 */
const SCALE = 10_000n
const PATTERN = /^(-)?(\d+)(?:\.(\d{1,4}))?$/

/** Decimal text → ten-thousandths of a yuan. Throws a RangeError on anything else (`1e3`, `NaN`, a fifth decimal). */
export function units(text: string): bigint {
  const match = PATTERN.exec(text)
  if (!match) throw new RangeError(`not a decimal amount: ${text.slice(0, 40)}`)
  const value = BigInt(match[2]!) * SCALE + BigInt((match[3] ?? '').padEnd(4, '0') || 0)
  return match[1] ? -value : value
}

/** Ten-thousandths → decimal text with exactly `places` decimals (2 or 4); half up, away from zero. */
export function decimal(value: bigint, places: 2 | 4 = 2): string {
  const negative = value < 0n
  let left = negative ? -value : value
  if (places === 2) left = (left + 50n) / 100n
  const digits = left.toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return negative && left !== 0n ? `-${text}` : text
}

/** The same figure without the zeros that say nothing, as a person writes it into a field: `3030.0000` → `3030`. */
export const shortest = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** price × quantity, rounded to the cent as an amount of a line is. */
export const times = (price: string, quantity: number): string => decimal(units(price) * BigInt(quantity))

/** The exact sum, two decimals. */
export const sum = (amounts: readonly string[]): string => decimal(amounts.reduce((all, one) => all + units(one), 0n))

export const minus = (a: string, b: string): string => decimal(units(a) - units(b))

/** -1, 0 or 1. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  const [x, y] = [units(a), units(b)]
  return x < y ? -1 : x > y ? 1 : 0
}

/** The tax inside a tax-inclusive amount at `rate` percent: amount × rate / (100 + rate), rounded once, to the cent. */
export function taxWithin(amount: string, rate: string): string {
  const r = units(rate)
  const perCent = (100n * SCALE + r) * 100n
  const product = units(amount) * r
  const half = product < 0n ? -perCent / 2n : perCent / 2n
  return decimal(((product + half) / perCent) * 100n)
}
