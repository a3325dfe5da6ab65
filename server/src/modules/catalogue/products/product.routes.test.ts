import { expect, test, vi } from 'vitest'
import * as mall from '#contract/catalogue/goods.ts'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import * as contract from '#contract/catalogue/products.ts'
import * as productChanges from '#contract/catalogue/productChanges.ts'
import * as productDraft from '#contract/catalogue/productDraft.ts'
import * as suppliers from '#contract/suppliers/suppliers.ts'
import { aPerson, as, database, type Person, refusalOf, withWorker } from '#test/app.ts'
import {
  productRow,
  createCatalogueFixture,
  addSupplier,
  createLiveGoods,
  type RowOverrides,
  type CatalogueFixture,
  upsert,
} from '#test/catalogueFixture.ts'
import { upsertProducts } from './upsert.service.ts'

const sellerOf = (shop: CatalogueFixture, supplierId = shop.supplierId) =>
  aPerson(shop.tenant, { supplierId, permissions: ['product.manage', 'product.import'] })
const reviewerOf = (shop: CatalogueFixture) =>
  aPerson(shop.tenant, { entrance: 'operator', permissions: ['product.review'] })
const buyerOf = (shop: CatalogueFixture) => aPerson(shop.tenant, { permissions: ['goods.read'] })

function aDraft(shop: CatalogueFixture, given: RowOverrides = {}): productDraft.ProductDraft {
  const { product, sku } = productRow(shop, given)
  return { ...product, code: given.code ?? sku.supplierSku, skus: [sku] }
}
const namesInMall = async (person: Person) =>
  (await as(person, goodsSearch.queryGoodsListWithStandardByCatalog, {})).records.map(({ name }) => name)

test('products: a product goes from draft through review into the mall, and what is live stays until a change is agreed to', async () => {
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

test('products: a price that falls needs nobody; one that jumps does', async () => {
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
  expect(await setPrice('100')).toMatchObject({ status: 'reviewing', reasons: ['priceRise'] })
  expect((await as(tang, contract.getProduct, { id: row!.id })).priceFrom).toBe('90.0000')
})

/** Live in a tenant that reviews: as an import before the reviews began. */
const goodsLive = (shop: CatalogueFixture, ...given: RowOverrides[]) =>
  database.write(shop.tenant.id, (tx) =>
    upsertProducts(
      tx,
      shop.system,
      shop.supplierId,
      given.map((one) => productRow(shop, one)),
      { policy: { reviews: false, rise: '10' } },
    ),
  )

test('products: a supplier takes goods off sale, publishes them again and counts the stock', async () => {
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

test('products: an import is decided upon in one go', async () => {
  const shop = await createCatalogueFixture({})
  const importId = '77'
  const rows = ['I1', 'I2', 'I3'].map((supplierSku) => productRow(shop, { supplierSku }))
  await database.write(shop.tenant.id, (tx) => upsertProducts(tx, shop.system, shop.supplierId, rows, { importId }))
  const [olga, ann] = [await reviewerOf(shop), await buyerOf(shop)]
  expect(await as(olga, productChanges.moveChanges, { importId, action: 'agree' })).toEqual({ moved: 3, left: 0 })
  expect(await namesInMall(ann)).toHaveLength(3)
  expect(await as(olga, productChanges.moveChanges, { importId, action: 'agree' })).toEqual({ moved: 0, left: 0 })
})

test('two reviewers decide at once: one decision stands', async () => {
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

test('products: a suspended supplier sells nothing and changes nothing until it is resumed', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, { supplierSku: 'X1' })
  const [tang, ann] = [await sellerOf(shop), await buyerOf(shop)]
  const operator = await aPerson(shop.tenant, { entrance: 'operator', permissions: ['supplier.manage'] })
  await withWorker(async () => {
    const move = { id: shop.supplierId, action: 'suspend', reason: '资质过期' } as const
    await as(operator, suppliers.moveSupplier, move)
    expect(await as(ann, mall.getGoods, { skuId: skuId! })).toMatchObject({ canBuy: false })
    await vi.waitFor(async () => expect(await namesInMall(ann)).toEqual([]), { timeout: 10_000 })
    expect(await refusalOf(as(tang, contract.createProduct, aDraft(shop)))).toBe('supplier.suspended')
    await as(operator, suppliers.moveSupplier, { id: shop.supplierId, action: 'resume' })
    await vi.waitFor(async () => expect(await namesInMall(ann)).toHaveLength(1), { timeout: 10_000 })
  })
})

test('products: what is refused, and why', async () => {
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

test('products: a SKU number of another product is refused when the change would go live', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { supplierSku: 'W1' })
  const tang = await sellerOf(shop)
  const product = await as(tang, contract.createProduct, aDraft(shop, { supplierSku: 'W1', code: 'OTHER' }))
  const submit = as(tang, productChanges.moveChange, { id: product.changeId!, version: 1, action: 'submit' })
  expect(await refusalOf(submit)).toBe('sku.codeTaken')
})

test('neighbours: another supplier, a buyer and another tenant see and move nothing', async () => {
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
