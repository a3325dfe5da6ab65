import { laterEnd } from './decide.bid.ts'
import { type Decided, entryOf, refused } from './decided.ts'
import { type AuctionCommand, lotIn } from './entry.ts'
import { type AuctionState, hasBidder, isOver, partsOf, standingOf } from './state.ts'

const minute = 60_000
/** After an interruption bidders get this long to come back. */
const backMs = 60_000

type OfOrganiser = Exclude<AuctionCommand, { kind: 'due' | 'bid' | 'limit' | 'accept' | 'drop' }>

/** Acts of the organiser and of the outage clock; each is in the log with its reason. */
export function decideOrganiser(state: AuctionState, command: OfOrganiser, at: number): Decided {
  if (state.phase === 'cancelled') return refused('cancelled', { reason: state.note })
  if (isOver(state)) return refused('over')
  const { until } = state
  const note = 'note' in command ? command.note : ''
  switch (command.kind) {
    case 'message':
      return entryOf('message', { until, note })
    case 'cancel':
      return entryOf('cancel', { note })
    case 'exclude':
      return exclude(state, command, at)
    case 'resume':
      return state.phase === 'paused' ? entryOf('resume', { until: at + state.left, note }) : refused('notPaused')
  }
  if (state.phase === 'scheduled') return refused('notYet')
  if (command.kind === 'annul') return annul(state, command, at)
  if (state.phase === 'paused') return refused('paused')
  if (command.kind === 'interrupt') {
    const from = Math.max(command.from, state.at)
    // A moment that has not come yet would take time away.
    if (from > at) return refused('early')
    return from < until! ? entryOf('interrupt', { ref: from, until: at + backMs }) : refused('over')
  }
  if (at >= until!) return refused('over')
  if (command.kind === 'pause')
    return entryOf('pause', { until: command.until === null ? null : Math.max(command.until, at), note })
  if (!Number.isSafeInteger(command.minutes) || command.minutes < 1) return refused('early')
  return entryOf('extend', { until: until! + command.minutes * minute, note })
}

/** Annulment of a standing bid: the bid before stands again. Only so, or by an exclusion, can the lead rise. */
function annul(state: AuctionState, { ref, note }: Extract<AuctionCommand, { kind: 'annul' }>, at: number): Decided {
  for (const [lot, part] of partsOf(state)) {
    const bid = [...part.bids.values()].flat().find(({ seq }) => seq > 0 && seq === ref)
    if (!bid || standingOf(part, bid.no)?.seq !== ref) continue
    const until = answerable(state, at)
    return entryOf('annul', { no: bid.no, ref, until, note, ...lotIn(lot) })
  }
  return refused('noSuchBid')
}

function exclude(state: AuctionState, { no, note }: Extract<AuctionCommand, { kind: 'exclude' }>, at: number): Decided {
  if (!hasBidder(state, no)) return refused('notBidder')
  const reason = state.excluded.get(no)
  if (reason !== undefined) return refused('excluded', { reason })
  return entryOf('exclude', { no, until: answerable(state, at), note })
}

/** In the extension window the end moves, so that others can answer what has changed. */
function answerable(state: AuctionState, at: number): number | null {
  const { until, rule, stage, phase } = state
  if (phase !== 'open' || until === null || stage.kind !== 'free' || at >= until) return until
  return until - at <= rule.extensionWindow * minute ? laterEnd(state, at) : until
}
