import type { Refusals } from '#contract/kit/refusals.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Price,
  Rate,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** The supplier's side of the catalogue: products, their changes, and who agrees to them. */

export const ProductStatus = OneOf(['new', 'live', 'off'])
export type ProductStatus = Static<typeof ProductStatus>
export const ProductAction = OneOf(['putOn', 'takeOff'])
export type ProductAction = Static<typeof ProductAction>

export const ChangeStatus = OneOf(['draft', 'reviewing', 'live', 'rejected', 'discarded'])
export type ChangeStatus = Static<typeof ChangeStatus>
export const ChangeAction = OneOf(['submit', 'withdraw', 'discard', 'agree', 'reject'])
export type ChangeAction = Static<typeof ChangeAction>
export const ReviewReason = OneOf(['new', 'content', 'priceRise'])
export type ReviewReason = Static<typeof ReviewReason>

/** How long what a supplier says may be. */
export const mostCharacters = { name: 300, model: 200, attributeName: 30, attributeValue: 1000, picture: 500 } as const

/** A path of this site or an address of another one. */
export const Picture = Type.String({
  maxLength: mostCharacters.picture,
  pattern: '^(/[A-Za-z0-9_./-]+|https?://[^\\s"\'<>\\\\]+)$',
})
const Pair = shape({ name: Text(mostCharacters.attributeName), value: Text(mostCharacters.attributeValue) })

export const SkuDraft = shape({
  supplierSku: Text(60),
  barcode: Note(40),
  model: Note(mostCharacters.model),
  spec: Note(120),
  choices: List(Pair, 5),
  unit: Text(20),
  listPrice: Price,
  marketPrice: Maybe(Price),
  taxRate: Rate,
  taxCategoryCode: Note(19),
  minQty: Type.Integer({ minimum: 1, maximum: 99_999_999 }),
  leadDays: Type.Integer({ minimum: 0, maximum: 999 }),
  region: Note(100),
  picture: Type.Union([Picture, Type.Literal('')]),
  onHand: Type.Integer({ minimum: 0, maximum: 99_999_999 }),
})
export type SkuDraft = Static<typeof SkuDraft>

export const MOST_PICTURES = 12

/** Everything that a supplier says of a product. A SKU that is left out is no longer sold. */
export const ProductDraft = shape({
  code: Text(60),
  name: Text(mostCharacters.name),
  categoryId: Id,
  brandName: Note(60),
  description: Note(2000),
  pictures: List(Picture, MOST_PICTURES),
  details: List(Pair, 60),
  skus: Type.Array(SkuDraft, { minItems: 1, maxItems: 100 }),
})
export type ProductDraft = Static<typeof ProductDraft>

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

export const Change = shape({
  id: Id,
  version: Type.Integer(),
  productId: Id,
  productName: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  importId: Maybe(Id),
  status: ChangeStatus,
  reasons: List(ReviewReason),
  reason: Type.String({ description: 'why it was rejected' }),
  createdAt: Instant,
  submittedAt: Maybe(Instant),
  decidedAt: Maybe(Instant),
  can: List(ChangeAction),
})
export type Change = Static<typeof Change>

/** The live content beside the content that is asked for. */
export const ChangeDetail = shape({ ...Change.properties, before: Maybe(ProductDraft), after: ProductDraft })
export type ChangeDetail = Static<typeof ChangeDetail>

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
  summary: "The supplier's own products.",
  filters: {
    keyword: Optional(Note(100)),
    status: Optional(ProductStatus),
    changeStatus: Optional(ChangeStatus),
    categoryId: Optional(Id),
  },
  sort: ['name', 'code', 'updatedAt'],
  record: ProductRow,
})
/** A product as the operator sees it, with whose it is. */
export const TenantProduct = shape({ ...ProductRow.properties, supplierId: Id, supplierName: Type.String() })
export type TenantProduct = Static<typeof TenantProduct>

