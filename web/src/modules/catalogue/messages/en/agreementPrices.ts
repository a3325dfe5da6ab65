import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { agreementPrices as zh } from '../zh-CN/agreementPrices.ts'

export const agreementPrices: SameKeys<typeof zh> = {
  title: 'Agreement prices',
  purpose: 'Prices of departments under agreements; they are set by agreements that were approved and confirmed',
  empty: 'No agreement prices yet',
  emptyReason: 'Prices appear here once their agreement is in force.',
  goods: 'Product',
  goodsHint: 'Name, code, agreement',
  dept: 'Department',
  onDay: 'Valid on',
  agreement: 'Agreement',
  price: 'Agreement price',
  listPrice: 'List price {{price}}',
  period: 'Validity',
  tiers: '{{count}} tiers',
  tiers_one: '{{count}} tier',
  tier: 'from {{quantity}} {{unit}}',
  state: 'Status',
  states: { coming: 'Upcoming', running: 'Active', over: 'Ended' },
  supplier: 'Supplier',
}
