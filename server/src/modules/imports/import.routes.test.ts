import { expect, test } from 'vitest'
import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import * as importErrors from '#contract/imports/importErrors.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import {
  importLine,
  workbookFile,
  runCheck,
  runImport,
  headings,
  importFile,
  createImporter,
  skusOf,
  serializeTestFiles,
  startChecked,
} from '#test/importFixture.ts'
import { createCatalogueFixture, addSupplier } from '#test/catalogueFixture.ts'
import { upload } from '#test/upload.ts'

serializeTestFiles()

test('import: a supplier’s spreadsheet becomes goods on sale; repeating it changes nothing', async () => {
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
  expect(await startChecked(ann, preview.id)).toMatchObject({ status: 'queued' })
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

test('import: belongs to its supplier; one runs at a time; a started one cannot be started again', async () => {
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
  await runCheck(ann, second.id)
  await startChecked(ann, first.id)
  expect(await refusalOf(as(ann, contract.startImport, { id: first.id }))).toBe('thing.wrongState')
  expect(await refusalOf(as(ann, contract.startImport, { id: second.id }))).toBe('import.running')
  expect(await as(ann, contract.cancelImport, { id: first.id })).toMatchObject({ status: 'cancelled' })
  expect(await refusalOf(as(ann, contract.cancelImport, { id: first.id }))).toBe('thing.wrongState')
  await as(ann, contract.startImport, { id: second.id })
  expect(await runImport(ann, second.id)).toMatchObject({ status: 'done', created: 1 })
  expect((await skusOf(shop)).map((sku) => sku.supplier_sku)).toEqual(['C2'])
})
