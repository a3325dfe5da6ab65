import type { AuctionFrame, AuctionView, ShownEntry } from '#contract/sourcing/auction/auctionShapes.ts'

/** What a page has of an auction: the state, and the latest entries, oldest first. */
export interface Followed {
  /** Time of the last frame, in milliseconds of the server. */
  readonly now: number
  readonly view: AuctionView
  readonly head: string | null
  readonly entries: readonly ShownEntry[]
  readonly online: readonly number[]
  readonly refusals: AuctionFrame['refusals']
  /** Whether entries between those and the frame are missing: the page reads the log. */
  readonly hasGap: boolean
}

/** Most entries that a page keeps. */
export const mostKept = 5000

/** Page state after a frame. An older frame changes nothing; a shorter log is that of a restored backup. */
export function followed(before: Followed | undefined, frame: AuctionFrame): Followed {
  const last = before?.entries.at(-1)?.seq ?? 0
  const isShorter = before !== undefined && frame.view.seq < last && frame.view.at < before.view.at
  const isRestored = isShorter && frame.now > before.now
  const kept = before === undefined || isRestored ? [] : before.entries
  const from = isRestored ? 0 : last
  const added = frame.entries.filter(({ seq }) => seq > from)
  const entries = [...kept, ...added].slice(-mostKept)
  const isEarlier = before !== undefined && frame.view.seq === before.view.seq && frame.now < before.now
  const isOlder = before !== undefined && !isRestored && (frame.view.seq < before.view.seq || isEarlier)
  return {
    now: isOlder ? before.now : frame.now,
    view: isOlder ? before.view : frame.view,
    head: isOlder ? before.head : frame.head,
    entries,
    online: isOlder ? before.online : frame.online,
    refusals: isOlder ? before.refusals : frame.refusals,
    // The closing shows final bids that were hidden: the page reads them from the log.
    hasGap: shows(before?.view, frame.view) || frame.from > from || (!isRestored && before?.hasGap === true),
  }
}

const shows = (before: AuctionView | undefined, { stage, phase }: AuctionView): boolean =>
  before?.stage === 'final' && before.phase !== 'closed' && stage === 'final' && phase === 'closed'

/** Adds entries that were read from the log. */
export function withLog(state: Followed, log: readonly ShownEntry[]): Followed {
  const known = new Map(state.entries.map((each) => [each.seq, each]))
  for (const each of log) known.set(each.seq, each)
  const entries = [...known.values()].toSorted((a, b) => a.seq - b.seq)
  return { ...state, entries, hasGap: false }
}
