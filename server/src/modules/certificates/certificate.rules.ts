import type { RefusalCode } from '#contract/refusals.ts'

/** What a certificate says of itself. Nothing of it is true until an authority is found that has signed it. */
export interface Certificate {
  /** SHA-256 over the whole, hex. */
  readonly fingerprint: string
  /** Hex in capitals: the `dognum` of the calls. */
  readonly serial: string
  readonly subject: string
  readonly issuer: string
  /** The names byte by byte: two that only look alike are two. */
  readonly subjectKey: string
  readonly issuerKey: string
  readonly notBefore: Date
  readonly notAfter: Date
  readonly isAuthority: boolean
  /** How many authorities may stand between this one and a person. */
  readonly pathLength: number | undefined
  /** Undefined: it does not say what the key is for. */
  readonly usage: readonly string[] | undefined
  readonly purposes: readonly string[] | undefined
  /** False where it demands something that is not obeyed here. */
  readonly understood: boolean
}

export interface RevocationList {
  readonly issuerKey: string
  readonly from: Date
  readonly until: Date | undefined
  /** Serial numbers, written as certificates have them. */
  readonly revoked: ReadonlySet<string>
  /** False where it speaks of only a part of what its authority has issued. */
  readonly isComplete: boolean
}

/** What is signed: the key that checks it comes from another paper. */
interface SignedObject {
  /** Whether it is signed in a way that nobody can forge today. */
  readonly isStrong: boolean
  isSignedWith(key: object): boolean
}
export interface SignedCertificate extends SignedObject {
  readonly content: Certificate
  /** Undefined where it is of a kind or a length that is not trusted. */
  readonly key: object | undefined
}
export interface SignedRevocationList extends SignedObject {
  readonly content: RevocationList
}

/** An authority that the tenant trusts, with what it last said about revoked certificates. */
export interface Authority {
  readonly certificate: SignedCertificate
  readonly list: SignedRevocationList | undefined
  /** False where the tenant takes certificates of an authority that publishes no list. */
  readonly needsList: boolean
}

const clientAuth = '1.3.6.1.5.5.7.3.2'
const anyPurpose = '2.5.29.37.0'
/** A person's certificate, three authorities, a root; more is somebody's game. */
const maxAuthorities = 4

/** Why nobody logs in with this certificate now; undefined where they may. */
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

/** Up from authority to authority until a root that the tenant trusts. */
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

/** Whether a certificate may stand above others, with so many authorities between it and the person. */
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

/** A list that is missing, or that cannot be believed now, says nothing about anybody. */
function revocationViolation({ serial }: Certificate, authority: Authority, now: Date): RefusalCode | undefined {
  const { list, needsList } = authority
  if (!list) return needsList ? 'ca.noList' : undefined
  if (!isListOf(list, authority.certificate) || now < list.content.from) return 'ca.noList'
  if (list.content.until === undefined || now >= list.content.until) return 'ca.noList'
  return list.content.revoked.has(serial) ? 'ca.revoked' : undefined
}

/** Whether the authority itself has signed the list, and the list is whole. */
export function isListOf(list: SignedRevocationList, { content, key }: SignedCertificate): boolean {
  const maySign = !content.usage || content.usage.includes('crlSign')
  const { issuerKey, isComplete: isWhole } = list.content
  return maySign && isWhole && issuerKey === content.subjectKey && key !== undefined && list.isSignedWith(key)
}
