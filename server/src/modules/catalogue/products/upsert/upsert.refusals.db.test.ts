import { expect, test } from 'vitest'
import { database } from '#test/app.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { createCatalogueFixture, addSupplier, upsert } from '#test/catalogueFixture.ts'
import { createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { quoteLines } from '../../goods/quote.service.ts'
import { reserveStock } from '../../stock/reservation.service.ts'
import { outcomes, skusOf, stockOf } from '#test/catalogue/upserted.ts'

test('product upsert: refuses an invalid row without affecting others', async () => {
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

test('product upsert: refuses stock below the reserved quantity, and saves the rest of the row and other rows', async () => {
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

test('product upsert: numbers are unique per supplier, and invisible to other tenants', async () => {
  const shop = await createCatalogueFixture()
  const second = await addSupplier(shop.tenant, '恒筑安防')
  await upsert(shop, [productRow(shop, { supplierSku: 'SAME' })])
  expect(outcomes(await upsert(shop, [productRow(shop, { supplierSku: 'SAME', name: '别家的手套' })], second))).toEqual(
    ['created'],
  )
  const skus = await skusOf(shop)
  expect(skus.map((sku) => sku.name).toSorted()).toEqual(['丁腈涂层防护手套 耐磨防滑', '别家的手套'])
  const stranger = await createCatalogueFixture()
  const quotes = await database.read(stranger.tenant.id, (db) =>
    quoteLines(db, stranger.system, [{ skuId: skus[0]!.id, qty: 1 }]),
  )
  expect(quotes).toEqual([])
})
