import type exceljs from 'exceljs'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import { startImports } from '#modules/imports/index.ts'
import { aPerson, as, contents, database, databaseUrl, type Person } from './app.ts'
import type { CatalogueFixture } from './catalogue/tenant.ts'
import { type SentFile, upload } from './upload.ts'
import { buildWorkbook } from './workbook.ts'

export const log = pino({ level: 'fatal' })

/**
 * Makes test files take turns, because the import queue is shared by all tenants of a database: a runner takes any
 * waiting import, and a killed one blocks it for a while.
 */
export function serializeTestFiles(): void {
  const lockClient = new Client({ connectionString: databaseUrl })
  beforeAll(async () => {
    await lockClient.connect()
    await lockClient.query("select pg_advisory_lock(hashtext('tests: imports'))")
  }, 600_000)
  afterAll(() => lockClient.end())
}

export const headings = ['货号', '商品名称', '分类', '单位', '含税单价（元）', '库存', '品牌', '规格', '商品参数']
type Row = [sku: string, name: string, ...rest: exceljs.CellValue[]]
export const importLine = (sku: string, given: Partial<Record<string, exceljs.CellValue>> = {}): Row => {
  const cells = {
    货号: sku,
    商品名称: `丁腈手套 ${sku}`,
    分类: '劳保安防/手部防护/防护手套',
    单位: '双',
    库存: 20,
    ...given,
  }
  return headings.map((heading) => ({ '含税单价（元）': 12.5, 规格: sku, ...cells })[heading] ?? null) as Row
}
export const workbookFile = async (...rows: Row[]): Promise<SentFile> => ({
  name: '报价单.xlsx',
  content: await buildWorkbook([['二〇二六年报价单'], headings, ...rows]),
})

export const createImporter = (shop: CatalogueFixture, supplierId = shop.supplierId) =>
  aPerson(shop.tenant, { supplierId, permissions: ['product.import', 'product.manage'] })

/** A workbook of 400 lines. */
export const largeWorkbook = (letter: string, given: (n: number) => Parameters<typeof importLine>[1] = () => ({})) =>
  workbookFile(...Array.from({ length: 400 }, (_, n) => importLine(`${letter}${n}`, given(n))))

async function until(person: Person, id: string, holds: (progress: contract.ImportProgress) => void) {
  const runner = startImports(database, contents, log, { every: 10, silentSeconds: 5 })
  try {
    return await vi.waitFor(
      async () => {
        const progress = await as(person, contract.getImportProgress, { id })
        holds(progress)
        return progress
      },
      { timeout: 40_000, interval: 20 },
    )
  } finally {
    await runner.stop()
  }
}

/** Runs imports until this one has ended. */
export const runImport = (person: Person, id: string) =>
  until(person, id, (progress) => expect(progress.endedAt).not.toBeNull())

/** Runs checks until that of this import has ended. */
export const runCheck = (person: Person, id: string) =>
  until(person, id, (progress) => expect(progress.check.status).toBe('done'))

/** Starts an import as soon as its rows are checked. */
export async function startChecked(person: Person, id: string) {
  await runCheck(person, id)
  return as(person, contract.startImport, { id })
}

export async function importFile(person: Person, file: SentFile) {
  const { id } = await upload(person, importPreview.importGoods, file)
  await startChecked(person, id)
  return runImport(person, id)
}

export const skusOf = (shop: CatalogueFixture) =>
  database.read(shop.tenant.id, (db) =>
    db
      .selectFrom('catalogue.skus')
      .select(['supplier_sku', 'name', 'list_price', 'is_live'])
      .orderBy('supplier_sku')
      .execute(),
  )
