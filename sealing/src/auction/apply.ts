import { centsOf } from './amounts.ts'
import { orderOf } from './decide.due.ts'
import type { AuctionEntry } from './entry.ts'
import { type AuctionStage, type AuctionState, rankingOf, weightOf } from './state.ts'
import { valueOf } from './weights.ts'

const minute = 60_000

/** State after an entry. Decides nothing: the entry says what happened. */
export function apply(state: AuctionState, entry: AuctionEntry): AuctionState {
  const { seq, at } = entry
  return { ...state, seq, at, ...changes(state, entry) }
}

function changes(state: AuctionState, entry: AuctionEntry): Partial<AuctionState> {
  const { kind, no, until, note } = entry
  switch (kind) {
    case 'begin':
      return {
        phase: 'open',
        until,
        latest: latestOf(state, until!),
        stage: firstStage(state),
      }
    case 'bid':
    case 'accept':
      return {
        ...withBid(state, entry),
        ...(kind === 'accept' || state.stage.kind === 'final' ? { accepted: new Set([...state.accepted, no!]) } : {}),
      }
    case 'limit':
      return { limits: new Map(state.limits).set(no!, { seq: entry.seq, cents: limitIn(entry) }) }
    case 'drop':
      return { out: new Set([...state.out, no!]), until }
    case 'stage':
      return { ...nextStage(state, entry), until }
    case 'pause':
      return pausedFrom(state, entry.at, until)
    case 'interrupt':
      return pausedFrom(state, entry.ref!, until)
    case 'resume':
      return { phase: 'open', until, latest: movedLatest(state, until!), left: 0, resumeAt: null }
    case 'extend':
      return { until, latest: state.latest === null ? null : Math.max(state.latest, until!) }
    case 'annul':
      return { ...withoutBid(state, entry), limits: withoutLimit(state, entry), until, ...bidsAgain(state, entry) }
    case 'exclude':
      return { excluded: new Map(state.excluded).set(no!, note), until }
    case 'close':
      return { phase: 'closed', until: null }
    case 'fail':
      return { phase: 'failed', until: null, note }
    case 'cancel':
      return { phase: 'cancelled', until: null, note }
    case 'message':
      return {}
  }
}

const pausedFrom = ({ until }: AuctionState, pausedAt: number, resumeAt: number | null): Partial<AuctionState> => ({
  phase: 'paused',
  left: Math.max(0, until! - pausedAt),
  pausedAt,
  resumeAt,
  until: null,
})

const latestOf = ({ rule }: AuctionState, until: number): number | null =>
  rule.latestMinutes === null || rule.format !== 'english' ? null : until + rule.latestMinutes * minute

/** A pause moves the latest end by its own length. */
const movedLatest = ({ latest, left, pausedAt }: AuctionState, until: number): number | null =>
  latest === null ? null : latest + (until - left - pausedAt)

const firstStage = ({ rule }: AuctionState): AuctionStage =>
  rule.format === 'english'
    ? { kind: 'free' }
    : rule.format === 'turns'
      ? { kind: 'break', round: 1 }
      : { kind: 'level', level: 1 }

function nextStage(state: AuctionState, { seq, no, ref }: AuctionEntry): Partial<AuctionState> {
  const { stage, rule, accepted, bidders } = state
  if (ref === 0 && rule.final) {
    const best = rankingOf(state).slice(0, rule.final.best)
    return {
      stage: { kind: 'final', bidders: best.map((bid) => bid.no), since: seq },
      accepted: new Set(),
      latest: null,
    }
  }
  if (stage.kind === 'level') {
    // Silence is leaving: who has not accepted a falling price is out.
    const silent =
      rule.format === 'japanese' ? bidders.map((each) => each.no).filter((each) => !accepted.has(each)) : []
    return { stage: { kind: 'level', level: ref! }, accepted: new Set(), out: new Set([...state.out, ...silent]) }
  }
  if (no === null) return { stage: { kind: 'break', round: ref! } }
  const order = stage.kind === 'turn' ? stage.order : orderOf(state)
  return { stage: { kind: 'turn', round: ref!, order, place: order.indexOf(no) } }
}

type Bids = AuctionState['bids']
/** Other standing bids, of the lot of an entry where there are lots. */
const bidsWith = ({ bids, lots }: AuctionState, { lot }: AuctionEntry, change: (bids: Bids) => Bids) =>
  lot === undefined ? { bids: change(bids) } : { lots: new Map(lots).set(lot, change(lots.get(lot) ?? new Map())) }

function withBid(state: AuctionState, entry: AuctionEntry): Partial<AuctionState> {
  const { seq, at, no, amount, until } = entry
  const cents = centsOf(amount!)!
  const bid = { no: no!, seq, at, cents, value: valueOf(cents, weightOf(state, no!)) }
  return {
    ...bidsWith(state, entry, (bids) => new Map(bids).set(bid.no, [...(bids.get(bid.no) ?? []), bid])),
    bidCount: state.bidCount + 1,
    extensions: state.extensions + (until! > state.until! ? 1 : 0),
    until,
  }
}

/** Whose final bid is annulled may make another. */
const bidsAgain = ({ stage, accepted }: AuctionState, { no }: AuctionEntry): Partial<AuctionState> =>
  stage.kind === 'final' ? { accepted: new Set([...accepted].filter((each) => each !== no)) } : {}

const limitIn = ({ amount }: AuctionEntry): bigint | null => (amount === null ? null : (centsOf(amount) ?? null))

/** After an annulment nothing bids for its bidder until it sets a limit again. */
const withoutLimit = ({ limits }: AuctionState, { no }: AuctionEntry) =>
  new Map([...limits].filter(([each]) => each !== no))

const withoutBid = (state: AuctionState, entry: AuctionEntry): Partial<AuctionState> =>
  bidsWith(state, entry, (bids) =>
    new Map(bids).set(
      entry.no!,
      (bids.get(entry.no!) ?? []).filter(({ seq }) => seq !== entry.ref),
    ),
  )
