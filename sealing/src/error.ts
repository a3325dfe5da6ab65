/** Error codes of sealing; pages provide the texts. */
export type SealingErrorCode =
  /** Value without canonical text: a fraction, a date, a lone surrogate. */
  | 'notCanonical'
  /** JSON object with the same member name twice. */
  | 'duplicateName'
  /** Invalid hexadecimal text, or bytes of a wrong length. */
  | 'malformed'
  /** No `crypto.subtle`, because the page was not loaded by HTTPS. There is no fallback. */
  | 'noWebCrypto'
  /** Key that is invalid in its suite. */
  | 'badKey'
  /** Ciphertext that was changed or encrypted with another key or context. */
  | 'undecryptable'
  | 'unknownSuite'
  /** Recovery code with an invalid length, character or checksum. */
  | 'badRecoveryCode'
  /** Key record that contradicts itself or its mode. */
  | 'badKeyRecord'
  /** Share whose hash differs from the published one. */
  | 'wrongShare'
  | 'tooFewShares'
  /** Combined shares that do not result in the private key of the published half. */
  | 'wrongHalf'
  /** Quote or attachment that exceeds its fixed length. */
  | 'tooLarge'
  /** Entry that is invalid in the current state of the log. */
  | 'badEntry'
  /** Round without a signed closing head, or with a head different from the received one. */
  | 'notClosed'
  /** Deadline that has not passed by the log or by the local clock. */
  | 'early'

/** The only error class of sealing; `facts` name the subject: a maker, an opener, a path. */
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
