import { amountOf } from './amounts.ts'
import { decideBid, decideLimit, extended } from './decide.bid.ts'
import { decideDue } from './decide.due.ts'
import { decideLevel } from './decide.level.ts'
import { decideOrganiser } from './decide.organiser.ts'
import { type Decided, entryOf, refused } from './decided.ts'
import type { AuctionCommand, AuctionEntry, AuctionRefused } from './entry.ts'
import { type AutomaticBid, automaticBid } from './proxy.ts'
import { type AuctionState, weightOf } from './state.ts'
import { valueOf } from './weights.ts'

/**
 * The only place where an auction decides: the entry that a command adds at a time, or why it is refused. A clock that
 * was set back does not turn the log.
 */
export function decide(
  state: AuctionState,
  command: AuctionCommand,
  now: number,
): { readonly entry: AuctionEntry } | AuctionRefused {
  const automatic = automaticBid(state)
  // Nothing comes between an entry and the automatic bids that answer it.
  if (automatic) return command.kind === 'due' ? { entry: answerOf(state, automatic) } : refused('early')
  const at = Math.max(now, state.at)
  const decided = decideAt(state, command, at)
  return 'refused' in decided ? decided : { entry: { seq: state.seq + 1, at, ...decided } }
}

/** Entry of an automatic bid, at the time of the entry that it answers. */
function answerOf(state: AuctionState, { no, cents, ref }: AutomaticBid): AuctionEntry {
  const { seq, at } = state
  const until = extended(state, valueOf(cents, weightOf(state, no)), at)
  return { seq: seq + 1, at, ...entryOf('bid', { no, amount: amountOf(cents), ref, until }) }
}

function decideAt(state: AuctionState, command: AuctionCommand, at: number): Decided {
  switch (command.kind) {
    case 'due':
      return decideDue(state, at)
    case 'bid':
      return decideBid(state, command, at)
    case 'limit':
      return decideLimit(state, command, at)
    case 'accept':
    case 'drop':
      return decideLevel(state, command, at)
    default:
      return decideOrganiser(state, command, at)
  }
}
