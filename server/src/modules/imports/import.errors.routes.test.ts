import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import * as importErrors from '#contract/imports/importErrors.ts'
import { as } from '#test/app.ts'
import { importFile, createImporter, serializeTestFiles } from '#test/importFixture.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { download, type SentFile } from '#test/upload.ts'

serializeTestFiles()

test('import: refusals of the catalogue are reported at their cell, in the reader’s language', async () => {
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
    'Row 3, “Price” (E3): This formula has no stored result; paste it as a value; found “=1+1”',
  ])
  expect((await read('zh-CN'))[1]).toBe('第 3 行“Price”（E3）：公式没有计算结果，请粘贴为数值，内容为“=1+1”')

  const sheet = await download(ann, importErrors.downloadImportErrors, { id })
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(new Uint8Array(sheet.content).buffer)
  const [rows, list] = workbook.worksheets
  // Empty cells are not in the file.
  expect(Array.from((rows!.getRow(3).values as unknown[]).slice(1), (value) => value ?? '')).toEqual([
    'B2',
    'Glove 2',
    '防护手套',
    'pair',
    "'=1+1",
    '',
    '整行未导入: E3 公式没有计算结果，请粘贴为数值',
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
    '公式没有计算结果，请粘贴为数值',
  ])
})
