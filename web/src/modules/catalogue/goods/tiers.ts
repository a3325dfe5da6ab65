import type { Tier } from '#contract/catalogue/goods.ts'
import { times } from '#contract/kit/money.ts'

interface Priced {
  /** Price of the smallest quantity. */
  readonly price: string
  readonly minQty: number
  readonly tiers: readonly Tier[]
}

export interface Step {
  readonly from: number
  /** Null: no upper limit. */
  readonly to: number | null
  readonly price: string
}

/** Prices by quantity, from the minimum order quantity on. */
export function stepsOf({ price, minQty, tiers }: Priced): readonly Step[] {
  const above = tiers.filter(({ qty }) => qty > minQty).toSorted((a, b) => a.qty - b.qty)
  const starts = [{ qty: minQty, price }, ...above]
  return starts.map(({ qty, price: own }, place) => {
    const next = starts[place + 1]
    return { from: qty, to: next ? next.qty - 1 : null, price: own }
  })
}

/** Price step of a quantity and its amount. Preview only: the server decides. */
export function costOf(goods: Priced, quantity: number): { readonly step: Step; readonly amount: string } {
  const steps = stepsOf(goods)
  const step = steps.findLast(({ from }) => from <= quantity) ?? steps[0]!
  return { step, amount: times(step.price, quantity) }
}
