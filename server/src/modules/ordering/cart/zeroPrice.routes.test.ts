import { expect, test } from 'vitest'
import { getGoods } from '#contract/catalogue/goods.ts'
import { addCart } from '#contract/ordering/cart.ts'
import { as, database, refusalOf } from '#test/app.ts'
import { createTestGoods } from '#test/goodsFixture.ts'
import { count, manyBuyers, outcomes, submitAs } from '#test/ordering/atOnce.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'

test('goods at 0: no order is submitted, by many at once either, and none reaches the cart', async () => {
  const market = await createOrderingFixture()
  const supplierId = market.suppliers[0]!.supplierId!
  const [free] = await createTestGoods(database, market.tenant.id, supplierId, [{ price: '0.0000', stock: 100 }])
  const [priced] = market.goods
  const buyers = await manyBuyers(market, 8)
  const ends = await outcomes([
    ...buyers.map((buyer) => submitAs(market, buyer, [[free!, 1]])),
    ...buyers.map((buyer) =>
      submitAs(market, buyer, [
        [priced!, 1],
        [free!, 1],
      ]),
    ),
  ])
  expect(count(ends, 'order.notAvailable')).toBe(16)
  expect(await refusalOf(as(market.buyer, addCart, { skuId: free!.skuId, quantity: 1 }))).toBe('order.unpriced')
  expect(await as(market.buyer, getGoods, { skuId: free!.skuId })).toMatchObject({ canBuy: false })
  const orders = await database.read(market.tenant.id, (db) => db.selectFrom('ordering.orders').select('id').execute())
  expect(orders).toEqual([])
})

test('goods whose price becomes 0 while many order them: no order at 0 is written', async () => {
  const market = await createOrderingFixture()
  const supplierId = market.suppliers[0]!.supplierId!
  const [goods] = await createTestGoods(database, market.tenant.id, supplierId, [{ price: '9.0000', stock: 100 }])
  const buyers = await manyBuyers(market, 8)
  const change = database.write(market.tenant.id, (tx) =>
    tx.updateTable('catalogue.skus').set({ list_price: '0' }).where('id', '=', goods!.skuId).execute(),
  )
  const ends = await outcomes([...buyers.map((buyer) => submitAs(market, buyer, [[goods!, 1]])), change])
  expect(count(ends, 'ok') + count(ends, 'order.notAvailable')).toBe(9)
  const lines = await database.read(market.tenant.id, (db) =>
    db.selectFrom('ordering.order_lines').select('price').where('sku_id', '=', goods!.skuId).execute(),
  )
  expect(lines.map(({ price }) => Number(price)).filter((price) => price === 0)).toEqual([])
})
