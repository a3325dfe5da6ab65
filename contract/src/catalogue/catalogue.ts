import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  paging,
  Price,
  Rate,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** What the mall lists and what is bought is a SKU; the specification calls it goods. */

/** Where a buyer's price comes from: an agreement, a tier of it by quantity, or the list. */
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
  available: Type.Integer({ description: 'on hand and not reserved' }),
  minQty: Type.Integer(),
  leadDays: Type.Integer(),
  region: Type.String(),
  sold: Type.Integer(),
})
export type Goods = Static<typeof Goods>

/** `mixed`: what sells, but one of each product first, and the categories below by turns: for a section that shows a few of many. */
export const GoodsSort = OneOf(['relevance', 'sold', 'mixed', 'priceUp', 'priceDown', 'newest'])
export type GoodsSort = Static<typeof GoodsSort>

const Named = shape({ id: Id, name: Type.String(), count: Type.Integer() })
/** What the list can be narrowed by. Each counts what would remain under the other choices. */
export const Facets = shape({
  categories: Type.Array(Named, { description: 'the children of the chosen category, or the first level' }),
  brands: Type.Array(Named),
  suppliers: Type.Array(Named),
  attributes: Type.Array(
    shape({
      name: Type.String(),
      enName: Type.String(),
      values: Type.Array(shape({ value: Type.String(), count: Type.Integer() })),
    }),
    { description: 'of a leaf category' },
  ),
})
export type Facets = Static<typeof Facets>

export const GoodsQuery = shape({
  keyword: Optional(Note(100)),
  catalogId: Optional(Id),
  brandIds: Optional(List(Id, 50)),
  supplierIds: Optional(List(Id, 50)),
  attributes: Optional(List(shape({ name: Text(30), values: List(Text(60), 20) }), 10)),
  priceFrom: Optional(Price),
  priceTo: Optional(Price),
  inStock: Optional(Type.Boolean()),
  agreementOnly: Optional(Type.Boolean({ description: 'only what an agreement prices for my department' })),
  sort: Optional(GoodsSort),
  ...paging,
})
export type GoodsQuery = Static<typeof GoodsQuery>

export const GoodsPage = shape({
  records: Type.Array(Goods),
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  totalIsCapped: Type.Boolean({ description: 'there are at least `total`; shown as 1000+' }),
  pages: Type.Integer(),
  facets: Facets,
  correctedTo: Maybe(
    Type.String({ description: 'the spelling that these goods are for, because nothing is called what was typed' }),
  ),
  didYouMean: Maybe(
    Type.String({
      description: 'a spelling that finds much more than these few goods; only a suggestion, never with correctedTo',
    }),
  ),
  droppedTerms: Type.Array(Type.String(), {
    description: 'terms of the keyword that were left out, because nothing has all of them',
  }),
  expandedTo: Type.Array(Type.String(), { description: 'synonyms that goods of this page are called by' }),
})
export type GoodsPage = Static<typeof GoodsPage>

/** What a search that found little or nothing may go on with. Each number is what that keyword finds, up to 2000. */
export const SearchAlternatives = shape({
  didYouMean: Maybe(shape({ keyword: Type.String(), total: Type.Integer() })),
  relaxed: List(shape({ keyword: Type.String(), dropped: Type.Array(Type.String()), total: Type.Integer() }), 3),
  similarTerms: List(Type.String(), 6),
  categories: List(
    shape({ id: Id, name: Type.String(), enName: Type.String(), picture: Type.String(), count: Type.Integer() }),
    4,
  ),
  popular: Type.Array(Goods, {
    maxItems: 5,
    description: 'what the organisation bought most lately, or else what sells best',
  }),
})
export type SearchAlternatives = Static<typeof SearchAlternatives>

/** `equivalent`: a search for one term finds the others. `oneWay`: a search for the first term also finds the others. */
export const SynonymKind = OneOf(['equivalent', 'oneWay'])
export type SynonymKind = Static<typeof SynonymKind>

