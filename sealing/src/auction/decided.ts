import type { AuctionEntry, AuctionRefused } from './entry.ts'

/** Entry without what follows from its place in the log. */
export type Decided = Omit<AuctionEntry, 'seq' | 'at'> | AuctionRefused
export const refused = (reason: AuctionRefused['refused'], facts: AuctionRefused['facts'] = {}): AuctionRefused => ({
  refused: reason,
  facts,
})
/** Entry of a kind; everything that is not given is none. */
export const entryOf = (
  kind: AuctionEntry['kind'],
  rest: Partial<Omit<AuctionEntry, 'seq' | 'at' | 'kind'>> = {},
): Omit<AuctionEntry, 'seq' | 'at'> => ({ kind, no: null, amount: null, ref: null, until: null, note: '', ...rest })
