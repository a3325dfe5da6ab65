import { minus, sum, times } from '#contract/kit/money.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import type { OrderLine, Proposal } from '#contract/ordering/orderSummary.ts'

export interface ProposedLine {
  readonly line: OrderLine
  readonly quantity: number
  /** Null for readers who may not see prices, as are the sums. */
  readonly amount: string | null
}

export interface ProposedChange {
  readonly lines: readonly ProposedLine[]
  /** Whether quantities change; otherwise the proposal is about the date alone. */
  readonly isLess: boolean
  readonly amount: string | null
  /** What the buyer gets back. */
  readonly saved: string | null
}

type Order = Pick<OrderDetail, 'lines' | 'freight' | 'amount'>

/** The order as it would be after the proposal: prices and freight stay, quantities and their amounts shrink. */
export function changeOf({ lines, freight, amount: before }: Order, proposal: Proposal): ProposedChange {
  const offered = new Map(proposal.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const proposed = lines.map((line) => {
    const quantity = offered.get(line.orderLineId) ?? line.quantity
    const isSame = quantity === line.quantity || line.price === null
    return { line, quantity, amount: isSame ? line.amount : times(line.price!, quantity) }
  })
  const isLess = proposal.lines.length > 0
  if (before === null || freight === null) return { lines: proposed, isLess, amount: null, saved: null }
  const amount = sum([...proposed.flatMap((each) => each.amount ?? []), freight])
  return { lines: proposed, isLess, amount, saved: minus(before, amount) }
}
