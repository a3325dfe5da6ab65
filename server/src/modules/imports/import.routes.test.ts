import { spawn } from 'node:child_process'
import { once } from 'node:events'
import exceljs from 'exceljs'
import { expect, inject, test, vi } from 'vitest'
import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import * as importErrors from '#contract/imports/importErrors.ts'
import { aPerson, as, contents, databaseUrl, database, type Person, refusalOf } from '#test/app.ts'
import {
  importLine,
  workbookFile,
  runImport,
  headings,
  importFile,
  log,
  largeWorkbook,
  createImporter,
  skusOf,
  takeTurns,
} from '#test/importFixture.ts'
import { createCatalogueFixture, addSupplier } from '#test/catalogueFixture.ts'
import { download, type SentFile, upload } from '#test/upload.ts'
import { buildWorkbook } from '#test/workbook.ts'
import { startImports } from './index.ts'

takeTurns()

test('import: a supplier’s spreadsheet becomes goods on sale; the same again changes nothing', async () => {
  const shop = await createCatalogueFixture()
  const ann = await createImporter(shop)
  const file = await workbookFile(
    importLine('A1'),
    importLine('A2', { 含税单价: 3, '含税单价（元）': '面议' }),
    importLine('A3', { 分类: '火箭', 库存: -1 }),
    importLine('A4', { 商品参数: '材质=乳胶' }),
  )
  const preview = await upload(ann, importPreview.importGoods, file)
  expect(preview).toMatchObject({ status: 'uploaded', fileName: '报价单.xlsx', total: 4, missing: [], headings })
  expect(preview.rows[0]).toEqual(['A1', '丁腈手套 A1', '劳保安防/手部防护/防护手套', '双', '12.5', '20', '', 'A1', ''])
  expect(preview.errors.map(({ message }) => message)).toEqual([
    '第 4 行“含税单价（元）”（E4）：无法识别为数字，内容为“面议”',
    '第 5 行“分类”（C5）：末级分类不存在，请对照模板中的分类表填写，内容为“火箭”',
    '第 5 行“库存”（F5）：应在 0 到 99,999,999 之间，内容为“-1”',
  ])
  expect(await skusOf(shop)).toEqual([])

  const column = headings.indexOf('商品参数')
  const mapping = preview.mapping.map((one) => (one.field === 'details' ? { ...one, column } : one))
  expect(await as(ann, importPreview.setImportMapping, { id: preview.id, mapping })).toMatchObject({ mapping })
  expect(await as(ann, contract.startImport, { id: preview.id })).toMatchObject({ status: 'queued' })
  expect(await runImport(ann, preview.id)).toMatchObject({ status: 'done', total: 4, done: 4, created: 2, failed: 2 })
  expect(await skusOf(shop)).toMatchObject([
    { supplier_sku: 'A1', list_price: '12.5000', is_live: true },
    { supplier_sku: 'A4', is_live: true },
  ])
  const errors = await as(ann, importErrors.listImportErrors, { id: preview.id })
  expect(errors).toMatchObject({ total: 3 })
  expect(errors.records.map(({ row, cell, field, value }) => [row, cell, field, value])).toEqual([
    [4, 'E4', 'price', '面议'],
    [5, 'C5', 'category', '火箭'],
    [5, 'F5', 'stock', '-1'],
  ])
  expect(errors.records.map(({ kind }) => kind)).toEqual(['error', 'error', 'warning'])
  const warnings = await as(ann, importErrors.listImportErrors, { id: preview.id, kind: 'warning' })
  expect(warnings).toMatchObject({ total: 1, records: [{ cell: 'F5', reason: '应在 0 到 99,999,999 之间' }] })

  expect(await importFile(ann, await workbookFile(importLine('A1'), importLine('A4')))).toMatchObject({
    unchanged: 2,
    failed: 0,
  })
  expect(await as(ann, contract.listImports, {})).toMatchObject({
    total: 2,
    records: [{ unchanged: 2 }, { created: 2 }],
  })
})

