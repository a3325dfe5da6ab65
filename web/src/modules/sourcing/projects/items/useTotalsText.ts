import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { quantityText } from '../../notice/quantityText.ts'
import type { ItemTotals } from './items.ts'

/** Totals of items as text: number, quantity and expected amount. */
export function useTotalsText(): (totals: ItemTotals) => string {
  const { t } = useTranslation()
  return ({ count, quantity, unit, amount }) =>
    [
      t('projectForm.items.count', { count }),
      t('projectForm.items.pieces', { quantity: quantityText(quantity), unit: unit || t('projectForm.items.piece') }),
      ...(amount === '0.00' ? [] : [t('projectForm.items.amount', { amount: formatMoney(amount) })]),
    ].join(' · ')
}
