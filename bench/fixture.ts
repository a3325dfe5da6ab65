import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { systemActor } from '#kit/actor.ts'
import { type Database, openDatabase, type Tx } from '#kit/database/database.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/database/migrate.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { saveApprovalRule } from '#modules/approvals/index.ts'
import { adjustStock } from '#modules/catalogue/index.ts'
import { createAuthenticator, openSessionFor } from '#modules/identity/index.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { saveInvoiceTitle, saveReceiverAddress } from '#modules/ordering/index.ts'
import { tenantsByHost } from '#modules/tenancy/index.ts'
import { foundProducts } from '#server/demo/catalogue.seed.ts'
import { foundCategories } from '#server/demo/categories.seed.ts'
import { type Founded, foundOrganisation } from '#server/demo/organisation.ts'
import { headDecides } from '#server/demo/approvalRules.ts'
import { demoAddresses, demoInvoiceTitle } from '#server/demo/people.ts'
import type { DemoOrganisation } from '#server/demo/organisations/demoOrganisation.ts'
import { foundSuppliers } from '#server/demo/suppliers.seed.ts'

const host = 'bench.localhost'
const departments = 16
/** About 100,000 goods; 480,000 products are about a million. */
const products = Number(process.env['BENCH_PRODUCTS'] ?? 48_000)
export const dataDir = `.cache/bench/${products}`

export interface Buyer {
  token: string
  addressId: string
  invoiceTitleId: string
}

export interface Fixture {
  host: string
  tenantId: string
  deptPath: string[]
  leafIds: string[]
  /** Goods with stock without end, of two suppliers by turns, with their price for these buyers. */
  goods: { skuId: string; price: string }[]
  buyers: Buyer[]
  /** Somebody who imports for a supplier. */
  seller: { token: string }
}

const organisation: DemoOrganisation = {
  code: 'bench',
  name: '测量集团',
  // What sends no name of its own calls the address.
  hosts: [host, '127.0.0.1'],
  settings: {},
  products,
  departments: [
    ['001', '测量集团', '1000000000.00'],
    ...Array.from({ length: departments }, (_, n): [string, string, string] => [
      `001${String(n + 1).padStart(3, '0')}`,
      `部门 ${n + 1}`,
      '9000000000.00',
    ]),
  ],
  people: Array.from({ length: departments * 3 }, (_, n): [string, string, string, string[]] => [
    `person${n + 1}`,
    `员工 ${n + 1}`,
    `001${String((n % departments) + 1).padStart(3, '0')}`,
    [n < departments ? 'deptHead' : 'buyer'],
  ]),
}
const buyersOf = ({ people }: DemoOrganisation) => people.filter(([, , , roles]) => roles.includes('buyer'))

/** Benchmark fixture: PostgreSQL with its data, created once and kept in `.cache/bench`. */
export async function openFixture() {
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'warn' }) })
  await migrate(embedded.ownerUrl)
  const database = openDatabase({ url: embedded.ownerUrl, size: 4 })
  const file = join(dataDir, 'ground.json')
  const fixture = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as Fixture)
    : await createFixture(database, embedded.ownerUrl)
  await writeFile(file, JSON.stringify(fixture))
  await query(embedded.ownerUrl, 'vacuum analyze')
  return { fixture, url: embedded.ownerUrl, database, close: () => database.close().then(embedded.stop) }
}

export async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(text)
  await client.end()
  return rows
}

async function createFixture(database: Database, url: string): Promise<Fixture> {
  console.error(`making ${products} products, once`)
  const founded = await foundOrganisation(database, organisation, 'no password', new Date())
  const { tenantId } = founded
  const supplierIds = await foundSuppliers(database, founded, 'no password')
  await database.write(tenantId, (tx) => addApprovalRuleAndQuotas(tx, founded))
  const leafIds = await foundCategories(database, tenantId)
  await foundProducts(database, tenantId, founded.departments.get('001')!.id, supplierIds, leafIds, products)
  await query(url, 'analyze')
  const authenticator = createAuthenticator(
    database,
    await sharedSecret(database, 'token'),
    tenantsByHost(database, async () => {}),
    () => new Date(),
  )
  const buyers: Buyer[] = []
  for (const [account, , deptCode] of buyersOf(organisation)) {
    const dept = founded.departments.get(deptCode)!
    const userId = founded.userIds.get(account)!
    const actor = { ...systemActor(tenantId), userId, deptId: dept.id, deptPath: dept.path }
    const place = demoAddresses[0]
    const regions = place.codes.map((code, index) => ({ code, name: place.names[index]! }))
    buyers.push(
      await database.write(tenantId, async (tx) => {
        const address = await saveReceiverAddress(tx, actor, {
          consignee: '林知远',
          mobile: place.mobile,
          regions,
          detail: place.address,
          isDefault: true,
        })
        const title = await saveInvoiceTitle(tx, actor, { ...demoInvoiceTitle, invoiceType: 'normal', isDefault: true })
        return {
          token: await tokenFor(tx, authenticator, tenantId, userId),
          addressId: address.id,
          invoiceTitleId: title.id,
        }
      }),
    )
  }
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

async function tokenFor(
  tx: Tx,
  authenticator: ReturnType<typeof createAuthenticator>,
  tenantId: string,
  userId: string,
) {
  const sessionId = await openSessionFor(tx, userId)
  return authenticator.issueToken({ sessionId, userId, tenantId })
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

/** Four hundred cheap goods of the two largest suppliers with ample stock, without agreement or tiered prices. */
async function stockCheapGoods(database: Database, url: string, tenantId: string) {
  const rows = await query(
    url,
    `select id as "skuId", list_price as price from (
       select s.id, s.list_price, row_number() over (partition by s.supplier_id order by s.id) as n, dense_rank() over (order by s.supplier_id) as supplier
       from catalogue.skus s where s.tenant_id = ${tenantId} and s.is_live and s.list_price < 30 and s.min_qty = 1
         and not exists (select from catalogue.agreement_prices a where a.tenant_id = s.tenant_id and a.sku_id = s.id)) x
     where n <= 200 order by n, supplier limit 400`,
  )
  const goods = rows.map(({ skuId, price }) => ({ skuId: skuId!, price: price! }))
  const by = { kind: 'count', id: '1' }
  await database.write(tenantId, (tx) =>
    adjustStock(
      tx,
      systemActor(tenantId),
      by,
      goods.map(({ skuId }) => ({ skuId, onHand: 50_000_000 })),
    ),
  )
  return goods
}

/** Refreshes sessions, which would have timed out since the last run. */
export const refreshSessions = (url: string, tenantId: string) =>
  query(url, `update identity.sessions set last_seen_at = now(), created_at = now() where tenant_id = ${tenantId}`)
