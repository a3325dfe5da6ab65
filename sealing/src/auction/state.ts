import { centsOf } from './amounts.ts'
import type { AuctionPlan, AuctionTerms, Bidder, Lot } from './rule.ts'
import { valueOf, type Weight } from './weights.ts'

export type AuctionPhase = 'scheduled' | 'open' | 'paused' | 'closed' | 'failed' | 'cancelled'

/** Accepted bid that has not been annulled. */
export interface StandingBid {
  readonly no: number
  /** Number of its entry; 0 for an opening quote. */
  readonly seq: number
  readonly at: number
  readonly cents: bigint
  /** What is ranked, in cents: the amount, or its weighted value. */
  readonly value: bigint
}

/** Lowest amount to which the auction bids for a bidder; null where only its commitment is known. */
export interface AuctionLimit {
  readonly seq: number
  readonly cents: bigint | null
}

/** What has one end: free bidding, a break before a round, a turn, a level, or the final bids of the best. */
export type AuctionStage =
  | { readonly kind: 'free' }
  | { readonly kind: 'break'; readonly round: number }
  | { readonly kind: 'turn'; readonly round: number; readonly order: readonly number[]; readonly place: number }
  | { readonly kind: 'level'; readonly level: number }
  /** `since` is the number of the entry that began it. */
  | { readonly kind: 'final'; readonly bidders: readonly number[]; readonly since: number }

/** Auction folded from its log; never stored. */
export interface AuctionState {
  readonly rule: AuctionTerms
  readonly plan: AuctionPlan
  readonly bidders: readonly Bidder[]
  readonly phase: AuctionPhase
  readonly seq: number
  /** Time of the last entry. */
  readonly at: number
  /** End in force of the stage; null unless open. */
  readonly until: number | null
  /** Latest end that extensions reach; null: none. */
  readonly latest: number | null
  readonly extensions: number
  readonly stage: AuctionStage
  /** While paused: what was left of the stage in ms, and when it resumes by itself. */
  readonly left: number
  readonly pausedAt: number
  readonly resumeAt: number | null
  /** Standing bids of each bidder, oldest first. */
  readonly bids: ReadonlyMap<number, readonly StandingBid[]>
  /** In auctions with lots: standing bids by lot and bidder, and none in `bids`. */
  readonly lots: ReadonlyMap<number, ReadonlyMap<number, readonly StandingBid[]>>
  /** Limits in force by bidder. */
  readonly limits: ReadonlyMap<number, AuctionLimit>
  /** Excluded bidders with the reason. */
  readonly excluded: ReadonlyMap<number, string>
  readonly out: ReadonlySet<number>
  /** Bidders who accepted the current level, or made their final bid. */
  readonly accepted: ReadonlySet<number>
  /** Reason of the cancellation. */
  readonly note: string
  readonly bidCount: number
}

/** State before the first entry. */
export function auctionOf(rule: AuctionTerms, plan: AuctionPlan, bidders: readonly Bidder[]): AuctionState {
  /** Opened quotes: of the whole, or for a lot. */
  const openingsIn = (lot?: number) =>
    new Map(
      bidders.flatMap(({ no, opening, openings = [], weight }) => {
        const amount = lot === undefined ? opening : openings.find((each) => each.lot === lot)?.amount
        const cents = amount == null ? undefined : centsOf(amount)
        if (cents === undefined) return []
        return [[no, [{ no, seq: 0, at: plan.beginAt, cents, value: valueOf(cents, weight) }]] as const]
      }),
    )
  return {
    rule,
    plan,
    bidders,
    phase: 'scheduled',
    seq: 0,
    at: 0,
    until: null,
    latest: null,
    extensions: 0,
    stage: { kind: 'free' },
    left: 0,
    resumeAt: null,
    bids: openingsIn(),
    lots: new Map((rule.lots ?? []).map(({ no }) => [no, openingsIn(no)])),
    limits: new Map(),
    excluded: new Map(),
    pausedAt: 0,
    out: new Set(),
    accepted: new Set(),
    note: '',
    bidCount: 0,
  }
}

