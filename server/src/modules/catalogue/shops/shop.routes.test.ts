import { expect, test } from 'vitest'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { getRecentKey } from '#contract/catalogue/searchWords.ts'
import { findShop, searchShops } from '#contract/catalogue/shops.ts'
import { moveSupplier } from '#contract/suppliers/suppliers.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { createLiveGoods, buyerOf } from '#test/catalogue/liveGoods.ts'
import { addSupplier, createCatalogueFixture } from '#test/catalogueFixture.ts'

const sizes = (code: string, name: string) =>
  ['M', 'L', 'XL'].map((size) => ({
    code,
    name,
    supplierSku: `${code}-${size}`,
    spec: size,
    choices: [{ name: '尺码', value: size }],
  }))

test('shops: finds suppliers with goods on sale by name, each with one SKU of every product', async () => {
  const shop = await createCatalogueFixture()
  const rival = { ...shop, supplierId: await addSupplier(shop.tenant, '岚海劳保') }
  await addSupplier(shop.tenant, '空岚')
  const other = await createCatalogueFixture()
  await createLiveGoods(other, { name: '别家的手套' })
  await createLiveGoods(shop, ...sizes('A', '丁腈手套'), ...sizes('B', '乳胶手套'))
  await createLiveGoods(rival, { name: '牛皮手套', supplierSku: 'R-1' })
  const buyer = await buyerOf(shop)
  const found = async (keyword: string) =>
    (await as(buyer, searchShops, { keyword })).map(({ supplierName, goodsCount, goods }) => [
      supplierName,
      goodsCount,
      goods.map(({ name }) => name).toSorted(),
    ])
  const own = ['安岚劳保用品有限公司', 2, ['丁腈手套', '乳胶手套']]
  expect((await found(' 岚 ')).toSorted()).toEqual([own, ['岚海劳保有限公司', 1, ['牛皮手套']]].toSorted())
  expect(await found('安岚')).toEqual([own])
  expect(await found('%')).toEqual([])
  expect(await found('手套')).toEqual([])

  const operator = await aPerson(shop.tenant, { entrance: 'operator', permissions: ['supplier.manage'] })
  await as(operator, moveSupplier, { id: shop.supplierId, action: 'suspend', reason: '资质过期' })
  expect(await found('安岚')).toEqual([])
  const nobody = await aPerson(shop.tenant, { permissions: ['order.read'] })
  expect(await refusalOf(as(nobody, searchShops, { keyword: '安岚' }))).toBe('permission.denied')
})

test('shops: the page of a supplier has its goods in the mall, until it is suspended', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...sizes('A', '丁腈手套'))
  const [buyer, stranger] = [await buyerOf(shop), await buyerOf(await createCatalogueFixture())]
  const { supplierId } = shop
  expect(await as(buyer, findShop, { supplierId })).toEqual({
    supplierId,
    supplierName: '安岚劳保用品有限公司',
    region: '全国',
    goodsCount: 1,
    isCapped: false,
  })
  expect(await refusalOf(as(stranger, findShop, { supplierId }))).toBe('thing.notFound')
  const operator = await aPerson(shop.tenant, { entrance: 'operator', permissions: ['supplier.manage'] })
  await as(operator, moveSupplier, { id: supplierId, action: 'suspend', reason: '资质过期' })
  expect(await refusalOf(as(buyer, findShop, { supplierId }))).toBe('thing.notFound')
})

test('search history: does not record previews while typing', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { name: '丁腈手套' })
  const buyer = await buyerOf(shop)
  const search = (keyword: string, isPreview: boolean) =>
    as(buyer, queryGoodsListWithStandardByCatalog, { keyword, isPreview })
  expect((await search('丁', true)).total).toBe(1)
  expect((await search('丁腈', false)).total).toBe(1)
  expect((await as(buyer, getRecentKey, {})).records.map(({ keyWords }) => keyWords)).toEqual(['丁腈'])
})
