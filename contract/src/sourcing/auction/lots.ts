import { sum } from '#contract/kit/money.ts'
import { centsOf } from '#sealing/auction/amounts.ts'
import type { Lot } from '#sealing/auction/rule.ts'
import { lineAmount } from '#sealing/quotes/amount.ts'
import { type AuctionRule, hasLots } from './auctionRule.ts'

export type { LotOpening } from '#sealing/auction/rule.ts'

/** Item of a project by which its lots are formed. */
export interface LottedItem {
  readonly id: string
  readonly name: string
  /** Name of its lot; items with an equal one are bid for together. */
  readonly lot?: string
  readonly quantity: string
  readonly budgetPrice: string
}

/**
 * Lots of an auction in the order of their first items: each item one, or the items of one name together. A lot starts
 * at its reference prices, where all of them are known and the budget is shown.
 */
export function lotsOf(
  rule: Pick<AuctionRule, 'scope' | 'step'>,
  items: readonly LottedItem[],
  isMasked: boolean,
): Lot[] | undefined {
  if (!hasLots(rule)) return undefined
  const byName = Map.groupBy(items, ({ id, lot = '' }) => (rule.scope === 'line' ? id : lot.trim()))
  return [...byName.values()].map((own, at) => ({
    no: at + 1,
    name: rule.scope === 'line' ? own[0]!.name : (own[0]!.lot ?? '').trim(),
    items: own.map(({ id }) => id),
    startPrice: isMasked ? null : startOf(own),
    step: rule.step,
  }))
}

function startOf(items: readonly LottedItem[]): string | null {
  if (items.some(({ budgetPrice }) => budgetPrice === '')) return null
  const total = sum(items.map(({ budgetPrice, quantity }) => lineAmount(budgetPrice, quantity)))
  return centsOf(total) === undefined ? null : total
}
