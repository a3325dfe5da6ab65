import { expect, test } from 'vitest'
import { database } from '#test/app.ts'
import { createCatalogueFixture, addSupplier, upsert } from '#test/catalogueFixture.ts'
import type { CatalogueFixture } from '#test/catalogue/tenant.ts'
import { createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { quoteLines } from '../goods/quote.service.ts'
import { reserveStock } from '../stock/stock.service.ts'

const outcomes = (list: { outcome: string }[]) => list.map(({ outcome }) => outcome)
const skusOf = (shop: CatalogueFixture) =>
  database.read(shop.tenant.id, (sql) =>
    sql
      .selectFrom('catalogue.skus')
      .selectAll()
      .where('tenant_id', '=', shop.tenant.id)
      .orderBy('supplier_sku')
      .execute(),
  )
const stockOf = async (shop: CatalogueFixture, skuId: string) => {
  const row = await database.read(shop.tenant.id, (sql) =>
    sql.selectFrom('catalogue.stock').select(['on_hand', 'reserved']).where('sku_id', '=', skuId).executeTakeFirst(),
  )
  return row?.on_hand
}
const listingOf = (shop: CatalogueFixture) =>
  database.read(shop.tenant.id, (sql) =>
    sql.selectFrom('catalogue.shelf').select(['category_id', 'sku_id', 'list_price']).orderBy('category_id').execute(),
  )

test('product upsert: rows become goods on sale in their category and all above it', async () => {
  const shop = await createCatalogueFixture()
  const rows = [
    productRow(shop, { supplierSku: 'A1', onHand: 7 }),
    productRow(shop, { supplierSku: 'A2', brandName: '' }),
  ]
  expect(outcomes(await upsert(shop, rows))).toEqual(['created', 'created'])
  const [a1, a2] = await skusOf(shop)
  expect(a1).toMatchObject({ is_live: true, brand_name: '安岚', supplier_name: '安岚劳保用品', list_price: '68.4000' })
  expect(a2).toMatchObject({ brand_id: null, brand_name: '' })
  expect(await stockOf(shop, a1!.id)).toBe(7)
  const places = (await listingOf(shop)).filter((row) => row.sku_id === a1!.id).map((row) => row.category_id)
  expect(places).toEqual(['0', ...shop.categoryIds])
})

test('product upsert: the same rows again change nothing', async () => {
  const shop = await createCatalogueFixture()
  const rows = ['B1', 'B2', 'B3'].map((supplierSku) =>
    productRow(shop, { supplierSku, details: [{ name: '材质', value: '丁腈' }] }),
  )
  await upsert(shop, rows)
  const before = await skusOf(shop)
  expect(outcomes(await upsert(shop, rows))).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(await skusOf(shop)).toEqual(before)
})

test('product upsert: what a row leaves out stays as it was; of a new SKU it is what its category has', async () => {
  const shop = await createCatalogueFixture()
  const full = productRow(shop, { supplierSku: 'L1', description: '耐磨', onHand: 7, model: 'M-1', leadDays: 9 })
  await upsert(shop, [full])
  const { code, name, categoryId } = full.product
  const short = { product: { code, name, categoryId }, sku: { supplierSku: 'L1', unit: '双', listPrice: '60' } }
  expect(outcomes(await upsert(shop, [short]))).toEqual(['updated'])
  expect(outcomes(await upsert(shop, [short]))).toEqual(['unchanged'])
  const [known] = await skusOf(shop)
  expect(known).toMatchObject({ list_price: '60.0000', model: 'M-1', lead_days: 9, brand_name: '安岚' })
  expect(await stockOf(shop, known!.id)).toBe(7)
  await upsert(shop, [
    { ...short, product: { ...short.product, code: null }, sku: { ...short.sku, supplierSku: 'L2' } },
  ])
  const fresh = (await skusOf(shop)).find((sku) => sku.supplier_sku === 'L2')
  expect(fresh).toMatchObject({ tax_rate: '13.00', min_qty: 1, lead_days: 3, brand_name: '' })
  expect(await stockOf(shop, fresh!.id)).toBe(0)
})

test('product upsert: a changed price, a changed stock and a new SKU of a known product', async () => {
  const shop = await createCatalogueFixture()
  await upsert(shop, [
    productRow(shop, { code: 'P', supplierSku: 'C1' }),
    productRow(shop, { supplierSku: 'C2', onHand: 5 }),
  ])
  const again = [
    productRow(shop, { code: 'P', supplierSku: 'C1', listPrice: '60' }),
    productRow(shop, { supplierSku: 'C2', onHand: 9 }),
    productRow(shop, { code: 'P', supplierSku: 'C3', spec: '24双/打' }),
  ]
  expect(outcomes(await upsert(shop, again))).toEqual(['updated', 'updated', 'updated'])
  const [c1, c2, c3] = await skusOf(shop)
  expect(c1!.list_price).toBe('60.0000')
  expect(c3!.product_id).toBe(c1!.product_id)
  expect(await stockOf(shop, c2!.id)).toBe(9)
  expect((await listingOf(shop)).filter((row) => row.sku_id === c1!.id).map((row) => row.list_price)).toEqual(
    Array.from({ length: 4 }, () => '60.0000'),
  )
})

test('product upsert: rows of one product in several calls are one product', async () => {
  const shop = await createCatalogueFixture()
  await upsert(shop, [productRow(shop, { code: 'P', supplierSku: 'D1', spec: '红' })])
  await upsert(shop, [productRow(shop, { code: 'P', supplierSku: 'D2', spec: '蓝' })])
  const skus = await skusOf(shop)
  expect(skus.map((sku) => sku.is_live)).toEqual([true, true])
  expect(new Set(skus.map((sku) => sku.product_id)).size).toBe(1)
})

test('product upsert: a bad row is refused alone', async () => {
  const shop = await createCatalogueFixture()
  const result = await upsert(shop, [
    productRow(shop, { supplierSku: 'E1' }),
    productRow(shop, { supplierSku: 'E1', name: '再来一次' }),
    productRow(shop, { supplierSku: 'E2', categoryId: shop.categoryIds[1] }),
    productRow(shop, { supplierSku: 'E3', details: [{ name: '材质', value: '纸' }] }),
    productRow(shop, { supplierSku: 'E4' }),
  ])
  expect(result).toMatchObject([
    { outcome: 'created' },
    { outcome: 'refused', code: 'sku.codeTaken' },
    { outcome: 'refused', code: 'category.notLeaf' },
    { outcome: 'refused', code: 'product.valueNotAllowed', facts: { name: '材质', value: '纸' } },
    { outcome: 'created' },
  ])
  expect((await skusOf(shop)).map((sku) => sku.supplier_sku)).toEqual(['E1', 'E4'])
})

test('product upsert: stock below what is held is refused, the rest of the row and other rows stand', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, { supplierSku: 'F1', onHand: 10 }, { supplierSku: 'F2' })
  const ref = { kind: 'order', id: '1' }
  await database.write(shop.tenant.id, (tx) =>
    reserveStock(tx, shop.system, [{ ref, lines: [{ skuId: skuId!, qty: 4 }] }]),
  )
  const result = await upsert(shop, [
    productRow(shop, { supplierSku: 'F1', onHand: 3 }),
    productRow(shop, { supplierSku: 'F2', onHand: 1 }),
  ])
  expect(result).toMatchObject([
    { outcome: 'unchanged', dropped: [{ code: 'stock.belowReserved', facts: { reserved: 4 } }] },
    { outcome: 'updated' },
  ])
  expect(await stockOf(shop, skuId!)).toBe(10)
})

