import { route } from '#contract/kit/route.ts'
import { Id, List, Maybe, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Goods } from './goods.ts'

/** Alternatives to a search with few or no results. Counts are capped at 2,000. */
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
    description: "the organisation's latest purchases, otherwise best sellers",
  }),
})
export type SearchAlternatives = Static<typeof SearchAlternatives>
export const searchAlternatives = route({
  method: 'POST',
  path: '/orderrest/api/goods/searchAlternatives',
  access: 'goods.read',
  reads: true,
  lags: true,
  rateLimit: 'search',
  summary:
    'List alternatives to a search without results: spellings, fewer terms, similar terms, categories, popular goods',
  input: shape({ keyword: Text(100) }),
  reply: SearchAlternatives,
})
