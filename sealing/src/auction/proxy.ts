import { mostCentsOf } from './decide.bid.ts'
import { type AuctionState, leadOf, weightOf } from './state.ts'
import { mostFor, valueOf } from './weights.ts'

/** Bid that the auction makes for a bidder; `ref` is the number of the entry of its limit. */
export interface AutomaticBid {
  readonly no: number
  readonly cents: bigint
  readonly ref: number
}

/** Largest amount that would be accepted from a bidder and take the lead, in cents; undefined if nothing would. */
function leadingMost(state: AuctionState, no: number): bigint | undefined {
  const [most, lead] = [mostCentsOf(state, no), leadOf(state)]
  if (most === undefined || lead === undefined) return most
  const leading = mostFor(lead.value - 1n, weightOf(state, no))
  const least = leading < most ? leading : most
  return least > 0n ? least : undefined
}

/**
 * The automatic bid 自动报价 that must follow now; undefined if none must. The lower limit wins, of equal ones the
 * earlier: its rival goes to the end of its own limit, and it answers by one step. Where the step is not within its
 * limit, it goes to that at once. So at most two bids follow an entry, and every one of them leads.
 */
export function automaticBid(state: AuctionState): AutomaticBid | undefined {
  const { rule, phase, stage, until, at, limits, excluded } = state
  if (rule.proxy !== true || phase !== 'open' || stage.kind !== 'free' || until === null || at >= until)
    return undefined
  const lead = leadOf(state)
  if (lead === undefined && rule.startPrice === null) return undefined
  const able = [...limits].flatMap(([no, { seq, cents }]) => {
    const most = no === lead?.no ? mostCentsOf(state, no) : leadingMost(state, no)
    if (cents === null || most === undefined || cents > most || excluded.has(no)) return []
    return [{ no, ref: seq, cents, value: valueOf(cents, weightOf(state, no)) }]
  })
  const [best, rival] = able.toSorted((a, b) => (a.value === b.value ? a.ref - b.ref : a.value < b.value ? -1 : 1))
  // Who leads, and has no rival, need not bid.
  if (best === undefined || able.every(({ no }) => no === lead?.no)) return undefined
  const { no, ref, cents } = best
  if (rival === undefined) return { no, ref, cents: leadingMost(state, no) ?? cents }
  const bids = [...(state.bids.get(rival.no) ?? []), { ...rival, seq: state.seq + 1, at }]
  const answer = leadingMost({ ...state, bids: new Map(state.bids).set(rival.no, bids) }, no)
  if (answer === undefined || answer < cents) return { no, ref, cents }
  return { no: rival.no, ref: rival.ref, cents: rival.cents }
}
