import type { AuctionTerms, AuctionView } from '#contract/sourcing/auction/auctionShapes.ts'
import { sum } from '#contract/kit/money.ts'
import type { FollowedAuction } from '../useAuction.ts'

type Lots = NonNullable<AuctionTerms['lots']>

/** View of one lot as that of an auction without lots. */
export function viewOfLot<View extends Pick<AuctionView, 'own' | 'lots'>>(view: View, no: number): View {
  const lot = view.lots.find((each) => each.no === no)
  if (!lot) return view
  const { own, ranking, lead, rankedCount } = lot
  return { ...view, ranking, lead, rankedCount, own: view.own && own ? { ...view.own, ...own } : view.own, lots: [] }
}

/** One lot as an auction without lots, with its own terms, bids and entries; the whole where there are none. */
export function lotAuction(auction: FollowedAuction, no: number): FollowedAuction {
  const { room, view, entries } = auction
  const lot = room.terms.lots?.find((each) => each.no === no)
  if (!lot) return auction
  const { lots: _, ...terms } = room.terms
  return {
    ...auction,
    room: { ...room, terms: { ...terms, startPrice: lot.startPrice, step: lot.step } },
    view: viewOfLot(view, no),
    entries: entriesOfLot(entries, no),
  }
}

interface EntryOfLot {
  readonly lot: number | null
  readonly extension: number
  readonly amount: string | null
  readonly value: string | null
}

/** Entries of one lot and of none; of other lots those that moved the common end, without their bids. */
export const entriesOfLot = <Entry extends EntryOfLot>(entries: readonly Entry[], no: number): readonly Entry[] =>
  entries.flatMap((entry) => {
    if (entry.lot === null || entry.lot === no) return [entry]
    return entry.extension > 0 ? [{ ...entry, amount: null, value: null }] : []
  })

/** Lots for which a bidder has entered base prices. */
export const joinedLots = (lots: Lots, base: readonly { readonly itemId: string }[]): Lots =>
  lots.filter(({ items }) => items.every((id) => base.some(({ itemId }) => itemId === id)))

/** First bid and start price; with lots the sums of those that have a bid, without a start price if one has none. */
export function totalsOf(
  { ranking, lots }: Pick<AuctionView, 'ranking' | 'lots'>,
  terms: Pick<AuctionTerms, 'startPrice' | 'lots'>,
): { readonly lead: string | null; readonly start: string | null } {
  if (!terms.lots) return { lead: ranking[0]?.amount ?? null, start: terms.startPrice }
  const bid = terms.lots.flatMap(({ no, startPrice }) => {
    const [first] = lots.find((each) => each.no === no)?.ranking ?? []
    return first ? [{ amount: first.amount, startPrice }] : []
  })
  if (bid.length === 0) return { lead: null, start: null }
  const starts = bid.map(({ startPrice }) => startPrice)
  const isKnown = starts.every((each) => each !== null)
  return { lead: sum(bid.map(({ amount }) => amount)), start: isKnown ? sum(starts) : null }
}
