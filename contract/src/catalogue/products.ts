import { listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Price,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { ProductDraft } from './productDraft.ts'
import { ChangeStatus, ChangeDetail } from './productChanges.ts'

/** Suppliers' side of the catalogue: products, and the review of their changes. */

export const ProductStatus = OneOf(['new', 'live', 'off'])
export type ProductStatus = Static<typeof ProductStatus>
export const productStatusNames = {
  new: ['未上架', 'Not published'],
  live: ['在售', 'On sale'],
  off: ['已下架', 'Delisted'],
} as const satisfies StateNames<ProductStatus>
export const ProductAction = OneOf(['putOn', 'takeOff'])
export type ProductAction = Static<typeof ProductAction>

export const ProductRow = shape({
  id: Id,
  version: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  picture: Type.String(),
  category: shape({ id: Id, name: Type.String(), enName: Type.String() }),
  brandName: Type.String(),
  status: ProductStatus,
  changeId: Maybe(Id),
  changeStatus: Maybe(ChangeStatus),
  skuCount: Type.Integer(),
  priceFrom: Maybe(Price),
  priceTo: Maybe(Price),
  onHand: Type.Integer(),
  reserved: Type.Integer(),
  updatedAt: Instant,
  can: List(ProductAction),
})
export type ProductRow = Static<typeof ProductRow>

const SkuStock = shape({ skuId: Id, supplierSku: Type.String(), onHand: Type.Integer(), reserved: Type.Integer() })
export const ProductDetail = shape({
  ...ProductRow.properties,
  live: Maybe(ProductDraft),
  change: Maybe(ChangeDetail),
  stock: Type.Array(SkuStock),
})
export type ProductDetail = Static<typeof ProductDetail>

export const listProducts = listRoute({
  path: '/orderrest/api/supplierGoods/list',
  access: 'product.manage',
  summary: "List the supplier's own products",
  filters: {
    keyword: Optional(Note(100)),
    status: Optional(ProductStatus),
    changeStatus: Optional(ChangeStatus),
    categoryId: Optional(Id),
  },
  sort: ['name', 'code', 'updatedAt'],
  record: ProductRow,
})
export const getProduct = route({
  method: 'GET',
  path: '/orderrest/api/supplierGoods/detail',
  access: 'product.manage',
  summary: 'Get a product of the supplier with its live and its requested content',
  input: shape({ id: Id }),
  reply: ProductDetail,
})
export const createProduct = route({
  method: 'POST',
  path: '/orderrest/api/supplierGoods/create',
  access: 'product.manage',
  summary: 'Create a product as a draft, to be submitted for review',
  input: ProductDraft,
  reply: ProductDetail,
})
export const editProduct = route({
  method: 'POST',
  path: '/orderrest/api/supplierGoods/edit',
  access: 'product.manage',
  summary:
    'Save a draft change of a product, whose live content stays; `version` is that of the product, `changeVersion` that of the open change',
  input: shape({ id: Id, version: Type.Integer(), changeVersion: Optional(Type.Integer()), draft: ProductDraft }),
  reply: ProductDetail,
})
export const moveProduct = route({
  method: 'POST',
  path: '/orderrest/api/supplierGoods/move',
  access: 'product.manage',
  summary: 'Take a product off sale, or put it back on sale',
  input: shape({ id: Id, action: ProductAction }),
  reply: ProductDetail,
})
export const setStock = route({
  method: 'POST',
  path: '/orderrest/api/supplierGoods/setStock',
  access: 'product.manage',
  summary: 'Set the quantity on hand by SKU',
  input: shape({
    stock: Type.Array(shape({ skuId: Id, onHand: Type.Integer({ minimum: 0, maximum: 99_999_999 }) }), {
      minItems: 1,
      maxItems: 500,
    }),
  }),
  reply: Done,
})
