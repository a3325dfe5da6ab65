import type { OrderLine } from '#contract/ordering/orderSummary.ts'

interface Drafted {
  readonly orderLineId: string
  readonly quantity: number
}

/** Lines whose quantity differs from the order's. */
export const changedLines = (
  { lines }: { readonly lines: readonly Pick<OrderLine, 'orderLineId' | 'quantity'>[] },
  drafted: readonly Drafted[],
): Drafted[] => {
  const before = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  return drafted
    .filter(({ orderLineId, quantity }) => before.get(orderLineId) !== quantity)
    .map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
}
