import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import * as contract from '#contract/imports/imports.ts'
import * as goodsExport from '#contract/imports/goodsExport.ts'
import { importFile, createImporter, serializeTestFiles } from '#test/importFixture.ts'
import { createCatalogueFixture, addSupplier } from '#test/catalogueFixture.ts'
import { download } from '#test/upload.ts'

serializeTestFiles()

test('import: the template can be imported, and the export re-imported', async () => {
  const shop = await createCatalogueFixture()
  const [ann, other] = [
    await createImporter(shop),
    await createImporter(shop, await addSupplier(shop.tenant, '恒筑安防')),
  ]
  const template = await download(ann, contract.downloadImportTemplate, {})
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(new Uint8Array(template.content).buffer)
  const [sheet, categories] = workbook.worksheets
  expect(categories!.getRow(2).getCell(2).value).toBe('劳保安防/手部防护/防护手套')
  const titles = (sheet!.getRow(1).values as string[]).slice(1)
  const cells: Record<string, exceljs.CellValue> = {
    商品编码: 'P-1',
    供应商商品编码: '=1+1',
    商品名称: '@手套, "加厚"',
    商品分类: '防护手套',
    品牌: '-安岚',
    型号: 'M-1',
    规格: '12双/打',
    计量单位: '打',
    商城价: 68.4,
    市场价: '80',
    税率: '13%',
    税收分类编码: '1080406010000000000',
    库存: 7,
    起订量: 2,
    交货天数: 5,
    供货区域: '华东',
    条形码: '6901234567892',
    主图: '/pictures/a.webp /pictures/b.webp',
    商品描述: '第一行\n第二行',
    规格参数: '材质=丁腈;备注=a\\;b',
    可选规格: '颜色=红',
  }
  sheet!.addRow(titles.map((title) => cells[title.replace('*', '')] ?? null))
  const filled = { name: '模板.xlsx', content: Buffer.from(await workbook.xlsx.writeBuffer()) }
  expect(await importFile(ann, filled)).toMatchObject({ created: 1, failed: 0 })
  expect(Object.keys(cells)).toHaveLength(titles.length)

  for (const format of ['xlsx', 'csv'] as const) {
    const file = await download(ann, goodsExport.exportGoods, { format })
    const text = file.content.toString('utf8')
    if (format === 'csv') expect(text).toContain(`"P-1","'=1+1"`.replaceAll('"', ''))
    expect(await importFile(ann, { name: `export.${format}`, content: file.content })).toMatchObject({
      unchanged: 1,
      changed: 0,
      failed: 0,
      total: 1,
    })
  }
  const nothing = await download(other, goodsExport.exportGoods, { format: 'csv' })
  expect(nothing.content.toString('utf8').split('\r\n')).toHaveLength(2)
})
