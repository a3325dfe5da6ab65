import { expect, test } from 'vitest'
import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import { as, refusalOf } from '#test/app.ts'
import { headings, createImporter, serializeTestFiles } from '#test/importFixture.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { upload } from '#test/upload.ts'
import { buildWorkbook } from '#test/workbook.ts'

serializeTestFiles()

test('import: a missing column is named, and duplicate or unknown mappings are refused', async () => {
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
    data: { names: '商品分类、计量单位、商城价' },
  })
  const point = (column: number) => mapping.map((one) => (one.field === 'unit' ? { ...one, column } : one))
  expect(await refusalOf(as(ann, importPreview.setImportMapping, { id, mapping: point(1) }))).toBe('import.columnTwice')
  expect(await refusalOf(as(ann, importPreview.setImportMapping, { id, mapping: point(7) }))).toBe('import.columnTwice')
})

test('import: unreadable files are refused before anything is stored', async () => {
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
