import type { Database } from '#kit/database/database.ts'
import { allRoles, noPassword, rootDepartment } from '#modules/identity/index.ts'
import { foundCategories } from '../categories.seed.ts'
import { foundProducts } from '../catalogue.seed.ts'
import type { Founded } from '../organisation.ts'
import { foundSuppliers } from '../suppliers.seed.ts'
import { group } from './qiming.ts'

const products = 120

/** Fills a tenant that was founded by the platform: suppliers without passwords, categories, products. */
export async function fillTenant(database: Database, tenantId: string): Promise<void> {
  const { root, roles } = await database.read(tenantId, async (db) => ({
    root: await rootDepartment(db),
    roles: await allRoles(db),
  }))
  if (!root) return
  const founded: Founded = {
    tenantId,
    organisation: group,
    departments: new Map([['001', { id: root.id, path: root.path, fullName: root.full_name }]]),
    roleIds: new Map(roles.map(({ code, id }) => [code, id])),
    userIds: new Map(),
  }
  const supplierIds = await foundSuppliers(database, founded, await noPassword, new Date())
  const leafIds = await foundCategories(database, tenantId)
  await foundProducts(database, tenantId, root.id, supplierIds, leafIds, products)
}
