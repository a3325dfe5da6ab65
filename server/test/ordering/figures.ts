import { listBudgets } from '#contract/ledger/ledger.ts'
import { aPerson, as, database } from '../app.ts'
import type { OrderingFixture } from './setUp.ts'

/** Available budget of the department. */
export async function budgetOf({ tenant }: OrderingFixture) {
  const clerk = await aPerson(tenant, { permissions: ['budget.read'] })
  const [fund] = (await as(clerk, listBudgets, { kind: 'budget' })).records
  return { available: fund!.available, reserved: fund!.reserved, committed: fund!.committed }
}

/** On-hand and reserved stock of each of the goods. */
export const stockOf = async ({ buyer, goods }: OrderingFixture) => {
  const rows = await database.read(buyer.tenantId, (db) =>
    db.selectFrom('catalogue.stock').select(['sku_id', 'on_hand', 'reserved']).execute(),
  )
  return goods.map(({ skuId }) => {
    const { on_hand, reserved } = rows.find(({ sku_id }) => sku_id === skuId)!
    return [on_hand, reserved]
  })
}
