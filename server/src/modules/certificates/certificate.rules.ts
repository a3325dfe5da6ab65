import type { RefusalCode } from '#contract/refusals.ts'
import type { Certificate, SignedCertificate, SignedRevocationList, Authority } from './x509.rules.ts'

const clientAuth = '1.3.6.1.5.5.7.3.2'
const anyPurpose = '2.5.29.37.0'
/** Maximum chain length: protects against long chains. */
const maxAuthorities = 4

/** What a certificate is used for: to log in, or to sign documents. */
export type CertificateUse = 'login' | 'sign'

/** Key usage and purposes that do not fit the use. */
function isUnfit({ isAuthority, usage, purposes, understood }: Certificate, use: CertificateUse): boolean {
  if (isAuthority || !understood) return true
  const isSigning = usage?.includes('digitalSignature') ?? true
  if (use === 'sign') return !isSigning && !usage?.includes('nonRepudiation')
  return !isSigning || !(purposes?.some((each) => each === clientAuth || each === anyPurpose) ?? true)
}

/** Violation that prevents the use of this certificate now; undefined if it is valid. */
export function certificateViolation(
  certificate: SignedCertificate,
  authorities: readonly Authority[],
  now: Date,
  use: CertificateUse = 'login',
): RefusalCode | undefined {
  if (!certificate.isStrong || !certificate.key) return 'ca.weak'
  if (isUnfit(certificate.content, use)) return use === 'sign' ? 'ca.notForSigning' : 'ca.notForLogin'
  return chainViolation(certificate, authorities, now, 0) ?? validityViolation(certificate.content, now)
}

/** Chain validation up to a trusted root. */
function chainViolation(
  certificate: SignedCertificate,
  authorities: readonly Authority[],
  now: Date,
  below: number,
): RefusalCode | undefined {
  if (below >= maxAuthorities) return 'ca.untrusted'
  let violation: RefusalCode | undefined = 'ca.untrusted'
  for (const authority of authorities) {
    if (!hasIssued(authority.certificate, certificate)) continue
    violation =
      issuerViolation(authority.certificate.content, now, below) ??
      revocationViolation(certificate.content, authority, now)
    if (!violation && !isRoot(authority.certificate.content))
      violation = chainViolation(authority.certificate, authorities, now, below + 1)
    if (!violation) return undefined
  }
  return violation
}

export const isRoot = ({ subjectKey, issuerKey }: Certificate): boolean => subjectKey === issuerKey

const hasIssued = ({ content, key }: SignedCertificate, certificate: SignedCertificate): boolean =>
  content.subjectKey === certificate.content.issuerKey && key !== undefined && certificate.isSignedWith(key)

/** Issuer rules: basic constraints, key usage, path length, validity. */
export function issuerViolation(issuer: Certificate, now: Date, below = 0): RefusalCode | undefined {
  const { isAuthority, understood, usage, pathLength } = issuer
  if (!isAuthority || !understood) return 'ca.untrusted'
  if (usage && !usage.includes('keyCertSign')) return 'ca.untrusted'
  if (pathLength !== undefined && below > pathLength) return 'ca.untrusted'
  return validityViolation(issuer, now) && 'ca.untrusted'
}

function validityViolation({ notBefore, notAfter }: Certificate, now: Date): RefusalCode | undefined {
  if (now < notBefore) return 'ca.notYetValid'
  return now > notAfter ? 'ca.expired' : undefined
}

/** Revocation check: without a valid list no certificate is accepted, unless the tenant does not require one. */
function revocationViolation({ serial }: Certificate, authority: Authority, now: Date): RefusalCode | undefined {
  const { list, needsList } = authority
  if (!list) return needsList ? 'ca.noList' : undefined
  if (!isListOf(list, authority.certificate) || now < list.content.from) return 'ca.noList'
  if (list.content.until === undefined || now >= list.content.until) return 'ca.noList'
  return list.content.revoked.has(serial) ? 'ca.revoked' : undefined
}

/** Whether the authority signed the list, and the list is complete. */
export function isListOf(list: SignedRevocationList, { content, key }: SignedCertificate): boolean {
  const maySign = !content.usage || content.usage.includes('crlSign')
  const { issuerKey, isComplete: isWhole } = list.content
  return maySign && isWhole && issuerKey === content.subjectKey && key !== undefined && list.isSignedWith(key)
}
