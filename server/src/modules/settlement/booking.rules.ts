import type { SettlementKind } from '#contract/settlement/statement.ts'
import { minus, sum, taxWithin } from '#contract/kit/money.ts'

/** Line of an order as it was bought. */
export interface BoughtLine {
  readonly order_line_id: string
  readonly quantity: number
  readonly price: string
  readonly amount: string
  readonly rate: string
}

/** What happened to a line, in order of time: accepted pieces, or what was given back for it. */
export interface Happening extends BoughtLine {
  readonly kind: SettlementKind
  /** Pieces; negative: they left. */
  readonly pieces: number
  /** Amount given back; null for a receipt. */
  readonly refunded: string | null
}

export interface Money {
  readonly net: string
  readonly tax: string
  readonly gross: string
}

/**
 * Money of each happening of an order. Amounts are differences of running totals, so the lines of all receipts and
 * returns add up to what the order owes, and their tax to the tax within it, however the deliveries were split.
 * `payableOf` is the amount of accepted pieces by the rule of the order.
 */
export function moneyOf(
  happenings: readonly Happening[],
  payableOf: (line: BoughtLine, accepted: number) => string,
): Money[] {
  const running = new Map<string, { accepted: number; payable: string; owed: string }>()
  return happenings.map((each) => {
    const before = running.get(each.order_line_id) ?? { accepted: 0, payable: '0.00', owed: '0.00' }
    const accepted = each.refunded === null ? before.accepted + each.pieces : before.accepted
    const payable = payableOf(each, accepted)
    const gross = each.refunded === null ? minus(payable, before.payable) : minus('0', each.refunded)
    const owed = sum([before.owed, gross])
    running.set(each.order_line_id, { accepted, payable, owed })
    const tax = minus(taxWithin(owed, each.rate), taxWithin(before.owed, each.rate))
    return { gross, tax, net: minus(gross, tax) }
  })
}

/** Money of an adjustment that brings a line to the amount which its supplier requested. */
export function adjustmentOf(line: { readonly gross: string; readonly rate: string | null }, requested: string): Money {
  const gross = minus(requested, line.gross)
  const tax = line.rate === null ? '0.00' : taxWithin(gross, line.rate)
  return { gross, tax, net: minus(gross, tax) }
}
