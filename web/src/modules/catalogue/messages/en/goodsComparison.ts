import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { goodsComparison as zh } from '../zh-CN/goodsComparison.ts'

export const goodsComparison: SameKeys<typeof zh> = {
  title: 'Compare products',
  purpose: "Products of one category side by side, at your department's prices for the minimum order quantity",
  tray: 'Products to compare',
  remove: 'Remove from comparison: {{name}}',
  clear: 'Clear',
  show: 'Compare {{count}} of {{max}}',
  none: 'Nothing to compare yet',
  noneReason: 'Choose Compare on up to four products of the same category.',
  compareChosen: 'Compare {{count}} selected',
  onlyDifferences: 'Differences only',
  price: 'Your price',
  lowest: 'Lowest',
  stock: 'Stock',
  available: '{{quantity}} available',
  cannotBuy: "Can't be ordered right now",
  gone: 'No longer available',
  supplier: 'Supplier',
  minQty: 'Minimum order',
  leadDays: 'Lead time',
  days: '{{count}} days',
  days_one: '{{count}} day',
  fact: { brandName: 'Brand', model: 'Model', spec: 'Specification', unit: 'Unit', region: 'Ships from' },
}
