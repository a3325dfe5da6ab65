import { randomBytes } from 'node:crypto'
import type { ChallengePurpose, Proof } from '#contract/certificates/certificates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { authoritiesOf } from './authority.service.ts'
import { certificateViolation } from './certificate.rules.ts'
import type { ReadCertificate } from './x509.ts'

const lifetimeSeconds = 120
const tokenOf = (challengeId: string) => ({ kind: 'caChallenge', secret: challengeId })

/** Stored challenge with its purpose and recipient. */
interface Challenge {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  readonly ip: string
  readonly userId: string
}

/** Creates a challenge that names its purpose and host, so that a signature made for another site is invalid here. */
export async function newChallenge(tx: Tx, actor: Actor, purpose: ChallengePurpose) {
  if ((purpose === 'bind' || purpose === 'seal') && actor.userId === '0') refuse('session.none')
  const challengeId = randomBytes(16).toString('hex')
  const challenge = ['baicai-ca', purpose, actor.host, randomBytes(32).toString('hex')].join('\n')
  const stored: Challenge = { challenge, purpose, ip: actor.ip, userId: actor.userId }
  await putToken(tx, tokenOf(challengeId), stored, lifetimeSeconds)
  return { challengeId, challenge, seconds: lifetimeSeconds }
}

interface VerifiedProof {
  readonly certificate: ReadCertificate
  /** Refusal of the certificate despite a valid signature. */
  readonly refusal: Refusal | undefined
}

/**
 * Redeems the challenge in any case, and verifies the signature first, so that nothing is revealed about certificates
 * of other persons.
 */
export async function verifyProof(
  database: Database,
  actor: Actor,
  purpose: ChallengePurpose,
  proof: Proof,
): Promise<VerifiedProof> {
  const stored = await database.write(actor.tenantId, (tx) => takeToken<Challenge>(tx, tokenOf(proof.challengeId)))
  const isOwnChallenge = stored?.purpose === purpose && stored.ip === actor.ip && stored.userId === actor.userId
  if (!stored || !isOwnChallenge) return refuse('ca.challengeGone')
  const { readCertificate, hasSignedChallenge } = await import('./x509.library.ts')
  const paper = readCertificate(proof.certificate) ?? refuse('ca.unreadable')
  if (!paper.key) return refuse('ca.weak')
  const isSigned = isSignedBy(hasSignedChallenge, paper.key, stored.challenge, proof.signature)
  if (!isSigned) return refuse('ca.wrongSignature')
  const authorities = await database.read(actor.tenantId, authoritiesOf)
  const violation = certificateViolation(paper, authorities, actor.now, purpose === 'seal' ? 'sign' : 'login')
  return { certificate: paper, refusal: violation && new Refusal(violation) }
}

type Verify = typeof import('./x509.library.ts').hasSignedChallenge

function isSignedBy(
  verify: Verify,
  key: NonNullable<ReadCertificate['key']>,
  challenge: string,
  signature: string,
): boolean {
  try {
    return verify(key, Buffer.from(challenge), new Uint8Array(Buffer.from(signature, 'base64')))
  } catch {
    return false
  }
}

export async function checkCertificate(database: Database, actor: Actor, proof: Proof): Promise<ReadCertificate> {
  const { certificate: paper, refusal } = await verifyProof(database, actor, 'check', proof)
  if (refusal) throw refusal
  return paper
}
