import type { ChildProcess } from 'node:child_process'
import type { Fixture } from './fixture.ts'
import { query } from './fixtureGoods.ts'
import type { Load } from './figures.ts'
import { importSheet } from './imports.ts'
import { residentMb } from './processes.ts'

interface ImportOptions {
  readonly url: string
  readonly serverUrl: string
  readonly fixture: Fixture
  readonly server: ChildProcess
  readonly load: Load
}

/** Imports 20,000 rows while a hundred pages a second are read, and compares with reading alone. */
export async function measureImport({ url, serverUrl, fixture, server, load }: ImportOptions) {
  const names = await query(
    url,
    `select (select string_agg(a.name, '/' order by cardinality(a.path)) from catalogue.categories a
       where a.tenant_id = c.tenant_id and a.id = any (c.path)) as name
     from catalogue.categories c where c.tenant_id = ${fixture.tenantId} and cardinality(c.path) = 3 order by c.id limit 40`,
  )
  const categories = names.map(({ name }) => name!)
  const readPages = () => load('category', 8, 100, '8')
  const alone = await readPages()
  const before = residentMb(server)
  let peakMb = before
  const memoryTimer = setInterval(() => (peakMb = Math.max(peakMb, residentMb(server))), 50)
  const importing = importSheet(serverUrl, fixture, categories, Date.now())
  const underImport = await readPages()
  const imported = await importing
  const messy = await importSheet(serverUrl, fixture, categories, Date.now(), true)
  clearInterval(memoryTimer)
  const p95 = `category page p97.5 ${underImport.p95} ms during it, ${alone.p95} ms alone`
  return `import of 20000 rows: ${imported.seconds} s, ${imported.written} written, ${imported.failed} failed; ${p95}; messy: checked in ${messy.checkSeconds} s, imported in ${messy.seconds} s, ${messy.written} written, ${messy.warned} of them without some cells, ${messy.failed} rejected; resident ${before} → ${peakMb} MB`
}
