import { decimal, units } from '#contract/kit/money.ts'

const pattern = /^(-)?(\d{1,16})(?:\.(\d{1,13}))?$/
const fineScale = 10n ** 13n

/** Decimal text in units of 10⁻¹³, the precision of unit prices on invoices; undefined for any other text. */
export function fineUnits(text: string): bigint | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const value = BigInt(match[2]!) * fineScale + BigInt((match[3] ?? '').padEnd(13, '0'))
  return match[1] ? -value : value
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

/** Amount of an invoice as text with two decimals; undefined if it is no amount or has fractions of a cent. */
export function centsOf(text: string): string | undefined {
  const value = fineUnits(text)
  if (value === undefined || value % (fineScale / 100n) !== 0n) return undefined
  return decimal(value / (fineScale / 10_000n))
}

const squareScale = fineScale * fineScale
/** Whether quantity × price is the amount, up to one cent. */
export function isProduct(quantity: string, price: string, amount: string): boolean {
  const [pieces, each] = [fineUnits(quantity), fineUnits(price)]
  if (pieces === undefined || each === undefined) return false
  const exact = (units(amount) * squareScale) / 10_000n
  return magnitude(pieces * each - exact) <= squareScale / 100n
}

/** Whether the tax is amount × rate percent, up to one cent: suppliers round from the price with tax. */
export const isTaxOf = (tax: string, amount: string, rate: string): boolean =>
  magnitude(units(tax) * 1_000_000n - units(amount) * units(rate)) <= 100n * 1_000_000n

export const isNegative = (amount: string): boolean => units(amount) < 0n
export const isZero = (amount: string): boolean => units(amount) === 0n
export const absolute = (amount: string): string => decimal(magnitude(units(amount)))