export const GoodsDetail = shape({
  ...Goods.properties,
  version: Type.Integer({ description: 'of the product' }),
  description: Type.String(),
  pictures: Type.Array(Type.String()),
  details: Type.Array(shape({ name: Type.String(), value: Type.String() })),
  barcode: Type.String(),
  taxRate: Rate,
  taxCategoryCode: Type.String(),
  canBuy: Type.Boolean(),
  agreementNo: Maybe(Type.String()),
  agreementTitle: Maybe(Type.String()),
  agreementTo: Maybe(Type.String({ description: 'its last day' })),
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
    { description: 'the live SKUs of the product, this one included' },
  ),
})
export type GoodsDetail = Static<typeof GoodsDetail>

export const queryGoodsListWithStandardByCatalog = route({
  method: 'POST',
  path: '/orderrest/api/goods/queryGoodsListWithStandardByCatalog',
  access: 'goods.read',
  reads: true,
  steps: true,
  rateLimit: 'search',
  summary: 'Goods by category, words and filters, with facets. Price filters and orders go by the list price.',
  input: GoodsQuery,
  reply: GoodsPage,
})
export const searchAlternatives = route({
  method: 'POST',
  path: '/orderrest/api/goods/searchAlternatives',
  access: 'goods.read',
  reads: true,
  lags: true,
  rateLimit: 'search',
  summary:
    'What to go on with where a search finds nothing: other spellings, fewer terms, similar terms, categories, popular goods.',
  input: shape({ keyword: Text(100) }),
  reply: SearchAlternatives,
})
export const getGoods = route({
  method: 'GET',
  path: '/orderrest/api/goods/detail',
  access: 'goods.read',
  summary: "One SKU with its product, the caller's price and tiers, and the product's other SKUs.",
  input: shape({ skuId: Id }),
  reply: GoodsDetail,
})
export const searchHotBrandList = route({
  method: 'POST',
  path: '/orderrest/api/goods/searchHotBrandList',
  access: 'goods.read',
  reads: true,
  lags: true,
  summary: 'The brands that sell best, in a category or in all.',
  input: shape({ catalogId: Optional(Id), limit: Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })) }),
  reply: List(Named),
})

export const catalogueRefusals = {
  'goods.notOnSale': [30001, '该商品已下架或暂不可售', "This product has been delisted or isn't available."],
  'goods.belowMinimum': [30002, '{name}的起订量为 {minQty} {unit}', 'The minimum order for {name} is {minQty} {unit}.'],
  'stock.short': [30011, '库存不足：{names}', 'Insufficient stock: {names}'],
  'stock.notReserved': [
    30012,
    '库存预占已释放，请刷新后重试',
    'The reserved stock has been released. Refresh and try again.',
  ],
  'stock.reservedNegative': [30013, '库存数据异常，请刷新后重试', 'Stock data has changed. Refresh and try again.'],
  'stock.belowReserved': [
    30014,
    '库存不能低于已预占数量 {reserved}',
    "Stock can't be lower than the reserved quantity ({reserved}).",
  ],
  'category.codeTaken': [30101, '该分类编码已存在', 'This category code already exists.'],
  'category.nameTaken': [30102, '同级分类名称已存在', 'A category with this name already exists at this level.'],
  'category.tooDeep': [30103, '最多支持三级分类', 'Categories can have up to three levels.'],
  'category.notLeaf': [30104, '商品须归属末级分类', 'Products must belong to a leaf category.'],
  'category.hasGoods': [
    30105,
    '该分类下已有商品，不能添加下级分类',
    "This category contains products, so it can't have subcategories.",
  ],
  'brand.nameTaken': [30106, '该品牌已存在', 'This brand already exists.'],
  'agreementPrice.period': [30201, '协议价的结束日期不能早于开始日期', "End date can't be earlier than start date."],
  'agreementPrice.overlap': [
    30202,
    '该商品与部门在此期间已有协议价',
    'This product and department already have an agreement price in this period.',
  ],
  'agreementPrice.tiers': [
    30203,
    '阶梯价的数量须递增、价格须递减：{name}',
    'Tier quantities must increase and prices must decrease: {name}',
  ],
  'hotKey.taken': [30301, '热搜词不能重复', 'Popular search terms must be unique.'],
  'synonym.terms': [30302, '同义词组至少包含两个不同的词', 'A synonym group needs at least two different terms.'],
  'synonym.baseTaken': [30303, '该内置词组已调整过', 'This built-in group has already been modified.'],
} as const satisfies Refusals
