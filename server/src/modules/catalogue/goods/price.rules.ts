import type { PriceSource, Tier } from '#contract/catalogue/goods.ts'
import { compare } from '#contract/kit/money.ts'

/** List price, and price of the nearest agreement in force. */
export interface PriceFacts {
  readonly list_price: string
  readonly agreement_price: string | null
  readonly tiers: readonly Tier[] | null
}

/** Unit price of a quantity. An agreement takes precedence even over a lower list price, because it was agreed. */
export function priceOf({ list_price, agreement_price, tiers }: PriceFacts, qty: number) {
  if (agreement_price === null) return { price: list_price, source: 'list' as PriceSource }
  let best = { price: agreement_price, source: 'agreement' as PriceSource }
  for (const tier of tiers ?? []) if (tier.qty <= qty) best = { price: tier.price, source: 'tier' }
  return best
}

export interface SaleFacts extends PriceFacts {
  readonly is_live: boolean
  readonly supplier_status: string
  readonly min_qty: number
  readonly available: number
  /** Whether the buyer's department is offered it. */
  readonly is_offered: boolean
}

/**
 * Why a quantity cannot be bought now; `notOffered`: only others are offered it; `unpriced`: at 0 without an agreement
 * that says so.
 */
export type Obstacle = 'notOffered' | 'off' | 'suspended' | 'unpriced' | 'belowMinimum' | 'short'

export function obstacleTo(sku: SaleFacts, qty: number): Obstacle | null {
  if (!sku.is_offered) return 'notOffered'
  if (!sku.is_live) return sku.supplier_status === 'active' ? 'off' : 'suspended'
  if (sku.supplier_status !== 'active') return 'suspended'
  const { price, source } = priceOf(sku, qty)
  if (source === 'list' && compare(price, '0') === 0) return 'unpriced'
  if (qty < sku.min_qty) return 'belowMinimum'
  return qty > sku.available ? 'short' : null
}
