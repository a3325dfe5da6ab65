/** What this part refuses. The code is for programs; words for people belong to the page that shows it. */
export type SealingErrorCode =
  /** A value that has no canonical text: a fraction, a date, a lone surrogate. */
  | 'notCanonical'
  /** Text that should be hexadecimal, or bytes of a wrong length. */
  | 'malformed'
  /** No `crypto.subtle`: the page was not loaded by HTTPS. Nothing is encrypted by other means then. */
  | 'noWebCrypto'
  /** A key that is none of its suite. */
  | 'badKey'
  /** A ciphertext that this key and these circumstances do not open, or that was changed. */
  | 'undecryptable'
  | 'unknownSuite'
  /** A recovery code with a wrong length, character or checksum. */
  | 'badRecoveryCode'
  /** A key record that contradicts itself or its mode. */
  | 'badKeyRecord'
  /** A share that is not the one whose hash was published. */
  | 'wrongShare'
  | 'tooFewShares'
  /** Combined shares that do not give the private half of the published public half. */
  | 'wrongHalf'
  /** A quote or an attachment that does not fit into its fixed length. */
  | 'tooLarge'
  /** An entry that the state of the log does not allow. */
  | 'badEntry'
  /** A round without the signed end of its log, or with another end than the one that was received. */
  | 'notClosed'
  /** A deadline that has not passed by the log or by the own clock. */
  | 'early'

/** The one error of this part; `facts` name what it is about: a maker, an opener, a path. */
export class SealingError extends Error {
  override readonly name = 'SealingError'
  readonly code: SealingErrorCode
  readonly facts: Readonly<Record<string, string | number>>

  constructor(code: SealingErrorCode, facts: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(facts)}`)
    this.code = code
    this.facts = facts
  }
}

export const hasCode = (error: unknown, code: SealingErrorCode): boolean =>
  error instanceof SealingError && error.code === code
