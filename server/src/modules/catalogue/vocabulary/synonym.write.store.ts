import type { SynonymDraft } from '#contract/catalogue/synonyms.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'
import { synonymColumns, type SynonymRow } from './synonym.store.ts'

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

const byIdLocked = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('catalogue.search_synonyms').select(synonymColumns).where('id', '=', $.id).forUpdate(),
)
export const lockSynonyms = async (tx: Tx, id: string) =>
  ((await byIdLocked.first(tx, { id })) ?? refuse('thing.notFound')) as Locked<SynonymRow>

type LockedSynonyms = Awaited<ReturnType<typeof lockSynonyms>>

interface Written extends SynonymDraft {
  readonly by: string
  readonly at: Date
}

export const insertSynonyms = (tx: Tx, baseKey: string | null, { by, at, ...draft }: Written) =>
  tx
    .insertInto('catalogue.search_synonyms')
    .values({
      base_key: baseKey,
      kind: draft.kind,
      terms: draft.terms,
      is_active: draft.isActive,
      updated_by: by,
      updated_at: at,
    })
    .returning(synonymColumns)
    .executeTakeFirstOrThrow()

export const setSynonyms = (tx: Tx, group: LockedSynonyms, { by, at, ...draft }: Written) =>
  tx
    .updateTable('catalogue.search_synonyms')
    .set({
      version: group.version + 1,
      kind: draft.kind,
      terms: draft.terms,
      is_active: draft.isActive,
      updated_by: by,
      updated_at: at,
    })
    .where('id', '=', group.id)
    .returning(synonymColumns)
    .executeTakeFirstOrThrow()

export const removeSynonyms = (tx: Tx, group: LockedSynonyms) =>
  tx.deleteFrom('catalogue.search_synonyms').where('id', '=', group.id).execute()
