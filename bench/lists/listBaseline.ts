import fastify from 'fastify'
import { openDatabase } from '#kit/database/database.ts'
import type { ListFixture } from './listFixture.ts'
import { listPlan, readerOf } from './listPlan.ts'

/** Ceiling of the lists: plain Fastify routes that send the statements of the same page. */
const { url, fixture } = JSON.parse(process.env['BASELINE']!) as { url: string; fixture: ListFixture }
const { tenantId } = fixture
const database = openDatabase({ url, size: 16 })
const app = fastify()
for (const [name, { reader, page }] of Object.entries(listPlan)) {
  const actor = readerOf(tenantId, reader, fixture[reader].userId)
  app.get(`/a/${name}`, () => database.read(tenantId, (db) => page(db, actor)))
}
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
console.log('ready')
