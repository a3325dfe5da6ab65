import { dayOf, monthAfter, monthsBetween } from '#contract/kit/calendar.ts'
import { maxBuyingDepartments, type SupplierMonth } from '#contract/ordering/supplierStatistics.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { sumOrdersByDepartment, sumOrdersByMonth } from './supplierStatistics.store.ts'

const months = 12
/** Start of a month in China Standard Time. */
const beginOf = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`)

/** Statistics of a supplier's orders in recent months; empty for accounts without a supplier. */
export async function supplierStatistics(db: Db, { supplierId, now }: Actor) {
  const last = dayOf(now).slice(0, 7)
  const first = monthAfter(last, 1 - months)
  const since = beginOf(first)
  const rows = supplierId === null ? [] : await sumOrdersByMonth(db, supplierId, since)
  const departments =
    supplierId === null ? [] : await sumOrdersByDepartment(db, supplierId, since, maxBuyingDepartments)
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return {
    months: monthsBetween(first, last).map((month): SupplierMonth => {
      const row = byMonth.get(month)
      return {
        month,
        completedOrders: row?.completed_orders ?? 0,
        completedAmount: row?.completed_amount ?? '0.00',
        ongoingOrders: row?.ongoing_orders ?? 0,
        ongoingAmount: row?.ongoing_amount ?? '0.00',
      }
    }),
    departments: departments.map(({ name, orders, amount }) => ({ name, orders, amount })),
  }
}
