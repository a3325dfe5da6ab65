import { amountOf, below, centsOf, dropOf, hundredthsOf, mostCents } from './amounts.ts'
import { type Decided, entryOf, refused } from './decided.ts'
import { type AuctionCommand, type AuctionRefused, type BidCommand, lotIn } from './entry.ts'
import { type AuctionState, hasBidder, leadOf, partOf, standingOf, weightOf } from './state.ts'
import { mostFor, valueOf } from './weights.ts'

const minute = 60_000

/** Why nobody of this number can do anything now; undefined if it can. */
export function closedFor(state: AuctionState, no: number, at: number): AuctionRefused | undefined {
  const { phase, until, excluded, out } = state
  if (phase === 'cancelled') return refused('cancelled', { reason: state.note })
  if (phase === 'closed' || phase === 'failed') return refused('over')
  if (!hasBidder(state, no)) return refused('notBidder')
  const reason = excluded.get(no)
  if (reason !== undefined) return refused('excluded', { reason })
  if (phase === 'scheduled') return refused('notYet')
  if (phase === 'paused') return refused('paused')
  // The end belongs to nobody: what comes at it is too late.
  if (until === null || at >= until) return refused('over')
  return out.has(no) ? refused('out') : undefined
}

/**
 * Largest amount that would be accepted from a bidder, in cents; undefined if nothing would. The step is one of values,
 * the start price one of amounts.
 */
export function mostCentsOf(state: AuctionState, no: number): bigint | undefined {
  const { rule } = state
  const weight = weightOf(state, no)
  const own = standingOf(state, no)
  const start = rule.startPrice === null ? mostCents : (centsOf(rule.startPrice) ?? mostCents)
  const isFinal = state.stage.kind === 'final'
  // Final bids are hidden from one another: nothing that is refused may tell their amounts.
  const base = rule.stepBase === 'own' || isFinal ? own : leadOf(state)
  const limits = [
    start,
    ...(base === undefined ? [] : [mostFor(below(base.value, rule), weight)]),
    ...(own === undefined ? [] : [own.cents - 1n]),
  ]
  let most = limits.reduce((least, each) => (each < least ? each : least))
  if (rule.tie === 'forbidden' && !isFinal) {
    const taken = new Set(state.bidders.map((each) => standingOf(state, each.no)?.value))
    while (most > 0n && taken.has(valueOf(most, weight))) most = mostFor(valueOf(most, weight) - 1n, weight)
  }
  return most > 0n ? most : undefined
}

/** Largest amount that would be accepted from a bidder; null if nothing would. */
export function mostOf(state: AuctionState, no: number): string | null {
  const most = mostCentsOf(state, no)
  return most === undefined ? null : amountOf(most)
}

/** A bid: below the own one and below its base by the step, before the end; in its lot, where there are lots. */
export function decideBid(all: AuctionState, command: BidCommand, at: number): Decided {
  const { no, amount, confirmed, lot, note = '' } = command
  const closed = closedFor(all, no, at)
  if (closed) return closed
  if (note !== '' && all.rule.surrogate !== true) return refused('noSurrogate')
  const state = partOf(all, lot)
  if (!state) return refused('noSuchLot')
  const { rule, stage } = state
  if (stage.kind === 'level') return refused('wrongFormat')
  if (stage.kind === 'final') {
    if (!stage.bidders.includes(no)) return refused('notInFinal')
    if (state.accepted.has(no)) return refused('answered')
  } else if (stage.kind !== 'free' && !isTurnOf(state, no)) return refused('notYourTurn')
  const cents = centsOf(amount)
  if (cents === undefined) return refused('amount')
  const value = valueOf(cents, weightOf(state, no))
  const own = standingOf(state, no)?.cents
  const start = rule.startPrice === null ? undefined : centsOf(rule.startPrice)
  if (start !== undefined && cents > start) return refused('aboveStart', { start: amountOf(start) })
  const most = mostCentsOf(state, no) ?? 0n
  const facts = { most: amountOf(most) }
  if (own !== undefined && cents >= own) return refused('notBelowOwn', facts)
  const isTied =
    rule.tie === 'forbidden' &&
    stage.kind !== 'final' &&
    state.bidders.some((each) => standingOf(state, each.no)?.value === value)
  if (isTied) return refused('tied', facts)
  if (cents > most) return refused('stepTooSmall', facts)
  const from = own ?? start
  if (!confirmed && rule.confirmDrop !== null && from !== undefined && isFar(from, cents, rule.confirmDrop))
    return refused('confirmDrop', { percent: dropOf(from, cents) })
  const until = extended(state, value, at)
  return entryOf('bid', { no, amount: amountOf(cents), until, note, ...lotIn(lot) })
}

/** A limit: below the one before, and one that leaves room for a bid. It is secret, so nobody confirms large drops. */
export function decideLimit(
  state: AuctionState,
  { no, amount }: Extract<AuctionCommand, { kind: 'limit' }>,
  at: number,
): Decided {
  const closed = closedFor(state, no, at)
  if (closed) return closed
  if (state.rule.proxy !== true || state.stage.kind !== 'free') return refused('wrongFormat')
  const cents = centsOf(amount)
  if (cents === undefined) return refused('amount')
  const before = state.limits.get(no)?.cents ?? undefined
  if (before !== undefined && cents >= before) return refused('limitNotLower', { limit: amountOf(before) })
  const most = mostCentsOf(state, no) ?? 0n
  if (cents > most) return refused('stepTooSmall', { most: amountOf(most) })
  return entryOf('limit', { no, amount: amountOf(cents), until: state.until })
}

const isTurnOf = ({ stage }: AuctionState, no: number): boolean =>
  stage.kind === 'turn' && stage.order[stage.place] === no

/** Whether a drop is more than a percentage. */
const isFar = (from: bigint, cents: bigint, percent: string): boolean =>
  (from - cents) * 10_000n > from * hundredthsOf(percent)

/** End in force after a bid: a bid shortly before the end leaves others the time to answer. */
export function extended(state: AuctionState, value: bigint, at: number): number {
  const { rule, stage, extensions } = state
  const until = state.until!
  if (stage.kind !== 'free' || rule.extensionWindow === 0 || extensions >= rule.mostExtensions) return until
  if (until - at > rule.extensionWindow * minute) return until
  const lead = leadOf(state)
  if (rule.trigger === 'lead' && lead !== undefined && value >= lead.value) return until
  return laterEnd(state, at)
}

/** End that leaves the minutes of an extension from now on, never beyond the latest. */
export function laterEnd({ rule, latest, until }: AuctionState, at: number): number {
  const wanted = at + rule.extensionMinutes * minute
  const allowed = latest === null ? wanted : Math.min(wanted, latest)
  return Math.max(until!, allowed)
}
