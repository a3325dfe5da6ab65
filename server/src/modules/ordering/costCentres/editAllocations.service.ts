import type { Input } from '#contract/kit/route.ts'
import type { editOrder } from '#contract/ordering/orderMoves.ts'
import { noGoods } from '#contract/ordering/orderSummary.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import { refuse } from '#kit/refusal.ts'
import type { BasketGroup } from '../cart/basket.rules.ts'
import type { CheckoutContext } from '../cart/checkout.store.ts'
import { violationOfLines } from '../orders/line.rules.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { type Allocation, allocated, noAllocation, violationOfAllocations } from './allocation.rules.ts'

export interface AllocatedLine extends Allocation {
  readonly id: string
  readonly skuId: string
}

/** What the lines of an order are for. */
export const keptAllocations = (order: OrderRow): AllocatedLine[] =>
  order.lines.map(({ id, sku_id: skuId, cost_centre_id, cost_centre, project_no }) => ({
    id,
    skuId,
    cost_centre_id,
    cost_centre,
    project_no,
  }))

type Edited = NonNullable<Input<typeof editOrder>['allocations']>

/**
 * What each line of an order is for: as edited, or as it was. A cost centre that was disabled since stays on its line.
 * Refuses with `order.costCentreGone`.
 */
export function allocationsOf(
  order: OrderRow,
  edited: Edited,
  { settings, costCentres }: Pick<CheckoutContext, 'settings' | 'costCentres'>,
): AllocatedLine[] {
  const violation = violationOfLines(
    order,
    edited.map(({ orderLineId }) => orderLineId),
  )
  if (violation) refuse(violation)
  const byLine = new Map(edited.map((each) => [each.orderLineId, each]))
  return keptAllocations(order).map((line) => {
    const { id, skuId, cost_centre_id, cost_centre } = line
    const wanted = byLine.get(id)
    if (!wanted) return line
    const isKept = cost_centre_id !== null && wanted.costCentreId === cost_centre_id
    const allocation = allocated(isKept ? { ...wanted, costCentreId: null } : wanted, costCentres, settings)
    if (typeof allocation === 'string') return refuse(allocation)
    return { id, skuId, ...allocation, ...(isKept ? { cost_centre_id, cost_centre } : {}) }
  })
}

/** The group with what its lines are for. */
export const withAllocations = (group: BasketGroup, allocations: readonly AllocatedLine[]): BasketGroup => {
  const bySku = new Map(allocations.map((line) => [line.skuId, line]))
  return {
    ...group,
    // Lines of an award have no SKU; there are as many as before.
    lines: group.lines.map((line, index) => {
      const allocation = line.quote.skuId === noGoods ? allocations[index] : bySku.get(line.quote.skuId)
      return { ...line, wish: { ...line.wish, allocation: allocation ?? noAllocation } }
    }),
  }
}

/** Refuses an order that lacks what the tenant requires of its lines. */
export function refuseMissing({ lines }: BasketGroup, settings: OrderSettings): void {
  const missing = violationOfAllocations(
    lines.map(({ wish }) => wish.allocation ?? noAllocation),
    settings,
  )
  if (missing) refuse(missing)
}
