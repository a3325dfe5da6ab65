import type { SynonymKind } from '#contract/catalogue/catalogue.ts'
import type { Sql } from '#kit/database.ts'

export interface SynonymRow {
  id: string
  version: number
  /** The shipped group that this row takes the place of; null for a group of the tenant's own. */
  base_key: string | null
  kind: SynonymKind
  terms: string[]
  is_active: boolean
  updated_at: Date
}

const most = 5000

/** A tenant's own groups, also those that are switched off, in the order in which they were made. */
export const ownSynonyms = (sql: Sql): Promise<SynonymRow[]> =>
  sql
    .selectFrom('catalogue.search_synonyms')
    .select(['id', 'version', 'base_key', 'kind', 'terms', 'is_active', 'updated_at'])
    .orderBy('id')
    .limit(most)
    .$castTo<SynonymRow>()
    .execute()
