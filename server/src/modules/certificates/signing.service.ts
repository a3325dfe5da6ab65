import type { Proof } from '#contract/certificates/certificates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Db } from '#kit/database/database.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { authoritiesOf } from './authority.service.ts'
import { certificateViolation } from './certificate.rules.ts'
import { verifyProof } from './challenge.service.ts'
import type { ReadCertificate } from './x509.ts'

/** Certificate that may sign documents now: of a trusted authority, valid, not revoked. */
export async function certificateToSign(db: Db, given: string | Uint8Array, now: Date): Promise<ReadCertificate> {
  const { readCertificate } = await import('./x509.library.ts')
  const certificate = readCertificate(given) ?? refuse('ca.unreadable')
  const violation = certificateViolation(certificate, await authoritiesOf(db), now, 'sign')
  if (violation) throw new Refusal(violation)
  return certificate
}

/** Whether the key of a certificate has signed these bytes. */
export async function hasSigned({ key }: ReadCertificate, bytes: Uint8Array, signature: Uint8Array): Promise<boolean> {
  if (!key) return false
  const { hasSignedChallenge } = await import('./x509.library.ts')
  try {
    return hasSignedChallenge(key, bytes, signature)
  } catch {
    return false
  }
}

/** Certificate whose key has signed a challenge of this purpose. */
export async function proveCertificate(
  database: Database,
  actor: Actor,
  purpose: 'seal',
  proof: Proof,
): Promise<ReadCertificate> {
  const { certificate, refusal } = await verifyProof(database, actor, purpose, proof)
  if (refusal) throw refusal
  return certificate
}

/**
 * Whether the tenant trusts a certificate for what it signed at a time. `none`: there is no revocation list for that
 * time, so nobody can tell.
 */
export async function trustFor(db: Db, given: Uint8Array, at: Date): Promise<'ok' | 'err' | 'none'> {
  const { readCertificate } = await import('./x509.library.ts')
  const certificate = readCertificate(given)
  if (!certificate) return 'err'
  const violation = certificateViolation(certificate, await authoritiesOf(db), at, 'sign')
  if (violation === undefined) return 'ok'
  return violation === 'ca.noList' ? 'none' : 'err'
}
