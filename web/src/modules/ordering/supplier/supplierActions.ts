import type { OrderAction } from '#contract/ordering/orderStates.ts'

/** Supplier's actions on orders, in display order. */
export const supplierActions = [
  'accept',
  'agreeChange',
  'declineChange',
  'ship',
  'agreeCancel',
  'propose',
  'refuse',
  'refuseCancel',
] as const satisfies readonly OrderAction[]
export type SupplierAction = (typeof supplierActions)[number]

const waitedFor: ReadonlySet<SupplierAction> = new Set(['accept', 'agreeChange', 'ship'])

/** Primary actions: those that the buyer is waiting for. */
export const isNext = (action: SupplierAction): boolean => waitedFor.has(action)
