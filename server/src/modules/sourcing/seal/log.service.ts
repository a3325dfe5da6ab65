import type { Tx } from '#kit/database/database.ts'
import { type Entry, type NewEntry, nextEntry } from '#sealing/log/entry.ts'
import { bytesIn, hexOf, valuesOf } from './entry.columns.ts'
import { appendRow } from './entry.store.ts'
import type { LockedRound } from './round.store.ts'

/** Whose entry it is, and its own key: what the log keeps and does not publish. */
interface Own {
  readonly supplierId: string
  readonly key: string
}

/**
 * Appends to the log of the round's project. The caller has read the database's clock after the round was locked; the
 * time of the log never goes back, also where that clock does.
 */
export async function append(
  tx: Tx,
  tenantId: string,
  round: LockedRound,
  { now, ...facts }: Omit<NewEntry, 'at' | 'round'> & { readonly now: Date },
  own?: Own,
): Promise<Entry> {
  const { suite, project_id: projectId, next_seq: seq, head, last_at: lastAt } = round
  const at = (now < lastAt ? lastAt : now).toISOString()
  const last = { seq: seq - 1, hash: hexOf(head), at: lastAt.toISOString() }
  const place = { suite, tenantId, projectId, ...(seq > 1 ? { last } : {}) }
  const entry = nextEntry(place, { ...facts, round: round.round, at })
  await appendRow(tx, {
    projectId,
    ...valuesOf(entry),
    supplierId: own?.supplierId ?? null,
    key: own?.key ?? null,
  })
  // A second entry of the same transaction follows this one.
  Object.assign(round, { next_seq: seq + 1, head: bytesIn(entry.hash), last_at: new Date(entry.at) })
  return entry
}
