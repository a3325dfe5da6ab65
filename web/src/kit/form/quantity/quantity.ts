export interface Limits {
  readonly min: number
  readonly max: number
}

const within = (value: number, { min, max }: Limits) => Math.min(max, Math.max(min, value))

export const stepped = (value: number, by: 1 | -1, limits: Limits): number => within(value + by, limits)

/** What was typed, brought within the limits; what is no whole number leaves the value as it was. */
export function wholeNumber(typed: string | undefined, given: Limits & { readonly value: number }): number {
  const text = (typed ?? '').trim()
  return /^\d{1,15}$/.test(text) ? within(Number(text), given) : given.value
}
