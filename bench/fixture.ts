import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { systemActor } from '#kit/actor.ts'
import { type Database, openDatabase, type Tx } from '#kit/database/database.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/database/migrate.ts'
import { saveApprovalRule } from '#modules/approvals/index.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { foundCategories } from '#server/demo/categories.seed.ts'
import { foundProducts } from '#server/demo/catalogue.seed.ts'
import { type Founded, foundOrganisation } from '#server/demo/organisation.ts'
import { headDecides } from '#server/demo/approvalRules.ts'
import { foundSuppliers } from '#server/demo/suppliers.seed.ts'
import { host, products, organisation } from './fixtureOrganisation.ts'
import { type Buyer, createBuyers, openAuthenticator, tokenFor } from './fixtureBuyers.ts'
import { query, stockCheapGoods } from './fixtureGoods.ts'

export const dataDir = `.cache/bench/${products}`

export interface Fixture {
  host: string
  tenantId: string
  deptPath: string[]
  leafIds: string[]
  /** Goods with unlimited stock, of two suppliers in turn, with the price for these buyers. */
  goods: { skuId: string; price: string }[]
  buyers: Buyer[]
  /** Person who imports for a supplier. */
  seller: { token: string }
}

/** Benchmark fixture: PostgreSQL with its data, created once and kept in `.cache/bench`. */
export async function openFixture() {
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'warn' }) })
  await migrate(embedded.ownerUrl)
  const database = openDatabase({ url: embedded.ownerUrl, size: 4 })
  const file = join(dataDir, 'fixture.json')
  const fixture = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as Fixture)
    : await createFixture(database, embedded.ownerUrl)
  await writeFile(file, JSON.stringify(fixture))
  await query(embedded.ownerUrl, 'vacuum analyze')
  return { fixture, url: embedded.ownerUrl, database, close: () => database.close().then(embedded.stop) }
}

async function createFixture(database: Database, url: string): Promise<Fixture> {
  console.error(`creating ${products} products (first run only)`)
  const founded = await foundOrganisation(database, organisation, 'no password', new Date())
  const { tenantId } = founded
  const supplierIds = await foundSuppliers(database, founded, 'no password', new Date())
  await database.write(tenantId, (tx) => addApprovalRuleAndQuotas(tx, founded))
  const leafIds = await foundCategories(database, tenantId)
  await foundProducts(database, tenantId, founded.departments.get('001')!.id, supplierIds, leafIds, products)
  await query(url, 'analyze')
  const authenticator = await openAuthenticator(database)
  const buyers = await createBuyers(database, founded, authenticator)
  const [seller] = await query(
    url,
    `select min(id) as id from identity.users where tenant_id = ${tenantId} and supplier_id is not null`,
  )
  const sellerId = seller!['id']!
  const leaves = [...leafIds].filter(([code]) => code.length === 6).map(([, id]) => id)
  return {
    host,
    tenantId,
    deptPath: [...founded.departments.get('001001')!.path],
    leafIds: leaves,
    goods: await stockCheapGoods(database, url, tenantId),
    buyers,
    seller: { token: await database.write(tenantId, (tx) => tokenFor(tx, authenticator, tenantId, sellerId)) },
  }
}

/** Approval by the department head for every order, and a quota beside the budget of every department. */
async function addApprovalRuleAndQuotas(tx: Tx, { tenantId, departments: depts }: Founded) {
  const actor = systemActor(tenantId)
  const everyOrder = headDecides({ name: '部门负责人审批', enName: 'Head of department', amountFrom: null })
  await saveApprovalRule(tx, actor, everyOrder)
  const year = new Date().getFullYear()
  for (const { id } of [...depts.values()].slice(1))
    await setBudget(tx, actor, {
      kind: 'quota',
      deptId: id,
      name: '测量额度',
      amount: '9000000000.00',
      startsOn: `${year}-01-01`,
      endsOn: `${year}-12-31`,
      active: true,
      reason: '测量',
    })
}

/** Refreshes sessions, which would have timed out since the last run. */
export const refreshSessions = (url: string, tenantId: string) =>
  query(url, `update identity.sessions set last_seen_at = now(), created_at = now() where tenant_id = ${tenantId}`)
