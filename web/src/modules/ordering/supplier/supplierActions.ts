import type { OrderAction } from '#contract/ordering/orderStates.ts'

/** What a supplier does with orders, in the order in which it is offered. */
export const supplierActions = [
  'accept',
  'ship',
  'agreeCancel',
  'propose',
  'refuse',
  'refuseCancel',
] as const satisfies readonly OrderAction[]
export type SupplierAction = (typeof supplierActions)[number]

const waitedFor: ReadonlySet<SupplierAction> = new Set(['accept', 'ship'])

/** Solid is what the buyer waits for. */
export const isNext = (action: SupplierAction): boolean => waitedFor.has(action)
