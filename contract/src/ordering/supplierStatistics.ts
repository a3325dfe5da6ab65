import { route } from '#contract/kit/route.ts'
import { Amount, Count, List, Maybe, Month, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Orders of a month, by the day on which they were made. Those that were cancelled or declined are left out. */
export const SupplierMonth = shape({
  month: Month,
  completedOrders: Count,
  completedAmount: Amount,
  ongoingOrders: Count,
  ongoingAmount: Amount,
})
export type SupplierMonth = Static<typeof SupplierMonth>

export const BuyingDepartment = shape({
  /** Null: all others together. */
  name: Maybe(Type.String()),
  orders: Count,
  amount: Amount,
})

/** How many departments stand by themselves; the others are one. */
export const mostBuyingDepartments = 5

export const supplierStatistics = route({
  method: 'GET',
  path: '/orderrest/api/supplierOrders/statistics',
  access: 'supplierOrder.read',
  summary:
    "My company's orders of the last 12 months, this one included: by month, and by the departments that bought the most.",
  input: Nothing,
  reply: shape({ months: List(SupplierMonth, 12), departments: List(BuyingDepartment, mostBuyingDepartments + 1) }),
})
