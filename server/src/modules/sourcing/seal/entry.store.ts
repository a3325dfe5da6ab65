import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'

const columns = [
  'seq',
  'round',
  'kind',
  'at',
  'supplier_id',
  'subject',
  'commitment',
  'envelope_hash',
  'ref',
  'prev',
  'hash',
] as const

const after = preparedQuery((db, $: Params<{ projectId: string; after: number; max: number }>) =>
  db
    .selectFrom('sourcing.seal_entries')
    .select(columns)
    .where('project_id', '=', $.projectId)
    .where('seq', '>', $.after)
    .orderBy('seq')
    .limit($.max),
)
export type EntryRow = RowOf<typeof after>
/** Entries of a project's log after a given one, in order. */
export const findEntries = (db: Db, projectId: string, afterSeq = 0, max = 1_000_000) =>
  after(db, { projectId, after: afterSeq, max })

const bySeq = preparedQuery((db, $: Params<{ projectId: string; seq: number }>) =>
  db.selectFrom('sourcing.seal_entries').select(columns).where('project_id', '=', $.projectId).where('seq', '=', $.seq),
)
export const findEntry = (db: Db, projectId: string, seq: number) => bySeq.first(db, { projectId, seq })

const byKey = preparedQuery((db, $: Params<{ projectId: string; key: string }>) =>
  db
    .selectFrom('sourcing.seal_entries')
    .select(columns)
    .where('project_id', '=', $.projectId)
    .where('idem_key', '=', $.key),
)
/** Entry of a submission by its idempotency key. */
export const findByKey = (db: Db, projectId: string, key: string) => byKey.first(db, { projectId, key })

const lastOf = preparedQuery((db, $: Params<{ projectId: string; supplierId: string; round: number }>) =>
  db
    .selectFrom('sourcing.seal_entries')
    .select(columns)
    .where('project_id', '=', $.projectId)
    .where('supplier_id', '=', $.supplierId)
    .where('round', '=', $.round)
    .orderBy('seq', 'desc')
    .limit(1),
)
/** Last entry of a supplier in a round: quote, confirmation or withdrawal. */
export const findLastOf = (db: Db, projectId: string, supplierId: string, round: number) =>
  lastOf.first(db, { projectId, supplierId, round })

const ofKind = preparedQuery((db, $: Params<{ projectId: string; round: number; kind: 'close' | 'change' }>) =>
  db
    .selectFrom('sourcing.seal_entries')
    .select(columns)
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round)
    .where('kind', '=', $.kind)
    .orderBy('seq', 'desc')
    .limit(1),
)
/** Last entry of a kind in a round. */
export const findLastOfKind = (db: Db, projectId: string, round: number, kind: 'close' | 'change') =>
  ofKind.first(db, { projectId, round, kind })

const terms = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db
    .selectFrom('sourcing.seal_entries')
    .select(columns)
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round)
    .where('kind', 'in', ['open', 'change'])
    .orderBy('seq', 'desc')
    .limit(1),
)
/** Entry with the terms in force of a round: its beginning or last change; undefined without such a round. */
export const findTermsOf = (db: Db, projectId: string, round: number) => terms.first(db, { projectId, round })
/** Entry with the terms in force of an existing round; throws otherwise. */
export const findTermsEntry = async (db: Db, projectId: string, round: number): Promise<EntryRow> =>
  (await findTermsOf(db, projectId, round)) ?? Promise.reject(new Error(`round ${round} of ${projectId} has no terms`))

const append = sqlQuery(
  'sourcing.appendEntry',
  `with moved as (
     update sourcing.seal_rounds set next_seq = $seq + 1, head = $hash, last_at = $at
     where project_id = $projectId and round = $round and next_seq = $seq and head = $prev returning project_id
   )
   insert into sourcing.seal_entries
     (project_id, seq, round, kind, at, supplier_id, subject, commitment, envelope_hash, ref, prev, hash, idem_key)
   select project_id, $seq, $round, $kind, $at, $supplierId?, $subject?, $commitment?, $envelopeHash?, $ref?, $prev,
     $hash, $key? from moved returning seq`,
)
/** Appends an entry and updates the head of the log in one statement. */
export const appendRow = async (tx: Tx, row: Parameters<typeof append>[1]): Promise<void> =>
  void (await append.one(tx, row))
