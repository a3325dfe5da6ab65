import { decimal, shortest, units } from '#contract/kit/money.ts'
import type { PickRule } from '#contract/warehouse/warehouses.ts'

/** Free stock of a batch at a place. */
export interface Candidate {
  readonly place_id: string
  readonly batch_id: string
  readonly item_id: string
  readonly expires_on: string | null
  /** Quantity that is there and not held. */
  readonly free: string
}
export interface Wanted {
  readonly itemId: string
  readonly quantity: string
}
export interface Chosen {
  readonly placeId: string
  readonly batchId: string
  readonly quantity: string
}

const byId = (a: string, b: string) => (a === b ? 0 : BigInt(a) < BigInt(b) ? -1 : 1)

/** Order in which batches leave: by expiry first, those without one last, or as they came in. */
export const inOrder = (rule: PickRule, candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => {
    const expiry = rule === 'fefo' ? (a.expires_on ?? '9999').localeCompare(b.expires_on ?? '9999') : 0
    return expiry || byId(a.batch_id, b.batch_id) || byId(a.place_id, b.place_id)
  })

/** Batches for a wanted quantity, in the order of the rule; fewer than wanted where there are not enough. */
export function choose(rule: PickRule, candidates: readonly Candidate[], { itemId, quantity }: Wanted): Chosen[] {
  let left = units(quantity)
  const chosen: Chosen[] = []
  for (const one of inOrder(rule, candidates)) {
    if (left <= 0n) break
    const free = units(one.free)
    if (one.item_id !== itemId || free <= 0n) continue
    const taken = free < left ? free : left
    left -= taken
    chosen.push({ placeId: one.place_id, batchId: one.batch_id, quantity: decimal(taken, 4) })
  }
  return chosen
}

export const totalOf = (quantities: readonly string[]): string =>
  decimal(
    quantities.reduce((all, one) => all + units(one), 0n),
    4,
  )

/** Quantity as it is shown: without trailing zeros. */
export const shown = (quantity: string): string => shortest(quantity)

/** Amount in yuan of a quantity at a unit price, rounded to the cent once. */
export function amountOf(price: string, quantity: string): string {
  const product = units(price) * units(quantity)
  return decimal((product + 5_000n) / 10_000n)
}

export const minusQuantity = (a: string, b: string): string => shown(decimal(units(a) - units(b), 4))

/** Multiplies two decimals of up to 4 places, rounded to 4. */
export const product = (a: string, b: string): string => decimal((units(a) * units(b) + 5_000n) / 10_000n, 4)

/** Divides two decimals of up to 4 places, rounded to 4. */
export function quotient(a: string, b: string): string {
  const by = units(b)
  return decimal((units(a) * 10_000n + by / 2n) / by, 4)
}
