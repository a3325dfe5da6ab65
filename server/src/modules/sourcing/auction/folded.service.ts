import type { Db } from '#kit/database/database.ts'
import { apply } from '#sealing/auction/apply.ts'
import { type AuctionState, auctionOf } from '#sealing/auction/state.ts'
import { type Annotated, annotate } from '#sealing/auction/shown.ts'
import { entryOf, bidderOf, planOf } from './auction.columns.ts'
import { type AuctionRow, findAuctionRow } from './auction.store.ts'
import { type BidderRow, findBidders } from './bidder.store.ts'
import { findEntriesAfter } from './entry.store.ts'

/** Auction folded from its log: the state, and every entry with what it did. */
export interface Folded {
  readonly row: AuctionRow
  readonly bidders: readonly BidderRow[]
  readonly state: AuctionState
  readonly entries: readonly Annotated[]
}

/** Auctions that this process has folded, the most recent ones. What is not committed is not in it. */
const known = new Map<string, Folded>()
const mostKnown = 200
const nameOf = (tenantId: string, projectId: string): string => `${tenantId} ${projectId}`

/** Keeps an auction after its commit. An older one never replaces a newer one. */
export function keepFolded(tenantId: string, folded: Folded): void {
  const name = nameOf(tenantId, folded.row.project_id)
  const before = known.get(name)
  if (before && before.row.seq > folded.row.seq) return
  known.delete(name)
  known.set(name, folded)
  const [oldest] = known.keys()
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
}

/** Adds entries to a folded auction. */
export function extend(folded: Folded, row: AuctionRow, added: readonly Annotated['entry'][]): Folded {
  let { state } = folded
  const entries = [...folded.entries]
  for (const entry of added) {
    const after = apply(state, entry)
    // The amount of a limit is not in the log; an act adds it to the state.
    entries.push(annotate(state, after, entry.kind === 'limit' ? { ...entry, amount: null } : entry))
    state = after
  }
  return { ...folded, row, state, entries }
}

/** Folds an auction up to a row that was read: from what is known, or from the beginning. */
export async function foldTo(db: Db, tenantId: string, row: AuctionRow): Promise<Folded> {
  const before = known.get(nameOf(tenantId, row.project_id))
  // The list of bidders is open until the first entry; a shorter log is that of a restored backup.
  const isUsable = before && before.row.seq > 0 && before.row.seq <= row.seq
  return foldFrom(db, isUsable ? before : await begun(db, row), row)
}

async function foldFrom(db: Db, base: Folded, row: AuctionRow): Promise<Folded> {
  const added = row.seq > base.row.seq ? await findEntriesAfter(db, row.project_id, base.row.seq) : []
  return extend(
    base,
    row,
    added.map(entryOf).filter(({ seq }) => seq <= row.seq),
  )
}

async function begun(db: Db, row: AuctionRow): Promise<Folded> {
  const bidders = await findBidders(db, row.project_id)
  const state = auctionOf(
    row.rule,
    planOf(row),
    bidders.map((each) => bidderOf(each, row.rule)),
  )
  return { row: { ...row, seq: 0 }, bidders, state, entries: [] }
}

/** Folds an auction up to a row from the beginning, whatever is known of it. */
export const foldAll = async (db: Db, row: AuctionRow): Promise<Folded> => foldFrom(db, await begun(db, row), row)

/** The auction of a project as it is now; undefined without one. */
export async function findFolded(db: Db, tenantId: string, projectId: string): Promise<Folded | undefined> {
  const row = await findAuctionRow(db, projectId)
  return row && foldTo(db, tenantId, row)
}
