import { amountOf, centsOf } from './amounts.ts'
import { closedFor } from './decide.bid.ts'
import { type Decided, entryOf, refused } from './decided.ts'
import type { AuctionCommand } from './entry.ts'
import type { AuctionState } from './state.ts'

/** Price of the current level; undefined in other formats. */
export function levelPrice({ rule, stage }: Pick<AuctionState, 'rule' | 'stage'>): string | undefined {
  const price = stage.kind === 'level' ? centsOf(rule.levels[stage.level - 1] ?? '') : undefined
  return price === undefined ? undefined : amountOf(price)
}

/** Accepting the price of a level, or leaving. The price is named, so that none is accepted unseen. */
export function decideLevel(
  state: AuctionState,
  command: Extract<AuctionCommand, { kind: 'accept' | 'drop' }>,
  at: number,
): Decided {
  const closed = closedFor(state, command.no, at)
  if (closed) return closed
  const price = levelPrice(state)
  if (price === undefined) return refused('wrongFormat')
  const { no } = command
  if (state.rule.format === 'dutch' && state.accepted.size > 0) return refused('taken')
  if (state.accepted.has(no)) return refused('answered')
  if (command.kind === 'drop') return entryOf('drop', { no, until: state.until })
  const cents = centsOf(command.amount)
  if (cents === undefined || amountOf(cents) !== price) return refused('levelPassed', { price })
  return entryOf('accept', { no, amount: price, until: state.until })
}
