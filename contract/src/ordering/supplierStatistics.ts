import { route } from '#contract/kit/route.ts'
import { Amount, Count, List, Maybe, Month, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Orders of a supplier by month of creation, without cancelled and declined ones. */
export const SupplierMonth = shape({
  month: Month,
  completedOrders: Count,
  completedAmount: Amount,
  ongoingOrders: Count,
  ongoingAmount: Amount,
})
export type SupplierMonth = Static<typeof SupplierMonth>

export const BuyingDepartment = shape({
  /** Null: sum of all other departments. */
  name: Maybe(Type.String()),
  orders: Count,
  amount: Amount,
})

/** Maximum number of departments listed separately; the others are summed up. */
export const maxBuyingDepartments = 5

export const supplierStatistics = route({
  method: 'GET',
  path: '/orderrest/api/supplierOrders/statistics',
  access: 'supplierOrder.read',
  summary:
    "Get the orders of the caller's company in the last 12 months including the current one, by month and by top departments",
  input: Nothing,
  reply: shape({ months: List(SupplierMonth, 12), departments: List(BuyingDepartment, maxBuyingDepartments + 1) }),
})
