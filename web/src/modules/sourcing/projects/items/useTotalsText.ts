import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { ItemTotals } from './items.ts'

const grouped = (decimal: string) => decimal.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')

/** The totals of items in words: how many, how much, and what they are expected to cost. */
export function useTotalsText(): (totals: ItemTotals) => string {
  const { t } = useTranslation()
  return ({ count, quantity, unit, amount }) =>
    [
      t('projectForm.items.count', { count }),
      t('projectForm.items.pieces', { quantity: grouped(quantity), unit: unit || t('projectForm.items.piece') }),
      ...(amount === '0.00' ? [] : [t('projectForm.items.amount', { amount: formatMoney(amount) })]),
    ].join(' · ')
}
