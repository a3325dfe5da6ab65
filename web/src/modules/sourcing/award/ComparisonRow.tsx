import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { Static } from '#contract/kit/schema.ts'
import { percentAbove } from '#contract/sourcing/comparing.ts'
import type { ComparedItem } from '#contract/sourcing/comparison.ts'
import type { QuoteLine } from '#contract/sourcing/quotes.ts'
import css from './ComparisonGrid.module.css'
import { rowHeight } from './gridSizes.ts'
import { signed } from './signed.ts'

interface ComparisonRowProps {
  readonly item: ComparedItem
  readonly row: number
  /** The column of the first line. */
  readonly first: number
  readonly lines: readonly (Static<typeof QuoteLine> | undefined)[]
  readonly lowest: string | undefined
  /** The column that keys are at, where they are in this row. */
  readonly active: number | undefined
  readonly onActive: (at: { row: number; column: number }) => void
}

/** What each supplier asks for one item, the lowest marked by a word, too. */
export function ComparisonRow({ item, row, first, lines, lowest, active, onActive }: ComparisonRowProps) {
  const { t } = useTranslation()
  const { name, spec, quantity, unit, budgetPrice } = item
  return (
    <tr aria-rowindex={row + 2} style={{ height: rowHeight }}>
      <th scope="row" aria-colindex={1} aria-label={`${name} ${spec} ${quantity} ${unit}`} title={name}>
        <span className={css['item']}>
          <b>{name}</b>
          <small>{spec === '' ? '-' : spec}</small>
        </span>
        <span className={css['asked']}>
          <b>
            {quantity} {unit}
          </b>
          <small>
            {budgetPrice === null
              ? t('comparison.noBudget')
              : t('comparison.budget', { price: formatMoney(budgetPrice) })}
          </small>
        </span>
      </th>
      <td aria-hidden />
      {lines.map((line, index) => {
        const column = first + index
        const isLowest = line !== undefined && line.price === lowest
        const percent = line && budgetPrice !== null ? percentAbove(line.price, budgetPrice) : undefined
        return (
          <td
            key={column}
            aria-colindex={column + 2}
            tabIndex={active === column ? 0 : -1}
            data-cell={`${row}-${column}`}
            data-lowest={isLowest || undefined}
            title={line && noteOf(line)}
            onFocus={() => onActive({ row, column })}
          >
            {line ? (
              <>
                <b>{formatMoney(line.price)}</b>
                <small>
                  {isLowest && t('comparison.lowest')} {percent !== undefined && signed(percent)}
                </small>
              </>
            ) : (
              <span className={css['none']}>{t('comparison.notQuoted')}</span>
            )}
          </td>
        )
      })}
      <td aria-hidden />
    </tr>
  )
}

const noteOf = ({ brand, remark }: Static<typeof QuoteLine>): string | undefined =>
  [brand, remark].filter((text) => text !== '').join('\n') || undefined