test('import: what the catalogue refuses is reported at the cell that it is about, in the reader’s language', async () => {
  const shop = await createCatalogueFixture()
  const ann = await createImporter(shop)
  const file: SentFile = {
    name: 'list.csv',
    content:
      'SKU,Name,Category,Unit,Price,Attributes\r\nB1,Glove,防护手套,pair,3,材质=纸\r\nB2,Glove 2,防护手套,pair,=1+1,\r\n',
  }
  const { id } = await importFile(ann, file)
  const read = async (lang: string) =>
    (await as(ann, importErrors.listImportErrors, { id }, { 'accept-language': lang })).records.map(
      ({ message }) => message,
    )
  expect(await read('en')).toEqual([
    "Row 2, “Attributes” (F2): This category doesn't allow this value for 材质: 纸; found “材质=纸”",
    "Row 3, “Price” (E3): formulas aren't supported; paste as values; found “=1+1”",
  ])
  expect((await read('zh-CN'))[1]).toBe('第 3 行“Price”（E3）：不支持公式，请粘贴为数值，内容为“=1+1”')

  const sheet = await download(ann, importErrors.downloadImportErrors, { id })
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(new Uint8Array(sheet.content).buffer)
  const [rows, list] = workbook.worksheets
  expect((rows!.getRow(3).values as unknown[]).slice(1)).toEqual([
    'B2',
    'Glove 2',
    '防护手套',
    'pair',
    "'=1+1",
    '',
    '整行未导入: E3 不支持公式，请粘贴为数值',
  ])
  const fillOf = (row: number, column: number) =>
    (rows!.getRow(row).getCell(column).fill as exceljs.FillPattern)?.fgColor?.argb
  expect([fillOf(3, 5), fillOf(2, 6), fillOf(2, 5)]).toEqual(['FFFFC7CE', 'FFFFEB9C', undefined])
  expect((list!.getRow(3).values as unknown[]).slice(1)).toEqual([
    '整行未导入',
    3,
    'E3',
    'Price',
    "'=1+1",
    '不支持公式，请粘贴为数值',
  ])
})

test('import: a missing column is refused by its name, and a mapping cannot point twice or nowhere', async () => {
  const shop = await createCatalogueFixture()
  const ann = await createImporter(shop)
  const file = {
    name: 'a.xlsx',
    content: await buildWorkbook([
      ['货号', '品名'],
      ['A1', '手套'],
    ]),
  }
  const { id, missing, mapping } = await upload(ann, importPreview.importGoods, file)
  expect(missing).toEqual(['category', 'unit', 'price'])
  const refused = as(ann, contract.startImport, { id })
  await expect(refused).rejects.toMatchObject({
    message: 'import.missingColumn',
    data: { names: '商品分类、计量单位、含税单价' },
  })
  const point = (column: number) => mapping.map((one) => (one.field === 'unit' ? { ...one, column } : one))
  expect(await refusalOf(as(ann, importPreview.setImportMapping, { id, mapping: point(1) }))).toBe('import.columnTwice')
  expect(await refusalOf(as(ann, importPreview.setImportMapping, { id, mapping: point(7) }))).toBe('import.columnTwice')
})

test('import: an import is its supplier’s; one runs at a time; what has begun cannot begin again', async () => {
  const [shop, elsewhere] = [await createCatalogueFixture(), await createCatalogueFixture()]
  const ann = await createImporter(shop)
  const others = [
    await createImporter(shop, await addSupplier(shop.tenant, '恒筑安防')),
    await createImporter(elsewhere),
  ]
  const buyer = await aPerson(shop.tenant, { permissions: ['product.import'] })
  const first = await upload(ann, importPreview.importGoods, await workbookFile(importLine('C1')))
  const second = await upload(ann, importPreview.importGoods, await workbookFile(importLine('C2')))
  for (const other of others)
    for (const route of [
      contract.getImportProgress,
      contract.startImport,
      contract.cancelImport,
      importErrors.listImportErrors,
    ])
      expect(await refusalOf(as(other, route, { id: first.id }))).toBe('thing.notFound')
  expect(await refusalOf(upload(buyer, importPreview.importGoods, await workbookFile(importLine('C1'))))).toBe(
    'import.noSupplier',
  )
  await as(ann, contract.startImport, { id: first.id })
  expect(await refusalOf(as(ann, contract.startImport, { id: first.id }))).toBe('thing.wrongState')
  expect(await refusalOf(as(ann, contract.startImport, { id: second.id }))).toBe('import.running')
  expect(await as(ann, contract.cancelImport, { id: first.id })).toMatchObject({ status: 'cancelled' })
  expect(await refusalOf(as(ann, contract.cancelImport, { id: first.id }))).toBe('thing.wrongState')
  await as(ann, contract.startImport, { id: second.id })
  expect(await runImport(ann, second.id)).toMatchObject({ status: 'done', created: 1 })
  expect((await skusOf(shop)).map((sku) => sku.supplier_sku)).toEqual(['C2'])
})

