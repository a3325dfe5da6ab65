import * as contract from '#contract/catalogue/products.ts'
import * as productChanges from '#contract/catalogue/productChanges.ts'
import { expect, test } from 'vitest'
import { as, database, refusalOf } from '#test/app.ts'
import { buyerOf } from '#test/catalogue/liveGoods.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { createCatalogueFixture, upsert } from '#test/catalogueFixture.ts'
import { upsertProducts } from './upsert/upsert.service.ts'
import { sellerOf, reviewerOf, aDraft, namesInMall, goodsLive } from '#test/catalogue/sellers.ts'

test('products: a product goes live after review, and its live content stays until a change is approved', async () => {
  const shop = await createCatalogueFixture({})
  const [tang, olga, ann] = [await sellerOf(shop), await reviewerOf(shop), await buyerOf(shop)]
  const draft = aDraft(shop, { supplierSku: 'S1', name: '防割手套', listPrice: '50' })
  const product = await as(tang, contract.createProduct, draft)
  expect(product).toMatchObject({ status: 'new', changeStatus: 'draft', skuCount: 1, live: null })
  const submitted = await as(tang, productChanges.moveChange, { id: product.changeId!, version: 1, action: 'submit' })
  expect(submitted).toMatchObject({ status: 'reviewing', reasons: ['new'], can: ['withdraw'] })
  expect(await namesInMall(ann)).toEqual([])

  const [waiting] = (await as(olga, productChanges.listChanges, { status: 'reviewing' })).records
  expect(waiting).toMatchObject({ id: product.changeId, productName: '防割手套', can: ['agree', 'reject'] })
  await as(olga, productChanges.moveChange, { id: waiting!.id, version: waiting!.version, action: 'agree' })
  expect(await namesInMall(ann)).toEqual(['防割手套'])

  const live = await as(tang, contract.getProduct, { id: product.id })
  expect(live).toMatchObject({ status: 'live', change: null, can: ['takeOff'], onHand: 100 })
  const edited = await as(tang, contract.editProduct, {
    id: product.id,
    version: live.version,
    draft: { ...live.live!, name: '五级防割手套' },
  })
  const change = await as(tang, productChanges.moveChange, { id: edited.changeId!, version: 1, action: 'submit' })
  expect(change).toMatchObject({ status: 'reviewing', reasons: ['content'] })
  expect(await namesInMall(ann)).toEqual(['防割手套'])
  const detail = await as(olga, productChanges.getChange, { id: change.id })
  expect([detail.before?.name, detail.after.name]).toEqual(['防割手套', '五级防割手套'])

  expect(
    await refusalOf(as(olga, productChanges.moveChange, { id: change.id, version: change.version, action: 'reject' })),
  ).toBe('change.reasonMissing')
  const rejected = { id: change.id, version: change.version, action: 'reject', reason: '请附检测报告' } as const
  await as(olga, productChanges.moveChange, rejected)
  const seen = await as(tang, contract.getProduct, { id: product.id })
  expect(seen.change).toMatchObject({ status: 'rejected', reason: '请附检测报告', can: ['submit', 'discard'] })
  await as(tang, productChanges.moveChange, { id: change.id, version: seen.change!.version, action: 'discard' })
  expect(await namesInMall(ann)).toEqual(['防割手套'])
})

test('products: a lower price needs no review, a strongly increased one does', async () => {
  const shop = await createCatalogueFixture({})
  await goodsLive(shop, { supplierSku: 'P1', listPrice: '100' })
  const tang = await sellerOf(shop)
  const [row] = (await as(tang, contract.listProducts, {})).records
  expect(row?.category).toEqual({ id: shop.categoryIds[2], name: '防护手套', enName: 'Protective gloves' })
  const setPrice = async (listPrice: string) => {
    const { version, live, change } = await as(tang, contract.getProduct, { id: row!.id })
    const draft = { ...live!, skus: live!.skus.map((sku) => ({ ...sku, listPrice })) }
    const open = change ? { changeVersion: change.version } : {}
    const edited = await as(tang, contract.editProduct, { id: row!.id, version, draft, ...open })
    const { id, version: changeVersion } = edited.change!
    return as(tang, productChanges.moveChange, { id, version: changeVersion, action: 'submit' })
  }
  expect(await setPrice('90')).toMatchObject({ status: 'live', reasons: [] })
  expect((await as(tang, contract.getProduct, { id: row!.id })).priceFrom).toBe('90.0000')
  const raised = await setPrice('100')
  expect(raised).toMatchObject({ status: 'reviewing', reasons: ['priceRise'] })
  expect((await as(tang, contract.getProduct, { id: row!.id })).priceFrom).toBe('90.0000')
  const { prices } = await as(await reviewerOf(shop), productChanges.getChange, { id: raised.id })
  expect(prices.map(({ supplierSku, price }) => [supplierSku, Number(price)])).toEqual([['P1', 90]])
})

test('products: all changes of an import are decided by one call', async () => {
  const shop = await createCatalogueFixture({})
  const importId = '77'
  const rows = ['I1', 'I2', 'I3'].map((supplierSku) => productRow(shop, { supplierSku }))
  await database.write(shop.tenant.id, (tx) => upsertProducts(tx, shop.system, shop.supplierId, rows, { importId }))
  const [olga, ann] = [await reviewerOf(shop), await buyerOf(shop)]
  expect(await as(olga, productChanges.moveChanges, { importId, action: 'agree' })).toEqual({ moved: 3, left: 0 })
  expect(await namesInMall(ann)).toHaveLength(3)
  expect(await as(olga, productChanges.moveChanges, { importId, action: 'agree' })).toEqual({ moved: 0, left: 0 })
})

test('products: refuses the second of two concurrent reviews of a change', async () => {
  const shop = await createCatalogueFixture({})
  await upsert(shop, [productRow(shop, { supplierSku: 'R1' })])
  const [olga, ann] = [await reviewerOf(shop), await buyerOf(shop)]
  const [{ id, version }] = (await as(olga, productChanges.listChanges, {})).records as [productChanges.Change]
  const outcomes = await Promise.all([
    refusalOf(as(olga, productChanges.moveChange, { id, version, action: 'agree' })),
    refusalOf(as(olga, productChanges.moveChange, { id, version, action: 'reject', reason: '不符' })),
  ])
  expect(outcomes.toSorted()).toEqual(['accepted', 'thing.stale'])
  const { status } = await as(olga, productChanges.getChange, { id })
  expect(await namesInMall(ann)).toHaveLength(status === 'live' ? 1 : 0)
})
