/** @module-tag thorough */
import { expect, test } from 'vitest'
import { createDepartment, createPerson, createRole, createUser, hashPassword } from '#modules/identity/index.ts'
import { insertTenant } from '#modules/tenancy/index.ts'
import { database, databaseUrl } from '#test/app.ts'
import { ServerProcess } from '#test/process/serverProcess.ts'
import { countLiveDemoAccounts } from './live.ts'
import { demoOrganisations, demoPassword } from './people.ts'

test('demo accounts: accounts of the demo are counted as long as they accept the published password', async () => {
  const { code, people } = demoOrganisations[2]!
  const [first = '', second = ''] = people.map(([account]) => account)
  const passwordHash = await hashPassword(demoPassword)
  const tenantId = await database.write('0', (tx) =>
    insertTenant(tx, { code, name: code, hosts: ['live-demo.localhost'] }),
  )
  const dept = await database.write(tenantId, (tx) => createDepartment(tx, { code: '001', name: code }))
  const ids = await database.write(tenantId, async (tx) => {
    const roleId = await createRole(tx, { code: 'r', name: 'r', enName: 'r', permissions: [] })
    const made: string[] = []
    // The last one has the same password but not the name of a demo account.
    for (const account of [first, second, 'somebody-else']) {
      const personId = await createPerson(tx, { mobile: '', email: '', passwordHash })
      const draft = { code: account, name: account, personId, entrance: 'purchaser', deptId: dept.id } as const
      await createUser(tx, { ...draft, roleIds: [roleId] })
      made.push(personId)
    }
    return made
  })
  expect(await countLiveDemoAccounts(database)).toBe(2)
  expect(await startedInProduction()).toMatch(/^WARNING: 2 demo accounts have the password [^\n]+\n$/)

  const other = await hashPassword('Other@2026')
  await database.write(tenantId, async (tx) => {
    await tx.updateTable('identity.people').set({ password_hash: other }).where('id', '=', ids[0]!).execute()
    await tx.updateTable('identity.users').set({ disabled: true }).where('code', '=', second).execute()
  })
  expect(await countLiveDemoAccounts(database)).toBe(0)
  expect(await startedInProduction()).toBe('')
})

/** Output of a production start before its ready line. */
async function startedInProduction(): Promise<string> {
  const server = new ServerProcess(databaseUrl, { NODE_ENV: 'production', DEV_CAPTCHA: '' })
  await server.start()
  await server.end('SIGTERM')
  expect(server.said).toMatch(/^百采 Baicai is ready at \S+ [^\n]+\n$/)
  expect(server.said).not.toContain(demoPassword)
  return server.complained
}
