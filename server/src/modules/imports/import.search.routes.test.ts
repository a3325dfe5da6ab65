import { expect, test } from 'vitest'
import { importFile, createImporter, serializeTestFiles } from '#test/importFixture.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { buyerOf, goodsNamesOf } from '#test/catalogue/liveGoods.ts'

serializeTestFiles()

test('import search: imported goods are found by barcode, model, supplier number and attribute value', async () => {
  const shop = await createCatalogueFixture()
  const file = {
    name: 'list.csv',
    content: [
      'SKU,Name,Category,Unit,Price,EAN,型号,属性',
      'QX-7701,防护手套 甲,防护手套,双,3,6901234567892,HV-881,材质=牛皮;颜色=藏青',
      'QX-7702,防护手套 乙,防护手套,双,3,6909876543213,HV-992,材质=丁腈',
    ].join('\n'),
  }
  expect(await importFile(await createImporter(shop), file)).toMatchObject({ created: 2 })
  const ann = await buyerOf(shop)
  for (const keyword of ['6901234567892', 'HV-881', 'qx-7701', '牛皮', '牛皮手套', '藏青 手套'])
    expect([keyword, await goodsNamesOf(ann, { keyword })]).toEqual([keyword, ['防护手套 甲']])
  expect(await goodsNamesOf(ann, { keyword: '6909876543213' })).toEqual(['防护手套 乙'])
})
