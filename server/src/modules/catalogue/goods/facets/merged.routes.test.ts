import type { GoodsQuery, GoodsSort } from '#contract/catalogue/goodsSearch.ts'
import { listVariants } from '#contract/catalogue/goods.ts'
import { listChanges, moveChange } from '#contract/catalogue/productChanges.ts'
import { editProduct, getProduct } from '#contract/catalogue/products.ts'
import { expect, test } from 'vitest'
import { as } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import type { RowOverrides } from '#test/catalogue/importRow.ts'
import { buyerOf, createLiveGoods, listGoods } from '#test/catalogue/liveGoods.ts'
import { reviewerOf, sellerOf } from '#test/catalogue/sellers.ts'

const sorts: readonly GoodsSort[] = ['relevance', 'sold', 'newest', 'priceUp', 'priceDown', 'mixed']

/** Products of gloves in up to four sizes, with prices, stock, pictures and materials that differ between the sizes. */
const gloves = (products: number): RowOverrides[] =>
  Array.from({ length: products }, (_, at) =>
    ['S', 'M', 'L', 'XL'].slice(0, 1 + (at % 4)).map((size, place): RowOverrides => ({
      code: `P${at}`,
      name: `防护手套 ${at} 号`,
      supplierSku: `P${at}-${size}`,
      spec: size,
      brandName: at % 2 === 0 ? '安岚' : '恒筑',
      choices: [
        { name: '尺码', value: size },
        { name: '材质', value: place % 2 === 0 ? '丁腈' : '乳胶' },
      ],
      listPrice: String(10 + at + place * 5),
      onHand: (at + place) % 3 === 0 ? 0 : 50,
      pictures: at % 5 === 0 ? [] : ['/pictures/gloves.webp'],
      ...(place === 0 && at % 3 === 0 ? { picture: '' } : {}),
    })),
  ).flat()

async function everyPage(ann: Parameters<typeof listGoods>[0], query: GoodsQuery) {
  const first = await listGoods(ann, { ...query, merged: true, limit: 4 })
  const records = [...first.records]
  for (let page = 2; page <= first.pages; page++)
    records.push(...(await listGoods(ann, { ...query, merged: true, limit: 4, page })).records)
  return { ...first, records }
}

test('merged goods: each product is on one page, once, in every order, with the SKU that matches', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...gloves(11))
  const ann = await buyerOf(shop)
  const whole: readonly GoodsQuery[] = [{}, { catalogId: shop.categoryIds[2] }, { keyword: '手套' }]
  for (const query of whole)
    for (const sort of sorts) {
      const { records, total } = await everyPage(ann, { ...query, sort })
      expect([total, records.length, new Set(records.map(({ productId }) => productId)).size]).toEqual([11, 11, 11])
    }
  for (const query of whole) {
    // Only the sizes that cost this much count, whichever size stands for the product elsewhere.
    const dear = await everyPage(ann, { ...query, priceFrom: '26', sort: 'priceUp' })
    const each = await listGoods(ann, { ...query, priceFrom: '26', limit: 100 })
    const products = new Set(each.records.map(({ productId }) => productId))
    expect(new Set(dear.records.map(({ productId }) => productId))).toEqual(products)
    expect(dear.total).toBe(products.size)
    expect(dear.records.every(({ listPrice }) => Number(listPrice) >= 26)).toBe(true)
    const stocked = await everyPage(ann, { ...query, inStock: true })
    expect(stocked.records.every(({ available }) => available > 0)).toBe(true)
    expect(new Set(stocked.records.map(({ productId }) => productId)).size).toBe(stocked.total)
  }
})

test('merged goods: a facet counts the tiles that its choice shows', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...gloves(11))
  const ann = await buyerOf(shop)
  const catalogId = shop.categoryIds[2]
  for (const query of [{ catalogId }, { catalogId, inStock: true }, { catalogId, keyword: '手套', priceTo: '24' }]) {
    const { facets } = await listGoods(ann, { ...query, merged: true })
    expect(facets.brands.length).toBe(2)
    for (const { id, count } of facets.brands)
      expect((await everyPage(ann, { ...query, brandIds: [id] })).records.length).toBe(count)
    const values = facets.attributes.flatMap(({ name, values: list }) => list.map((value) => ({ name, ...value })))
    expect(values.length).toBeGreaterThan(0)
    for (const { name, value, count } of values) {
      const { records, total } = await everyPage(ann, { ...query, attributes: [{ name, values: [value] }] })
      expect([records.length, total]).toEqual([count, count])
    }
  }
})

test('merged goods: the SKU with a picture stands for its product, and another one when it is dropped', async () => {
  const shop = await createCatalogueFixture()
  const size = (value: string, picture: string): RowOverrides => ({
    code: 'A',
    supplierSku: `A-${value}`,
    spec: value,
    pictures: [],
    picture,
    choices: [{ name: '尺码', value }],
  })
  const [plain, pictured] = await createLiveGoods(shop, size('1', ''), size('2', '/pictures/gloves.webp'))
  const ann = await buyerOf(shop)
  const tile = async () => (await listGoods(ann, { merged: true })).records[0]
  const { productId } = (await tile())!
  expect(await tile()).toMatchObject({ skuId: pictured, variants: 2 })
  expect((await as(ann, listVariants, { productId })).map(({ spec }) => spec)).toEqual(['1', '2'])

  const tang = await sellerOf(shop)
  const { version, live } = await as(tang, getProduct, { id: productId })
  const draft = { ...live!, skus: live!.skus.filter(({ spec }) => spec === '1') }
  const { change } = await as(tang, editProduct, { id: productId, version, draft })
  await as(tang, moveChange, { id: change!.id, version: change!.version, action: 'submit' })
  const olga = await reviewerOf(shop)
  const [waiting] = (await as(olga, listChanges, { status: 'reviewing' })).records
  if (waiting) await as(olga, moveChange, { id: waiting.id, version: waiting.version, action: 'agree' })
  expect(await tile()).toMatchObject({ skuId: plain, variants: 1 })
  expect((await as(ann, listVariants, { productId })).length).toBe(1)
})
