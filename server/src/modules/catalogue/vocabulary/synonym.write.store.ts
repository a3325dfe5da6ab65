import type { SynonymDraft } from '#contract/catalogue/synonyms.ts'
import type { Tx } from '#kit/database/database.ts'
import { preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { synonymColumns } from './synonym.store.ts'

/** Held until the transaction ends, so that two who add groups at once do not both add the last one that is allowed. */
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
/** How many groups of its own a tenant has; those that take the place of a base group do not count. */
export const countOwnSynonyms = async (tx: Tx): Promise<number> => Number((await own.one(tx)).count)

/** The groups of a tenant, by their ids. */
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
