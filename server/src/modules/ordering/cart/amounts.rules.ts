import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import { compare, decimal, minus, sum, taxWithin, times, units } from '#contract/kit/money.ts'
import { holdsFunds } from '../orders/order.rules.ts'

/** Prices are with tax. An amount of a line is price × quantity to the cent; the tax inside it is to the cent too. */
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
  /** From this amount of goods on nothing is asked; null: always asked. */
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

/** The sums of an order: exactly its lines, and the freight. */
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
  /** Of the whole line; that of an award may be a cent from price × quantity. */
  readonly amount: string
  readonly price: string
  readonly quantity: number
  readonly rejected: number
  readonly closed: number
}

/** What is to be paid of a line: what was ordered without what was rejected or will not come. Never below zero. */
export function keptAmount({ amount, price, quantity, rejected, closed }: KeptLine): string {
  const kept = Math.max(0, quantity - rejected - closed)
  const part = times(price, kept)
  return kept === quantity || compare(part, amount) > 0 ? amount : part
}

/** What an order takes from budget and quota, with its freight, as far as its lines are kept. */
export const keptOf = ({ freight, lines }: { freight: string; lines: readonly KeptLine[] }): string =>
  sum([freight, ...lines.map(keptAmount)])

interface Settled {
  readonly status: OrderStatus
  readonly freight: string
  readonly amount: string
  readonly lines: readonly (KeptLine & { readonly received: number })[]
}

/**
 * What has become of an order in pieces, and what is to be paid for it. What is still to come is paid for until it is
 * rejected or given up; an order that holds no funds is not paid for.
 */
export function settlementOf(order: Settled) {
  const count = (pieces: (line: Settled['lines'][number]) => number) =>
    order.lines.reduce((all, line) => all + pieces(line), 0)
  const payable = holdsFunds[order.status] ? keptOf(order) : '0.00'
  return {
    ordered: count(({ quantity }) => quantity),
    accepted: count(({ received, rejected }) => received - rejected),
    rejected: count(({ rejected }) => rejected),
    closed: count(({ closed }) => closed),
    deducted: minus(order.amount, payable),
    payable,
  }
}

/** What is given back to budget and quota when less of the lines is kept than before; the steps add up to the whole. */
export const refunded = (before: readonly KeptLine[], after: readonly KeptLine[]): string =>
  minus(sum(before.map(keptAmount)), sum(after.map(keptAmount)))
