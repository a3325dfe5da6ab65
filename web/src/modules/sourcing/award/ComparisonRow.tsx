import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { percentAbove } from '#contract/sourcing/comparison/comparing.ts'
import type { ComparedItem } from '#contract/sourcing/comparison/comparison.ts'
import css from './ComparisonGrid.module.css'
import { rowHeight } from './gridSizes.ts'
import { type Offer, OfferCell } from './OfferCell.tsx'

interface ComparisonRowProps {
  readonly item: ComparedItem
  readonly row: number
  /** Index of the first offer's column. */
  readonly first: number
  readonly offers: readonly Offer[]
  readonly lowest: string | undefined
  /** Whether the award is decided, rather than proposed. */
  readonly isDecided: boolean
  /** Column of keyboard navigation, if it is in this row. */
  readonly active: number | undefined
  readonly onActive: (at: { row: number; column: number }) => void
  readonly onChoose: ((itemId: string, quoteId: string) => void) | undefined
}

/** Prices of all suppliers for one item. */
export function ComparisonRow(props: ComparisonRowProps) {
  const { t } = useTranslation()
  const { item, row, first, offers, lowest, isDecided, active, onActive, onChoose } = props
  const { name, spec, quantity, unit, budgetPrice, lastPrice } = item
  return (
    <tr aria-rowindex={row + 2} style={{ height: rowHeight }}>
      <th scope="row" aria-colindex={1} aria-label={`${name} ${spec} ${quantity} ${unit}`} title={name}>
        <span className={css['item']}>
          <b>{name}</b>
          <small>
            {quantity} {unit}
            {spec !== '' && ` · ${spec}`}
          </small>
        </span>
        <span className={css['asked']}>
          <small>
            {budgetPrice === null
              ? t('comparison.noBudget')
              : t('comparison.budget', { price: formatMoney(budgetPrice) })}
          </small>
          <small>
            {lastPrice === null ? t('comparison.noLast') : t('comparison.last', { price: formatMoney(lastPrice) })}
          </small>
        </span>
      </th>
      <td aria-hidden />
      {offers.map((offer, index) => {
        const column = first + index
        return (
          <OfferCell
            key={offer.quoteId}
            offer={offer}
            row={row}
            column={column}
            isActive={active === column}
            isDecided={isDecided}
            isLowest={offer.line !== undefined && offer.line.price === lowest}
            percent={offer.line && budgetPrice !== null ? percentAbove(offer.line.price, budgetPrice) : undefined}
            onActive={onActive}
            onChoose={onChoose && (() => onChoose(item.id, offer.quoteId))}
          />
        )
      })}
      <td aria-hidden />
    </tr>
  )
}
