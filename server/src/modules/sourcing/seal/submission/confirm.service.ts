import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/seal.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import type { Entry } from '#sealing/log/entry.ts'
import { projects } from '../../projects/project.store.ts'
import { confirmCiphertext, countQuoted, findCiphertextState } from '../ciphertext.store.ts'
import { entryOf, hexOf, quoteSeqOf } from '../entry.columns.ts'
import { findByKey, findLastOf } from '../entry.store.ts'
import { append } from '../log.service.ts'
import { lockStanding } from './standing.service.ts'
import { refuseOtherTerms } from './submit.service.ts'

/**
 * Confirms a supplier's quote after a change notice, by an entry that puts it back in force. Requires knowledge of the
 * last change; refused if the goods changed, since the quote must be rewritten then.
 */
export async function confirmQuote(
  tx: Tx,
  actor: Actor,
  { projectId, seq, termsSeq, idempotencyKey: key }: Input<typeof contract.confirmSealedQuote>,
): Promise<Entry> {
  const supplierId = await ownSupplier(tx, actor)
  if ((await projects.find(tx, projectId)).published_at === null) refuse('thing.notFound')
  const confirmed = async () => {
    const known = await findByKey(tx, projectId, key)
    if (known && (known.supplier_id !== supplierId || known.kind !== 'confirm' || known.ref !== seq))
      refuse('seal.keyUsed')
    return known && entryOf(known)
  }
  const before = await confirmed()
  if (before) return before
  const { round, now } = await lockStanding(tx, actor, projectId, supplierId)
  // The same confirmation may have been received while this one waited for the lock.
  const meanwhile = await confirmed()
  if (meanwhile) return meanwhile
  const last = await findLastOf(tx, projectId, supplierId, round.round)
  if (!last?.envelope_hash || !last.subject || !last.commitment) return refuse('seal.nothingToConfirm')
  if (quoteSeqOf(last) !== seq) refuse('thing.stale')
  const state = await findCiphertextState(tx, projectId, last.envelope_hash)
  if (!state?.is_lapsed) return refuse('seal.nothingToConfirm')
  await refuseOtherTerms(tx, round, termsSeq)
  if (state.must_rewrite) refuse('seal.mustRewrite')
  await confirmCiphertext(tx, projectId, last.envelope_hash)
  const facts = {
    subject: hexOf(last.subject),
    commitment: hexOf(last.commitment),
    envelopeHash: hexOf(last.envelope_hash),
    ref: seq,
  }
  const entry = await append(tx, actor.tenantId, round, { kind: 'confirm', now, ...facts }, { supplierId, key })
  await countQuoted(tx, projectId, round.round)
  const data = { round: round.round, seq: entry.seq }
  await publish(tx, actor, { name: 'sealedRound.quoteConfirmed', id: projectId, data })
  return entry
}
