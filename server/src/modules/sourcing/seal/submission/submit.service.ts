import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/seal.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { demandQualified } from '#modules/catalogue/index.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import type { Entry } from '#sealing/log/entry.ts'
import { type Envelope, envelopeHash } from '#sealing/quotes/envelope.ts'
import { projects } from '../../projects/project.store.ts'
import { bindFiles } from '../attachments/attachment.service.ts'
import { countQuoted, insertCiphertext, removeCiphertext } from '../ciphertext.store.ts'
import { bytesIn, entryOf, quoteSeqOf } from '../entry.columns.ts'
import { type EntryRow, findByKey, findLastOf, findTermsOf } from '../entry.store.ts'
import { append, entryAfter, writeEntry } from '../log.service.ts'
import type { LockedRound } from '../round.store.ts'
import type { Seals } from '../seals.ts'
import { expectedOf, outsideOf, storedOf } from './envelope.ts'
import { lockStanding } from './standing.service.ts'
import { violationOfEnvelope } from './submit.rules.ts'

type Submitted = Omit<Input<typeof contract.submitSealedQuote>, 'envelope'> & { readonly envelope: Envelope }

interface Received {
  readonly entry: Entry
  /** Round, if this call has locked it. */
  readonly round?: LockedRound
}

/**
 * Receives a sealed quote: writes the ciphertext before the lock, reads the database clock after it, and deletes the
 * supplier's earlier ciphertext. Returns the entry; its receipt is signed after the commit. Pipelined in three packets:
 * what is known before, locks with their reads, and writes.
 */
export async function receiveQuote(
  tx: Tx,
  actor: Actor,
  { projectId, idempotencyKey: key, termsSeq, attachments = 0, envelope }: Submitted,
  { platform }: Seals,
): Promise<Received> {
  const [supplierId, project, known] = await pipeline(
    ownSupplier(tx, actor, 'quote'),
    projects.find(tx, projectId),
    findByKey(tx, projectId, key),
  )
  if (project.published_at === null) refuse('thing.notFound')
  if (known) return sameAgain(known, supplierId, envelope)

  const { header } = envelope
  await demandQualified(tx, { supplierId, categoryIds: project.category_ids, now: actor.now, lang: actor.lang })
  const [isNew, { round, now }, meanwhile, earlier, terms] = await pipeline(
    insertCiphertext(tx, { ...storedOf(envelope), project_id: projectId }),
    lockStanding(tx, actor, projectId, supplierId),
    // The same submission may have been received while this one waited for the lock.
    findByKey(tx, projectId, key),
    // Of the envelope's round, which is refused below where it is not the one that is locked.
    findLastOf(tx, projectId, supplierId, header.round),
    findTermsOf(tx, projectId, header.round),
  )
  if (meanwhile) return sameAgain(meanwhile, supplierId, envelope)
  const subject = platform.subjectOf(round.suite, projectId, supplierId)
  const violation = violationOfEnvelope(outsideOf(envelope), expectedOf(actor.tenantId, round, subject))
  if (violation) refuse(violation)
  if (!isNew) refuse('seal.replayed')
  if (terms?.seq !== termsSeq) refuse('seal.termsChanged')

  const hash = envelopeHash(envelope)
  const facts = { subject, commitment: header.commitment, envelopeHash: hash }
  const entry = entryAfter(actor.tenantId, round, { kind: 'quote', now, ...facts })
  const data = { round: round.round, seq: entry.seq }
  await pipeline(
    bindFiles(tx, supplierId, { projectId, commitment: header.commitment, hash }, attachments),
    ...(earlier?.envelope_hash ? [removeCiphertext(tx, projectId, earlier.envelope_hash)] : []),
    writeEntry(tx, round, entry, { supplierId, key }),
    countQuoted(tx, projectId, round.round),
    publish(tx, actor, { name: 'sealedRound.quoted', id: projectId, data }),
  )
  return { entry, round }
}

/**
 * Returns the entry of the same earlier submission; refuses with `seal.keyUsed` if the key belongs to another quote or
 * supplier.
 */
function sameAgain(known: EntryRow, supplierId: string, envelope: Envelope): Received {
  const isSame = known.supplier_id === supplierId && known.envelope_hash?.equals(bytesIn(envelopeHash(envelope)))
  return isSame ? { entry: entryOf(known) } : refuse('seal.keyUsed')
}

/**
 * Refuses with `seal.termsChanged` if a change notice came between reading and submitting: a quote is valid for the
 * terms that its supplier knew.
 */
export async function refuseOtherTerms(tx: Tx, round: LockedRound, termsSeq: number): Promise<void> {
  const terms = await findTermsOf(tx, round.project_id, round.round)
  if (terms?.seq !== termsSeq) refuse('seal.termsChanged')
}

/** Withdraws the last quote: appends an entry and deletes the ciphertext. */
export async function withdrawQuote(
  tx: Tx,
  actor: Actor,
  { projectId, seq, idempotencyKey: key }: Input<typeof contract.withdrawSealedQuote>,
  { platform }: Seals,
): Promise<void> {
  const supplierId = await ownSupplier(tx, actor)
  if ((await projects.find(tx, projectId)).published_at === null) refuse('thing.notFound')
  const isDone = async () => {
    const known = await findByKey(tx, projectId, key)
    if (known && (known.supplier_id !== supplierId || known.ref !== seq)) refuse('seal.keyUsed')
    return known !== undefined
  }
  if (await isDone()) return
  const { round, now } = await lockStanding(tx, actor, projectId, supplierId)
  // The same withdrawal may have been received while this one waited for the lock.
  if (await isDone()) return
  const last = await findLastOf(tx, projectId, supplierId, round.round)
  if (!last?.envelope_hash) return refuse('seal.nothingToWithdraw')
  if (quoteSeqOf(last) !== seq) refuse('thing.stale')
  await removeCiphertext(tx, projectId, last.envelope_hash)
  const subject = platform.subjectOf(round.suite, projectId, supplierId)
  const entry = await append(
    tx,
    actor.tenantId,
    round,
    { kind: 'withdraw', now, subject, ref: seq },
    { supplierId, key },
  )
  await countQuoted(tx, projectId, round.round)
  await publish(tx, actor, {
    name: 'sealedRound.withdrawn',
    id: projectId,
    data: { round: round.round, seq: entry.seq },
  })
}
