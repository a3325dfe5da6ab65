import { formatMoney } from '#contract/kit/format.ts'

export interface AmountParts {
  readonly sign: boolean
  readonly whole: string
  /** With its point, or empty. */
  readonly fraction: string
}

/** What `Amount` draws: the sign belongs to figures and to hidden figures, not to words. */
export function amountParts(value: string | null | undefined, hidden: boolean, unlimited: string): AmountParts {
  if (hidden) return { sign: true, whole: '******', fraction: '' }
  const text = formatMoney(value, { unlimited }).replace(/^-(?=\d)/, '−')
  const point = text.indexOf('.')
  if (point < 0) return { sign: false, whole: text, fraction: '' }
  return { sign: true, whole: text.slice(0, point), fraction: text.slice(point) }
}
