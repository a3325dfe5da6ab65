import { randomBytes } from 'node:crypto'
import type * as contract from '#contract/contracts/signing.ts'
import type { Input, Reply } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { certificateToSign, hasSigned, type ReadCertificate } from '#modules/certificates/index.ts'
import { type Held, lockContract } from '../contract.access.service.ts'
import type { DocumentRow } from '../documents/document.store.ts'
import { encodeCms, type SigningAlgorithm, signedAttributes } from './cms.ts'
import { issuerAndSerialOf } from './cms.read.ts'
import { hintOf } from './key.rules.ts'
import {
  concludeIfSigned,
  decideSigning,
  insertSignature,
  lockOpenDocument,
  partyOf,
  sealOf,
  signedEvent,
} from './sign.service.ts'

const lifetimeSeconds = 600
const tokenOf = (signingId: string) => ({ kind: 'contractSigning', secret: signingId })

/** What was prepared to be signed, and by whom. */
interface Prepared {
  readonly contractId: string
  readonly documentId: string
  readonly sealId: string
  readonly userId: string
  /** Base64. */
  readonly certificate: string
  readonly attributes: string
}

/** Digest that a signature of this algorithm names. */
export const digestFor = (algorithm: SigningAlgorithm, { sha256, sm3 }: Pick<DocumentRow, 'sha256' | 'sm3'>): string =>
  (algorithm === 'sm2' ? sm3 : sha256) ?? ''

/** Seal of the actor with its accepted certificate, which is the given one. */
async function sealWith(tx: Tx, actor: Actor, held: Held, sealId: string, certificate: ReadCertificate) {
  const seal = await sealOf(tx, actor, held, sealId)
  const isAccepted = seal.certificate_status === 'active' && seal.fingerprint === certificate.content.fingerprint
  return isAccepted ? seal : refuse('contract.certificateForeign')
}

/** Answers the attributes that the key has to sign, after all checks that do not need the signature. */
export async function prepareSignature(
  database: Database,
  actor: Actor,
  { id, version, sealId, certificate: given }: Input<typeof contract.prepareSignature>,
): Promise<Reply<typeof contract.prepareSignature>> {
  const certificate = await database.read(actor.tenantId, (db) => certificateToSign(db, given, actor.now))
  const algorithm = certificate.key?.kind ?? refuse('ca.weak')
  return database.write(actor.tenantId, async (tx) => {
    const held = await lockContract(tx, actor, id, version)
    decideSigning(held, actor)
    const document = await lockOpenDocument(tx, held)
    await sealWith(tx, actor, held, sealId, certificate)
    const attributes = signedAttributes({
      algorithm,
      digest: digestFor(algorithm, document),
      hint: hintOf(held.contract.no, document.no, partyOf(actor)),
      certificate: certificate.der,
      at: actor.now,
    })
    const toSign = Buffer.from(attributes).toString('base64')
    const signingId = randomBytes(16).toString('hex')
    const prepared: Prepared = {
      contractId: id,
      documentId: document.id,
      sealId,
      userId: actor.userId,
      certificate: Buffer.from(certificate.der).toString('base64'),
      attributes: toSign,
    }
    await putToken(tx, tokenOf(signingId), prepared, lifetimeSeconds)
    return { signingId, toSign, seconds: lifetimeSeconds }
  })
}

/**
 * Stores a signature by key. What was prepared is redeemed in any case, and holds for one contract, document and
 * person; signature, certificate and seal are checked again before anything is stored.
 */
export async function signByKey(
  database: Database,
  actor: Actor,
  { id, version, signingId, signature: given }: Input<typeof contract.signByKey>,
): Promise<string> {
  const prepared = await database.write(actor.tenantId, (tx) => takeToken<Prepared>(tx, tokenOf(signingId)))
  if (prepared?.contractId !== id || prepared.userId !== actor.userId) return refuse('contract.signingGone')
  const der = Buffer.from(prepared.certificate, 'base64')
  const certificate = await database.read(actor.tenantId, (db) => certificateToSign(db, der, actor.now))
  const attributes = Uint8Array.from(Buffer.from(prepared.attributes, 'base64'))
  const signature = Uint8Array.from(Buffer.from(given, 'base64'))
  if (!(await hasSigned(certificate, attributes, signature))) return refuse('contract.wrongSignature')
  const algorithm = certificate.key!.kind
  const cms = encodeCms({
    algorithm,
    certificate: certificate.der,
    attributes,
    signature,
    issuerAndSerial: issuerAndSerialOf(certificate.der),
  })
  return database.write(actor.tenantId, async (tx) => {
    const held = await lockContract(tx, actor, id, version)
    decideSigning(held, actor)
    const document = await lockOpenDocument(tx, held)
    if (document.id !== prepared.documentId) refuse('contract.signingGone')
    const seal = await sealWith(tx, actor, held, prepared.sealId, certificate)
    const { serial, subject, issuer, fingerprint } = certificate.content
    const values = { seal_id: seal.id, serial, subject, issuer, fingerprint, cms: Buffer.from(cms) }
    await insertSignature(tx, actor, held, document, { how: 'key', status: 'valid', ...values })
    const party = partyOf(actor)
    await publish(tx, actor, signedEvent(held, document, { party, how: 'key', fingerprint }))
    const others = held.facts.signed.filter(({ status }) => status === 'valid')
    await concludeIfSigned(tx, actor, held, document, [...others, { party }])
    return id
  })
}
