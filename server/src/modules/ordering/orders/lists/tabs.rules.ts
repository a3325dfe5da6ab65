import type { OrderTab } from '#contract/ordering/orderLists.ts'
import type { SupplierOrderTab } from '#contract/ordering/supplierOrderLists.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'

/** States of each buyer's tab; `all` is every state. */
export const orderTabs: Record<Exclude<OrderTab, 'all'>, readonly OrderStatus[]> = {
  drafted: ['10'],
  approving: ['20'],
  accepting: ['28', '30'],
  delivering: ['40', '45', '80'],
  receiving: ['50', '55'],
  commenting: ['60'],
  rejected: ['25', '35'],
  completed: ['70', '95'],
  cancelled: ['90'],
}

/** States of each supplier's tab. */
export const supplierTabs: Record<Exclude<SupplierOrderTab, 'all'>, readonly OrderStatus[]> = {
  accepting: ['30'],
  delivering: ['40', '45'],
  receiving: ['50', '55'],
  cancelling: ['80'],
  completed: ['60', '70', '95'],
  cancelled: ['35', '90'],
}

/** States that a list shows: those of the tab, intersected with the requested state. Null: none. */
export function statusesOf<Tab extends string>(
  tabs: Record<Tab, readonly OrderStatus[]>,
  tab: Tab | 'all' | undefined,
  status: OrderStatus | undefined,
): readonly OrderStatus[] | null {
  const all = tab === undefined || tab === 'all' ? [] : tabs[tab]
  if (status === undefined) return all
  return all.length === 0 || all.includes(status) ? [status] : null
}

/** Counts by tab. */
export function countTabs<Tab extends string>(
  tabs: Record<Tab, readonly OrderStatus[]>,
  counts: readonly { status: OrderStatus; count: number }[],
): Record<Tab | 'all', number> {
  const sum = (fits: (status: OrderStatus) => boolean) =>
    counts.reduce((all, { status, count }) => all + (fits(status) ? count : 0), 0)
  const each = Object.entries<readonly OrderStatus[]>(tabs).map(([tab, states]) => [
    tab,
    sum((status) => states.includes(status)),
  ])
  return { all: sum(() => true), ...Object.fromEntries(each) } as Record<Tab | 'all', number>
}
