import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { type Permission, permissions } from '#contract/permissions.ts'
import { type Database, openDatabase } from '#kit/database/database.ts'
import { migrate } from '#kit/database/migrate.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { createRole } from '#modules/identity/index.ts'
import type { DemoOrganisation } from '#server/demo/organisations/demoOrganisation.ts'
import { foundOrganisation } from '#server/demo/organisation.ts'
import { openAuthenticator, tokenFor } from '../fixtureBuyers.ts'
import { query } from '../fixtureGoods.ts'
import { fillRows } from './listRows.ts'

export const listsDir = '.cache/bench/lists'
/** Requests without a host name use the IP address. */
const organisation: DemoOrganisation = {
  code: 'lists',
  name: '测量集团',
  hosts: ['lists.localhost', '127.0.0.1'],
  settings: {},
  products: 0,
  departments: [['001', '测量集团', '1000000000.00']],
  people: [
    ['operator', '周运营', '001', ['operator'], 'operator'],
    ['buyer', '林知远', '001', ['buyer']],
  ],
}

/** Somebody who may do everything that their entrance can. */
export interface Reader {
  readonly userId: string
  readonly token: string
}
export interface ListFixture {
  readonly tenantId: string
  readonly operator: Reader
  readonly buyer: Reader
}

/** Creates a tenant with long lists in a database of its own, once. */
export async function openListFixture() {
  const embedded = await startEmbedded({ dataDir: listsDir, log: pino({ level: 'warn' }) })
  const url = embedded.ownerUrl
  await migrate(url)
  const database = openDatabase({ url, size: 16 })
  const file = join(listsDir, 'fixture.json')
  const fixture = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as ListFixture)
    : await createFixture(database, url)
  await writeFile(file, JSON.stringify(fixture))
  await fillRows(url, fixture.tenantId)
  await query(url, 'update identity.sessions set last_seen_at = now(), created_at = now()')
  return { fixture, url, database, close: () => database.close().then(embedded.stop) }
}

async function createFixture(database: Database, url: string): Promise<ListFixture> {
  const founded = await foundOrganisation(database, organisation, 'no password', new Date())
  const { tenantId, userIds } = founded
  await database.write(tenantId, async (tx) => {
    const all = Object.keys(permissions) as Permission[]
    await createRole(tx, { code: 'all', name: '全部权限', enName: 'Everything', permissions: all })
  })
  await query(
    url,
    `insert into identity.user_roles (tenant_id, user_id, role_id) select u.tenant_id, u.id, r.id
     from identity.users u join identity.roles r on r.tenant_id = u.tenant_id and r.code = 'all' where u.tenant_id = ${tenantId}`,
  )
  const authenticator = await openAuthenticator(database)
  const readerOf = (code: string) =>
    database.write(tenantId, async (tx): Promise<Reader> => {
      const userId = userIds.get(code)!
      return { userId, token: await tokenFor(tx, authenticator, tenantId, userId) }
    })
  return { tenantId, operator: await readerOf('operator'), buyer: await readerOf('buyer') }
}
