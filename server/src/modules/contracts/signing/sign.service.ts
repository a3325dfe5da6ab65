import type { ContractParty } from '#contract/contracts/signature.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { applyChange } from '../changes/change.service.ts'
import { contractEvent, dataOf, type Held } from '../contract.access.service.ts'
import { contractFlow, type SignedBy } from '../contract.rules.ts'
import { contracts } from '../contract.store.ts'
import { openDeposit } from '../deposits/deposit.service.ts'
import { documents, type DocumentRow } from '../documents/document.store.ts'
import { seals } from '../seals/seal.store.ts'
import { signatures } from './signature.store.ts'

export const partyOf = ({ supplierId }: Actor): ContractParty => (supplierId === null ? 'ours' : 'supplier')

/** Decides whether the actor signs for their party now. */
export const decideSigning = ({ facts }: Held, actor: Actor): void =>
  void contractFlow.decide(facts, partyOf(actor) === 'ours' ? 'seal' : 'sign', actor)

/** Locks the document that is open for signing. */
export async function lockOpenDocument(tx: Tx, { row }: Held): Promise<Locked<DocumentRow> & { sha256: string }> {
  const document = await documents.lock(tx, row.document_id ?? refuse('contract.documentPending'))
  if (document.sha256 === null) refuse('contract.documentPending')
  return document as Locked<DocumentRow> & { sha256: string }
}

/** Seal with which the actor signs: of their party, in use, and kept by them if it is ours. */
export async function sealOf(tx: Tx, actor: Actor, { contract }: Held, sealId: string) {
  const seal = (await seals.findIfThere(tx, sealId)) ?? refuse('contract.sealOfOther')
  const isOwn =
    partyOf(actor) === 'ours'
      ? seal.party === 'ours' && seal.entity_no === contract.payer_no
      : seal.party === 'supplier' && seal.supplier_id === contract.supplier_id
  if (!isOwn || seal.status !== 'active') refuse('contract.sealOfOther')
  if (seal.keeper_person_id !== actor.personId) refuse('contract.notKeeper')
  return seal
}

type NewSignature = Omit<
  Parameters<typeof signatures.insert>[1],
  'contract_id' | 'document_id' | 'party' | 'digest' | 'signed_at' | 'signer_id' | 'signer_person_id' | 'signer_name'
>

/** Stores a signature of the actor on the open document. */
export async function insertSignature(
  tx: Tx,
  actor: Actor,
  { contract }: Held,
  document: DocumentRow & { sha256: string },
  values: NewSignature,
): Promise<void> {
  const party = partyOf(actor)
  await signatures.insert(tx, {
    ...values,
    contract_id: contract.id,
    document_id: document.id,
    party,
    digest: document.sha256,
    signer_id: actor.userId,
    signer_person_id: actor.personId,
    signer_name: actor.userName,
    signed_at: actor.now,
  })
}

/** Payload of the events of a signature. */
export const signatureData = (
  { contract, change }: Held,
  document: Pick<DocumentRow, 'no'>,
  signature: Pick<{ party: ContractParty; how: 'paper' | 'key' }, 'party' | 'how'>,
) => ({
  ...dataOf(contract),
  party: signature.party,
  how: signature.how,
  documentNo: document.no,
  ...(change === null ? {} : { changeNo: change.no }),
})

/**
 * Concludes what both parties have signed: the contract comes into force, or its change takes effect. `valid` are the
 * signatures that count, with the new one.
 */
export async function concludeIfSigned(
  tx: Tx,
  actor: Actor,
  held: Held,
  document: Locked<DocumentRow>,
  valid: readonly Pick<SignedBy, 'party'>[],
): Promise<void> {
  const { contract, change, facts } = held
  const isComplete = (['ours', 'supplier'] as const).every((party) => valid.some((each) => each.party === party))
  if (!isComplete) {
    await contracts.set(tx, contract, {})
    return
  }
  await documents.set(tx, document, { state: 'signed' })
  if (change !== null) return applyChange(tx, actor, held)
  const status = contractFlow.decide(facts, 'conclude', actor)
  await contracts.set(tx, contract, { status, signed_at: actor.now })
  await openDeposit(tx, contract)
  await publish(tx, actor, contractEvent(contract, 'concluded', status))
}

export const signedEvent = (
  held: Held,
  document: DocumentRow & { sha256: string },
  signature: { readonly party: ContractParty; readonly how: 'paper' | 'key'; readonly fingerprint?: string },
) => {
  const { id, status } = held.contract
  const fingerprint = signature.fingerprint === undefined ? {} : { fingerprint: signature.fingerprint }
  const data = { ...signatureData(held, document, signature), sha256: document.sha256, ...fingerprint }
  return newEvent('contract.signed', { id, from: status, to: status, data })
}
