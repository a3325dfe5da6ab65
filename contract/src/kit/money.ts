/**
 * Fixed-point money arithmetic on decimal text, for server and browser. Amounts are never floating-point numbers: a
 * value is yuan with up to 4 decimals, represented as a bigint of ten-thousandths of a yuan.
 */
const SCALE = 10_000n
const PATTERN = /^(-)?(\d+)(?:\.(\d{1,4}))?$/

/**
 * Parses decimal text to ten-thousandths of a yuan. Throws a RangeError for any other text, such as `1e3`, `NaN` or a
 * fifth decimal.
 */
export function units(text: string): bigint {
  const match = PATTERN.exec(text)
  if (!match) throw new RangeError(`not a decimal amount: ${text.slice(0, 40)}`)
  const value = BigInt(match[2]!) * SCALE + BigInt((match[3] ?? '').padEnd(4, '0') || 0)
  return match[1] ? -value : value
}

/**
 * Formats ten-thousandths of a yuan as decimal text with exactly `places` decimals (2 or 4), rounded half away from
 * zero.
 */
export function decimal(value: bigint, places: 2 | 4 = 2): string {
  const negative = value < 0n
  let left = negative ? -value : value
  if (places === 2) left = (left + 50n) / 100n
  const digits = left.toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return negative && left !== 0n ? `-${text}` : text
}

/** Removes trailing zeros of the fraction: `3030.0000` → `3030`. For values in input fields. */
export const shortest = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** Price × quantity, rounded to the cent once, as line totals are. */
export const times = (price: string, quantity: number): string => decimal(units(price) * BigInt(quantity))

/** Sum, computed exactly and rounded to 2 decimals once. */
export const sum = (amounts: readonly string[]): string => decimal(amounts.reduce((all, one) => all + units(one), 0n))

export const minus = (a: string, b: string): string => decimal(units(a) - units(b))

/** -1, 0 or 1. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  const [x, y] = [units(a), units(b)]
  return x < y ? -1 : x > y ? 1 : 0
}

/** Tax-inclusive price of one without tax at `rate` percent, rounded to four decimals once. */
export function withTax(net: string, rate: string): string {
  const product = units(net) * (100n * SCALE + units(rate))
  return shortest(decimal((product + 50n * SCALE) / (100n * SCALE), 4))
}

/** Tax portion of a tax-inclusive amount at `rate` percent: amount × rate / (100 + rate), rounded to the cent once. */
export function taxWithin(amount: string, rate: string): string {
  const r = units(rate)
  const perCent = (100n * SCALE + r) * 100n
  const product = units(amount) * r
  const half = product < 0n ? -perCent / 2n : perCent / 2n
  return decimal(((product + half) / perCent) * 100n)
}