export const isOver = ({ phase }: Pick<AuctionState, 'phase'>): boolean =>
  phase === 'closed' || phase === 'failed' || phase === 'cancelled'

export const hasBidder = ({ bidders }: Pick<AuctionState, 'bidders'>, no: number): boolean =>
  bidders.some((each) => each.no === no)

/** Weight of a bidder; undefined where amounts are compared. */
export const weightOf = ({ bidders }: Pick<AuctionState, 'bidders'>, no: number): Weight | undefined =>
  bidders.find((each) => each.no === no)?.weight

/** Standing bid of a bidder: its last that was not annulled. */
export const standingOf = ({ bids, excluded }: AuctionState, no: number): StandingBid | undefined =>
  excluded.has(no) ? undefined : bids.get(no)?.at(-1)

export interface Ranked extends StandingBid {
  readonly rank: number
}

interface KnownRanking extends Pick<AuctionState, 'bidders' | 'excluded'> {
  readonly ranking: readonly Ranked[]
}
/** Rankings of states that were asked for: one entry asks several times, and entries share the bids of other lots. */
const rankings = new WeakMap<AuctionState['bids'], KnownRanking>()

/** Standing bids, best first: by value, then by entry, then by number. Ranks are total: no two are equal. */
export function rankingOf(state: AuctionState): readonly Ranked[] {
  const { bids, bidders, excluded } = state
  const known = rankings.get(bids)
  if (known?.bidders === bidders && known.excluded === excluded) return known.ranking
  const standing = bidders.flatMap(({ no }) => standingOf(state, no) ?? [])
  const ranking = standing.toSorted(before).map((bid, place) => ({ ...bid, rank: place + 1 }))
  rankings.set(bids, { bidders, excluded, ranking })
  return ranking
}
const before = (a: StandingBid, b: StandingBid): number =>
  a.value === b.value ? a.seq - b.seq || a.no - b.no : a.value < b.value ? -1 : 1

/** Whether final bids are hidden: until the closing shows them all at once. */
export const hidesFinal = ({ stage, phase }: Pick<AuctionState, 'stage' | 'phase'>): boolean =>
  stage.kind === 'final' && phase !== 'closed'

/** State as everybody may know it: without final bids that are hidden. */
export function withoutHidden(state: AuctionState): AuctionState {
  const { stage, bids } = state
  if (stage.kind !== 'final' || !hidesFinal(state)) return state
  const shown = [...bids].map(([no, own]) => [no, own.filter(({ seq }) => seq <= stage.since)] as const)
  return { ...state, bids: new Map(shown) }
}

/** One lot as an auction without lots: its bids, start price and step, and the end, which is common. */
export function inLot(state: AuctionState, { no, startPrice, step }: Lot): AuctionState {
  const { lots: _, ...rule } = state.rule
  return { ...state, rule: { ...rule, startPrice, step }, bids: state.lots.get(no) ?? new Map(), lots: new Map() }
}

/** Auction to which a bid belongs: that of its lot, or the whole where there are none; undefined for no such lot. */
export function partOf(state: AuctionState, lot: number | undefined): AuctionState | undefined {
  const { lots } = state.rule
  if (lots === undefined) return lot === undefined ? state : undefined
  const found = lots.find(({ no }) => no === lot)
  return found && inLot(state, found)
}

/** Auctions of all lots, or the whole where there are none. */
export const partsOf = (state: AuctionState): readonly (readonly [lot: number | undefined, part: AuctionState])[] =>
  state.rule.lots?.map((lot) => [lot.no, inLot(state, lot)] as const) ?? [[undefined, state]]

/** Whether a bid counts anywhere. */
export const hasRanking = (state: AuctionState): boolean =>
  partsOf(state).some(([, part]) => rankingOf(part).length > 0)

export const leadOf = (state: AuctionState): StandingBid | undefined => rankingOf(state)[0]

/** Bidders who still take part. */
export const bidding = (state: AuctionState): readonly number[] =>
  state.bidders.map(({ no }) => no).filter((no) => !state.excluded.has(no) && !state.out.has(no))
