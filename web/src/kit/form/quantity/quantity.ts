export interface Limits {
  readonly min: number
  readonly max: number
}

const within = (value: number, { min, max }: Limits) => Math.min(max, Math.max(min, value))

export const stepped = (value: number, by: 1 | -1, limits: Limits): number => within(value + by, limits)

/** Parses a whole number and clamps it to the limits; keeps the previous value if it is not a number. */
export function wholeNumber(typed: string | undefined, given: Limits & { readonly value: number }): number {
  const text = (typed ?? '').trim()
  return /^\d{1,15}$/.test(text) ? within(Number(text), given) : given.value
}
