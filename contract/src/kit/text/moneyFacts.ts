import { formatMoney } from '../format.ts'

/** Facts of messages and refusals that are amounts in yuan, wherever they are written. */
const moneyFacts: ReadonlySet<string> = new Set(['amount', 'available', 'needed', 'used'])
const decimalText = /^-?\d+(?:\.\d{1,4})?$/

/** Text of a fact within a sentence: amounts are formatted here, by one rule; what is formatted already stays. */
export const factText = (name: string, value: string | number): string =>
  moneyFacts.has(name) && typeof value === 'string' && decimalText.test(value) ? formatMoney(value) : String(value)
