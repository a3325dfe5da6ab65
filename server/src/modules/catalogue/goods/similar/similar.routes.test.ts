import { expect, test } from 'vitest'
import { similarGoods } from '#contract/catalogue/similarGoods.ts'
import { as } from '#test/app.ts'
import { buyerOf, createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { addCategory, createCatalogueFixture } from '#test/catalogueFixture.ts'

test('similar goods: of the same leaf by shared attributes, one of each other product', async () => {
  const shop = await createCatalogueFixture()
  const made = (code: string, material: string, length: string) => ({
    code,
    supplierSku: code,
    name: `手套 ${code}`,
    details: [
      { name: '材质', value: material },
      { name: '长度', value: length },
    ],
  })
  const boots = await addCategory(shop.tenant, '安全鞋', shop.categoryIds[1])
  const [skuId] = await createLiveGoods(
    shop,
    made('A', '丁腈', '30 cm'),
    { ...made('A', '丁腈', '30 cm'), supplierSku: 'A2', choices: [{ name: '颜色', value: '红' }] },
    made('B', '乳胶', '40 cm'),
    made('C', '丁腈', '40 cm'),
    made('D', '丁腈', '30 cm'),
    { ...made('D', '丁腈', '30 cm'), supplierSku: 'D2', choices: [{ name: '颜色', value: '红' }] },
    { ...made('Z', '丁腈', '30 cm'), categoryId: boots },
  )
  const ann = await buyerOf(shop)
  const names = (await as(ann, similarGoods, { skuId: skuId! })).map(({ name }) => name)
  expect(names).toEqual(['手套 D', '手套 C', '手套 B'])
  expect(await as(await buyerOf(await createCatalogueFixture()), similarGoods, { skuId: skuId! })).toEqual([])
})
