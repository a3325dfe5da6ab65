import { compare, units } from '#contract/kit/money.ts'
import type { Checkout } from '#contract/ordering/checkout.ts'
import type { PlanLine } from '#contract/plans/plan.ts'

/** Quantities to order, by line. */
export type Quantities = ReadonlyMap<string, number>

/** Lines with a quantity, as they are previewed and ordered. */
export const wantedOf = (lines: readonly PlanLine[], quantities: Quantities) =>
  lines.flatMap(({ id: lineId, skuId }) => {
    const quantity = quantities.get(lineId) ?? 0
    return skuId === null || quantity === 0 ? [] : [{ lineId, skuId, quantity }]
  })

/** Prices of a preview, by goods. */
export const pricesIn = (order: Checkout | undefined): ReadonlyMap<string, string> =>
  new Map(
    (order?.groups ?? []).flatMap(({ lines }) =>
      lines.flatMap(({ skuId, price }) => (price === null ? [] : [[skuId, price] as const])),
    ),
  )

/** Whether a price needs the usual approval, as the server decides. */
export const isTooDear = (price: string, planned: string | null, percent: number): boolean =>
  planned === null || (compare(price, planned) > 0 && units(price) * 100n > units(planned) * BigInt(100 + percent))
