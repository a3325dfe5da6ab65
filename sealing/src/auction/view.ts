import { amountOf } from './amounts.ts'
import { mostOf } from './decide.bid.ts'
import { levelPrice } from './decide.level.ts'
import {
  type AuctionPhase,
  type AuctionState,
  bidding,
  inLot,
  isOver,
  partsOf,
  type Ranked,
  rankingOf,
  standingOf,
  weightOf,
  withoutHidden,
} from './state.ts'
import type { Weight } from './weights.ts'

/** Who looks: the organiser's side, a visitor, or a bidder by its number. */
export type AuctionAudience = 'organiser' | 'visitor' | number

export interface AuctionPlace {
  readonly rank: number
  readonly no: number
  readonly amount: string
  /** What is ranked in a weighted comparison; null in others. */
  readonly value: string | null
  readonly at: number
  /** Number of its standing bid. */
  readonly seq: number
  readonly count: number
}

/** What a bidder sees of itself. */
export interface OwnPlace {
  readonly no: number
  readonly amount: string | null
  readonly value: string | null
  /** Its weight in a weighted comparison; null in others. */
  readonly weight: Weight | null
  readonly at: number | null
  readonly seq: number | null
  /** Its rank, where the rule shows ranks. */
  readonly rank: number | null
  readonly count: number
  /** Largest amount that would be accepted. */
  readonly most: string | null
  readonly isExcluded: boolean
  readonly isOut: boolean
  /** Whether it may make a final bid. */
  readonly isInFinal: boolean
  /** Whether it accepted the current level, or made its final bid. */
  readonly hasAccepted: boolean
}

/** Whole state for one audience; what it may not see is not in it. */
export interface AuctionView {
  readonly phase: AuctionPhase
  readonly seq: number
  readonly at: number
  readonly beginAt: number
  readonly plannedEnd: number
  readonly until: number | null
  readonly latest: number | null
  readonly extensions: number
  readonly left: number
  readonly resumeAt: number | null
  readonly note: string
  readonly stage: 'free' | 'break' | 'turn' | 'level' | 'final'
  /** Round of turns or number of the level; 0 otherwise. */
  readonly stageNo: number
  /** Whose turn it is. */
  readonly turnOf: number | null
  readonly levelPrice: string | null
  readonly nextLevel: string | null
  /** Bidders who still take part, and those with a standing bid. */
  readonly inCount: number
  readonly bidderCount: number
  readonly rankedCount: number
  readonly bidCount: number
  /** What the first of the ranking is ranked by: its amount, or its value. */
  readonly lead: string | null
  readonly own: OwnPlace | null
  readonly ranking: readonly AuctionPlace[]
  /** Weights of all bidders in a weighted comparison, for the organiser alone. */
  readonly weights: readonly (Weight & { readonly no: number })[]
  /** Lots by number; without them empty. With them the ranking is empty, and lead, own bid and rank are null. */
  readonly lots: readonly LotView[]
}

/** Lot for one audience. */
export interface LotView {
  readonly no: number
  readonly rankedCount: number
  readonly lead: string | null
  readonly own: Pick<OwnPlace, 'amount' | 'at' | 'seq' | 'rank' | 'count' | 'most'> | null
  readonly ranking: readonly AuctionPlace[]
}

export function viewOf(state: AuctionState, audience: AuctionAudience): AuctionView {
  const { rule, stage, plan } = state
  const known = withoutHidden(state)
  const ranking = rankingOf(known)
  const showsBids = seesBids(state, audience)
  const lots = rule.lots?.map((lot) => lotOf(inLot(state, lot), lot.no, audience)) ?? []
  const level = stage.kind === 'level' ? stage.level : 0
  return {
    phase: state.phase,
    seq: state.seq,
    at: state.at,
    beginAt: plan.beginAt,
    plannedEnd: plan.endAt,
    until: state.until,
    latest: state.latest,
    extensions: state.extensions,
    left: state.left,
    resumeAt: state.resumeAt,
    note: state.note,
    stage: stage.kind,
    stageNo: stageNoOf(stage),
    turnOf: turnFor(state, audience),
    levelPrice: audience === 'visitor' && !showsBids ? null : (levelPrice(state) ?? null),
    nextLevel: audience === 'visitor' || level === 0 ? null : (rule.levels[level] ?? null),
    inCount: bidding(state).length,
    bidderCount: state.bidders.length,
    rankedCount: showsBids ? rankedIn(known).size : 0,
    bidCount: showsBids ? state.bidCount : 0,
    lead: seesLead(state, audience) && ranking[0] ? amountOf(ranking[0].value) : null,
    own: typeof audience === 'number' ? ownOf(state, audience, ranking) : null,
    ranking: audience === 'organiser' ? ranking.map((each) => placeOf(state, each)) : [],
    lots,
    weights:
      audience === 'organiser' ? state.bidders.flatMap(({ no, weight }) => (weight ? [{ no, ...weight }] : [])) : [],
  }
}

