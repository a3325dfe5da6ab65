import { decideBid } from './decide.bid.ts'
import { decideDue } from './decide.due.ts'
import { decideLevel } from './decide.level.ts'
import { decideOrganiser } from './decide.organiser.ts'
import type { Decided } from './decided.ts'
import type { AuctionCommand, AuctionEntry, AuctionRefused } from './entry.ts'
import type { AuctionState } from './state.ts'

/**
 * The only place where an auction decides: the entry that a command adds at a time, or why it is refused. A clock that
 * was set back does not turn the log.
 */
export function decide(
  state: AuctionState,
  command: AuctionCommand,
  now: number,
): { readonly entry: AuctionEntry } | AuctionRefused {
  const at = Math.max(now, state.at)
  const decided = decideAt(state, command, at)
  return 'refused' in decided ? decided : { entry: { seq: state.seq + 1, at, ...decided } }
}

function decideAt(state: AuctionState, command: AuctionCommand, at: number): Decided {
  switch (command.kind) {
    case 'due':
      return decideDue(state, at)
    case 'bid':
      return decideBid(state, command, at)
    case 'accept':
    case 'drop':
      return decideLevel(state, command, at)
    default:
      return decideOrganiser(state, command, at)
  }
}
