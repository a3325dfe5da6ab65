import { expect, test } from 'vitest'
import * as agreements from '#contract/catalogue/agreementPrices.ts'
import * as categoriesContract from '#contract/catalogue/categories.ts'
import * as contract from '#contract/catalogue/catalogue.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import {
  addCategory,
  createCatalogueFixture,
  addSupplier,
  createLiveGoods,
  productRow,
  type RowOverrides,
  type CatalogueFixture,
  upsert,
} from '#test/catalogueFixture.ts'
import { reserveStock } from '../stock/stock.service.ts'

const buyerOf = (shop: CatalogueFixture, dept?: { id: string; path: readonly string[] }) =>
  aPerson(shop.tenant, { permissions: ['goods.read'], ...(dept ? { dept } : {}) })
const list = (person: Person, question: contract.GoodsQuery) =>
  as(person, contract.queryGoodsListWithStandardByCatalog, question)
const namesOf = async (person: Person, question: contract.GoodsQuery) =>
  (await list(person, question)).records.map(({ name }) => name)
const day = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000))

/** Six goods whose names, prices and stock tell them apart. */
const assortment: RowOverrides[] = [
  {
    supplierSku: 'GL-01',
    name: '丁腈涂层防护手套 耐磨防滑',
    listPrice: '68.40',
    model: 'AL-V03',
    details: [{ name: '材质', value: '丁腈' }],
  },
  {
    supplierSku: 'GL-02',
    name: '乳胶手套 加厚',
    listPrice: '20',
    brandName: '恒筑',
    details: [{ name: '材质', value: '乳胶' }],
    onHand: 0,
  },
  { supplierSku: 'GL-03', name: '牛皮电焊手套 隔热 500℃', listPrice: '45', details: [{ name: '材质', value: '牛皮' }] },
  {
    supplierSku: 'GL-04',
    name: '绝缘手套 12kV',
    listPrice: '148',
    brandName: '恒筑',
    details: [{ name: '材质', value: '乳胶' }],
  },
  { supplierSku: 'GL-05', name: '一次性手套 100只/盒', listPrice: '9.90', brandName: 'HIKVISION' },
  { supplierSku: 'GL-06', name: '套袖 防水', listPrice: '12.50', barcode: '6901234567892' },
]

test('goods: a category shows its goods in each order, page by page', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...assortment)
  const ann = await buyerOf(shop)
  for (const catalogId of shop.categoryIds) expect((await list(ann, { catalogId })).total).toBe(6)
  expect((await list(ann, {})).total).toBe(6)

  const cheap = await list(ann, { catalogId: shop.categoryIds[2], sort: 'priceUp', limit: 4 })
  expect(cheap.records.map(({ price }) => price)).toEqual(['9.9000', '12.5000', '20.0000', '45.0000'])
  expect(cheap).toMatchObject({ pages: 2, totalIsCapped: false, didYouMean: null })
  const rest = await list(ann, { catalogId: shop.categoryIds[2], sort: 'priceUp', limit: 4, page: 2 })
  expect(rest.records.map(({ price }) => price)).toEqual(['68.4000', '148.0000'])
  expect((await list(ann, { sort: 'priceDown', limit: 1 })).records[0]).toMatchObject({
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
  const named = async (question: contract.GoodsQuery) =>
    (await list(ann, question)).records.map(({ name, spec }) => `${name} ${spec}`)
  expect(await named({ sort: 'sold', limit: 3 })).toEqual(['乳胶手套 XL', '乳胶手套 L', '乳胶手套 M'])
  expect(await named({ sort: 'mixed', catalogId: first, limit: 4 })).toEqual([
    '乳胶手套 XL',
    '劳保鞋 XL',
    '丁腈手套 XL',
    '乳胶手套 L',
  ])
  expect(await list(ann, { sort: 'mixed', limit: 4, page: 3 })).toMatchObject({ total: 9, pages: 3, records: [{}] })
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
  const { facets } = await list(ann, { catalogId: leaf })
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
  const narrowed = await list(ann, {
    catalogId: leaf,
    brandIds: [brand.id],
    attributes: [{ name: '材质', values: ['乳胶'] }],
  })
  expect(narrowed.total).toBe(2)
  expect(narrowed.facets.brands).toEqual([brand])
  expect(narrowed.facets.attributes[0]!.values).toEqual([{ value: '乳胶', count: 2 }])

  const top = await list(ann, { catalogId: shop.categoryIds[0] })
  expect(top.facets.categories).toEqual([{ id: shop.categoryIds[1], name: '手部防护', count: 6 }])
})