/** Lot as it is an auction of its own. */
function lotOf(part: AuctionState, no: number, audience: AuctionAudience): LotView {
  const ranking = rankingOf(part)
  const own = typeof audience === 'number' ? ownOf(part, audience, ranking) : null
  return {
    no,
    rankedCount: seesBids(part, audience) ? ranking.length : 0,
    lead: seesLead(part, audience) && ranking[0] ? amountOf(ranking[0].value) : null,
    own: own && {
      amount: own.amount,
      at: own.at,
      seq: own.seq,
      rank: own.rank,
      count: own.count,
      most: own.most,
    },
    ranking: audience === 'organiser' ? ranking.map((each) => placeOf(part, each)) : [],
  }
}

/** Bidders with a bid that counts, in any lot. */
const rankedIn = (state: AuctionState): ReadonlySet<number> =>
  new Set(partsOf(state).flatMap(([, part]) => rankingOf(part).map(({ no }) => no)))

const stageNoOf = (stage: AuctionState['stage']): number =>
  'round' in stage ? stage.round : stage.kind === 'level' ? stage.level : 0

/** Whose turn it is: everybody sees that it is their own, the organiser sees the number. */
function turnFor({ stage }: AuctionState, audience: AuctionAudience): number | null {
  const no = stage.kind === 'turn' ? stage.order[stage.place] : undefined
  return no !== undefined && (audience === 'organiser' || audience === no) ? no : null
}

/** Whether an audience sees how many bids there are. */
export const seesBids = ({ rule }: AuctionState, audience: AuctionAudience): boolean =>
  audience !== 'visitor' || rule.publicSees !== 'nothing'

export const seesLead = ({ rule }: Pick<AuctionState, 'rule'>, audience: AuctionAudience): boolean =>
  audience === 'organiser' || (audience === 'visitor' ? rule.publicSees === 'lead' : rule.visibility === 'lead')

function ownOf(state: AuctionState, no: number, ranking: readonly Ranked[]): OwnPlace {
  const own = standingOf(state, no)
  const { rule, accepted, out, excluded, stage } = state
  const isInFinal = stage.kind === 'final' && stage.bidders.includes(no)
  const isOneBid = rule.lots === undefined && rule.levels.length === 0
  const mayBid = isOneBid && (stage.kind !== 'final' || (isInFinal && !accepted.has(no)))
  const isShown = rule.visibility !== 'own' || isOver(state)
  return {
    no,
    amount: own ? amountOf(own.cents) : null,
    value: own && isWeighted(state) ? amountOf(own.value) : null,
    weight: weightOf(state, no) ?? null,
    at: own?.at ?? null,
    seq: own?.seq ?? null,
    rank: isShown ? (ranking.find((each) => each.no === no)?.rank ?? null) : null,
    count: state.bids.get(no)?.length ?? 0,
    most: mayBid ? mostOf(state, no) : null,
    isExcluded: excluded.has(no),
    isOut: out.has(no),
    isInFinal,
    hasAccepted: accepted.has(no),
  }
}

export const isWeighted = ({ rule }: Pick<AuctionState, 'rule'>): boolean => rule.compare === 'weighted'

const placeOf = (state: AuctionState, { no, rank, cents, value, at, seq }: Ranked): AuctionPlace => ({
  rank,
  no,
  amount: amountOf(cents),
  value: isWeighted(state) ? amountOf(value) : null,
  at,
  seq,
  count: state.bids.get(no)?.length ?? 0,
})
