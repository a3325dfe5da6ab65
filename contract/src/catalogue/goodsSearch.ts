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
import { ZoneReference } from './zones.ts'

/**
 * `mixed`: best sellers with one SKU for each product and subcategories alternating, for sections that show few of
 * many.
 */
export const GoodsSort = OneOf(['relevance', 'sold', 'mixed', 'priceUp', 'priceDown', 'newest'])
export type GoodsSort = Static<typeof GoodsSort>

const Named = shape({ id: Id, name: Type.String(), count: Type.Integer() })
/** Facets of a search. Each counts the results under the other filters. */
export const Facets = shape({
  categories: Type.Array(Named, { description: 'children of the selected category, or the first level' }),
  brands: Type.Array(Named),
  suppliers: Type.Array(Named),
  attributes: Type.Array(
    shape({
      name: Type.String(),
      enName: Type.String(),
      values: Type.Array(shape({ value: Type.String(), count: Type.Integer() })),
    }),
    { description: 'attributes of the selected leaf category' },
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
  agreementOnly: Optional(
    Type.Boolean({ description: "only goods with an agreement price for the caller's department" }),
  ),
  merged: Optional(Type.Boolean({ description: 'one result for each product: its best SKU that matches' })),
  sort: Optional(GoodsSort),
  /** `1`: the words come from a picture; they are not typed, so they do not count as recent or popular searches. */
  imgStatus: Optional(OneOf(['0', '1'])),
  zoneAreaId: Optional({ ...ZoneReference, description: 'zone whose page this is; refused without an id' }),
  specialAreaId: Optional({
    ...ZoneReference,
    description: 'zone as a filter; nothing is found if it is not in force',
  }),
  includeTag: Optional({
    ...Note(40),
    description: 'with the same `moduleType`: the zone of that part of the product',
  }),
  moduleType: Optional(Note(40)),
  ...paging,
})
export type GoodsQuery = Static<typeof GoodsQuery>

export const GoodsPage = shape({
  records: Type.Array(Goods),
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  totalIsCapped: Type.Boolean({ description: '`total` is a lower bound, displayed as 1000+' }),
  pages: Type.Integer(),
  facets: Facets,
  zone: Maybe(shape({ id: Id, name: Type.String(), nameEn: Type.String() })),
  correctedTo: Maybe(
    Type.String({ description: 'corrected spelling of the results, if the typed keyword matches nothing' }),
  ),
  didYouMean: Maybe(
    Type.String({
      description: 'suggested spelling with many more results; never together with correctedTo',
    }),
  ),
  droppedTerms: Type.Array(Type.String(), {
    description: 'terms dropped from the keyword because no goods match all of them',
  }),
  expandedTo: Type.Array(Type.String(), { description: 'synonyms that matched goods of this page' }),
})
export type GoodsPage = Static<typeof GoodsPage>

export const queryGoodsListWithStandardByCatalog = route({
  method: 'POST',
  path: '/orderrest/api/goods/queryGoodsListWithStandardByCatalog',
  access: 'goods.read',
  reads: true,
  steps: true,
  rateLimit: 'search',
  summary: 'Search goods by category, keyword and filters, with facets; price filters and sorting use list prices',
  input: shape({
    ...GoodsQuery.properties,
    isPreview: Optional(Type.Boolean({ description: 'true while the user is typing: the search is not recorded' })),
  }),
  reply: GoodsPage,
})
export const searchHotBrandList = route({
  method: 'POST',
  path: '/orderrest/api/goods/searchHotBrandList',
  access: 'goods.read',
  reads: true,
  lags: true,
  summary: 'List the best-selling brands, overall or in a category',
  input: shape({ catalogId: Optional(Id), limit: Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })) }),
  reply: List(Named),
})
