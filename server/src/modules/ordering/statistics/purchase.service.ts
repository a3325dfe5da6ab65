import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import type { Purchases } from '#contract/ordering/purchases.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { Listener } from '#kit/events/events.ts'
import { isInReach } from '#kit/reach.rules.ts'
import { readBy } from '../orders/order.party.rules.ts'
import { countReceipts, purchasesByDept } from './purchase.store.ts'

const monthsShown = 12
const maxNamed = 5

/** Listener: counts what receipts accepted, once, for the department that ordered it. */
export const countPurchases: Listener<'order.received' | 'order.inspected' | 'order.autoReceived'> = (
  tx,
  { entity_id },
) => countReceipts(tx, entity_id)

/** Purchases of the actor's company; departments are named only where the actor could read their orders. */
export async function findPurchases(db: Db, actor: Actor, productId: string): Promise<Purchases> {
  const from = `${monthAfter(dayOf(actor.now).slice(0, 7), 1 - monthsShown)}-01`
  const rows = await purchasesByDept(db, { productId, companyId: actor.deptPath[0]!, from })
  const last = rows.reduce<Date | null>((latest, { last_at }) => (latest && latest > last_at ? latest : last_at), null)
  return {
    pieces: rows.reduce((sum, { pieces }) => sum + Number(pieces), 0),
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    departments: rows.length,
    lastOn: last && dayOf(last),
    largest: rows
      .filter(({ path }) => isInReach(readBy(actor), path))
      .slice(0, maxNamed)
      .map(({ dept_name, pieces }) => ({ deptName: dept_name, pieces: Number(pieces) })),
  }
}
