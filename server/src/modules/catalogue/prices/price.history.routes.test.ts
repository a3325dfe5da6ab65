import { expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import { getGoods } from '#contract/catalogue/goods.ts'
import { findPriceHistory } from '#contract/catalogue/priceHistory.ts'
import { aPerson, as, database, refusalOf } from '#test/app.ts'
import { buyerOf, createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { createCatalogueFixture, upsert } from '#test/catalogueFixture.ts'

const pointsOf = (tenantId: string, skuId: string) =>
  database.read(tenantId, (db) =>
    db
      .selectFrom('catalogue.price_points')
      .select('list_price')
      .where('sku_id', '=', skuId)
      .orderBy('id')
      .execute()
      .then((rows) => rows.map(({ list_price }) => list_price)),
  )

test('price history: has a point for each change of the list price, and none for anything else', async () => {
  const shop = await createCatalogueFixture()
  const given = { supplierSku: 'P1', listPrice: '48', name: '安全帽' }
  const [skuId] = await createLiveGoods(shop, given)
  for (const change of [{ listPrice: '48.00' }, { listPrice: '46' }, { name: '安全帽 V 型' }, { listPrice: '48' }])
    await upsert(shop, [productRow(shop, { ...given, ...change })])
  expect(await pointsOf(shop.tenant.id, skuId!)).toEqual(['48.0000', '46.0000', '48.0000'])

  const ann = await buyerOf(shop)
  const today = dayOf(new Date())
  expect(await as(ann, findPriceHistory, { skuId: skuId! })).toEqual({
    since: today,
    weeks: [{ day: today, listPrice: '48.0000', agreementPrice: null }],
    changes: 2,
    lowest: { price: '46.0000', day: today },
  })
})

test('price history: points of a tenant are its own, and are never changed', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, { supplierSku: 'P1' })
  const other = await createCatalogueFixture()
  const stranger = await buyerOf(other)
  expect(await refusalOf(as(stranger, findPriceHistory, { skuId: skuId! }))).toBe('thing.notFound')
  const nobody = await aPerson(shop.tenant, { permissions: ['order.read'] })
  expect(await refusalOf(as(nobody, findPriceHistory, { skuId: skuId! }))).toBe('permission.denied')
  const change = database.write(shop.tenant.id, (tx) =>
    tx.updateTable('catalogue.price_points').set({ list_price: '1' }).where('sku_id', '=', skuId!).execute(),
  )
  await expect(change).rejects.toThrow(/permission denied/)
})

test('price history: prices published at once are each a point', async () => {
  const shop = await createCatalogueFixture()
  const given = { supplierSku: 'P1', listPrice: '48' }
  const [skuId] = await createLiveGoods(shop, given)
  const prices = ['45.1', '45.2', '45.3', '45.4', '45.5', '45.6']
  await Promise.all(prices.map((listPrice) => upsert(shop, [productRow(shop, { ...given, listPrice })])))
  const points = await pointsOf(shop.tenant.id, skuId!)
  expect(points.toSorted()).toEqual(['48.0000', ...prices.map((price) => `${price}000`)].toSorted())
  const { listPrice } = await as(await buyerOf(shop), getGoods, { skuId: skuId! })
  expect(points.at(-1)).toBe(listPrice)
})
