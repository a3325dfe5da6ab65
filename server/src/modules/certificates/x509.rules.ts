/** Certificate content; untrusted until its chain is verified. */
export interface Certificate {
  /** SHA-256 of the complete encoding, hexadecimal. */
  readonly fingerprint: string
  /** Upper-case hexadecimal: `dognum` of the calls. */
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
  /** Key usage; undefined if the extension is missing. */
  readonly usage: readonly string[] | undefined
  readonly purposes: readonly string[] | undefined
  /** False with an unsupported critical extension. */
  readonly understood: boolean
}

export interface RevocationList {
  readonly issuerKey: string
  readonly from: Date
  readonly until: Date | undefined
  /** Serial numbers in the format of certificates. */
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
  /** False: the authority publishes no list, and the tenant accepts that. */
  readonly needsList: boolean
}
