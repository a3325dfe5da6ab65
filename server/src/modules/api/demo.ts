import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import type { Permission } from '#contract/permissions.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { DemoPart } from '#kit/demoPart.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { rootDepartment } from '#modules/identity/index.ts'
import { createApiKey } from './keys/key.service.ts'
import { addServiceAccount } from './serviceAccounts/serviceAccount.service.ts'
import { createWebhook } from './webhooks/webhook.service.ts'

const reading: readonly Permission[] = ['order.oversee', 'supplier.read', 'invoice.read', 'org.read']

/** Systems of the demo: an ERP that reads, an HR system that provisions people, and an office portal that learns of both. */
async function setUp(tx: Tx, actor: Actor, encryptionKey: Uint8Array): Promise<void> {
  const root = await rootDepartment(tx)
  if (!root) return
  const account = (name: string, code: string, permissions: readonly Permission[], purpose: string) =>
    addServiceAccount(tx, actor, {
      name,
      code,
      entrance: 'operator',
      deptId: root.id,
      permissions: [...permissions],
      purpose,
    })
  const key = { networks: [], expiresOn: dayAfter(dayOf(actor.now), 180), callsPerMinute: 600 }
  const erp = await account('ERP 系统', 'svc-erp', reading, '同步订单、供应商与发票')
  await createApiKey(tx, actor, { ...key, accountId: erp, name: 'ERP 生产环境', scopes: [...reading] })
  const trial = { ...key, expiresOn: dayAfter(dayOf(actor.now), 30), networks: ['203.0.113.0/24'] }
  await createApiKey(tx, actor, { ...trial, accountId: erp, name: 'ERP 测试环境', scopes: ['order.oversee'] })
  const people = await account('人力资源系统', 'svc-hr', ['scim.provision'], '以 SCIM 同步人员入职与离职')
  await createApiKey(tx, actor, { ...key, accountId: people, name: '人员同步', scopes: ['scim.provision'] })
  const office = await account('办公门户', 'svc-office', ['org.read', 'supplier.read'], '接收组织与供应商变更')
  await createWebhook(
    tx,
    actor,
    {
      accountId: office,
      name: '组织变更同步',
      url: 'https://office.example.com/hooks/baicai',
      events: ['account.added', 'account.disabled', 'department.added', 'department.edited', 'supplier.suspended'],
    },
    { encryptionKey, send: { accepts: () => true } },
  )
}

/** What operators of the demo have set up. What is sent to the office portal stays in the mailbox of the development. */
export const demo: DemoPart = {
  grants: { operator: ['apiKey.manage', 'webhook.manage'] },
  found: async (database, { tenantId, userIds }, now) => {
    const userId = userIds.get('operator')
    if (userId === undefined) return
    const permissions = new Set<Permission>([...reading, 'scim.provision'])
    const actor = { ...systemActor(tenantId), userId, permissions, now }
    const encryptionKey = await sharedSecret(database, 'seal')
    await database.write(tenantId, (tx) => setUp(tx, actor, encryptionKey))
  },
}
