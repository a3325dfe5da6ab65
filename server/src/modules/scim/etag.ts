import { createHash } from 'node:crypto'
import { refuse } from '#kit/refusal.ts'

const shownLetters = 20

/**
 * Version of a resource: of everything that it shows, so that no change can be missed, whichever row it is in. Weak,
 * because the words of a reply may differ by its address.
 */
export const etagOf = (facts: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, shownLetters)}"`

/** Whether a version is among those of a header: `*`, or one or several versions, weak or not. */
export function isNamed(header: string, etag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return header.split(',').some((each) => each.trim() === '*' || bare(each) === bare(etag))
}

/** Refuses with `thing.stale`, which is 412, what was read in another version. */
export function demandMatch(ifMatch: string | undefined, etag: string): void {
  if (ifMatch !== undefined && !isNamed(ifMatch, etag)) refuse('thing.stale')
}
