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
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Goods } from './goods.ts'

/**
 * `mixed`: best sellers with one SKU for each product and subcategories alternating, for sections that show few of
 * many.
 */
export const GoodsSort = OneOf(['relevance', 'sold', 'mixed', 'priceUp', 'priceDown', 'newest'])
export type GoodsSort = Static<typeof GoodsSort>

const Named = shape({ id: Id, name: Type.String(), count: Type.Integer() })
/** Facets of a search. Each counts the results under the other filters. */
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
  /** `1`: the words come from a picture; they are not typed, so they do not count as recent or popular searches. */
  imgStatus: Optional(OneOf(['0', '1'])),
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

export const queryGoodsListWithStandardByCatalog = route({
  method: 'POST',
  path: '/orderrest/api/goods/queryGoodsListWithStandardByCatalog',
  access: 'goods.read',
  reads: true,
  steps: true,
  rateLimit: 'search',
  summary: 'Goods by category, words and filters, with facets. Price filters and orders go by the list price.',
  input: shape({
    ...GoodsQuery.properties,
    isPreview: Optional(Type.Boolean({ description: 'while somebody types: nothing that they searched for' })),
  }),
  reply: GoodsPage,
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