export const listTenantProducts = listRoute({
  path: '/orderrest/api/tenantGoods/list',
  access: 'product.readAll',
  entrances: ['operator'],
  summary: 'The products of all suppliers.',
  filters: {
    keyword: Optional(Note(100)),
    status: Optional(ProductStatus),
    categoryId: Optional(Id),
    supplierId: Optional(Id),
  },
  sort: ['name', 'code', 'supplierName', 'updatedAt'],
  record: TenantProduct,
})
export const exportTenantProducts = exportRoute(listTenantProducts, {
  path: '/orderrest/api/tenantGoods/export',
  columns: [
    'code',
    'name',
    'supplierName',
    'category',
    'brandName',
    'status',
    'skuCount',
    'priceFrom',
    'priceTo',
    'onHand',
    'reserved',
    'updatedAt',
  ],
})
export const getTenantProduct = route({
  method: 'GET',
  path: '/orderrest/api/tenantGoods/detail',
  access: 'product.readAll',
  entrances: ['operator'],
  summary:
    'A product of any supplier as it is in the mall, with its stock; what is asked for one that has never been live.',
  input: shape({ id: Id }),
  reply: shape({ ...TenantProduct.properties, content: Maybe(ProductDraft) }),
})
export const getProduct = route({
  method: 'GET',
  path: '/orderrest/api/supplierGoods/detail',
  access: 'product.manage',
  summary: 'One product of the supplier, what is live and what is asked for.',
  input: shape({ id: Id }),
  reply: ProductDetail,
})
export const createProduct = route({
  method: 'POST',
  path: '/orderrest/api/supplierGoods/create',
  access: 'product.manage',
  summary: 'A new product, as a draft that has to be submitted.',
  input: ProductDraft,
  reply: ProductDetail,
})
export const editProduct = route({
  method: 'POST',
  path: '/orderrest/api/supplierGoods/edit',
  access: 'product.manage',
  summary:
    'Asks for a change, as a draft; what is live stays. `version` is that of the product, `changeVersion` of the open change.',
  input: shape({ id: Id, version: Type.Integer(), changeVersion: Optional(Type.Integer()), draft: ProductDraft }),
  reply: ProductDetail,
})
export const moveProduct = route({
  method: 'POST',
  path: '/orderrest/api/supplierGoods/move',
  access: 'product.manage',
  summary: 'Takes a product off the shelf, or puts it back.',
  input: shape({ id: Id, action: ProductAction }),
  reply: ProductDetail,
})
export const setStock = route({
  method: 'POST',
  path: '/orderrest/api/supplierGoods/setStock',
  access: 'product.manage',
  summary: 'Sets what is on hand, by SKU.',
  input: shape({
    stock: Type.Array(shape({ skuId: Id, onHand: Type.Integer({ minimum: 0, maximum: 99_999_999 }) }), {
      minItems: 1,
      maxItems: 500,
    }),
  }),
  reply: Done,
})

export const listChanges = listRoute({
  path: '/orderrest/api/goodsChange/list',
  access: 'session',
  summary: "Changes: a supplier's own, or all of them for who reviews.",
  filters: {
    status: Optional(ChangeStatus),
    keyword: Optional(Note(100)),
    supplierId: Optional(Id),
    importId: Optional(Id),
  },
  sort: ['productName', 'submittedAt'],
  record: Change,
})
export const exportChanges = exportRoute(listChanges, {
  path: '/orderrest/api/goodsChange/export',
  columns: ['productName', 'supplierName', 'status', 'reasons', 'reason', 'createdAt', 'submittedAt', 'decidedAt'],
})
export const getChange = route({
  method: 'GET',
  path: '/orderrest/api/goodsChange/detail',
  access: 'session',
  summary: 'One change, before and after.',
  input: shape({ id: Id }),
  reply: ChangeDetail,
})
export const moveChange = route({
  method: 'POST',
  path: '/orderrest/api/goodsChange/move',
  access: 'session',
  summary: 'Submits, withdraws or discards a change (supplier), agrees to it or rejects it with a reason (reviewer).',
  input: shape({ id: Id, version: Type.Integer(), action: ChangeAction, reason: Optional(Note(500)) }),
  reply: Change,
})
export const moveChanges = route({
  method: 'POST',
  path: '/orderrest/api/goodsChange/moveAll',
  access: 'product.review',
  summary: 'Agrees to or rejects all waiting changes of one import, at most 500 a call; answers how many are left.',
  input: shape({ importId: Id, action: OneOf(['agree', 'reject']), reason: Optional(Note(500)) }),
  reply: shape({ moved: Count, left: Count }),
})

export const productsRefusals = {
  'product.codeTaken': [30401, '已存在相同编码的商品', 'You already have a product with this code.'],
  'sku.codeTaken': [30402, '供应商商品编码重复：{code}', 'Duplicate supplier SKU: {code}'],
  'product.valueNotAllowed': [
    30403,
    '“{name}”的值不在该分类的可选范围内：{value}',
    "This category doesn't allow this value for {name}: {value}",
  ],
  'product.choicesAlike': [30404, '两个规格的选项完全相同：{spec}', 'Two SKUs have identical options: {spec}'],
  'product.nothingLive': [30405, '商品尚未通过审核', "The product hasn't been approved yet."],
  'change.open': [30411, '该商品有未完成的变更，请先处理', 'This product has an unfinished change. Complete it first.'],
  'change.reasonMissing': [30412, '请填写驳回原因', 'Enter a rejection reason.'],
} as const satisfies Refusals
