import { decimal, shortest, units } from '#contract/kit/money.ts'

/** Difference of two quantities, without trailing zeros. */
export const less = (a: string, b: string): string => shortest(decimal(units(a) - units(b), 4))
export const isSome = (quantity: string): boolean => units(quantity) > 0n
