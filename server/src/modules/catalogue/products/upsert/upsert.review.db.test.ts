import { expect, test } from 'vitest'
import { database } from '#test/app.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { createCatalogueFixture, upsert } from '#test/catalogueFixture.ts'
import { outcomes, skusOf } from '#test/catalogue/upserted.ts'

test('product upsert: with reviews, new and changed rows are submitted once', async () => {
  const shop = await createCatalogueFixture({})
  const row = productRow(shop, { supplierSku: 'G1' })
  expect(outcomes(await upsert(shop, [row]))).toEqual(['toReview'])
  expect(await skusOf(shop)).toEqual([])
  expect(outcomes(await upsert(shop, [row]))).toEqual(['unchanged'])
  const better = productRow(shop, { supplierSku: 'G1', name: '更好的手套' })
  expect(outcomes(await upsert(shop, [better]))).toEqual(['toReview'])
  const changes = await database.read(shop.tenant.id, (db) =>
    db.selectFrom('catalogue.changes').select(['status', 'reasons', 'version']).execute(),
  )
  expect(changes).toEqual([{ status: 'reviewing', reasons: ['new'], version: 2 }])
})

test('product upsert: without reviews, a price rise above the limit is still reviewed', async () => {
  const shop = await createCatalogueFixture({ productReview: '0', priceRiseReview: '5' })
  await upsert(shop, [productRow(shop, { supplierSku: 'H1', listPrice: '100' })])
  expect(outcomes(await upsert(shop, [productRow(shop, { supplierSku: 'H1', listPrice: '105' })]))).toEqual(['updated'])
  expect(outcomes(await upsert(shop, [productRow(shop, { supplierSku: 'H1', listPrice: '110.26' })]))).toEqual([
    'toReview',
  ])
  expect((await skusOf(shop))[0]!.list_price).toBe('105.0000')
})
