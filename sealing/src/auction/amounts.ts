/** Amount of a bid as people type it: above zero, at most 8 integer digits and 2 decimals, nothing else. */
export const amountPattern = /^(?!0(?:\.0{1,2})?$)(?:0|[1-9]\d{0,7})(?:\.\d{1,2})?$/

/** Largest amount that can be bid, in cents. */
export const mostCents = 9_999_999_999n

/** Amount in cents; undefined for any other text, such as `1e3`, `007` or full-width digits. */
export function centsOf(text: string): bigint | undefined {
  if (!amountPattern.test(text)) return undefined
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
}

/** Amount with exactly two decimals. Cents below zero are not amounts. */
export const amountOf = (cents: bigint): string => `${cents / 100n}.${`${cents % 100n}`.padStart(2, '0')}`

/** Percentage in hundredths: `1.5` is 150. */
export function hundredthsOf(percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2))
}

/**
 * Largest amount below a base by a step. A percentage is multiplied, never divided first, and rounds down once to the
 * cent, so that the amount that is named is accepted.
 */
export const below = (
  base: bigint,
  { stepKind, step }: { readonly stepKind: 'amount' | 'percent'; readonly step: string },
) => (stepKind === 'amount' ? base - hundredthsOf(step) : (base * (10_000n - hundredthsOf(step))) / 10_000n)

/** How far an amount is below a base, in percent with two decimals, rounded down. */
export const dropOf = (base: bigint, cents: bigint): string => amountOf(((base - cents) * 10_000n) / base)
