import { SealingError, type SealingErrorCode } from '#sealing/error.ts'

/** Errors in this browser, by message key in `opening.trouble`; undefined for refusals of the server. */
const words = {
  badKey: 'noKey',
  badKeyRecord: 'record',
  wrongShare: 'share',
  tooFewShares: 'share',
  undecryptable: 'share',
  wrongHalf: 'half',
  notClosed: 'notClosed',
  early: 'early',
  badEntry: 'log',
} as const satisfies Partial<Record<SealingErrorCode, string>>

export type Trouble = (typeof words)[keyof typeof words] | 'otherHead' | 'other'

export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof SealingError)) return undefined
  // The closing head differs from the one this browser received: indicates manipulation, not a technical error.
  if (error.code === 'notClosed' && error.facts['received'] !== undefined) return 'otherHead'
  return error.code in words ? words[error.code as keyof typeof words] : 'other'
}
