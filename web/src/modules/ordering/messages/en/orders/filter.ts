import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { filter as zh } from '../../zh-CN/orders/filter.ts'

export const filter: SameKeys<typeof zh> = {
  keyword: 'Keyword',
  keywordHint: { buyer: 'Order no., product or supplier', supplier: 'Order no. or product' },
  from: 'Order date from',
  to: 'Order date to',
  days: 'Order date',
  least: 'Minimum amount',
  maxAmount: 'Maximum amount',
  min: 'Min',
  max: 'Max',
  amounts: 'Amount',
  reset: 'Reset',
  open: 'Filters',
  wrongAmount: 'Enter a valid amount',
}
