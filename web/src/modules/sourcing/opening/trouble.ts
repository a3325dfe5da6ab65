import { SealingError, type SealingErrorCode } from '#sealing/error.ts'

/** What went wrong in this browser, as `opening.trouble` says it; undefined for what the server refused. */
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
  // Another end than the one that this browser received: the gravest of all, and no mishap.
  if (error.code === 'notClosed' && error.facts['received'] !== undefined) return 'otherHead'
  return error.code in words ? words[error.code as keyof typeof words] : 'other'
}
