import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCents } from '#contract/kit/format.ts'
import { isWhole, percentAbove } from '#contract/sourcing/comparing.ts'
import type { Comparison } from '#contract/sourcing/comparison.ts'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import css from './ComparisonGrid.module.css'
import { signed } from './signed.ts'

interface ComparisonFootProps {
  readonly comparison: Comparison
  readonly shown: readonly OpenedQuote[]
}

/** What holds for the whole of each quote; the totals stay in sight. */
export function ComparisonFoot({ comparison, shown }: ComparisonFootProps) {
  const { t } = useTranslation()
  const { items, budgetAmount } = comparison
  const row = (label: string, of: (quote: OpenedQuote) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      <td aria-hidden />
      {shown.map((quote) => (
        <td key={quote.id}>{of(quote)}</td>
      ))}
      <td aria-hidden />
    </tr>
  )
  const besideBudget = (quote: OpenedQuote): string => {
    const missing = items.length - quote.lines.length
    if (!isWhole(quote, items)) return t('comparison.missing', { count: missing })
    const percent = budgetAmount === null ? undefined : percentAbove(quote.total!, budgetAmount)
    return percent === undefined ? '' : signed(percent)
  }
  return (
    <tfoot>
      {row(t('comparison.freight'), ({ freight }) => formatCents(freight))}
      {row(t('comparison.deliveryDays'), ({ deliveryDays }) => t('comparison.days', { count: deliveryDays ?? 0 }))}
      {row(t('comparison.validUntil'), ({ validUntil }) => validUntil)}
      <tr className={css['total']}>
        <th scope="row">
          <b>{t('comparison.total')}</b>
          <small>{t('comparison.besideBudget')}</small>
        </th>
        <td aria-hidden />
        {shown.map((quote) => (
          <td key={quote.id}>
            <b>{formatCents(quote.total)}</b>
            <small>{besideBudget(quote)}</small>
          </td>
        ))}
        <td aria-hidden />
      </tr>
    </tfoot>
  )
}
