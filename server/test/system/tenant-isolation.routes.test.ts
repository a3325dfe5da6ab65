import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { addCart } from '#contract/ordering/cart.ts'
import { createDelivery } from '#contract/ordering/deliveries.ts'
import { importGoods } from '#contract/imports/importPreview.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { aPerson, as, ask, databaseUrl, type Person } from '#test/app.ts'
import {
  newIdempotencyKey,
  createOrderingFixture,
  createOrder,
  advanceOrderTo,
  type OrderingFixture,
} from '#test/orderingFixture.ts'
import { describedRoutes } from '#test/openapi.ts'
import { holdsIds, inputOf, sampleOf, withIds } from '#test/samples.ts'
import { sampler } from '#test/sampling.ts'
import { upload } from '#test/upload.ts'

/**
 * Every call of the product with every kind of id of another tenant: nothing of theirs comes back, and nothing of
 * theirs changes. Read from the product's own documentation, so that no call can be forgotten.
 */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

const everything = Object.keys(permissions) as Permission[]
const canary = `隐${randomBytes(5).toString('hex')}`
const calls = describedRoutes().filter(({ isUpload, access }) => !isUpload && access !== 'public')

const tablesWithTenant = async () =>
  (
    await owner.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind = 'r' and a.attname = 'tenant_id' and not a.attisdropped order by 1`,
    )
  ).rows.map(({ name }) => name)

/** A tenant with something of everything that has an id, all of it under a name that nothing else in the run has. */
async function aCanaryTenant() {
  const market = await createOrderingFixture({ suppliers: 1, approvalFrom: '0', budget: '100000', quota: '100000' })
  const { buyer, suppliers, goods, tenant } = market
  const delivered = await createOrder(market)
  await advanceOrderTo(market, delivered.orderId, '40')
  await as(suppliers[0]!, createDelivery, { orderId: delivered.orderId, carrier: canary, trackingNo: 'SF1' })
  await createOrder(market)
  await as(buyer, addCart, { skuId: goods[0]!.skuId })
  const seller = await aPerson(tenant, { supplierId: suppliers[0]!.supplierId!, permissions: ['product.import'] })
  await upload(seller, importGoods, { name: `${canary}.csv`, content: '货号,品名\nA1,手套\n' })
  for (const [table, column] of named)
    await owner.query(`update ${table} set ${column} = $1 where tenant_id = $2`, [canary, tenant.id])
  return market
}
const named = [
  ['catalogue.products', 'name'],
  ['catalogue.skus', 'name'],
  ['catalogue.categories', 'name'],
  ['suppliers.suppliers', 'name'],
  ['identity.users', 'name'],
  ['identity.departments', 'name'],
  ['ordering.orders', 'remark'],
  ['ordering.order_lines', 'name'],
  ['ordering.addresses', 'consignee'],
  ['ordering.invoice_titles', 'title'],
  ['ledger.accounts', 'name'],
  ['approvals.rules', 'name'],
] as const

/** One id of each kind that the tenant has. */
async function idsOf(market: OrderingFixture): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const table of await tablesWithTenant()) {
    const known = await owner.query<{ id: string }>(
      `select to_jsonb(t) ->> 'id' as id from ${table} t where tenant_id = $1 and to_jsonb(t) ? 'id' limit 1`,
      [market.tenant.id],
    )
    if (known.rows[0]?.id) ids.set(table, known.rows[0].id)
  }
  return ids.set('tenancy.tenants', market.tenant.id)
}

/** All rows of a tenant, as one text a table. */
async function rowsOf(tenantId: string): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (const table of await tablesWithTenant()) {
    const { rows: found } = await owner.query<{ all: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all from ${table} t where tenant_id = $1`,
      [tenantId],
    )
    // The worker of another file may be appending what happened here; that is no change of ours.
    if (!['kit.audit', 'kit.chains', 'kit.consumer_offsets', 'kit.job_runs'].includes(table))
      rows.set(table, found[0]!.all)
  }
  return rows
}

const all = () => true

async function answers(person: Person, ids: Iterable<string>, only = calls, isTaken = all, integer?: number) {
  const leaking: string[] = []
  const failed: string[] = []
  const requested = only.filter((each) => holdsIds(inputOf(each)))
  for (const id of ids)
    for (const call of requested.filter(isTaken)) {
      const fill = { ...withIds(id), ...(integer === undefined ? {} : { integer }) }
      const { statusCode, body } = await ask(person, call, sampleOf(inputOf(call), fill) as object, newIdempotencyKey())
      if (statusCode >= 500) failed.push(`${call.path} ${body}`)
      if (body.includes(canary)) leaking.push(call.path)
    }
  return { leaking, failed }
}

test(
  'tenant isolation: nothing of another tenant is disclosed or changed, whatever call its ids are put into',
  { timeout: 240_000 },
  async () => {
    const theirs = await aCanaryTenant()
    const ours = await createOrderingFixture()
    const ids = await idsOf(theirs)
    expect(ids.size).toBeGreaterThan(20)
    const before = await rowsOf(theirs.tenant.id)
    const people = [
      await aPerson(ours.tenant, { permissions: everything }),
      await aPerson(ours.tenant, { permissions: everything, supplierId: ours.suppliers[0]!.supplierId! }),
    ]
    const isTaken = sampler(3)
    for (const person of people)
      expect(await answers(person, ids.values(), calls, isTaken)).toEqual({ leaking: [], failed: [] })
    const operator = await aPerson(ours.tenant, { permissions: everything, entrance: 'operator' })
    const ofOperators = calls.filter(({ entrances }) => entrances.includes('operator'))
    expect(ofOperators.length).toBeGreaterThan(10)
    expect(await answers(operator, ids.values(), ofOperators, isTaken)).toEqual({ leaking: [], failed: [] })
    expect(await rowsOf(theirs.tenant.id)).toEqual(before)

    // The same questions of one of theirs are answered: the calls, the ids and the names are the right ones.
    const reads = calls.filter(({ method }) => method === 'GET')
    const one = await aPerson(theirs.tenant, { permissions: everything })
    const { leaking } = await answers(one, ids.values(), reads)
    expect(new Set(leaking).size).toBeGreaterThanOrEqual(8)
  },
)

test('tenant isolation: out-of-range numbers are refused, also with valid ids', { timeout: 120_000 }, async () => {
  const market = await aCanaryTenant()
  const ids = await idsOf(market)
  const person = await aPerson(market.tenant, { permissions: everything })
  const people = [
    person,
    await aPerson(market.tenant, { permissions: everything, supplierId: market.suppliers[0]!.supplierId! }),
  ]
  const isTaken = sampler(6)
  for (const integer of [2_147_483_648, 9_999_999_999, Number.MAX_SAFE_INTEGER])
    for (const each of people) expect((await answers(each, ids.values(), calls, isTaken, integer)).failed).toEqual([])
})

test('tenant isolation: calls without ids show nothing of another tenant', { timeout: 60_000 }, async () => {
  await aCanaryTenant()
  const ours = await createOrderingFixture()
  const person = await aPerson(ours.tenant, { permissions: everything })
  const leaking: string[] = []
  for (const call of calls.filter((each) => !holdsIds(inputOf(each)) && !each.path.endsWith('/logout')))
    if ((await ask(person, call, sampleOf(inputOf(call)) as object)).body.includes(canary)) leaking.push(call.path)
  expect(leaking).toEqual([])
})
