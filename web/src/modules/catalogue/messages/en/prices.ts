import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { prices as zh } from '../zh-CN/prices.ts'

export const prices: SameKeys<typeof zh> = {
  list: 'List price',
  agreement: 'Your agreement price',
  week: 'Date',
  summary: 'Prices of the last {{weeks}} weeks; the list price is {{price}}',
  lowest: 'Lowest list price in 30 days: {{price}} ({{day}})',
  unchanged: 'List price unchanged since {{day}}',
  changes: 'List price changed {{count}} times since {{day}}',
  changes_one: 'List price changed once since {{day}}',
}
