import { expect, test } from 'vitest'
import { type AuditEntry, listAuditLog } from '#contract/identity/auditLog.ts'
import { countDeptUsers, qryDeptUsers } from '#contract/identity/identity.ts'
import { openSessionFor } from '#modules/identity/index.ts'
import { as, database, jobContext, server } from '#test/app.ts'
import { foundDemoTenant } from '#test/demo/demoTenant.ts'
import { group } from '../organisations/qiming.ts'
import { transport } from '../organisations/transport.ts'
import { makeAccessChanges } from './access.job.ts'

const day = 86_400_000
type DemoTenant = Awaited<ReturnType<typeof foundDemoTenant>>

/** Changes access as the job does. */
async function changeAccessIn({ tenantId }: DemoTenant): Promise<void> {
  const made = makeAccessChanges(server.app.context)
  if (!('transaction' in made)) throw new Error('demo.access must be a transaction job')
  await database.write(tenantId, (tx) => made.transaction(tx, {}, jobContext(tenantId)))
}
async function callerOf({ tenantId, host, userIds }: DemoTenant, account: string) {
  const userId = userIds.get(account)!
  const sessionId = await database.write(tenantId, (tx) => openSessionFor(tx, userId))
  return { host, token: await server.authenticator.issueToken({ sessionId, userId, tenantId }) }
}
const shortOf = ({ what, subject, actorName }: AuditEntry) => `${what} ${subject} ${actorName}`

test('demo access: the auditor sees two months of changes of all kinds, by two people, in office hours', async () => {
  const tenant = await foundDemoTenant(group)
  await changeAccessIn(tenant)
  const { records } = await as(await callerOf(tenant, 'auditor'), listAuditLog, { limit: 50 })
  expect(records.map(shortOf)).toEqual([
    'account.disabled 骆闻笛 裴知礼',
    'person.loginUnlocked 孟春禾 裴知礼',
    'person.contactChanged 陶安然 裴知礼',
    'account.edited 陶安然 裴知礼',
    'department.edited 华东仓储部 裴知礼',
    'role.edited 仓储管理员 严明哲',
    'account.rolesChanged 冯小满 严明哲',
    'account.added 冯小满 裴知礼',
    'account.rolesChanged 骆闻笛 严明哲',
    'account.added 骆闻笛 裴知礼',
    'account.rolesChanged 陶安然 严明哲',
    'account.added 陶安然 裴知礼',
    'role.added 仓储管理员 严明哲',
    'department.added 华东仓储部 裴知礼',
  ])
  const times = records.map(({ at }) => Date.parse(at))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect([times[0]! < Date.now() - day, times.at(-1)! > Date.now() - 61 * day]).toEqual([true, true])
  for (const time of times)
    expect(new Date(time + 8 * 3_600_000).getUTCHours()).toSatisfy((hour) => hour >= 9 && hour < 19)
})

test('demo access: one of the new accounts has expired, and one is disabled', async () => {
  const tenant = await foundDemoTenant(group)
  await changeAccessIn(tenant)
  const administrator = await callerOf(tenant, 'orgadmin')
  expect(await as(administrator, countDeptUsers, {})).toMatchObject({ expired: 1, disabled: 1 })
  const { records } = await as(administrator, qryDeptUsers, { status: 'expired' })
  expect(records.map(({ userName }) => userName)).toEqual(['冯小满'])
})

test('demo access: a tenant without an administrator of accounts has no changes', async () => {
  const tenant = await foundDemoTenant(transport)
  await changeAccessIn(tenant)
  const { count } = await database.read(tenant.tenantId, (db) =>
    db
      .selectFrom('kit.events')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('name', '=', 'account.added')
      .executeTakeFirstOrThrow(),
  )
  expect(Number(count)).toBe(0)
})
