import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { createPerson, createUser } from '#modules/identity/index.ts'
import { createSupplier } from '#modules/suppliers/index.ts'
import type { Founded } from './organisation.ts'
import { supplierPeople } from './people.ts'
import { suppliers, accountOf } from './suppliers.ts'

export async function foundSuppliers(
  database: Database,
  { tenantId, departments, roleIds }: Founded,
  passwordHash: string,
) {
  const supplierIds = new Map<string, string>()
  await database.write(tenantId, async (tx) => {
    for (const [position, supplier] of suppliers.entries()) {
      const { code, name, shortName, creditCode, region, mobile } = supplier
      const people = supplierPeople[position]!
      const profile = {
        code,
        name,
        shortName,
        creditCode,
        region: region.province,
        contactName: people[0],
        contactTel: mobile,
      }
      const id = await createSupplier(tx, systemActor(tenantId), profile)
      supplierIds.set(code, id)
      for (const [index, person] of people.entries())
        await createUser(tx, {
          code: accountOf(supplier, index),
          name: person,
          personId: await createPerson(tx, {
            mobile: mobile.slice(0, -1) + String(index + 1),
            email: supplier.email,
            passwordHash,
          }),
          entrance: 'supplier',
          deptId: departments.get('001')!.id,
          supplierId: id,
          roleIds: [roleIds.get('supplierSales')!],
        })
    }
  })
  return supplierIds
}
