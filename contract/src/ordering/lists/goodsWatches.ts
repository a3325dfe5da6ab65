import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals, StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  OneOf,
  Optional,
  Price,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'

/** Alerts 降价/到货提醒 of a person. */
export const maxWatches = 200

export const WatchKind = OneOf(['price', 'stock'])
export type WatchKind = Static<typeof WatchKind>
export const watchKindNames = {
  price: ['降价提醒', 'Price drop'],
  stock: ['到货提醒', 'Back in stock'],
} as const satisfies StateNames<WatchKind>

const buyer = { access: 'cart.use', entrances: ['purchaser'] } as const

export const GoodsWatch = shape({
  id: Id,
  skuId: Id,
  kind: WatchKind,
  name: Type.String({ description: 'current name; that of the watch if the goods are gone' }),
  spec: Type.String(),
  picture: Type.String(),
  unit: Type.String(),
  threshold: Maybe({ ...Price, description: 'a message is sent when the price is below it' }),
  price: Maybe({ ...Price, description: "the caller's price now; null if the goods are gone" }),
  available: Type.Integer(),
  isGone: Type.Boolean(),
  isArmed: Type.Boolean({
    description: 'waits; otherwise its message was sent, and it rests until the price or stock is back',
  }),
  sentAt: Maybe(Instant),
  createdAt: Instant,
})
export type GoodsWatch = Static<typeof GoodsWatch>

export const listWatches = listRoute({
  path: '/orderrest/api/priceWatches/list',
  ...buyer,
  summary: "List the caller's alerts with the caller's prices, newest first",
  filters: { kind: Optional(WatchKind) },
  record: GoodsWatch,
})
export const exportWatches = exportRoute(listWatches, {
  path: '/orderrest/api/priceWatches/export',
  columns: ['skuId', 'name', 'spec', 'kind', 'threshold', 'price', 'available', 'sentAt', 'createdAt'],
})
export const findWatches = route({
  method: 'GET',
  path: '/orderrest/api/priceWatches/find',
  ...buyer,
  summary: "Get the caller's alerts of goods",
  input: shape({ skuId: Id }),
  reply: shape({ price: Maybe(Price), isStock: Type.Boolean() }),
})
export const setWatch = route({
  method: 'POST',
  path: '/orderrest/api/priceWatches/set',
  ...buyer,
  summary:
    'Request one message when the price of goods falls below a threshold (default: below what it is now), or when they are in stock',
  input: shape({ skuId: Id, kind: WatchKind, threshold: Optional(Price) }),
  reply: shape({ id: Id }),
})
export const removeWatches = route({
  method: 'POST',
  path: '/orderrest/api/priceWatches/remove',
  ...buyer,
  summary: 'Remove alerts of the caller',
  input: shape({
    ids: Optional(List(Id, maxWatches)),
    skuId: Optional(Id),
    kind: Optional(WatchKind),
  }),
  reply: Done,
})

export const watchRefusals = {
  'watch.limit': [40741, '最多可设置 {max} 个提醒', 'You can set up to {max} alerts.'],
  'watch.notBelow': [
    40742,
    '目标价须大于 0 且不高于当前价 {price} 元',
    'The target must be above 0 and not above the current price (¥{price}).',
  ],
  'watch.inStock': [40743, '该商品有货，无需到货提醒', 'This product is in stock.'],
  'watch.gone': [40744, '该商品已下架，不能设置提醒', 'This product is no longer available.'],
} as const satisfies Refusals
