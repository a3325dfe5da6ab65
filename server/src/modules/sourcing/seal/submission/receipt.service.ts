import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/seal.ts'
import type { SealReceipt } from '#contract/sourcing/seal/sealLog.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { Entry } from '#sealing/log/entry.ts'
import { hasReceipt, receiptBody, signReceipt } from '#sealing/log/receipt.ts'
import { entryOf, hexOf } from '../entry.columns.ts'
import { findByKey, findEntry, findLastOf } from '../entry.store.ts'
import { findRound, type RoundRow } from '../round.store.ts'
import type { Seals } from '../seals.ts'

/** Signed receipt of a quote or confirmation; deterministic, so a lost response can be requested again. */
export const receiptIn = (round: RoundRow, entry: Entry, { platform }: Seals): Promise<SealReceipt> =>
  signReceipt(platform.signers[round.suite], receiptBody(round.project_id, hexOf(round.key_id), entry))

/** Receipt of an entry; looks up its round. */
export const receiptOf = async (db: Db, projectId: string, entry: Entry, seals: Seals): Promise<SealReceipt> =>
  receiptIn((await findRound(db, projectId, entry.round))!, entry, seals)

/** Receipt of the caller's own quote: by number, by idempotency key, or the last one. */
export async function findOwnReceipt(
  db: Db,
  actor: Actor,
  { projectId, seq, key }: Input<typeof contract.findReceipt>,
  seals: Seals,
): Promise<SealReceipt> {
  const supplierId = actor.supplierId ?? refuse('thing.notAllowed')
  const round = (await findRound(db, projectId)) ?? refuse('thing.notFound')
  const found =
    seq !== undefined
      ? await findEntry(db, projectId, seq)
      : key !== undefined
        ? await findByKey(db, projectId, key)
        : await findLastOf(db, projectId, supplierId, round.round)
  if (found?.supplier_id !== supplierId || !hasReceipt(found)) return refuse('thing.notFound')
  return receiptOf(db, projectId, entryOf(found), seals)
}
