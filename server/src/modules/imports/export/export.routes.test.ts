import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import * as goodsExport from '#contract/imports/goodsExport.ts'
import { listProducts } from '#contract/catalogue/products.ts'
import { aPerson, as } from '#test/app.ts'
import { createCatalogueFixture, addSupplier, upsert } from '#test/catalogueFixture.ts'
import type { CatalogueFixture } from '#test/catalogue/tenant.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { download } from '#test/upload.ts'

const seller = (shop: CatalogueFixture, supplierId = shop.supplierId) =>
  aPerson(shop.tenant, { supplierId, permissions: ['product.import', 'product.manage'] })
type Person = Awaited<ReturnType<typeof seller>>
type ExportFilter = Omit<Parameters<typeof download<typeof goodsExport.exportGoods>>[2], 'format'>

/** Cell values as a spreadsheet program reads them; a formula would be an object. */
async function cellsOf(person: Person, filter: ExportFilter = {}) {
  const file = await download(person, goodsExport.exportGoods, { format: 'xlsx', ...filter })
  const book = new exceljs.Workbook()
  await book.xlsx.load(new Uint8Array(file.content).buffer)
  const rows: unknown[][] = []
  book.worksheets[0]!.eachRow((row) => void rows.push((row.values as unknown[]).slice(1)))
  const [headings, ...body] = rows
  return { headings: headings as string[], body }
}

const dangerous = [
  '=1+1',
  '+1',
  '-1+2',
  '@SUM(A1)',
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("http://a.example","b")',
  '＝1+1',
  '＋1',
  '－1+2',
  '＠SUM(A1)',
  ' =1+1',
  '\u3000＝1+1',
  '\u200b=1+1',
  '\t=1+1',
  '\n+1',
  "'=1+1",
]

/** Formula injection: checks the first visible character. */
const isCalculated = (cell: string) => /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(cell)

test('product export: no cell is a formula', async () => {
  const shop = await createCatalogueFixture()
  const ann = await seller(shop)
  await upsert(
    shop,
    dangerous.map((text, n) =>
      productRow(shop, {
        code: `P${n}`,
        supplierSku: `K${n}`,
        name: text,
        brandName: text,
        model: text,
        spec: text,
        description: text,
      }),
    ),
  )
  const { headings, body } = await cellsOf(ann)
  expect(body).toHaveLength(dangerous.length)
  const name = headings.indexOf('商品名称')
  expect(body.map((row) => row[name]).toSorted()).toEqual(dangerous.map((text) => `'${text}`).toSorted())
  const texts = body.flat().filter((cell) => typeof cell !== 'number')
  expect(texts.filter((cell) => typeof cell !== 'string' || isCalculated(cell))).toEqual([])

  const csv = (await download(ann, goodsExport.exportGoods, { format: 'csv' })).content.toString('utf8')
  const cells = csv.split('\r\n').flatMap((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [])
  expect(cells.filter((cell) => isCalculated(cell.replace(/^"/, '')) && !/^-?\d/.test(cell))).toEqual([])
})

test("product export: contains exactly the rows of the user's list", async () => {
  const shop = await createCatalogueFixture()
  const neighbour = await addSupplier(shop.tenant, '恒筑安防')
  const [ann, ben] = [await seller(shop), await seller(shop, neighbour)]
  await upsert(
    shop,
    ['手套', '手套 加厚', '雨衣'].map((name, n) => productRow(shop, { code: `P${n}`, name })),
  )
  await upsert(shop, [productRow(shop, { code: 'N1', name: '手套 邻居' })], neighbour)
  for (const [person, filter, count] of [
    [ann, {}, 3],
    [ann, { keyword: '手套' }, 2],
    [ann, { keyword: '%' }, 0],
    [ann, { status: 'off' }, 0],
    [ben, {}, 1],
  ] as const) {
    const { records } = await as(person, listProducts, { ...filter, limit: 50 })
    const { headings, body } = await cellsOf(person, filter)
    const code = headings.indexOf('商品编码')
    expect(records).toHaveLength(count)
    expect(body.map((row) => row[code]).toSorted()).toEqual(records.map((record) => record.code).toSorted())
  }
})
