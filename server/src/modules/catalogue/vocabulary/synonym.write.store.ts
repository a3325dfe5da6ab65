import type { SynonymDraft } from '#contract/catalogue/synonyms.ts'
import type { Tx } from '#kit/database/database.ts'
import { preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { synonymColumns } from './synonym.store.ts'

/** Lock until the end of the transaction, so that concurrent additions do not exceed the limit. */
export const lockVocabulary = sqlQuery(
  'catalogue.lockVocabulary',
  "select pg_advisory_xact_lock(71029, hashtext('s' || $tenantId))",
)

const own = preparedQuery((db) =>
  db
    .selectFrom('catalogue.search_synonyms')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('base_key', 'is', null),
)
/** Number of a tenant's own groups, without replacements of base groups. */
export const countOwnSynonyms = async (tx: Tx): Promise<number> => Number((await own.one(tx)).count)

/** Synonym groups of a tenant. */
export const synonyms = tableOf('catalogue.search_synonyms', synonymColumns)

interface Written extends SynonymDraft {
  readonly by: string
  readonly at: Date
}

export const valuesOf = ({ kind, terms, isActive, by, at }: Written) => ({
  kind,
  terms,
  is_active: isActive,
  updated_by: by,
  updated_at: at,
})
