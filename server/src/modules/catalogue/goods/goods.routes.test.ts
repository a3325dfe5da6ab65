import * as categoriesContract from '#contract/catalogue/categories.ts'
import * as contract from '#contract/catalogue/goods.ts'
import { expect, test } from 'vitest'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { createCatalogueFixture, addSupplier, upsert } from '#test/catalogueFixture.ts'
import { createLiveGoods, buyerOf, listGoods, goodsNamesOf, assortment } from '#test/catalogue/liveGoods.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { reserveStock } from '../stock/reservation.service.ts'

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