test.each([
  ['手套', 5, 'a word of two characters'],
  ['套', 6, 'one character'],
  ['丁腈手套', 1, 'two words'],
  ['防护手套', 6, 'the name of the category, and of a product'],
  ['st', 5, 'initials'],
  ['shoutao', 5, 'pinyin'],
  ['AL-V03', 1, 'a model'],
  ['alv03', 1, 'a model without its dash'],
  ['gl-04', 1, "a supplier's number"],
  ['6901234567892', 1, 'a barcode'],
  ['12kv', 1, 'a measure'],
  ['安全帽', 0, 'what there is not'],
] as const)('goods: a search for %s finds %i: %s', async (keyword, count, _why) => {
  const { shop, ann } = await theAssortment
  expect((await list(ann, { keyword })).total).toBe(count)
  expect((await list(ann, { keyword, catalogId: shop.categoryIds[1] })).total).toBe(count)
})
const theAssortment = (async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...assortment)
  return { shop, ann: await buyerOf(shop) }
})()

test('goods: what is called so exactly comes first, then names with the words as they were typed', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { name: '手套 A4 绝缘' }, { name: '绝缘手套 A4' }, { name: '别的东西', model: 'A4' })
  const ann = await buyerOf(shop)
  expect(await namesOf(ann, { keyword: 'a4' })).toHaveLength(3)
  expect((await namesOf(ann, { keyword: 'a4' }))[0]).toBe('别的东西')
  expect((await namesOf(ann, { keyword: '绝缘手套' }))[0]).toBe('绝缘手套 A4')
})

test('goods: a misspelt Latin name is understood, and said', async () => {
  const { ann } = await theAssortment
  const found = await list(ann, { keyword: 'hikvison' })
  expect(found).toMatchObject({ total: 1, correctedTo: 'hikvision', didYouMean: null, droppedTerms: [] })
  expect(await as(ann, contract.searchAlternatives, { keyword: 'hikvison' })).toMatchObject({
    didYouMean: { keyword: 'hikvision', total: 1 },
    popular: [{}, {}, {}, {}, {}],
  })
})

test('goods: filters by price, by stock and by agreement', async () => {
  const shop = await createCatalogueFixture()
  const [first] = await createLiveGoods(shop, ...assortment)
  const dept = await aDepartment(shop.tenant)
  const ann = await buyerOf(shop, dept)
  const operator = await aPerson(shop.tenant, { permissions: ['agreementPrice.manage'], entrance: 'operator' })
  expect((await list(ann, { priceFrom: '12.5', priceTo: '45' })).total).toBe(3)
  expect((await list(ann, { inStock: true })).total).toBe(5)
  expect((await list(ann, { agreementOnly: true })).total).toBe(0)

  await as(operator, agreements.setAgreementPrices, {
    prices: [
      {
        skuId: first!,
        deptId: shop.tenant.root.id,
        agreementNo: 'XY1',
        title: '年度框架',
        price: '60',
        tiers: [{ qty: 10, price: '55' }],
        validFrom: day(-1),
        validTo: day(30),
      },
    ],
  })
  const bob = await buyerOf(shop, await aDepartment(shop.tenant))
  expect((await list(bob, { agreementOnly: true })).records).toMatchObject([
    { skuId: first, price: '60.0000', priceSource: 'agreement', listPrice: '68.4000' },
  ])
})

