import type { Tx } from '#kit/database/database.ts'
import { type Entry, type NewEntry, nextEntry } from '#sealing/log/entry.ts'
import { bytesIn, hexOf, valuesOf } from './entry.columns.ts'
import { appendRow } from './entry.store.ts'
import type { LockedRound } from './round.store.ts'

/** Owner and idempotency key of an entry, stored but not published. */
interface Own {
  readonly supplierId: string
  readonly key: string
}

type Facts = Omit<NewEntry, 'at' | 'round'> & { readonly now: Date }

/**
 * Creates the next log entry. The caller has read the database clock after locking the round. The log's time is
 * monotonic, even if that clock goes back.
 */
export function entryAfter(tenantId: string, round: LockedRound, { now, ...facts }: Facts): Entry {
  const { suite, project_id: projectId, next_seq: seq, head, last_at: lastAt } = round
  const at = (now < lastAt ? lastAt : now).toISOString()
  const last = { seq: seq - 1, hash: hexOf(head), at: lastAt.toISOString() }
  const place = { suite, tenantId, projectId, ...(seq > 1 ? { last } : {}) }
  return nextEntry(place, { ...facts, round: round.round, at })
}

/** Writes an entry and advances the locked round, so that further entries of the transaction follow it. */
export async function writeEntry(tx: Tx, round: LockedRound, entry: Entry, own?: Own): Promise<void> {
  Object.assign(round, { next_seq: entry.seq + 1, head: bytesIn(entry.hash), last_at: new Date(entry.at) })
  await appendRow(tx, {
    projectId: round.project_id,
    ...valuesOf(entry),
    supplierId: own?.supplierId ?? null,
    key: own?.key ?? null,
  })
}

/** Appends an entry to the log of the round's project. */
export async function append(tx: Tx, tenantId: string, round: LockedRound, facts: Facts, own?: Own): Promise<Entry> {
  const entry = entryAfter(tenantId, round, facts)
  await writeEntry(tx, round, entry, own)
  return entry
}