test('product upsert: where the tenant reviews, what is new or different waits, and waiting rows are not asked twice', async () => {
  const shop = await createCatalogueFixture({})
  const row = productRow(shop, { supplierSku: 'G1' })
  expect(outcomes(await upsert(shop, [row]))).toEqual(['toReview'])
  expect(await skusOf(shop)).toEqual([])
  expect(outcomes(await upsert(shop, [row]))).toEqual(['unchanged'])
  const better = productRow(shop, { supplierSku: 'G1', name: '更好的手套' })
  expect(outcomes(await upsert(shop, [better]))).toEqual(['toReview'])
  const changes = await database.read(shop.tenant.id, (sql) =>
    sql.selectFrom('catalogue.changes').select(['status', 'reasons', 'version']).execute(),
  )
  expect(changes).toEqual([{ status: 'reviewing', reasons: ['new'], version: 2 }])
})

test('product upsert: without reviews a price still waits when it rises by more than the tenant allows', async () => {
  const shop = await createCatalogueFixture({ productReview: '0', priceRiseReview: '5' })
  await upsert(shop, [productRow(shop, { supplierSku: 'H1', listPrice: '100' })])
  expect(outcomes(await upsert(shop, [productRow(shop, { supplierSku: 'H1', listPrice: '105' })]))).toEqual(['updated'])
  expect(outcomes(await upsert(shop, [productRow(shop, { supplierSku: 'H1', listPrice: '110.26' })]))).toEqual([
    'toReview',
  ])
  expect((await skusOf(shop))[0]!.list_price).toBe('105.0000')
})

test('product upsert: two suppliers may use the same numbers; another tenant has none of it', async () => {
  const shop = await createCatalogueFixture()
  const second = await addSupplier(shop.tenant, '恒筑安防')
  await upsert(shop, [productRow(shop, { supplierSku: 'SAME' })])
  expect(outcomes(await upsert(shop, [productRow(shop, { supplierSku: 'SAME', name: '别家的手套' })], second))).toEqual(
    ['created'],
  )
  const skus = await skusOf(shop)
  expect(skus.map((sku) => sku.name).toSorted()).toEqual(['丁腈涂层防护手套 耐磨防滑', '别家的手套'])
  const stranger = await createCatalogueFixture()
  const quotes = await database.read(stranger.tenant.id, (sql) =>
    quoteLines(sql, stranger.system, [{ skuId: skus[0]!.id, qty: 1 }]),
  )
  expect(quotes).toEqual([])
})

test('product upsert: a quote names the product, its path and what is left', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, { supplierSku: 'Q1', onHand: 8, minQty: 2 })
  const quote = (qty: number) =>
    database.read(shop.tenant.id, (sql) => quoteLines(sql, shop.system, [{ skuId: skuId!, qty }]))
  expect(await quote(2)).toMatchObject([
    {
      unitPrice: '68.4000',
      priceSource: 'list',
      available: 8,
      supplierName: '安岚劳保用品有限公司',
      categoryPath: [{ name: '劳保安防' }, { name: '手部防护' }, { name: '防护手套' }],
      obstacle: null,
    },
  ])
  expect(await quote(1)).toMatchObject([{ obstacle: 'belowMinimum' }])
  expect(await quote(9)).toMatchObject([{ obstacle: 'short' }])
})