test('import: what cannot be read is refused before anything is kept', async () => {
  const shop = await createCatalogueFixture()
  const ann = await createImporter(shop)
  const cases: [name: string, content: Buffer | string, refusal: string][] = [
    ['a.xls', 'x', 'upload.ending'],
    ['a.xlsx', '货号,品名', 'upload.content'],
    ['a.xlsx', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), 'upload.encrypted'],
    ['a.csv', await buildWorkbook([['a']]), 'upload.content'],
    ['a.csv', '货号,品名\r\n', 'import.empty'],
    ['a.xlsx', await buildWorkbook([headings]), 'import.empty'],
    ['a.csv', Buffer.from('SKU,Name\n\xff\xff', 'latin1'), 'import.encoding'],
    ['a.csv', `SKU\n${'1\n'.repeat(20_001)}`, 'import.tooManyRows'],
  ]
  for (const [name, content, refusal] of cases)
    expect([name, await refusalOf(upload(ann, importPreview.importGoods, { name, content }))]).toEqual([name, refusal])
  expect(await as(ann, contract.listImports, {})).toMatchObject({ total: 0 })
  expect(
    await refusalOf(upload(ann, importPreview.importGoods, { name: 'a.csv', content: `SKU\n${'1\n'.repeat(20_000)}` })),
  ).toBe('accepted')
})

/** Waits until some rows are written, and not all. */
const isUnderWay = (person: Person, id: string) =>
  vi.waitFor(async () => expect((await as(person, contract.getImportProgress, { id })).done).toBeGreaterThan(0), {
    timeout: 25_000,
    interval: 5,
  })
test('import: an import that is cancelled on its way keeps what was written, and can be done again', async () => {
  const shop = await createCatalogueFixture()
  const ann = await createImporter(shop)
  const file = await largeWorkbook('D')
  const { id } = await upload(ann, importPreview.importGoods, file)
  await as(ann, contract.startImport, { id })
  const runner = startImports(database, contents, log, { every: 10, batchSize: 10 })
  await isUnderWay(ann, id)
  const { done } = await as(ann, contract.cancelImport, { id })
  await runner.stop()
  expect(done).toBeLessThan(400)
  expect(await as(ann, contract.getImportProgress, { id })).toMatchObject({ status: 'cancelled', done, created: done })
  expect(await skusOf(shop)).toHaveLength(done)
  expect(await importFile(ann, file)).toMatchObject({ status: 'done', unchanged: done, created: 400 - done })
})

test(
  'import: an import whose process is killed goes on exactly where it was, in another',
  { timeout: 60_000 },
  async () => {
    const shop = await createCatalogueFixture()
    const ann = await createImporter(shop)
    const { id } = await upload(
      ann,
      importPreview.importGoods,
      await largeWorkbook('K', (n) => (n % 10 === 0 ? { 库存: '很多' } : {})),
    )
    await as(ann, contract.startImport, { id })
    const importer = spawn(process.execPath, ['server/test/importer.ts', databaseUrl, inject('filesFolder')], {
      stdio: 'inherit',
    })
    await isUnderWay(ann, id)
    importer.kill('SIGKILL')
    await once(importer, 'exit')
    const { status, done } = await as(ann, contract.getImportProgress, { id })
    expect(status).toBe('running')
    expect(done).toBeLessThan(400)
    expect(await runImport(ann, id)).toMatchObject({
      status: 'done',
      done: 400,
      created: 400,
      unchanged: 0,
      warned: 40,
      failed: 0,
    })
    expect(await as(ann, importErrors.listImportErrors, { id })).toMatchObject({ total: 40 })
    expect(await skusOf(shop)).toHaveLength(400)
  },
)
