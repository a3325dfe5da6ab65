import { systemActor } from '#kit/actor.ts'
import { createSupplier } from '#modules/suppliers/index.ts'
import { foundProducts } from '#server/demo/catalogue.seed.ts'
import { foundCategories } from '#server/demo/categories.seed.ts'
import { suppliers } from '#server/demo/suppliers.ts'
import { aTenant, database } from '../app.ts'

/** A new tenant with the demo's goods, and its category codes by id. */
export async function foundDemoGoods() {
  const tenant = await aTenant()
  const sellers = await database.write(tenant.id, async (tx) => {
    const ids = new Map<string, string>()
    for (const { code, name, shortName, creditCode, region, mobile } of suppliers) {
      const contact = { region: region.province, contactName: shortName, contactTel: mobile }
      const draft = { code, name, shortName, creditCode, ...contact }
      ids.set(code, await createSupplier(tx, systemActor(tenant.id), draft))
    }
    return ids
  })
  const leaves = await foundCategories(database, tenant.id)
  await foundProducts(database, tenant.id, tenant.root.id, sellers, leaves)
  return { tenant, codes: new Map([...leaves].map(([code, id]) => [id, code])) }
}
