import { apply } from './apply.ts'
import { decide } from './decide.ts'
import { type AuctionCommand, type AuctionEntry, lotIn } from './entry.ts'
import type { AuctionState } from './state.ts'

/** The command that leads to an entry. A bid in the log was confirmed, where it had to be. */
export function commandOf(
  { kind, no, amount, ref, until, note, lot }: AuctionEntry,
  state: AuctionState,
): AuctionCommand {
  switch (kind) {
    case 'bid':
      // An automatic bid names its limit.
      return ref === null ? { kind, no: no!, amount: amount!, confirmed: true, note, ...lotIn(lot) } : { kind: 'due' }
    case 'limit':
      return { kind, no: no!, amount: amount! }
    case 'accept':
      return { kind, no: no!, amount: amount! }
    case 'drop':
      return { kind, no: no! }
    case 'pause':
      return { kind, note, until }
    case 'interrupt':
      return { kind, from: ref! }
    case 'extend':
      return { kind, minutes: (until! - (state.until ?? until!)) / 60_000, note }
    case 'annul':
      return { kind, ref: ref!, note }
    case 'exclude':
      return { kind, no: no!, note }
    case 'message':
    case 'cancel':
      return { kind, note }
    case 'resume':
      // By hand with a reason, otherwise by the clock.
      return note === '' ? { kind: 'due' } : { kind, note }
    default:
      return { kind: 'due' }
  }
}

const fields = ['seq', 'at', 'kind', 'no', 'amount', 'ref', 'until', 'note', 'lot'] as const
const isSame = (a: AuctionEntry, b: AuctionEntry): boolean => fields.every((field) => a[field] === b[field])

/** Folds a log without deciding it again. */
export const fold = (start: AuctionState, log: readonly AuctionEntry[]): AuctionState => log.reduce(apply, start)

/** Decides every entry of a log again: the state after it, and the number of the first entry that differs. */
export function replay(
  start: AuctionState,
  log: readonly AuctionEntry[],
): { readonly state: AuctionState; readonly differs: number | null } {
  let state = start
  for (const entry of log) {
    const decided = decide(state, commandOf(entry, state), entry.at)
    if ('refused' in decided || !isSame(decided.entry, entry)) return { state, differs: entry.seq }
    state = apply(state, entry)
  }
  return { state, differs: null }
}
