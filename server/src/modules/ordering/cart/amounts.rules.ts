import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import { compare, decimal, minus, sum, taxWithin, times, units } from '#contract/kit/money.ts'
import { holdsFunds } from '../orders/order.rules.ts'

/** Tax-inclusive price. The amount of a line is price × quantity, rounded to the cent; so is the tax within it. */
export interface Priced {
  readonly price: string
  readonly quantity: number
  readonly taxRate: string
}

export interface LineAmounts {
  readonly amount: string
  readonly taxAmount: string
}

export interface Amounts {
  readonly goodsAmount: string
  readonly taxAmount: string
  readonly freight: string
  readonly amount: string
}

export interface FreightRule {
  readonly fee: string
  /** Free shipping from this amount of goods; null: never free. */
  readonly freeFrom: string | null
}

export const freightRule = ({ orderFreight, orderFreightFreeFrom }: OrderSettings): FreightRule => ({
  fee: orderFreight,
  freeFrom: orderFreightFreeFrom === '' ? null : orderFreightFreeFrom,
})

export function lineAmounts({ price, quantity, taxRate }: Priced): LineAmounts {
  const amount = times(price, quantity)
  return { amount, taxAmount: taxWithin(amount, taxRate) }
}

export function freightOf(goodsAmount: string, { fee, freeFrom }: FreightRule): string {
  const isFree = freeFrom !== null && compare(goodsAmount, freeFrom) >= 0
  return isFree || units(goodsAmount) === 0n ? '0.00' : decimal(units(fee))
}

/** Totals of an order: the sums of its lines, plus freight. */
export function orderAmounts(lines: readonly LineAmounts[], freight: (goodsAmount: string) => string): Amounts {
  const goodsAmount = sum(lines.map((line) => line.amount))
  const fee = freight(goodsAmount)
  return {
    goodsAmount,
    taxAmount: sum(lines.map((line) => line.taxAmount)),
    freight: fee,
    amount: sum([goodsAmount, fee]),
  }
}

export interface KeptLine {
  /** Amount of the whole line; in an award it may differ from price × quantity by a cent. */
  readonly amount: string
  readonly price: string
  readonly quantity: number
  readonly rejected: number
  readonly closed: number
  /** Accepted pieces that were sent back and refunded. */
  readonly returned: number
  /** Refunded without goods. */
  readonly allowance: string
}

/** Payable amount of a line: ordered quantity minus rejected, closed and returned, less the allowance; never negative. */
export function keptAmount({ amount, price, quantity, rejected, closed, returned, allowance }: KeptLine): string {
  const kept = Math.max(0, quantity - rejected - closed - returned)
  const part = times(price, kept)
  const goods = kept === quantity || compare(part, amount) > 0 ? amount : part
  return compare(goods, allowance) <= 0 ? '0.00' : minus(goods, allowance)
}

/** Amount that an order holds of budget and quota: freight and the payable amounts of its lines. */
export const keptOf = ({ freight, lines }: { freight: string; lines: readonly KeptLine[] }): string =>
  sum([freight, ...lines.map(keptAmount)])

interface Settled {
  readonly status: OrderStatus
  readonly freight: string
  readonly amount: string
  readonly lines: readonly (KeptLine & { readonly received: number; readonly inspecting: number })[]
}

/**
 * Settlement of an order: pieces by outcome, and the payable amount. Pieces still to come count until they are rejected
 * or closed; orders that hold no funds are not payable.
 */
export function settlementOf(order: Settled) {
  const count = (pieces: (line: Settled['lines'][number]) => number) =>
    order.lines.reduce((all, line) => all + pieces(line), 0)
  const payable = holdsFunds[order.status] ? keptOf(order) : '0.00'
  return {
    ordered: count(({ quantity }) => quantity),
    accepted: count(({ received, rejected, inspecting }) => received - rejected - inspecting),
    inspecting: count(({ inspecting }) => inspecting),
    rejected: count(({ rejected }) => rejected),
    closed: count(({ closed }) => closed),
    returned: count(({ returned }) => returned),
    deducted: minus(order.amount, payable),
    payable,
  }
}

/** Refund of budget and quota when less of the lines is kept; repeated refunds add up to the whole. */
export const refunded = (before: readonly KeptLine[], after: readonly KeptLine[]): string =>
  minus(sum(before.map(keptAmount)), sum(after.map(keptAmount)))
