import type { OpenedQuote, QuoteStatus } from '#contract/sourcing/quotes.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { LockedRound } from './round.store.ts'
import { insertMany, json, type NewRow } from '#kit/database/query.parts.ts'

const shares = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db
    .selectFrom('sourcing.seal_shares')
    .select(['maker', 'opener', 'sealed', 'released', 'released_at'])
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round)
    .orderBy('maker')
    .orderBy('opener'),
)
export type ShareRow = RowOf<typeof shares>
export const findShares = (db: Db, projectId: string, round: number) => shares(db, { projectId, round })

const release = sqlQuery(
  'sourcing.releaseShare',
  `update sourcing.seal_shares set released = $released, released_at = date_trunc('milliseconds', kit.clock())
   where project_id = $projectId and round = $round and maker = $maker and opener = $opener and released is null`,
)
/** Stores a released share in plaintext; the opening no longer depends on its holder. */
export const setReleased = async (tx: Tx, share: Parameters<typeof release>[1]): Promise<void> =>
  void (await release(tx, share))

type NewQuote = NewRow<
  'sourcing.quotes',
  | 'project_id'
  | 'round'
  | 'supplier_id'
  | 'seq'
  | 'submitted_at'
  | 'status'
  | 'why'
  | 'master'
  | 'currency'
  | 'delivery_days'
  | 'valid_until'
  | 'freight'
  | 'remark'
  | 'attachments'
  | 'file_keys'
  | 'total'
>
const insert = preparedQuery((db, { attachments, file_keys, ...$ }: Params<NewQuote>) =>
  db
    .insertInto('sourcing.quotes')
    .values({ ...$, attachments: json(attachments), file_keys: json(file_keys) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
)
/** Inserts an opened quote; undefined if it exists. */
export const insertQuote = async (tx: Tx, quote: NewQuote): Promise<string | undefined> =>
  (await insert.first(tx, quote))?.id

export const insertLines = insertMany('sourcing.quote_lines', [
  'quote_id',
  'line_no',
  'item_id',
  'qty',
  'price',
  'tax_rate',
  'amount',
  'brand',
  'lead_days',
  'remark',
])

const insertRecord = preparedQuery((db, $: Params<{ project_id: string; round: number; record: string }>) =>
  db
    .insertInto('sourcing.seal_openings')
    .values($)
    .onConflict((conflict) => conflict.doNothing()),
)
export const insertOpening = async (tx: Tx, opening: { project_id: string; round: number; record: string }) =>
  void (await insertRecord(tx, opening))

const openingRow = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db
    .selectFrom('sourcing.seal_openings')
    .select(['record', 'signatures'])
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round),
)
/** Opening record with its countersignatures. */
export const findOpeningRow = (db: Db, projectId: string, round: number) => openingRow.first(db, { projectId, round })

const sign = preparedQuery((db, $: Params<{ projectId: string; round: number; signatures: Signature[] }>) =>
  db
    .updateTable('sourcing.seal_openings')
    .set({ signatures: json($.signatures) })
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round),
)
interface Signature {
  readonly opener: string
  readonly sig: string
}
/** Replaces the countersignatures of an opening; the round is locked. */
export const setSignatures = async (
  tx: Tx,
  { project_id: projectId, round }: LockedRound,
  signatures: readonly Signature[],
): Promise<void> => void (await sign(tx, { projectId, round, signatures: [...signatures] }))

/** SQL: lines of quote `q`, in order. */
export const linesOfQuote = `(
  select coalesce(jsonb_agg(jsonb_build_object('itemId', l.item_id::text, 'qty', l.qty::text,
      'price', l.price::text, 'taxRate', l.tax_rate::text, 'amount', l.amount::text, 'brand', l.brand,
      'leadDays', l.lead_days, 'remark', l.remark) order by l.line_no), '[]')
  from sourcing.quote_lines l where l.tenant_id = q.tenant_id and l.quote_id = q.id)`

const quotes = sqlQuery(
  'sourcing.openedQuotes',
  `select q.id, q.round, q.seq, q.supplier_id, s.name as supplier_name, q.submitted_at, q.status, q.why, q.currency,
     q.delivery_days, q.valid_until, q.freight::text as freight, q.remark, q.total::text as total, q.attachments, q.file_keys,
     ${linesOfQuote} as "lines!"
   from sourcing.quotes q join suppliers.suppliers s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
   where q.project_id = $projectId and ($supplierId?::bigint is null or q.supplier_id = $supplierId)
   order by q.total nulls last, q.seq`,
).narrow<{ status: QuoteStatus; lines: OpenedQuote['lines'] }>()
export type QuoteRow = RowOf<typeof quotes>
/** Opened quotes of all rounds, lowest first, optionally of one supplier. */
export const findQuotes = (db: Db, projectId: string, supplierId: string | null = null) =>
  quotes(db, { projectId, supplierId })
