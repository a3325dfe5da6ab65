import { figureOf } from '#contract/kit/tables/figure.ts'

export interface Limits {
  readonly min: number
  readonly max: number
}

const within = (value: number, { min, max }: Limits) => Math.min(max, Math.max(min, value))

export const stepped = (value: number, by: 1 | -1, limits: Limits): number => within(value + by, limits)

/** Whole number as people type it (`１２`, `1,000`), within the limits; null if it is none. */
export function wholeNumber(typed: string, limits: Limits): number | null {
  const figure = figureOf(typed)
  const text = 'value' in figure ? (figure.value ?? '') : ''
  return /^\d{1,15}(\.0*)?$/.test(text) ? within(Number(text), limits) : null
}
