import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importProductsFile } from '#modules/imports/index.ts'
import { findSupplier } from '#modules/suppliers/index.ts'
import { contents, database, refusalOf } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { baicai, tenantOption } from '#test/process/baicai.ts'
import { buildWorkbook } from '#test/workbook.ts'

// A command opens its own connections and closes them again.
vi.setConfig({ testTimeout: 60_000 })

let folder = ''
let codes: readonly string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'))
  const shop = await createCatalogueFixture()
  const supplier = await database.read(shop.tenant.id, (db) => findSupplier(db, shop.supplierId))
  codes = ['--supplier', supplier.code, ...tenantOption(shop.tenant)]
})
afterAll(() => rm(folder, { recursive: true }))

test('CLI: a spreadsheet is imported, and its errors are listed', async () => {
  const path = join(folder, '报价.xlsx')
  const headings = ['货号', '品名', '分类', '单位', '单价', '库存']
  const good = ['C1', '手套', '防护手套', '双', 3.5, 9]
  await writeFile(path, await buildWorkbook([headings, good, ['C2', '靴子', '防护手套', '双', '面议', 1]]))
  const first = await baicai(['import', 'products', path, ...codes])
  expect(first.said).toBe(`2 rows: 1 created, 0 changed, 0 unchanged, 0 to review, 1 failed; 0 kept without some cells
Row 3, “单价” (E3): Not a number; found “面议”
`)
  expect(first.code).toBe(1)
  await writeFile(path, await buildWorkbook([headings, good]))
  const again = await baicai(['import', 'products', path, ...codes])
  expect(again).toMatchObject({
    code: 0,
    said: '1 rows: 0 created, 0 changed, 1 unchanged, 0 to review, 0 failed; 0 kept without some cells\n',
  })
})

test('CLI: an invalid file, a missing column and an unknown supplier are refused', async () => {
  const none = join(folder, 'a.xlsx')
  const bare = join(folder, 'b.csv')
  await writeFile(none, 'no workbook')
  await writeFile(bare, '货号,品名\nA1,手套\n')
  const [, supplierCode = '', , tenantCode = ''] = codes
  const given = { database, contents, tenantCode, supplierCode, path: bare, lang: 'zh-CN' as const, log: () => {} }
  const outcome = (more: Partial<typeof given>) => refusalOf(importProductsFile({ ...given, ...more }))
  expect(await outcome({ path: none })).toBe('upload.content')
  expect(await outcome({ path: join(folder, 'c.txt') })).toBe('upload.ending')
  expect(await outcome({})).toBe('import.missingColumn')
  expect(await outcome({ supplierCode: 'nobody' })).toBe('thing.notFound')
  expect(await outcome({ tenantCode: 'nowhere' })).toBe('tenant.unknown')
  const message = await baicai(['import', 'products', bare, ...codes])
  expect(message).toMatchObject({
    code: 1,
    complained: 'Missing required columns: Category, Unit, List price\n',
  })
})
