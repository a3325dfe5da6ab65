import { type Decided, entryOf, refused } from './decided.ts'
import { automaticBid } from './proxy.ts'
import { type AuctionState, bidding, hasRanking, rankingOf } from './state.ts'

const second = 1000
const minute = 60_000

/**
 * When the clock must act next; null if it need not. Automatic bids follow at once; levels and final bids end early once all have answered, and a
 * rising price with the first who accepts it.
 */
export function dueAt(state: AuctionState): number | null {
  const { phase, plan, until, resumeAt, at } = state
  if (phase === 'scheduled') return plan.beginAt
  if (phase === 'paused') return resumeAt
  if (phase !== 'open') return null
  return isAnswered(state) || automaticBid(state) ? at : until
}

/** Whether nobody is left to answer the current level, or to make a final bid. */
function isAnswered(state: AuctionState): boolean {
  const { stage, rule, accepted, excluded } = state
  if (stage.kind === 'final') return stage.bidders.every((no) => accepted.has(no) || excluded.has(no))
  if (stage.kind !== 'level') return false
  if (rule.format === 'dutch' && accepted.size > 0) return true
  return bidding(state).every((no) => accepted.has(no))
}

/** What the clock does: begins, resumes, goes to the next stage, or closes. Late is postponed, never shorter. */
export function decideDue(state: AuctionState, at: number): Decided {
  const due = dueAt(state)
  if (due === null || at < due) return refused('early')
  if (state.phase === 'scheduled') return begin(state, at)
  if (state.phase === 'paused') return entryOf('resume', { until: at + state.left })
  return next(state, at)
}

function begin(state: AuctionState, at: number): Decided {
  const { rule, plan, bidders } = state
  if (bidders.length < rule.minBidders || bidders.length === 0) return entryOf('fail', { note: 'tooFewBidders' })
  const lengths = {
    english: plan.endAt - plan.beginAt,
    turns: rule.pauseSeconds * second,
    japanese: rule.levelSeconds * second,
    dutch: rule.levelSeconds * second,
  }
  return entryOf('begin', { until: at + lengths[rule.format] })
}

function next(state: AuctionState, at: number): Decided {
  const { stage, rule } = state
  if (stage.kind === 'final') return end(state)
  if (stage.kind === 'free') return endOrFinal(state, at)
  if (stage.kind === 'level') return afterLevel(state, stage.level, at)
  const turnEnd = at + rule.turnSeconds * second
  if (stage.kind === 'break') {
    const [first] = orderOf(state)
    return first === undefined
      ? endOrFinal(state, at)
      : entryOf('stage', { no: first, ref: stage.round, until: turnEnd })
  }
  const following = stage.order.slice(stage.place + 1).find((no) => !state.excluded.has(no))
  if (following !== undefined) return entryOf('stage', { no: following, ref: stage.round, until: turnEnd })
  if (stage.round >= rule.rounds) return endOrFinal(state, at)
  return entryOf('stage', { ref: stage.round + 1, until: at + rule.pauseSeconds * second })
}

/** Order of a round of turns: worst first; who has not bid is worst, by number. */
export function orderOf(state: AuctionState): readonly number[] {
  const ranked = rankingOf(state).map(({ no }) => no)
  const others = bidding(state).filter((no) => !ranked.includes(no))
  return [...others, ...ranked.toReversed()]
}

function afterLevel(state: AuctionState, level: number, at: number): Decided {
  const { rule, accepted } = state
  const isLast = level >= rule.levels.length
  const goesOn = rule.format === 'dutch' ? accepted.size === 0 : accepted.size > 1
  if (isLast || !goesOn) return end(state)
  return entryOf('stage', { ref: level + 1, until: at + rule.levelSeconds * second })
}

/** Before the end the best bid once more, hidden, where the rule says so. */
function endOrFinal(state: AuctionState, at: number): Decided {
  const { final } = state.rule
  if (final === undefined || !hasRanking(state)) return end(state)
  return entryOf('stage', { ref: 0, until: at + final.minutes * minute })
}

/** The end: with fewer bids than bidders are asked for there is no result. */
const end = (state: AuctionState): Decided =>
  hasRanking(state) ? entryOf('close') : entryOf('fail', { note: 'noBids' })
