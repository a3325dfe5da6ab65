import fastify from 'fastify'
import pg from 'pg'
import { pageOfCategoryText } from '#modules/catalogue/goods.store.ts'
import { detailText } from '#modules/catalogue/detail.store.ts'
import type { Fixture } from './fixture.ts'

/** Baseline: plain Fastify routes with the product's named queries, or a single query for the rows alone. */
const { url, fixture } = JSON.parse(process.env['BASELINE']!) as { url: string; fixture: Fixture }
const pool = new pg.Pool({
  connectionString: url,
  max: 16,
  options: `-c role=baicai_app -c app.tenant_id=${fixture.tenantId}`,
})
const today = new Date().toISOString().slice(0, 10)
const app = fastify()

app.get<{ Querystring: { leaf: string } }>('/a/category', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'page',
    text: pageOfCategoryText,
    values: [fixture.tenantId, fixture.deptPath, today, query.leaf, 20, 0],
  })
  return rows
})
app.get<{ Querystring: { leaf: string } }>('/b/category', async ({ query }) => {
  const text = `select s.id, s.name, s.list_price, s.picture from catalogue.shelf h join catalogue.skus s on s.tenant_id = h.tenant_id and s.id = h.sku_id
    where h.tenant_id = $1 and h.category_id = $2 order by h.sold desc, h.sku_id desc limit 20`
  const { rows } = await pool.query({ name: 'rows', text, values: [fixture.tenantId, query.leaf] })
  return rows
})
app.get<{ Querystring: { sku: string } }>('/a/detail', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'detail',
    text: detailText,
    values: [fixture.tenantId, fixture.deptPath, today, query.sku],
  })
  return rows[0]
})
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
console.log('ready')
