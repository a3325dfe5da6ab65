import { units } from '#contract/kit/money.ts'

/** Share in percent with one decimal, half away from zero; null: of nothing. */
export function percentOf(part: string, whole: string): string | null {
  const [of, all] = [units(part), units(whole)]
  if (all === 0n) return null
  const isNegative = of < 0n !== all < 0n && of !== 0n
  const tenths = (size(of) * 1000n + size(all) / 2n) / size(all)
  const text = `${tenths / 10n}.${tenths % 10n}`
  return isNegative && tenths > 0n ? `-${text}` : text
}
const size = (value: bigint): bigint => (value < 0n ? -value : value)

/** Average to the cent; null: of nothing. */
export const quotient = (all: string, count: number): string | null => {
  if (count === 0) return null
  const value = units(all)
  const cents = (size(value) / 100n + BigInt(Math.abs(count)) / 2n) / BigInt(Math.abs(count))
  const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
  return value < 0n !== count < 0 && cents > 0n ? `-${text}` : text
}
