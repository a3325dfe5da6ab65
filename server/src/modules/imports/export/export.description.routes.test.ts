import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import * as goodsExport from '#contract/imports/goodsExport.ts'
import { listProducts, getProduct } from '#contract/catalogue/products.ts'
import { as } from '#test/app.ts'
import { createCatalogueFixture, upsert } from '#test/catalogueFixture.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { createImporter, importFile, serializeTestFiles } from '#test/importFixture.ts'
import { download } from '#test/upload.ts'

serializeTestFiles()

const rich = '<h2>用途</h2><ul><li><p>防割 &amp; 耐磨</p></li></ul><p>一<br />二</p>'

test('product export: descriptions are plain text, which an import converts to paragraphs or leaves unchanged', async () => {
  const shop = await createCatalogueFixture({ productReview: '0' })
  const ann = await createImporter(shop)
  await upsert(shop, [productRow(shop, { supplierSku: 'R1', description: rich })])
  const { id } = (await as(ann, listProducts, {})).records[0]!
  const stored = async () => (await as(ann, getProduct, { id })).live?.description

  const { content } = await download(ann, goodsExport.exportGoods, { format: 'xlsx' })
  const book = new exceljs.Workbook()
  await book.xlsx.load(new Uint8Array(content).buffer)
  const sheet = book.worksheets[0]!
  const column = (sheet.getRow(1).values as string[]).indexOf('商品描述')
  const cell = sheet.getRow(2).getCell(column)
  expect(cell.value).toBe('用途\n• 防割 & 耐磨\n一\n二')

  expect(await importFile(ann, { name: '商品.xlsx', content })).toMatchObject({
    status: 'done',
    unchanged: 1,
  })
  expect(await stored()).toBe(rich)

  cell.value = '用途 <script>alert(1)</script>\n"a" & b'
  const changed = Buffer.from(await book.xlsx.writeBuffer())
  expect(await importFile(ann, { name: '商品.xlsx', content: changed })).toMatchObject({ status: 'done', changed: 1 })
  expect(await stored()).toBe('<p>用途 &lt;script&gt;alert(1)&lt;/script&gt;</p><p>"a" &amp; b</p>')
})
