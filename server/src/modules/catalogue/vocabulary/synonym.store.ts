import { preparedQuery, type RowOf } from '#kit/database/query.ts'

const most = 5000
/** `base_key` is the shipped group that a row takes the place of; null for a group of the tenant's own. */
export const synonymColumns = ['id', 'version', 'base_key', 'kind', 'terms', 'is_active', 'updated_at'] as const

/** A tenant's own groups, also those that are switched off, in the order in which they were made. */
export const ownSynonyms = preparedQuery((db) =>
  db.selectFrom('catalogue.search_synonyms').select(synonymColumns).orderBy('id').limit(most),
)
export type SynonymRow = RowOf<typeof ownSynonyms>
