import { isForeign } from './currency.ts'

/** Why a text is no figure. */
export type FigureProblem = 'notNumber' | 'comma' | 'decimalComma' | 'currency' | 'exponent'
/** Decimal text without separators, such as `1280.5`; null: empty. */
export type Figure = { readonly value: string | null } | { readonly problem: FigureProblem }

const maxCharacters = 60
const sides = /^(?:人民币|cn¥|[¥]|rmb|cny|cnh)?\s*(-?[\d.,' ]*\d[\d.,' ]*)\s*(?:元整|元|圆|rmb|cny|cnh|人民币)?$/i

/**
 * Reads a figure as people write it: full-width digits are digits, `¥` and `元` are allowed around it, and a comma
 * separates thousands in correct groups of three only. A figure that may mean two numbers is refused, never guessed:
 * `12,50`, `1.234,56`, `12,34,567`. Other currencies are refused.
 */
export function figureOf(text: string): Figure {
  const written = text
    .slice(0, maxCharacters)
    .normalize('NFKC')
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  if (written === '') return { value: null }
  if (isForeign(written)) return { problem: 'currency' }
  const [, digits] = sides.exec(written.replace(/^(-)\s*(¥|rmb|cny)\s*/i, '$2$1')) ?? []
  if (digits === undefined) return { problem: /^-?\d+([.,]\d+)?e[+-]?\d+$/i.test(written) ? 'exponent' : 'notNumber' }
  return withoutGroups(digits.replace(/^(-)?\s*/, '$1').trim())
}

const whole = String.raw`-?\d+(?:\.\d*)?|-?\.\d+`
const plain = new RegExp(`^(?:${whole})$`)
/** Thousands in groups of three, with one kind of separator. */
const grouped = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+|(?:'\d{3})+)(?:\.\d*)?$/
/** Points or spaces between thousands, and a comma before decimals. */
const european = /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?: \d{3})+|[1-9]\d{0,2}(?:'\d{3})+)?,\d+$/

function withoutGroups(digits: string): Figure {
  if (plain.test(digits)) return { value: canonical(digits) }
  if (grouped.test(digits)) return { value: canonical(digits.replace(/[, ']/g, '')) }
  if (european.test(digits)) return { problem: 'decimalComma' }
  return { problem: /[,']/.test(digits) ? 'comma' : 'notNumber' }
}

const canonical = (digits: string) =>
  digits
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
