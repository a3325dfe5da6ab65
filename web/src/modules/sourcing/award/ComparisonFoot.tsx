import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCents } from '#contract/kit/format.ts'
import { earlierRounds, isWhole, percentAbove } from '#contract/sourcing/comparison/comparing.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import { besideBudgetLabel } from '../hall/budgetLabel.ts'
import css from './ComparisonGrid.module.css'
import { signed } from './signed.ts'

interface ComparisonFootProps {
  readonly kind: ProjectKind
  readonly comparison: Comparison
  readonly shown: readonly OpenedQuote[]
}

/** Rows about whole quotes; the totals stay visible while scrolling. */
export function ComparisonFoot({ kind, comparison, shown }: ComparisonFootProps) {
  const { t } = useTranslation()
  const { items, budgetAmount, values } = comparison
  const valueOf = (quote: OpenedQuote) => values?.find(({ supplierId }) => supplierId === quote.supplierId)
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
  const besideFirst = ({ supplierId, total }: OpenedQuote): string => {
    const own = comparison.earlier.filter((each) => each.supplierId === supplierId)
    const first = own.toSorted((a, b) => a.round - b.round)[0]
    const percent = first && percentAbove(total!, first.total)
    return percent === undefined ? '' : signed(percent)
  }
  return (
    <tfoot>
      {row(t('comparison.freight'), ({ freight }) => formatCents(freight))}
      {row(t('comparison.deliveryDays'), ({ deliveryDays }) => t('comparison.days', { count: deliveryDays ?? 0 }))}
      {row(t('comparison.validUntil'), ({ validUntil }) => validUntil)}
      {values &&
        row(t('comparison.value'), (quote) => {
          const found = valueOf(quote)
          if (!found) return ''
          const { addition, factor } = found
          return (
            <>
              <b>{formatCents(found.value)}</b>
              <small>{t('comparison.valueOf', { addition: formatCents(addition), factor })}</small>
            </>
          )
        })}
      {earlierRounds(comparison).map((round) => (
        <Fragment key={round}>
          {row(t('comparison.round', { round }), ({ supplierId }) =>
            formatCents(
              comparison.earlier.find((each) => each.round === round && each.supplierId === supplierId)?.total,
            ),
          )}
        </Fragment>
      ))}
      <tr className={css['total']}>
        <th scope="row">
          <b>{t('comparison.total')}</b>
          <small>
            {t(besideBudgetLabel(kind))}
            {comparison.round > 1 && ` · ${t('negotiation.besideFirst')}`}
          </small>
        </th>
        <td aria-hidden />
        {shown.map((quote) => (
          <td key={quote.id}>
            <b>{formatCents(quote.total)}</b>
            <small>
              {[besideBudget(quote), besideFirst(quote)]
                .filter((text) => text !== '')
                .map((text, index) => (
                  <span key={index}>{text}</span>
                ))}
            </small>
          </td>
        ))}
        <td aria-hidden />
      </tr>
    </tfoot>
  )
}
