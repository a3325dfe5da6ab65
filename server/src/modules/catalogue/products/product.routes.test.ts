import * as mall from '#contract/catalogue/goods.ts'
import * as contract from '#contract/catalogue/products.ts'
import * as productChanges from '#contract/catalogue/productChanges.ts'
import * as suppliers from '#contract/suppliers/suppliers.ts'
import { expect, test, vi } from 'vitest'
import { aPerson, as, refusalOf, withWorker } from '#test/app.ts'
import { buyerOf, createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { createCatalogueFixture, addSupplier } from '#test/catalogueFixture.ts'
import { sellerOf, reviewerOf, aDraft, namesInMall } from '#test/catalogue/sellers.ts'

test('products: a supplier takes goods off sale, puts them back and sets the stock', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, { supplierSku: 'T1', name: '绝缘手套' })
  const [tang, ann] = [await sellerOf(shop), await buyerOf(shop)]
  const [row] = (await as(tang, contract.listProducts, { keyword: '绝缘' })).records
  expect(await as(tang, contract.moveProduct, { id: row!.id, action: 'takeOff' })).toMatchObject({
    status: 'off',
    can: ['putOn'],
  })
  expect(await namesInMall(ann)).toEqual([])
  expect(await as(ann, mall.getGoods, { skuId: skuId! })).toMatchObject({ canBuy: false, choices: [] })
  await as(tang, contract.moveProduct, { id: row!.id, action: 'putOn' })
  expect(await namesInMall(ann)).toEqual(['绝缘手套'])
  await as(tang, contract.setStock, { stock: [{ skuId: skuId!, onHand: 3 }] })
  expect(await as(ann, mall.getGoods, { skuId: skuId! })).toMatchObject({ available: 3 })
})

test('products: lists a product that was never live with the prices and the stock of its draft', async () => {
  const shop = await createCatalogueFixture()
  const tang = await sellerOf(shop)
  const draft = aDraft(shop, { supplierSku: 'N1', listPrice: '12.80', onHand: 30 })
  const [sku] = draft.skus
  const skus = [sku!, { ...sku!, supplierSku: 'N2', spec: '大号', listPrice: '9.5', onHand: 12 }]
  await as(tang, contract.createProduct, { ...draft, skus })
  const [row] = (await as(tang, contract.listProducts, {})).records
  expect(row).toMatchObject({
    status: 'new',
    skuCount: 2,
    priceFrom: '9.5000',
    priceTo: '12.8000',
    onHand: 42,
    reserved: 0,
  })
})

test('products: a suspended supplier cannot sell or change products until it is reinstated', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, { supplierSku: 'X1' })
  const [tang, ann] = [await sellerOf(shop), await buyerOf(shop)]
  const operator = await aPerson(shop.tenant, { entrance: 'operator', permissions: ['supplier.manage'] })
  await withWorker(shop.tenant.id, async () => {
    const move = { id: shop.supplierId, action: 'suspend', reason: '资质过期' } as const
    await as(operator, suppliers.moveSupplier, move)
    expect(await as(ann, mall.getGoods, { skuId: skuId! })).toMatchObject({ canBuy: false })
    await vi.waitFor(async () => expect(await namesInMall(ann)).toEqual([]), { timeout: 10_000 })
    expect(await refusalOf(as(tang, contract.createProduct, aDraft(shop)))).toBe('supplier.suspended')
    await as(operator, suppliers.moveSupplier, { id: shop.supplierId, action: 'resume' })
    await vi.waitFor(async () => expect(await namesInMall(ann)).toHaveLength(1), { timeout: 10_000 })
  })
})

test('products: refuses invalid drafts and actions, each with its code', async () => {
  const shop = await createCatalogueFixture()
  const tang = await sellerOf(shop)
  const product = await as(tang, contract.createProduct, aDraft(shop, { supplierSku: 'V1', code: 'V' }))
  const draft = aDraft(shop, { supplierSku: 'V2' })
  const twice = { ...draft, skus: [...draft.skus, ...draft.skus] }
  const edit = { id: product.id, version: product.version, changeVersion: 1, draft }
  const change = { id: product.changeId!, version: 1 } as const
  const refusals = [
    as(tang, contract.createProduct, aDraft(shop, { code: 'V' })),
    as(tang, contract.createProduct, twice),
    as(tang, contract.createProduct, aDraft(shop, { categoryId: shop.categoryIds[0] })),
    as(tang, contract.createProduct, aDraft(shop, { listPrice: '-1' })),
    as(tang, contract.createProduct, aDraft(shop, { listPrice: '1e3' })),
    as(tang, contract.createProduct, aDraft(shop, { picture: 'javascript:alert(1)' })),
    as(tang, contract.editProduct, { ...edit, version: 9 }),
    as(tang, contract.editProduct, { ...edit, changeVersion: 9 }),
    as(tang, contract.moveProduct, { id: product.id, action: 'takeOff' }),
    as(tang, productChanges.moveChange, { ...change, version: 9, action: 'submit' }),
    as(tang, productChanges.moveChange, { ...change, action: 'agree' }),
    as(tang, contract.setStock, { stock: [{ skuId: '999', onHand: 1 }] }),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    'product.codeTaken',
    'sku.codeTaken',
    'category.notLeaf',
    'input.invalid',
    'input.invalid',
    'input.invalid',
    'thing.stale',
    'thing.stale',
    'thing.wrongState',
    'thing.stale',
    'thing.wrongState',
    'thing.notFound',
  ])
})

test('products: refuses a SKU number of another product when the change is to go live', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { supplierSku: 'W1' })
  const tang = await sellerOf(shop)
  const product = await as(tang, contract.createProduct, aDraft(shop, { supplierSku: 'W1', code: 'OTHER' }))
  const submit = as(tang, productChanges.moveChange, { id: product.changeId!, version: 1, action: 'submit' })
  expect(await refusalOf(submit)).toBe('sku.codeTaken')
})

test('products: hidden from and immutable for another supplier, a buyer and another tenant', async () => {
  const shop = await createCatalogueFixture({})
  const tang = await sellerOf(shop)
  const product = await as(tang, contract.createProduct, aDraft(shop))
  const rival = await sellerOf(shop, await addSupplier(shop.tenant, '恒筑安防'))
  const stranger = await reviewerOf(await createCatalogueFixture())
  const buyer = await aPerson(shop.tenant, { permissions: ['goods.read'] })
  const change = { id: product.changeId!, version: 1, action: 'submit' } as const
  expect((await as(rival, contract.listProducts, {})).total).toBe(0)
  expect((await as(rival, productChanges.listChanges, {})).total).toBe(0)
  expect(await refusalOf(as(rival, contract.getProduct, { id: product.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(rival, productChanges.getChange, { id: product.changeId! }))).toBe('thing.notFound')
  expect(await refusalOf(as(rival, productChanges.moveChange, change))).toBe('thing.notFound')
  expect(await refusalOf(as(rival, contract.moveProduct, { id: product.id, action: 'takeOff' }))).toBe('thing.notFound')
  expect(await refusalOf(as(buyer, productChanges.listChanges, {}))).toBe('permission.denied')
  expect((await as(stranger, productChanges.listChanges, {})).total).toBe(0)
  expect(await refusalOf(as(stranger, productChanges.moveChange, { ...change, action: 'agree' }))).toBe(
    'thing.notFound',
  )
})
