import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import type { TenantFounding } from '#contract/platform/tenants.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { createDepartment, createPerson, createRole, createUser } from '#modules/identity/index.ts'
import { setAuthenticator } from '#modules/login/index.ts'
import { foundTenant, platformRole, requestDeletion, suspendTenant } from '#modules/platform/index.ts'
import { insertTenant, storeSettings } from '#modules/tenancy/index.ts'
import { demoSecret } from '../people.ts'

const company = { package: 'standard' as const, supplierLimit: 50, storageLimitMb: 2048, switches: [], withDemo: false }

/** Two customers: one whose term ends soon, and one that is suspended and waits for a second person to delete it. */
const customersOf = (now: Date): readonly TenantFounding[] => [
  {
    ...company,
    code: 'beichuan',
    name: '北川能源有限公司',
    hosts: 'beichuan.localhost',
    expiresOn: dayAfter(dayOf(now), 28),
    accountLimit: 200,
    contact: '请联系客户经理',
    adminName: '卢北辰',
    adminCode: 'lubeichen',
    adminEmail: 'lubeichen@example.com',
    adminMobile: '',
  },
  {
    ...company,
    code: 'yunling',
    name: '云岭物流有限公司',
    hosts: 'yunling.localhost',
    expiresOn: '',
    accountLimit: 50,
    contact: '请联系客户经理',
    adminName: '段云岭',
    adminCode: 'duanyunling',
    adminEmail: 'duanyunling@example.com',
    adminMobile: '',
  },
]

/** The platform's own tenant, with two operators, since a deletion takes two persons. */
export async function foundPlatform(database: Database, passwordHash: string, now: Date): Promise<void> {
  const encryptionKey = await sharedSecret(database, 'seal')
  const tenantId = await database.write('0', (tx) =>
    insertTenant(tx, { code: 'platform', name: '百采平台', hosts: ['platform.localhost'], kind: 'platform' }),
  )
  const operators = await database.write(tenantId, async (tx) => {
    await storeSettings(tx, { webTitle: '百采平台管理', shortName: '百采平台', isLoginHome: '1', isEnable: '0' })
    const root = await createDepartment(tx, { code: '001', name: '百采平台' })
    const roleId = await createRole(tx, platformRole)
    const people: { userId: string; personId: string }[] = []
    for (const [code, name, mobile] of [
      ['operator', '唐以衡', '13800009001'],
      ['reviewer', '沈思远', '13800009002'],
    ] as const) {
      const personId = await createPerson(tx, { mobile, email: `${code}@platform.example.com`, passwordHash })
      await setAuthenticator(tx, encryptionKey, personId, demoSecret)
      const of = { code, name, personId, entrance: 'operator', deptId: root.id } as const
      people.push({ personId, userId: await createUser(tx, { ...of, roleIds: [roleId] }) })
    }
    return people
  })
  const actor = { ...systemActor(tenantId, '', now), ...operators[0]! }
  const ids = new Map<string, string>()
  for (const customer of customersOf(now)) {
    const { id } = await foundTenant(database, { now }, customer)
    const { code, name, package: plan } = customer
    await database.write(tenantId, (tx) =>
      publish(tx, actor, { name: 'platformTenant.founded', id, to: 'open', data: { code, name, package: plan } }),
    )
    ids.set(code, id)
  }
  const id = ids.get('yunling')!
  await database.write(tenantId, async (tx) => {
    await suspendTenant(tx, actor, { id, reason: '合同终止，客户申请停用' })
    await requestDeletion(tx, actor, { id, code: 'yunling', reason: '客户书面申请删除全部数据' })
  })
}
