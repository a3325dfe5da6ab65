import { expect } from 'vitest'
import { orderDetail } from '#contract/ordering/orders.ts'
import { settleGroups } from '#modules/groups/index.ts'
import { as, clock, jobContext, type Person } from '#test/app.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import { type GroupsFixture, hours } from './offers.ts'

/** Runs the job that ends offers and their orders, some hours from now. */
export const settle = (market: GroupsFixture, inHoursFromNow = 49) =>
  settleGroups(jobContext(market.tenant.id, new Date(clock().getTime() + hours(inHoursFromNow))))
export const statusOf = async (person: Person, orderId: string) => (await as(person, orderDetail, { orderId })).status

/** Books of stock and funds, and the places that are used, which must be those of the orders. */
export async function connectBooks() {
  const { inv, ...books } = await connectAuditor()
  const usedOf = async (offerId: string) => {
    const rows = await inv<{ used: number; sum: number }>(
      `select c.used_qty as used, coalesce((select sum(u.qty) from inv.cap_use u where u.cap = c.id), 0)::int as sum
       from inv.cap c where c.kind = 'group' and c.ref_id = $1`,
      offerId,
    )
    expect(rows[0]!.used).toBe(rows[0]!.sum)
    return rows[0]!.used
  }
  return { ...books, usedOf }
}
