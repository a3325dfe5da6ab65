import type { ClosingHead } from '#contract/sourcing/seal/sealLog.ts'
import type { Letter } from '#kit/mail/mail.ts'

/** What a letter may say: what its reader sees on the pages of the project, and nothing of any quote. */
export interface LetterFacts {
  readonly projectNo: string
  readonly title: string
  readonly deptName: string
  /** Times of China. */
  readonly enrolEnd: string | null
  readonly quoteEnd: string | null
  readonly scoringEnd: string | null
  /** Public: of an end or a change; the reader's own: of an enrolment or a negotiation. */
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

/** The signed end of the log: what somebody keeps, compares and verifies with. */
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
