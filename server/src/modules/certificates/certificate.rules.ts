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
  readonly isWhole: boolean
}

/** What is signed: the key that checks it comes from another paper. */
interface SignedPaper {
  /** Whether it is signed in a way that nobody can forge today. */
  readonly isStrong: boolean
  isSignedWith(key: object): boolean
}
export interface Paper extends SignedPaper {
  readonly told: Certificate
  /** Undefined where it is of a kind or a length that is not trusted. */
  readonly key: object | undefined
}
export interface RevocationPaper extends SignedPaper {
  readonly told: RevocationList
}

/** An authority that the tenant trusts, with what it last said about revoked certificates. */
export interface Authority {
  readonly paper: Paper
  readonly list: RevocationPaper | undefined
  /** False where the tenant takes certificates of an authority that publishes no list. */
  readonly needsList: boolean
}

const clientAuth = '1.3.6.1.5.5.7.3.2'
const anyPurpose = '2.5.29.37.0'
/** A person's certificate, three authorities, a root; more is somebody's game. */
const mostAuthorities = 4

/** Why nobody logs in with this certificate now; undefined where they may. */
export function whyNot(paper: Paper, authorities: readonly Authority[], now: Date): RefusalCode | undefined {
  const { isAuthority, usage, purposes, understood } = paper.told
  if (!paper.isStrong || !paper.key) return 'ca.weak'
  if (isAuthority || !understood) return 'ca.notForLogin'
  if (usage && !usage.includes('digitalSignature')) return 'ca.notForLogin'
  if (purposes && !purposes.some((each) => each === clientAuth || each === anyPurpose)) return 'ca.notForLogin'
  return whyNotIssued(paper, authorities, now, 0) ?? whyNotNow(paper.told, now)
}

/** Up from authority to authority until a root that the tenant trusts. */
function whyNotIssued(
  paper: Paper,
  authorities: readonly Authority[],
  now: Date,
  below: number,
): RefusalCode | undefined {
  if (below >= mostAuthorities) return 'ca.untrusted'
  let why: RefusalCode | undefined = 'ca.untrusted'
  for (const authority of authorities) {
    if (!hasIssued(authority.paper, paper)) continue
    why = whyNotIssuer(authority.paper.told, now, below) ?? whyNotListed(paper.told, authority, now)
    if (!why && !isRoot(authority.paper.told)) why = whyNotIssued(authority.paper, authorities, now, below + 1)
    if (!why) return undefined
  }
  return why
}

export const isRoot = ({ subjectKey, issuerKey }: Certificate): boolean => subjectKey === issuerKey

const hasIssued = ({ told, key }: Paper, paper: Paper): boolean =>
  told.subjectKey === paper.told.issuerKey && key !== undefined && paper.isSignedWith(key)

/** Whether a certificate may stand above others, with so many authorities between it and the person. */
export function whyNotIssuer(issuer: Certificate, now: Date, below = 0): RefusalCode | undefined {
  const { isAuthority, understood, usage, pathLength } = issuer
  if (!isAuthority || !understood) return 'ca.untrusted'
  if (usage && !usage.includes('keyCertSign')) return 'ca.untrusted'
  if (pathLength !== undefined && below > pathLength) return 'ca.untrusted'
  return whyNotNow(issuer, now) && 'ca.untrusted'
}

function whyNotNow({ notBefore, notAfter }: Certificate, now: Date): RefusalCode | undefined {
  if (now < notBefore) return 'ca.notYetValid'
  return now > notAfter ? 'ca.expired' : undefined
}

/** A list that is missing, or that cannot be believed now, says nothing about anybody. */
function whyNotListed({ serial }: Certificate, authority: Authority, now: Date): RefusalCode | undefined {
  const { list, needsList } = authority
  if (!list) return needsList ? 'ca.noList' : undefined
  if (!isListOf(list, authority.paper) || now < list.told.from) return 'ca.noList'
  if (list.told.until === undefined || now >= list.told.until) return 'ca.noList'
  return list.told.revoked.has(serial) ? 'ca.revoked' : undefined
}

/** Whether the authority itself has signed the list, and the list is whole. */
export function isListOf(list: RevocationPaper, { told, key }: Paper): boolean {
  const maySign = !told.usage || told.usage.includes('crlSign')
  const { issuerKey, isWhole } = list.told
  return maySign && isWhole && issuerKey === told.subjectKey && key !== undefined && list.isSignedWith(key)
}
