import { exportRoute, listRoute } from '#contract/kit/list.ts'
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
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** The search vocabulary: groups of synonyms, those that the product ships (base groups) and a tenant's own. */

export const synonymLimits = { groups: 2000, terms: 30, characters: 40 } as const

/**
 * `equivalent`: a search for one term finds the others. `oneWay`: a search for the first term also finds the others.
 */
export const SynonymKind = OneOf(['equivalent', 'oneWay'])
export type SynonymKind = Static<typeof SynonymKind>

export const SynonymSource = OneOf(['own', 'base'])
export type SynonymSource = Static<typeof SynonymSource>

/** Draft of a synonym group. The schema only bounds the input; invalid terms have refusals of their own. */
export const SynonymDraft = shape({
  kind: SynonymKind,
  terms: List(Text(200), 200),
  isActive: Type.Boolean(),
})
export type SynonymDraft = Static<typeof SynonymDraft>

export const SynonymGroup = shape({
  id: Maybe(Type.String({ description: "of the tenant's own entry; null for a base group as it is shipped" })),
  version: Type.Integer({ description: '0 for a base group as it is shipped' }),
  baseKey: Maybe(Type.String({ description: 'of the base group that this is or takes the place of' })),
  source: SynonymSource,
  kind: SynonymKind,
  terms: Type.Array(Type.String()),
  isActive: Type.Boolean(),
  updatedAt: Maybe(Instant),
})
export type SynonymGroup = Static<typeof SynonymGroup>

export const listSynonyms = listRoute({
  path: '/orderrest/api/searchSynonym/list',
  access: 'search.manage',
  summary: "Groups of synonyms: the tenant's own, the latest first, then the base groups.",
  filters: {
    keyword: Optional(Note(100)),
    source: Optional(SynonymSource),
    isActive: Optional(OneOf(['1', '0'])),
  },
  record: SynonymGroup,
})
export const exportSynonyms = exportRoute(listSynonyms, {
  path: '/orderrest/api/searchSynonym/export',
  columns: ['terms', 'kind', 'source', 'isActive', 'updatedAt'],
})
export const createSynonyms = route({
  method: 'POST',
  path: '/orderrest/api/searchSynonym/create',
  access: 'search.manage',
  summary:
    'Adds a group of synonyms; with `baseKey` it takes the place of that base group, and one that is not active switches it off.',
  input: shape({ baseKey: Optional(Text(200)), ...SynonymDraft.properties }),
  reply: SynonymGroup,
})
export const editSynonyms = route({
  method: 'POST',
  path: '/orderrest/api/searchSynonym/edit',
  access: 'search.manage',
  summary: 'Changes a group of synonyms; `version` is the one that was read.',
  input: shape({ id: Id, version: Type.Integer(), ...SynonymDraft.properties }),
  reply: SynonymGroup,
})
export const deleteSynonyms = route({
  method: 'POST',
  path: '/orderrest/api/searchSynonym/delete',
  access: 'search.manage',
  summary: 'Deletes a group of synonyms; where it took the place of a base group, that holds again as it is shipped.',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: Done,
})

/** Trial of a search: how a keyword is interpreted, without recording it. */
export const SearchTrial = shape({
  total: Type.Integer(),
  totalIsCapped: Type.Boolean(),
  correctedTo: Maybe(Type.String()),
  didYouMean: Maybe(Type.String()),
  droppedTerms: Type.Array(Type.String()),
  expandedTo: Type.Array(Type.String()),
  goods: List(shape({ skuId: Id, name: Type.String(), spec: Type.String(), supplierName: Type.String() }), 5),
})
export type SearchTrial = Static<typeof SearchTrial>

export const trySearch = route({
  method: 'GET',
  path: '/orderrest/api/searchSynonym/try',
  access: 'search.manage',
  rateLimit: 'search',
  summary:
    'How a search understands a keyword: its correction, the terms left out, synonyms, and the first goods. It is not remembered.',
  input: shape({ keyword: Text(100) }),
  reply: SearchTrial,
})
