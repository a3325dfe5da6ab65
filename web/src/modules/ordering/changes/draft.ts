import { compare, minus, sum, times, units } from '#contract/kit/money.ts'
import { Day, Id, Optional, Pieces, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'

/** Draft of a change with all lines; only what differs is sent. */
export const ChangeDraft = shape({
  lines: Type.Array(shape({ orderLineId: Id, quantity: Pieces })),
  expectedDate: Optional(Day),
  addressId: Optional(Id),
  reason: Text(200),
})
export type ChangeDraft = Static<typeof ChangeDraft>

/** Total after the change, at the prices of the order, and how it differs; null where prices are hidden. */
export function totalAfter(
  { lines, freight, amount }: Pick<OrderDetail, 'lines' | 'freight' | 'amount'>,
  drafted: ChangeDraft['lines'],
): { total: string; difference: string; isMore: boolean } | null {
  if (amount === null || freight === null) return null
  const quantities = new Map(drafted.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const total = sum([
    freight,
    ...lines.map((line) => times(line.price ?? '0', quantities.get(line.orderLineId) ?? line.quantity)),
  ])
  const isMore = compare(total, amount) > 0
  return { total, isMore, difference: isMore ? minus(total, amount) : minus(amount, total) }
}

export const isZero = (amount: string): boolean => units(amount) === 0n
