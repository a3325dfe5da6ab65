import { route } from '#contract/kit/route.ts'
import { Amount, Day, Id, List, Maybe, OneOf, Price, Rate, shape, type Static, Type } from '#contract/kit/schema.ts'

/** SKU: the unit that the mall lists and buyers order; the specification calls it goods. */

/** Source of a buyer's price: agreement, tier by quantity, or list price. */
export const PriceSource = OneOf(['agreement', 'tier', 'list'])
export type PriceSource = Static<typeof PriceSource>

export const Tier = shape({ qty: Type.Integer({ minimum: 2, maximum: 99_999_999 }), price: Price })
export type Tier = Static<typeof Tier>

/** A row of the mall, with the caller's own price for the smallest quantity. */
export const Goods = shape({
  skuId: Id,
  productId: Id,
  name: Type.String(),
  spec: Type.String(),
  model: Type.String(),
  unit: Type.String(),
  picture: Type.String(),
  brandId: Maybe(Id),
  brandName: Type.String(),
  categoryId: Id,
  supplierId: Id,
  supplierName: Type.String(),
  supplierSku: Type.String(),
  price: Price,
  priceSource: PriceSource,
  listPrice: Price,
  marketPrice: Maybe(Price),
  available: Type.Integer({ description: 'available quantity: on hand, not reserved' }),
  minQty: Type.Integer(),
  leadDays: Type.Integer(),
  region: Type.String(),
  sold: Type.Integer(),
  variants: Type.Integer({ description: 'SKUs of its product on sale, including this one' }),
  lowPrice: { ...Price, description: "lowest of the caller's prices of these SKUs, each for a single piece" },
  highPrice: { ...Price, description: "highest of the caller's prices of these SKUs" },
})
export type Goods = Static<typeof Goods>

/** Hour of the day, in China, until which an order leaves on the same day. */
export const dispatchHour = 16

/** How goods of an agreement with several suppliers are ordered. */
export const GoodsCallOff = shape({
  miniFrom: Maybe(Amount),
  position: Type.String({ description: 'need that suppliers meet in rotation; empty: there is no rotation' }),
  turn: Maybe(
    shape({
      skuId: Id,
      name: Type.String(),
      supplierName: Type.String(),
      isOwn: Type.Boolean({ description: 'it is the turn of these goods' }),
    }),
  ),
})
export type GoodsCallOff = Static<typeof GoodsCallOff>

export const GoodsDetail = shape({
  ...Goods.properties,
  version: Type.Integer({ description: 'version of the product' }),
  description: Type.String(),
  pictures: Type.Array(Type.String()),
  details: Type.Array(shape({ name: Type.String(), value: Type.String() })),
  barcode: Type.String(),
  taxRate: Rate,
  taxCategoryCode: Type.String(),
  canBuy: Type.Boolean(),
  arrivesOn: Maybe({ ...Day, description: 'if ordered now; null if the supplier names no lead time' }),
  leavesToday: Type.Boolean({ description: 'an order by `dispatchHour` leaves today' }),
  agreementNo: Maybe(Type.String()),
  agreementTitle: Maybe(Type.String()),
  agreementTo: Maybe(Type.String({ description: 'last day of validity' })),
  callOff: Maybe(GoodsCallOff),
  tiers: Type.Array(Tier),
  categoryPath: Type.Array(shape({ id: Id, name: Type.String(), enName: Type.String() })),
  choices: Type.Array(
    shape({
      skuId: Id,
      spec: Type.String(),
      choices: Type.Array(shape({ name: Type.String(), value: Type.String() })),
      picture: Type.String(),
      available: Type.Integer(),
    }),
    { description: 'live SKUs of the product, including this one' },
  ),
})
export type GoodsDetail = Static<typeof GoodsDetail>
export const getGoods = route({
  method: 'GET',
  path: '/orderrest/api/goods/detail',
  access: 'goods.read',
  summary: "Get a SKU with its product, the caller's price and tiers, and the product's other SKUs",
  input: shape({ skuId: Id }),
  reply: GoodsDetail,
})
export const listVariants = route({
  method: 'GET',
  path: '/orderrest/api/goods/variants',
  access: 'goods.read',
  summary: "List the SKUs of a product on sale, with the caller's prices",
  input: shape({ productId: Id }),
  reply: List(Goods, 200),
})
