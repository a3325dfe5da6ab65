import { formatMoney } from '#contract/kit/format.ts'

export interface AmountParts {
  /** Negative: the minus precedes the currency sign. */
  readonly minus: boolean
  readonly sign: boolean
  readonly whole: string
  /** Fraction with its decimal point, or empty. */
  readonly fraction: string
}

/** Parts of a displayed amount. Numbers and hidden amounts have a currency sign, words do not. */
export function amountParts(value: string | null | undefined, hidden: boolean, unlimited: string): AmountParts {
  if (hidden) return { minus: false, sign: true, whole: '******', fraction: '' }
  const said = formatMoney(value, { unlimited })
  const minus = /^-\d/.test(said)
  const text = minus ? said.slice(1) : said
  const point = text.indexOf('.')
  if (point < 0) return { minus, sign: false, whole: text, fraction: '' }
  return { minus, sign: true, whole: text.slice(0, point), fraction: text.slice(point) }
}
