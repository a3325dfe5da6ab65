import type { Tier } from '#contract/catalogue/goods.ts'
import { times } from '#contract/kit/money.ts'

interface Priced {
  /** For the smallest quantity. */
  readonly price: string
  readonly minQty: number
  readonly tiers: readonly Tier[]
}

export interface Step {
  readonly from: number
  /** The last one is open. */
  readonly to: number | null
  readonly price: string
}

/** The price by quantity, from the smallest that can be ordered. */
export function stepsOf({ price, minQty, tiers }: Priced): readonly Step[] {
  const above = tiers.filter(({ qty }) => qty > minQty).toSorted((a, b) => a.qty - b.qty)
  const starts = [{ qty: minQty, price }, ...above]
  return starts.map(({ qty, price: own }, place) => {
    const next = starts[place + 1]
    return { from: qty, to: next ? next.qty - 1 : null, price: own }
  })
}

/**
 * The step that a quantity has reached, and what it costs there. The server decides; this only shows it before it is
 * asked.
 */
export function costOf(goods: Priced, quantity: number): { readonly step: Step; readonly amount: string } {
  const steps = stepsOf(goods)
  const step = steps.findLast(({ from }) => from <= quantity) ?? steps[0]!
  return { step, amount: times(step.price, quantity) }
}
