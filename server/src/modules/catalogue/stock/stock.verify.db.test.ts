import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { database, databaseUrl } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import type { CatalogueFixture } from '#test/catalogue/tenant.ts'
import { createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { reserveStock, shipStock, verifyStock } from '../index.ts'

const owner = new pg.Client({ connectionString: databaseUrl })
let shop: CatalogueFixture
let skuId = ''
beforeAll(async () => {
  await owner.connect()
  shop = await createCatalogueFixture()
  skuId = (await createLiveGoods(shop, { onHand: 10 }))[0]!
  const ref = { kind: 'order', id: '1' }
  await database.write(shop.tenant.id, (tx) => reserveStock(tx, shop.system, [{ ref, lines: [{ skuId, qty: 4 }] }]))
  await database.write(shop.tenant.id, (tx) =>
    shipStock(tx, shop.system, ref, { kind: 'delivery', id: '2' }, [{ skuId, qty: 1 }]),
  )
})
afterAll(() => owner.end())

/** Violations that the verifier reports for this SKU after a manipulation, which is rolled back. */
async function found(forgery: string): Promise<string[]> {
  await owner.query('begin')
  try {
    await owner.query(forgery)
    return (await verifyStock(owner)).filter((sentence) => sentence.includes(skuId))
  } finally {
    await owner.query('rollback')
  }
}

test('stock verification: regular movements pass', async () => {
  expect(await found('select 1')).toEqual([])
})

test.each([
  ['stock without a movement', 'update catalogue.stock set on_hand = on_hand + 1', 'on hand is not the sum'],
  [
    'a reserved quantity without a release',
    'update catalogue.stock set reserved = reserved - 1',
    'reserved is not the sum',
  ],
  ['a changed reservation', 'update catalogue.reservations set open = open - 1', 'is not what documents hold'],
  ['a deleted movement', 'delete from catalogue.stock_moves', 'is not the sum of its moves'],
])('stock verification: reports %s', async (_, forgery, sentence) => {
  expect(await found(`${forgery} where sku_id = ${skuId}`)).toContainEqual(expect.stringContaining(sentence))
})
