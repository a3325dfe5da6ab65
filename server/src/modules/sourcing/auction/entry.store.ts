import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'

const columns = [
  'seq',
  'at',
  'kind',
  'no',
  'amount',
  'ref',
  'until',
  'note',
  'lot',
  'salt',
  'commitment',
  'prev',
  'hash',
  'actor_name',
] as const

const after = preparedQuery((db, $: Params<{ projectId: string; after: number }>) =>
  db
    .selectFrom('sourcing.auction_entries')
    .select(columns)
    .where('project_id', '=', $.projectId)
    .where('seq', '>', $.after)
    .orderBy('seq'),
)
export type EntryRow = RowOf<typeof after>
/** Entries after a number, in order. */
export const findEntriesAfter = (db: Db, projectId: string, seq = 0) => after(db, { projectId, after: seq })

const one = preparedQuery((db, $: Params<{ projectId: string; seq: number }>) =>
  db
    .selectFrom('sourcing.auction_entries')
    .select(columns)
    .where('project_id', '=', $.projectId)
    .where('seq', '=', $.seq),
)
/** Entry of a number; undefined if there is none. */
export const findEntry = (db: Db, projectId: string, seq: number) => one.first(db, { projectId, seq })

const byKeys = preparedQuery((db, $: Params<{ projectId: string; keys: readonly string[] }>) =>
  db
    .selectFrom('sourcing.auction_entries')
    .select(['idem_key', 'seq', 'no', 'amount', 'kind', 'lot'])
    .where('project_id', '=', $.projectId)
    .where('idem_key', '=', anyOf($.keys)),
)
/** Entries that were made with these idempotency keys. */
export const findByKeys = (db: Db, projectId: string, keys: readonly string[]) => byKeys(db, { projectId, keys })

const insert = sqlQuery(
  'sourcing.insertAuctionEntry',
  `insert into sourcing.auction_entries
     (project_id, seq, at, kind, no, amount, ref, until, note, lot, salt, commitment, actor_id, actor_name, prev, hash,
      idem_key)
   values ($projectId, $seq, $at, $kind, $no?, $amount?, $ref?, $until?, $note, $lot?, $salt?, $commitment?, $actorId,
     $actorName, $prev, $hash, $key?)`,
)
export type NewEntry = Parameters<typeof insert>[1]
export const insertEntry = async (tx: Tx, entry: NewEntry): Promise<void> => void (await insert(tx, entry))

const excluded = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.auction_entries as e')
    .innerJoin('sourcing.auction_bidders as b', (join) =>
      join.onRef('b.project_id', '=', 'e.project_id').onRef('b.no', '=', 'e.no'),
    )
    .select('b.supplier_id')
    .where('e.project_id', '=', $.projectId)
    .where('e.kind', '=', 'exclude'),
)
/** Suppliers that were excluded from an auction. */
export const findExcluded = async (db: Db, projectId: string): Promise<ReadonlySet<string>> =>
  new Set((await excluded(db, { projectId })).map((row) => row.supplier_id))

/** Refusals are kept up to this many, so that nobody fills the table. */
const maxRefusals = 2000
const refusal = sqlQuery(
  'sourcing.insertAuctionRefusal',
  `insert into sourcing.auction_refusals (project_id, seq, at, no, amount, reason, lot)
   select $projectId::bigint, $seq::int, $at::timestamptz, $no::int, $amount::text, $reason::text, $lot?::int
   where (select count(*) from sourcing.auction_refusals where project_id = $projectId::bigint) < $max::int`,
)
export const insertRefusal = async (tx: Tx, row: Omit<Parameters<typeof refusal>[1], 'max'>): Promise<void> =>
  void (await refusal(tx, { ...row, max: maxRefusals }))

const refusals = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.auction_refusals')
    .select(['id', 'at', 'no', 'amount', 'reason', 'lot'])
    .where('project_id', '=', $.projectId)
    .orderBy('id', 'desc')
    .limit(50),
)
const ownRefusals = preparedQuery((db, $: Params<{ projectId: string; no: number }>) =>
  db
    .selectFrom('sourcing.auction_refusals')
    .select(['seq', 'at', 'no', 'amount', 'reason', 'lot'])
    .where('project_id', '=', $.projectId)
    .where('no', '=', $.no)
    .orderBy('id', 'desc')
    .limit(20),
)
/** Latest refused bids of a bidder. */
export const findOwnRefusals = (db: Db, projectId: string, no: number) => ownRefusals(db, { projectId, no })

/** Latest refused bids, for the organiser. */
export const findRefusals = (db: Db, projectId: string) => refusals(db, { projectId })
