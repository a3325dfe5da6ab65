import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { shop as zh } from '../zh-CN/shop.ts'

export const shop: SameKeys<typeof zh> = {
  reviews: 'Reviews',
  region: 'Location',
  search: "Search this supplier's products",
}
