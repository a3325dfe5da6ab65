import { systemActor } from '#kit/actor.ts'
import { noTenant, openDatabase } from '#kit/database/database.ts'
import { createPerson, createUser, findRoleByCode, hashPassword, rootDepartment } from '#modules/identity/index.ts'
import { createSupplier } from '#modules/suppliers/index.ts'
import { findTenantByCode } from '#modules/tenancy/index.ts'
import { demoPassword } from '#server/demo/people.ts'
import { ownerUrl } from '../../e2e/support/ownerDatabase.ts'
import { roles } from './roles.ts'

const supplier = {
  code: 'S90',
  name: '锐恒精密工具有限公司',
  shortName: '锐恒精密工具',
  creditCode: '91320506MADEM09001',
  region: '江苏省',
  contactName: '秦问渠',
  contactTel: '13800009001',
}

/** Creates a supplier with an account, as the demo does: all suppliers of the demo have products and orders. */
export async function createNewSupplier(): Promise<void> {
  const database = openDatabase({ url: await ownerUrl(), size: 2 })
  try {
    const [tenant] = await database.read(noTenant, (sql) => findTenantByCode(sql, { code: 'qiming' }))
    const tenantId = tenant!.id
    const passwordHash = await hashPassword(demoPassword)
    await database.write(tenantId, async (tx) => {
      await createUser(tx, {
        code: roles.newSupplier.account,
        name: supplier.contactName,
        personId: await createPerson(tx, { mobile: supplier.contactTel, email: '', passwordHash }),
        entrance: 'supplier',
        deptId: (await rootDepartment(tx))!.id,
        supplierId: await createSupplier(tx, systemActor(tenantId), supplier),
        roleIds: [(await findRoleByCode(tx, 'supplierSales'))!.id],
      })
    })
  } finally {
    await database.close()
  }
}
