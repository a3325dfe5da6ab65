import type { MoveKind } from '#contract/warehouse/document.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const moves = tableOf('warehouse.moves')
export const batches = tableOf('warehouse.batches')

/** Move from a place to a place; `held`: what of it was kept for its line. */
export interface Movement {
  readonly document_id: string
  readonly line_id: string | null
  readonly kind: MoveKind
  readonly from_id: string
  readonly to_id: string
  readonly batch_id: string
  readonly quantity: string
  readonly held?: string
  readonly reverses?: string
  readonly reason?: string
}

const posting = sqlQuery('warehouse.post', 'select warehouse.post($rows::jsonb, $who, $whoName) is null as posted')
/**
 * Posts moves: balances are locked in their order, changed, and the ledger is added to. Refuses with `warehouse.short` where
 * something is not there. Call it late in a transaction, after the document is locked.
 */
export async function postMoves(tx: Tx, { userId, userName }: Actor, rows: readonly Movement[]): Promise<void> {
  if (rows.length > 0) await posting.one(tx, { rows, who: userId, whoName: userName })
}

const holding = sqlQuery('warehouse.hold', 'select warehouse.hold($wanted::jsonb) is null as held')
interface Held {
  readonly place_id: string
  readonly batch_id: string
  /** Negative: free again. */
  readonly quantity: string
}
/** Keeps stock for documents, or frees it. Refuses with `warehouse.short`. */
export async function holdStock(tx: Tx, wanted: readonly Held[]): Promise<void> {
  if (wanted.length > 0) await holding.one(tx, { wanted })
}

const lockCandidates = sqlQuery(
  'warehouse.candidates',
  `select b.place_id, b.batch_id, b.item_id, t.expires_on, b.on_hand - b.held as "free!", t.unit_price, t.payer_id
   from warehouse.balances b
   join warehouse.places p on p.tenant_id = b.tenant_id and p.id = b.place_id
   join warehouse.batches t on t.tenant_id = b.tenant_id and t.id = b.batch_id
   where b.item_id = any ($itemIds::bigint[]) and b.warehouse_id = $warehouseId and not b.is_outside and p.kind = 'storage'
     and not t.is_quarantined and coalesce(t.expires_on >= $today::date, true)
   order by b.place_id, b.batch_id for update of b`,
)
export type CandidateRow = RowOf<typeof lockCandidates>
/** Batches that can be issued, locked in the order in which postings lock them. */
export const lockIssuable = (
  tx: Tx,
  of: { readonly warehouseId: string; readonly itemIds: readonly string[]; readonly today: string },
): Promise<CandidateRow[]> => lockCandidates(tx, { ...of })

const addBatches = sqlQuery(
  'warehouse.addBatches',
  `insert into warehouse.batches (item_id, batch_no, supplier_id, supplier_name, order_line_id, produced_on, expires_on, unit_cost,
     unit_price, payer_id, created_at)
   select distinct on (g.item_id, coalesce(g.supplier_id, 0), g.batch_no, g.unit_cost, g.unit_price, coalesce(g.payer_id, 0)) g.item_id,
     g.batch_no, g.supplier_id, g.supplier_name, g.order_line_id, g.produced_on, g.expires_on, g.unit_cost, g.unit_price, g.payer_id, kit.clock()
   from jsonb_to_recordset($given::jsonb) g(item_id bigint, batch_no text, supplier_id bigint, supplier_name text, order_line_id bigint,
     produced_on date, expires_on date, unit_cost numeric, unit_price numeric, payer_id bigint)
   order by g.item_id, coalesce(g.supplier_id, 0), g.batch_no, g.unit_cost, g.unit_price, coalesce(g.payer_id, 0)
   on conflict do nothing`,
)
const knownBatches = sqlQuery(
  'warehouse.knownBatches',
  `select g.place as "place!", t.id, t.batch_no, t.produced_on, t.expires_on
   from jsonb_to_recordset($given::jsonb) g(place int, item_id bigint, batch_no text, supplier_id bigint, unit_cost numeric,
     unit_price numeric, payer_id bigint)
   join warehouse.batches t on t.item_id = g.item_id and coalesce(t.supplier_id, 0) = coalesce(g.supplier_id, 0)
     and t.batch_no = g.batch_no and t.unit_cost = g.unit_cost and t.unit_price = g.unit_price
     and coalesce(t.payer_id, 0) = coalesce(g.payer_id, 0)
   order by g.place`,
)
export interface GivenBatch {
  /** Position among the given ones. */
  readonly place: number
  readonly item_id: string
  readonly batch_no: string
  readonly supplier_id: string | null
  readonly supplier_name: string
  readonly order_line_id: string | null
  readonly produced_on: string | null
  readonly expires_on: string | null
  readonly unit_cost: string
  readonly unit_price: string
  readonly payer_id: string | null
}
/** Batches of what is put away, in the order given: known ones of the same source, cost and payer, or new ones. */
export async function ensureBatches(tx: Tx, given: readonly GivenBatch[]) {
  if (given.length === 0) return []
  await addBatches(tx, { given })
  return knownBatches(tx, { given })
}

const reversal = sqlQuery(
  'warehouse.isReversed',
  'select exists (select from warehouse.moves where reverses = $id) as "reversed!"',
)
export const isReversed = async (tx: Tx, id: string): Promise<boolean> => (await reversal.one(tx, { id })).reversed
