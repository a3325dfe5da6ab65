import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { database } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createLiveGoods } from '#test/catalogue/liveGoods.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { reindexTenant } from './reindex.service.ts'

test('reindex: a new tokenizer version rewrites only rows whose words differ', async () => {
  const { tenant, ...shop } = await createCatalogueFixture()
  const [cut, stale] = await createLiveGoods(
    { tenant, ...shop },
    { name: '防护手套', supplierSku: 'W1' },
    { name: '防护眼镜', supplierSku: 'W2' },
  )
  const rows = () =>
    database.read(tenant.id, async (db) => {
      const found = await sql<{ id: string; words: string; written: string }>`
        select id, words::text as words, xmin::text as written from catalogue.skus`.execute(db)
      return new Map(found.rows.map(({ id, ...row }) => [id, row]))
    })
  const reindex = () =>
    reindexTenant({ database, tenantId: tenant.id, signal: new AbortController().signal } as JobContext)
  const published = await rows()
  await reindex()
  expect(await rows()).toEqual(published)

  await database.write(tenant.id, async (tx) => {
    await sql`update catalogue.skus set words = 'old' where id = ${stale}`.execute(tx)
    await sql`update catalogue.search_index set tokenizer = 0`.execute(tx)
  })
  await reindex()
  const after = await rows()
  expect(after.get(stale!)!.words).toBe(published.get(stale!)!.words)
  expect(after.get(cut!)).toEqual(published.get(cut!))
  await reindex()
  expect(await rows()).toEqual(after)
})
