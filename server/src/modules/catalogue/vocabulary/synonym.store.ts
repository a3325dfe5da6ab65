import { preparedQuery, type RowOf } from '#kit/database/query.ts'

const max = 5000
/** `base_key`: the shipped group that a row replaces; null: the tenant's own group. */
export const synonymColumns = ['id', 'version', 'base_key', 'kind', 'terms', 'is_active', 'updated_at'] as const

/** All groups of a tenant, including disabled ones, in order of creation. */
export const ownSynonyms = preparedQuery((db) =>
  db.selectFrom('catalogue.search_synonyms').select(synonymColumns).orderBy('id').limit(max),
)
export type SynonymRow = RowOf<typeof ownSynonyms>
