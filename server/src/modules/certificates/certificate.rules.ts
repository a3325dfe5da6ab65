import type { RefusalCode } from '#contract/refusals.ts'

/** Certificate content; untrusted until its chain is verified. */
export interface Certificate {
  /** SHA-256 over the whole, hex. */
  readonly fingerprint: string
  /** Hex in capitals: the `dognum` of the calls. */
  readonly serial: string
  readonly subject: string
  readonly issuer: string
  /** Encoded names: compared byte by byte. */
  readonly subjectKey: string
  readonly issuerKey: string
  readonly notBefore: Date
  readonly notAfter: Date
  readonly isAuthority: boolean
  /** Path length constraint. */
  readonly pathLength: number | undefined
  /** Key usage; undefined where the extension is missing. */
  readonly usage: readonly string[] | undefined
  readonly purposes: readonly string[] | undefined
  /** False with an unsupported critical extension. */
  readonly understood: boolean
}

export interface RevocationList {
  readonly issuerKey: string
  readonly from: Date
  readonly until: Date | undefined
  /** Serial numbers, written as certificates have them. */
  readonly revoked: ReadonlySet<string>
  /** False for partial and delta lists. */
  readonly isComplete: boolean
}

/** Signed object; the key that verifies it comes from another certificate. */
interface SignedObject {
  /** Whether the signature algorithm is strong. */
  readonly isStrong: boolean
  isSignedWith(key: object): boolean
}
export interface SignedCertificate extends SignedObject {
  readonly content: Certificate
  /** Undefined for unsupported algorithms and key sizes. */
  readonly key: object | undefined
}
export interface SignedRevocationList extends SignedObject {
  readonly content: RevocationList
}

/** Trusted authority with its last revocation list. */
export interface Authority {
  readonly certificate: SignedCertificate
  readonly list: SignedRevocationList | undefined
  /** False where the authority publishes no list and the tenant accepts that. */
  readonly needsList: boolean
}

const clientAuth = '1.3.6.1.5.5.7.3.2'
const anyPurpose = '2.5.29.37.0'
/** Maximum chain length: protects against long chains. */
const maxAuthorities = 4

/** Violation that prevents a login with this certificate now; undefined where it is valid. */
export function certificateViolation(
  certificate: SignedCertificate,
  authorities: readonly Authority[],
  now: Date,
): RefusalCode | undefined {
  const { isAuthority, usage, purposes, understood } = certificate.content
  if (!certificate.isStrong || !certificate.key) return 'ca.weak'
  if (isAuthority || !understood) return 'ca.notForLogin'
  if (usage && !usage.includes('digitalSignature')) return 'ca.notForLogin'
  if (purposes && !purposes.some((each) => each === clientAuth || each === anyPurpose)) return 'ca.notForLogin'
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

/** Revocation check: without a valid list no certificate is accepted, unless the tenant needs none. */
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
