import type * as contract from '#contract/contracts/signing.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { attachFiles, attachmentsOf, ownFiles, presentFile } from '#modules/files/index.ts'
import { lockContract } from '../contract.access.service.ts'
import { contractFlow } from '../contract.rules.ts'
import { contracts } from '../contract.store.ts'
import {
  concludeIfSigned,
  decideSigning,
  insertSignature,
  lockOpenDocument,
  partyOf,
  sealOf,
  signatureData,
  signedEvent,
} from './sign.service.ts'
import { signatures } from './signature.store.ts'

/** Signs on paper: the scan waits until somebody else has compared it with the frozen document. */
export async function signOnPaper(
  tx: Tx,
  actor: Actor,
  { id, version, sealId, scan }: Input<typeof contract.signOnPaper>,
): Promise<string> {
  const held = await lockContract(tx, actor, id, version)
  decideSigning(held, actor)
  const document = await lockOpenDocument(tx, held)
  // A supplier seals its paper itself; our seals have keepers.
  const seal = partyOf(actor) === 'ours' ? await sealOf(tx, actor, held, sealId ?? refuse('contract.notKeeper')) : null
  const [file] = await ownFiles(tx, actor, scan, 'documents')
  if (!file) return refuse('file.taken')
  await attachFiles(tx, actor, 'contract', attachmentsOf([file], id))
  await insertSignature(tx, actor, held, document, {
    how: 'paper',
    status: 'waiting',
    seal_id: seal?.id ?? null,
    scan: presentFile(file),
    scan_sha256: file.sha256,
  })
  await contracts.set(tx, held.contract, {})
  const { status } = held.contract
  const data = signatureData(held, document, { party: partyOf(actor), how: 'paper' })
  await publish(tx, actor, newEvent('contract.scanned', { id, from: status, to: status, data }))
  return id
}

/** Accepts or rejects a scan, which its uploader cannot. */
export async function witnessScan(
  tx: Tx,
  actor: Actor,
  { id, version, signatureId, isAccepted, reason: given }: Input<typeof contract.witnessScan>,
): Promise<string> {
  const held = await lockContract(tx, actor, id, version)
  contractFlow.decide(held.facts, 'witness', actor)
  const document = await lockOpenDocument(tx, held)
  const signature = await signatures.lock(tx, signatureId)
  if (signature.document_id !== document.id || signature.status !== 'waiting') refuse('contract.noScan')
  if (signature.signer_person_id === actor.personId) refuse('contract.ownWitness')
  const reason = given.trim()
  if (!isAccepted && reason === '') refuse('contract.reasonMissing')
  await signatures.set(tx, signature, {
    status: isAccepted ? 'valid' : 'rejected',
    reason: isAccepted ? '' : reason,
    witness_person_id: actor.personId,
    witness_name: actor.userName,
    witnessed_at: actor.now,
  })
  if (!isAccepted) {
    await contracts.set(tx, held.contract, {})
    const { status } = held.contract
    const data = { ...signatureData(held, document, signature), signerId: signature.signer_id }
    await publish(tx, actor, newEvent('contract.scanRejected', { id, from: status, to: status, reason, data }))
    return id
  }
  await publish(tx, actor, signedEvent(held, document, { party: signature.party, how: 'paper' }))
  const others = held.facts.signed.filter(({ status }) => status === 'valid')
  await concludeIfSigned(tx, actor, held, document, [...others, { party: signature.party }])
  return id
}
