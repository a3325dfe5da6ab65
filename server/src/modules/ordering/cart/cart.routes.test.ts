import { describe, expect, test } from 'vitest'
import { addCart, countCartItems, listCart } from '#contract/ordering/cart.ts'
import { reorder } from '#contract/ordering/orderLists.ts'
import { aPerson, as, database } from '#test/app.ts'
import { createOrderingFixture, createOrder } from '#test/orderingFixture.ts'

describe('orders: reorder', () => {
  test('adds the goods to the cart at current prices and lists unavailable ones', async () => {
    const market = await createOrderingFixture()
    const { orderId } = await createOrder(market)
    const [first, second] = market.goods
    await database.write(market.tenant.id, async (tx) => {
      await tx.updateTable('catalogue.skus').set({ is_live: false }).where('id', '=', second!.skuId).execute()
      await tx.updateTable('catalogue.skus').set({ list_price: '36' }).where('id', '=', first!.skuId).execute()
    })
    expect(await as(market.buyer, reorder, { orderId })).toMatchObject({
      added: [{ skuId: first!.skuId, quantity: 10, price: '36.0000', formerPrice: '35.2000' }],
      missing: [{ skuId: second!.skuId, problem: 'off' }],
    })
    expect(await as(market.buyer, countCartItems, {})).toEqual({ count: 1, pieces: 10 })
  })
})

describe('orders: the cart', () => {
  test('has correct sums, reports changes, and belongs to its buyer', async () => {
    const market = await createOrderingFixture({ stock: 5 })
    const { buyer, goods } = market
    await as(buyer, addCart, { skuId: goods[0]!.skuId, quantity: 2 })
    expect(await as(buyer, addCart, { skuId: goods[0]!.skuId })).toMatchObject({ quantity: 3, count: 1, pieces: 3 })
    await as(buyer, addCart, { skuId: goods[1]!.skuId, quantity: 6 })
    await database.write(market.tenant.id, (tx) =>
      tx.updateTable('catalogue.skus').set({ list_price: '30' }).where('id', '=', goods[0]!.skuId).execute(),
    )
    const cart = await as(buyer, listCart, {})
    const lines = cart.groups[0]!.lines
    expect(lines.find(({ skuId }) => skuId === goods[0]!.skuId)).toMatchObject({
      price: '30.0000',
      addedPrice: '35.2000',
      priceChange: 'down',
      problem: null,
    })
    expect(lines.find(({ skuId }) => skuId === goods[1]!.skuId)).toMatchObject({ problem: 'short', available: 5 })
    expect(cart).toMatchObject({ kinds: 1, goodsAmount: '90.00' })
    const stranger = await aPerson(market.tenant, { permissions: ['cart.use'] })
    expect((await as(stranger, listCart, {})).groups).toEqual([])
  })
})
