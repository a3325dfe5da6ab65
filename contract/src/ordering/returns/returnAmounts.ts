import { sum } from '#contract/kit/money.ts'

/** Amount of the lines of a return: the most that can be given back for it. */
export const totalOf = (lines: readonly { readonly amount: string }[]): string => sum(lines.map(({ amount }) => amount))
