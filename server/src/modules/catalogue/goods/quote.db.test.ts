import { expect, test } from 'vitest'
import { database } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { quoteLines } from './quote.service.ts'

test('product upsert: a quote names the product, its path and what is left', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, { supplierSku: 'Q1', onHand: 8, minQty: 2 })
  const quote = (qty: number) =>
    database.read(shop.tenant.id, (db) => quoteLines(db, shop.system, [{ skuId: skuId!, qty }]))
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
