import pg from 'pg'
import { randomBytes } from 'node:crypto'
import { addCart } from '#contract/ordering/cart.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { importGoods } from '#contract/imports/importPreview.ts'
import { aPerson, as, databaseUrl } from '#test/app.ts'
import { createOrderingFixture, createOrder, advanceOrderTo } from '#test/orderingFixture.ts'
import type { OrderingFixture } from '#test/ordering/setUp.ts'
import { upload } from '#test/upload.ts'

/** Reads all tables of every tenant. Connected and closed by the test. */
export const owner = new pg.Client({ connectionString: databaseUrl })

export const canary = `隐${randomBytes(5).toString('hex')}`

const tablesWithTenant = async () =>
  (
    await owner.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind = 'r' and a.attname = 'tenant_id' and not a.attisdropped order by 1`,
    )
  ).rows.map(({ name }) => name)

/** A tenant with an entity of every kind that has an id, all with a unique name. */
export async function aCanaryTenant() {
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

/** One id of each kind in the tenant. */
export async function idsOf(market: OrderingFixture): Promise<Map<string, string>> {
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

/** All rows of a tenant, as one text for each table. */
export async function rowsOf(tenantId: string): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (const table of await tablesWithTenant()) {
    const { rows: found } = await owner.query<{ all: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all from ${table} t where tenant_id = $1`,
      [tenantId],
    )
    // Excludes tables to which the workers of other test files may append.
    if (!['kit.audit', 'kit.chains', 'kit.consumer_offsets', 'kit.job_runs'].includes(table))
      rows.set(table, found[0]!.all)
  }
  return rows
}
