import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import { expect, test } from 'vitest'
import { addCategory, createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createLiveGoods, buyerOf, listGoods, assortment } from '#test/catalogue/liveGoods.ts'
import type { RowOverrides } from '#test/catalogue/importRow.ts'

test('goods: a mixed list begins with one of each product, and its categories take turns', async () => {
  const shop = await createCatalogueFixture()
  const [first] = shop.categoryIds
  const shoes = await addCategory(shop.tenant, '安全鞋', first)
  const sizes = (code: string, name: string, categoryId?: string): RowOverrides[] =>
    ['M', 'L', 'XL'].map((size) => ({
      code,
      name,
      supplierSku: `${code}-${size}`,
      spec: size,
      choices: [{ name: '尺码', value: size }],
      ...(categoryId ? { categoryId } : {}),
    }))
  // One after the other: equal goods are listed in the order in which they were added.
  for (const row of [...sizes('S', '劳保鞋', shoes), ...sizes('A', '丁腈手套'), ...sizes('B', '乳胶手套')])
    await createLiveGoods(shop, row)
  const ann = await buyerOf(shop)
  const named = async (query: goodsSearch.GoodsQuery) =>
    (await listGoods(ann, query)).records.map(({ name, spec }) => `${name} ${spec}`)
  expect(await named({ sort: 'sold', limit: 3 })).toEqual(['劳保鞋 M', '劳保鞋 L', '劳保鞋 XL'])
  expect(await named({ sort: 'mixed', catalogId: first, limit: 4 })).toEqual([
    '劳保鞋 M',
    '丁腈手套 M',
    '乳胶手套 M',
    '劳保鞋 L',
  ])
  expect(await listGoods(ann, { sort: 'mixed', limit: 4, page: 3 })).toMatchObject({
    total: 9,
    pages: 3,
    records: [{}],
  })
  expect(await named({ sort: 'mixed', keyword: '手套', limit: 3 })).toEqual(['丁腈手套 M', '乳胶手套 M', '丁腈手套 L'])
})

test('goods: each facet counts what would remain under the other choices', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...assortment)
  const ann = await buyerOf(shop)
  const leaf = shop.categoryIds[2]
  const { facets } = await listGoods(ann, { catalogId: leaf })
  expect(facets.brands.map(({ name, count }) => [name, count]).toSorted()).toEqual([
    ['HIKVISION', 1],
    ['安岚', 3],
    ['恒筑', 2],
  ])
  expect(facets.attributes).toEqual([
    {
      name: '材质',
      enName: 'Material',
      values: [
        { value: '乳胶', count: 2 },
        { value: '丁腈', count: 1 },
        { value: '牛皮', count: 1 },
      ],
    },
  ])
  const brand = facets.brands.find(({ name }) => name === '恒筑')!
  const narrowed = await listGoods(ann, {
    catalogId: leaf,
    brandIds: [brand.id],
    attributes: [{ name: '材质', values: ['乳胶'] }],
  })
  expect(narrowed.total).toBe(2)
  expect(narrowed.facets.brands).toEqual([brand])
  expect(narrowed.facets.attributes[0]!.values).toEqual([{ value: '乳胶', count: 2 }])

  const top = await listGoods(ann, { catalogId: shop.categoryIds[0] })
  expect(top.facets.categories).toEqual([{ id: shop.categoryIds[1], name: '手部防护', count: 6 }])
})
