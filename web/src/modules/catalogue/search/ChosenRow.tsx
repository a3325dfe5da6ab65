import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { shortest } from '#contract/kit/money.ts'
import { type Change, type MallAddress, unfiltered } from '#web/modules/catalogue/mall/mallAddress.ts'
import type { ChosenFilter } from './chosenFilters.ts'
import css from './Facets.module.css'
import { FilterChip } from './FilterChip.tsx'

interface ChosenRowProps {
  readonly address: MallAddress
  readonly chosen: readonly ChosenFilter[]
  readonly onChange: (change: Change) => void
}

/** Active filters: removed one by one or all at once. */
export function ChosenRow({ address, chosen, onChange }: ChosenRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const nameOf = (filter: ChosenFilter) => {
    if (filter.kind === 'attribute') return filter.name
    if (filter.kind === 'price') return priceOf(address)
    return ('name' in filter && filter.name) || t(`catalogue.list.${filter.kind}`)
  }
  const priceOf = ({ priceFrom, priceTo }: MallAddress) => {
    const [from, to] = [shortest(formatMoney(priceFrom)), shortest(formatMoney(priceTo))]
    if (priceFrom === undefined) return t('catalogue.list.below', { to })
    return priceTo === undefined ? t('catalogue.list.above', { from }) : t('catalogue.list.between', { from, to })
  }
  return (
    <fieldset className={css['row']} aria-labelledby={id}>
      <span id={id} className={css['label']}>
        {t('catalogue.list.chosen')}
      </span>
      <div className={`${css['options']} ${css['open']} ${css['chips']}`}>
        {chosen.map((filter) => (
          <FilterChip key={filter.key} name={nameOf(filter)} onRemove={() => onChange(filter.without)} />
        ))}
      </div>
      <button type="button" className={css['more']} onClick={() => onChange(unfiltered)}>
        {t('catalogue.list.clearAll')}
      </button>
    </fieldset>
  )
}
