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
  id: Maybe(Type.String({ description: "id of the tenant's own group; null for an unmodified base group" })),
  version: Type.Integer({ description: '0 for an unmodified base group' }),
  baseKey: Maybe(Type.String({ description: 'key of the base group that this is or overrides' })),
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
  summary: "List the synonym groups: the tenant's own, newest first, then the base groups",
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
  summary: 'Create a synonym group; with `baseKey` it overrides that base group, or disables it if not active',
  input: shape({ baseKey: Optional(Text(200)), ...SynonymDraft.properties }),
  reply: SynonymGroup,
})
export const editSynonyms = route({
  method: 'POST',
  path: '/orderrest/api/searchSynonym/edit',
  access: 'search.manage',
  summary: 'Update a synonym group; `version` is the version read',
  input: shape({ id: Id, version: Type.Integer(), ...SynonymDraft.properties }),
  reply: SynonymGroup,
})
export const deleteSynonyms = route({
  method: 'POST',
  path: '/orderrest/api/searchSynonym/delete',
  access: 'search.manage',
  summary: 'Delete a synonym group; a base group that it overrode is restored',
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
  summary: 'Preview a search: correction, dropped terms, synonyms and the first goods of a keyword; not recorded',
  input: shape({ keyword: Text(100) }),
  reply: SearchTrial,
})
