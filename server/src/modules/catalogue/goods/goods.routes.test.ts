import { expect, test } from 'vitest'
import * as categoriesContract from '#contract/catalogue/categories.ts'
import * as contract from '#contract/catalogue/goods.ts'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import {
  addCategory,
  createCatalogueFixture,
  addSupplier,
  createLiveGoods,
  productRow,
  type RowOverrides,
  upsert,
  buyerOf,
  listGoods,
  goodsNamesOf,
  assortment,
} from '#test/catalogueFixture.ts'
import { reserveStock } from '../stock/stock.service.ts'

test('goods: a category shows its goods in each order, page by page', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...assortment)
  const ann = await buyerOf(shop)
  for (const catalogId of shop.categoryIds) expect((await listGoods(ann, { catalogId })).total).toBe(6)
  expect((await listGoods(ann, {})).total).toBe(6)

  const cheap = await listGoods(ann, { catalogId: shop.categoryIds[2], sort: 'priceUp', limit: 4 })
  expect(cheap.records.map(({ price }) => price)).toEqual(['9.9000', '12.5000', '20.0000', '45.0000'])
  expect(cheap).toMatchObject({ pages: 2, totalIsCapped: false, didYouMean: null })
  const rest = await listGoods(ann, { catalogId: shop.categoryIds[2], sort: 'priceUp', limit: 4, page: 2 })
  expect(rest.records.map(({ price }) => price)).toEqual(['68.4000', '148.0000'])
  expect((await listGoods(ann, { sort: 'priceDown', limit: 1 })).records[0]).toMatchObject({
    listPrice: '148.0000',
    available: 100,
  })
})

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
  // One after the other: what nobody has bought yet is shown latest first.
  for (const row of [...sizes('S', '劳保鞋', shoes), ...sizes('A', '丁腈手套'), ...sizes('B', '乳胶手套')])
    await createLiveGoods(shop, row)
  const ann = await buyerOf(shop)
  const named = async (question: goodsSearch.GoodsQuery) =>
    (await listGoods(ann, question)).records.map(({ name, spec }) => `${name} ${spec}`)
  expect(await named({ sort: 'sold', limit: 3 })).toEqual(['乳胶手套 XL', '乳胶手套 L', '乳胶手套 M'])
  expect(await named({ sort: 'mixed', catalogId: first, limit: 4 })).toEqual([
    '乳胶手套 XL',
    '劳保鞋 XL',
    '丁腈手套 XL',
    '乳胶手套 L',
  ])
  expect(await listGoods(ann, { sort: 'mixed', limit: 4, page: 3 })).toMatchObject({
    total: 9,
    pages: 3,
    records: [{}],
  })
  expect(await named({ sort: 'mixed', keyword: '手套', limit: 3 })).toEqual([
    '乳胶手套 XL',
    '丁腈手套 XL',
    '乳胶手套 L',
  ])
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

test('goods: the detail shows the other SKUs as choices, and what is left of each', async () => {
  const shop = await createCatalogueFixture()
  const choices = (value: string) => [{ name: '颜色', value }]
  const [red] = await createLiveGoods(
    shop,
    { code: 'P1', spec: '红', choices: choices('红'), onHand: 5 },
    { code: 'P1', spec: '蓝', choices: choices('蓝'), onHand: 0 },
  )
  const ann = await buyerOf(shop)
  const ref = { kind: 'order', id: '1' }
  await database.write(shop.tenant.id, (tx) =>
    reserveStock(tx, shop.system, [{ ref, lines: [{ skuId: red!, qty: 2 }] }]),
  )
  const detail = await as(ann, contract.getGoods, { skuId: red! })
  expect(detail.choices.map(({ spec, available }) => [spec, available])).toEqual([
    ['红', 3],
    ['蓝', 0],
  ])
  expect(detail).toMatchObject({ available: 3, canBuy: true, details: [], pictures: ['/pictures/gloves.webp'] })
})

test('goods: what a supplier changes is seen at once, in lists and counts that were asked before', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { supplierSku: 'N1', name: '旧名手套' })
  const ann = await buyerOf(shop)
  expect(await goodsNamesOf(ann, { keyword: '手套' })).toEqual(['旧名手套'])
  expect((await listGoods(ann, {})).total).toBe(1)
  await upsert(shop, [
    productRow(shop, { supplierSku: 'N1', name: '新名手套' }),
    productRow(shop, { name: '另一双手套' }),
  ])
  expect((await goodsNamesOf(ann, { keyword: '手套' })).toSorted()).toEqual(['另一双手套', '新名手套'])
  expect((await listGoods(ann, {})).total).toBe(2)
  const [tree] = await as(ann, categoriesContract.queryCatalogList, {})
  expect(tree).toMatchObject({ name: '劳保安防', goodsCount: 2, children: [{ children: [{ goodsCount: 2 }] }] })
})

test('goods: brands that sell, and a category that nobody sees', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...assortment)
  const ann = await buyerOf(shop)
  expect((await as(ann, goodsSearch.searchHotBrandList, { limit: 1 })).map(({ name }) => name)).toEqual(['安岚'])
  const operator = await aPerson(shop.tenant, { permissions: ['category.manage'], entrance: 'operator' })
  const categories = await as(operator, categoriesContract.listCatalogs, {})
  const { id, version, parentId: _, treeDepth: __, ...draft } = categories[0]!
  await as(operator, categoriesContract.editCategory, { id, version, ...draft, isShield: '1' })
  expect((await listGoods(ann, {})).total).toBe(0)
  expect(await as(ann, categoriesContract.queryCatalogList, {})).toEqual([])
  expect(await refusalOf(as(operator, categoriesContract.editCategory, { id, version, ...draft }))).toBe('thing.stale')
})

test('goods: the tree keeps its rules', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, {})
  const below = (parentId: string) => refusalOf(addCategory(shop.tenant, '更深', parentId))
  expect(await below(shop.categoryIds[2])).toBe('category.tooDeep')
  const leaf = await addCategory(shop.tenant, '二级末级', shop.categoryIds[0])
  await createLiveGoods(shop, { categoryId: leaf })
  expect(await below(leaf)).toBe('category.hasGoods')
  expect(await refusalOf(addCategory(shop.tenant, '手部防护', shop.categoryIds[0]))).toBe('category.nameTaken')
})

test('goods: another tenant sees nothing, a visitor nothing at all', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, ...assortment)
  await addSupplier(shop.tenant)
  const tenant = await aTenant()
  const stranger = await aPerson(tenant, { permissions: ['goods.read'] })
  expect(await listGoods(stranger, { keyword: '手套' })).toMatchObject({ total: 0, records: [] })
  expect((await listGoods(stranger, { catalogId: shop.categoryIds[2] })).total).toBe(0)
  expect((await listGoods(stranger, { inStock: true })).total).toBe(0)
  expect(await refusalOf(as(stranger, contract.getGoods, { skuId: skuId! }))).toBe('thing.notFound')
  expect(await refusalOf(as({ host: shop.tenant.host }, contract.getGoods, { skuId: skuId! }))).toBe('session.none')
  expect(await refusalOf(as(await aPerson(shop.tenant), contract.getGoods, { skuId: skuId! }))).toBe(
    'permission.denied',
  )
})
