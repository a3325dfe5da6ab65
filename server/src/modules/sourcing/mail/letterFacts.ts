import type { ClosingHead } from '#contract/sourcing/seal/sealLog.ts'
import type { Letter } from '#kit/mail/mail.ts'

/** Facts that letters may contain: what the reader sees on the project's pages, and nothing of any quote. */
export interface LetterFacts {
  readonly projectNo: string
  readonly title: string
  readonly deptName: string
  /** Times in China Standard Time. */
  readonly enrolEnd: string | null
  readonly quoteEnd: string | null
  readonly auctionBegin: string | null
  /** Names of the lots of an auction that a letter is about. */
  readonly lots: string | null
  readonly scoringEnd: string | null
  /** Public reason of an end or change; or the reader's own of an enrolment or negotiation. */
  readonly reason: string
  readonly fingerprint: string
  readonly head: ClosingHead | null
  readonly closedAt: string
  readonly isOver: boolean
}

export type Text = (
  facts: LetterFacts,
) => Pick<Letter, 'subject' | 'paragraphs' | 'facts'> & { readonly button: string }
export type Fact = readonly [string, string]

export const some = (facts: readonly (readonly [string, string | null])[]): Fact[] =>
  facts.filter((each): each is Fact => each[1] !== null && each[1] !== '')

/** Signed closing head, for keeping, comparing and verifying. */
export const headFacts = (
  { head, closedAt, fingerprint, projectNo }: LetterFacts,
  [no, at, place, hash, key, file]: readonly string[],
) =>
  some([
    [no!, projectNo],
    [at!, closedAt],
    [place!, head && `#${head.seq}`],
    [hash!, head && head.hash],
    [key!, fingerprint],
    [file!, head && JSON.stringify(head)],
  ])