test('goods: the nearest department’s agreement is the price, on its days', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, { listPrice: '100' })
  const near = await aDepartment(shop.tenant)
  const operator = await aPerson(shop.tenant, { permissions: ['agreementPrice.manage'], entrance: 'operator' })
  const agreed = (deptId: string, price: string, from: number, to: number) => ({
    skuId: skuId!,
    deptId,
    agreementNo: 'XY2',
    title: '',
    price,
    tiers: [],
    validFrom: day(from),
    validTo: day(to),
  })
  await as(operator, agreements.setAgreementPrices, {
    prices: [agreed(shop.tenant.root.id, '90', -5, 5), agreed(near.id, '95', -5, 0), agreed(near.id, '10', 1, 5)],
  })
  const [ann, bob] = [await buyerOf(shop, near), await buyerOf(shop, await aDepartment(shop.tenant))]
  expect((await list(ann, {})).records[0]).toMatchObject({ price: '95.0000' })
  expect((await list(bob, {})).records[0]).toMatchObject({ price: '90.0000' })
  expect(await as(ann, contract.getGoods, { skuId: skuId! })).toMatchObject({
    price: '95.0000',
    agreementNo: 'XY2',
    agreementTo: day(0),
    canBuy: true,
    categoryPath: [{ name: '劳保安防' }, { name: '手部防护' }, { name: '防护手套' }],
  })
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
  expect(await namesOf(ann, { keyword: '手套' })).toEqual(['旧名手套'])
  expect((await list(ann, {})).total).toBe(1)
  await upsert(shop, [
    productRow(shop, { supplierSku: 'N1', name: '新名手套' }),
    productRow(shop, { name: '另一双手套' }),
  ])
  expect((await namesOf(ann, { keyword: '手套' })).toSorted()).toEqual(['另一双手套', '新名手套'])
  expect((await list(ann, {})).total).toBe(2)
  const [tree] = await as(ann, categoriesContract.queryCatalogList, {})
  expect(tree).toMatchObject({ name: '劳保安防', goodsCount: 2, children: [{ children: [{ goodsCount: 2 }] }] })
})

test('goods: brands that sell, and a category that nobody sees', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...assortment)
  const ann = await buyerOf(shop)
  expect((await as(ann, contract.searchHotBrandList, { limit: 1 })).map(({ name }) => name)).toEqual(['安岚'])
  const operator = await aPerson(shop.tenant, { permissions: ['category.manage'], entrance: 'operator' })
  const categories = await as(operator, categoriesContract.listCatalogs, {})
  const { id, version, parentId: _, treeDepth: __, ...draft } = categories[0]!
  await as(operator, categoriesContract.editCategory, { id, version, ...draft, isShield: '1' })
  expect((await list(ann, {})).total).toBe(0)
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
  expect(await list(stranger, { keyword: '手套' })).toMatchObject({ total: 0, records: [] })
  expect((await list(stranger, { catalogId: shop.categoryIds[2] })).total).toBe(0)
  expect((await list(stranger, { inStock: true })).total).toBe(0)
  expect(await refusalOf(as(stranger, contract.getGoods, { skuId: skuId! }))).toBe('thing.notFound')
  expect(await refusalOf(as({ host: shop.tenant.host }, contract.getGoods, { skuId: skuId! }))).toBe('session.none')
  expect(await refusalOf(as(await aPerson(shop.tenant), contract.getGoods, { skuId: skuId! }))).toBe(
    'permission.denied',
  )
})

test('goods: nonsense is refused or finds nothing, and never fails', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, {})
  const ann = await buyerOf(shop)
  for (const keyword of ["'", '%', '\\', '()&|!:*', '𠮷', 'a'.repeat(100), '；drop table', '  '])
    expect((await list(ann, { keyword })).records.length).toBeLessThanOrEqual(1)
  expect(await refusalOf(list(ann, { keyword: 'a'.repeat(101) }))).toBe('input.invalid')
  expect(await refusalOf(list(ann, { page: 0 }))).toBe('input.invalid')
  expect(await refusalOf(list(ann, { limit: 101 }))).toBe('input.invalid')
  expect(await refusalOf(list(ann, { priceFrom: '1e3' }))).toBe('input.invalid')
  expect((await list(ann, { page: 100_000, limit: 100 })).records).toEqual([])
  expect((await list(ann, { keyword: '手套', page: 100_000, limit: 100 })).records).toEqual([])
})
