import type { SealedQuoteState } from '#contract/sourcing/seal.ts'
import type { StandingQuote } from '#contract/sourcing/projectNotice.ts'
import type { Db } from '#kit/database/database.ts'
import { findCiphertextState } from '../ciphertext.store.ts'
import { quoteSeqOf } from '../entry.columns.ts'
import { type EntryRow, findLastOf, findTermsEntry } from '../entry.store.ts'
import { findRound, type RoundRow } from '../round.store.ts'

/**
 * State of a supplier's last quote; after the end of a round derived from the log, since lapsed ciphertexts are
 * deleted.
 */
export async function stateOf(
  db: Db,
  round: Pick<RoundRow, 'project_id' | 'round' | 'status'>,
  last: EntryRow | undefined,
): Promise<SealedQuoteState | null> {
  if (!last?.envelope_hash) return null
  const { project_id: projectId } = round
  const terms = await findTermsEntry(db, projectId, round.round)
  if (last.seq > terms.seq) return 'inForce'
  if (round.status !== 'open') return 'lapsed'
  const ciphertext = await findCiphertextState(db, projectId, last.envelope_hash)
  return ciphertext?.must_rewrite ? 'toRewrite' : 'unconfirmed'
}

/** Supplier's quote for the page of its project, with the data needed to confirm it. */
export async function findStandingQuote(db: Db, projectId: string, supplierId: string): Promise<StandingQuote | null> {
  const round = await findRound(db, projectId)
  const last = round && (await findLastOf(db, projectId, supplierId, round.round))
  const state = round ? await stateOf(db, round, last) : null
  if (!round || !last || state === null) return null
  const { seq: termsSeq } = await findTermsEntry(db, projectId, round.round)
  return { state, seq: quoteSeqOf(last), termsSeq }
}
