import fastify from 'fastify'
import pg from 'pg'
import { productsByDefault } from '#modules/catalogue/goods/goods.store.ts'
import { details } from '#modules/catalogue/goods/detail.store.ts'
import type { PreparedStatement } from '#kit/database/database.statements.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { systemActor } from '#kit/actor.ts'
import { openDatabase } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { findLive } from '#modules/home/layouts/layout.store.ts'
import { databaseTime } from '#modules/sourcing/index.ts'
import { hallList } from '#modules/sourcing/hall/hall.store.ts'
import { readSettings } from '#modules/tenancy/index.ts'
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
const run = async <Row extends pg.QueryResultRow>({ name, text, values }: PreparedStatement) =>
  (await pool.query<Row>({ ...(name ? { name } : {}), text, values: [...values] })).rows

app.get<{ Querystring: { leaf: string } }>('/a/category', ({ query }) => {
  const { tenantId, deptPath } = fixture
  return run(productsByDefault.statement({ tenantId, deptPath, today, category: query.leaf, limit: 20, offset: 0 }))
})
app.get<{ Querystring: { leaf: string } }>('/b/category', async ({ query }) => {
  const text = `select s.id, s.name, s.list_price, s.picture from catalogue.shelf h join catalogue.skus s on s.tenant_id = h.tenant_id and s.id = h.sku_id
    where h.tenant_id = $1 and h.category_id = $2 order by h.has_picture desc, h.sold desc, h.sku_id limit 20`
  const { rows } = await pool.query({ name: 'rows', text, values: [fixture.tenantId, query.leaf] })
  return rows
})
app.get<{ Querystring: { sku: string } }>('/a/detail', async ({ query }) => {
  const { tenantId, deptPath } = fixture
  return (await run(details.statement({ tenantId, deptPath, today, skuId: query.sku })))[0]
})
const database = openDatabase({ url, size: 16 })
const visitor = { ...systemActor(fixture.tenantId), entrance: 'visitor' as const }
app.get<{ Querystring: { kind: ProjectKind } }>('/a/hall', ({ query: { kind } }) =>
  database.read(fixture.tenantId, (db) =>
    hallList.page(db, { kind, actor: visitor, isCounted: true }, { page: 1, limit: 20 }),
  ),
)
/** Statements of a home page whose blocks are all cached; sent in one packet, as in the product. */
const homeStatements = () =>
  database.read(fixture.tenantId, (db) =>
    pipeline(
      readSettings(
        db,
        'homePage',
        'isHuarun',
        'isEnable',
        'isHomeAnnouncementArea',
        'isAnnouncementArea',
        'isShowCount',
      ),
      findLive(db, new Date()),
      databaseTime(db),
    ),
  )
app.get('/a/home', homeStatements)
/** The same, with a reply as large as a home page. */
const homeSizedBody = Buffer.from(JSON.stringify('采'.repeat(10_700)))
app.get('/b/home', async (_, reply) => {
  await homeStatements()
  return reply.type('application/json').send(homeSizedBody)
})
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
console.log('ready')
