import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Ids, List, Maybe, Price, shape, type Static, Type } from '#contract/kit/schema.ts'
import { Goods } from './goods.ts'

/** Comparison 对比: goods of one leaf category side by side. */

/** Goods that fit beside each other. */
export const maxCompared = 4

const {
  price: _price,
  priceSource: _priceSource,
  lowPrice: _lowPrice,
  highPrice: _highPrice,
  sold: _sold,
  variants: _variants,
  ...facts
} = Goods.properties

export const ComparedGoods = shape({
  ...facts,
  price: Maybe(Price),
  agreementNo: Maybe(Type.String()),
  canBuy: Type.Boolean(),
  isGone: Type.Boolean({ description: 'no longer on sale' }),
})
export type ComparedGoods = Static<typeof ComparedGoods>

export const ComparedAttribute = shape({
  name: Type.String(),
  enName: Type.String(),
  values: Type.Array(Type.String(), { description: 'one for each of the goods, empty where it has none' }),
  differs: Type.Boolean(),
})
export type ComparedAttribute = Static<typeof ComparedAttribute>

export const compareGoods = route({
  method: 'GET',
  path: '/orderrest/api/goods/compare',
  access: 'goods.read',
  summary: "Compare up to four SKUs of one leaf category, with the caller's prices for the smallest quantity",
  // More than can be compared is a refusal of its own, because the ids are in the address of the page.
  input: shape({ skuIds: Ids }),
  reply: shape({ goods: List(ComparedGoods, maxCompared), attributes: List(ComparedAttribute, 200) }),
})

export const comparisonRefusals = {
  'comparison.tooMany': [40470, '最多同时对比 {max} 件商品', 'You can compare up to {max} products.'],
  'comparison.leaves': [40471, '只能对比同一分类的商品', 'Only products of the same category can be compared.'],
} as const satisfies Refusals
