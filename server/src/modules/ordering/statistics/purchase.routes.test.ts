import { expect, test, vi } from 'vitest'
import { getGoods } from '#contract/catalogue/goods.ts'
import { findPurchases } from '#contract/ordering/purchases.ts'
import { aDepartment, aPerson, as, database, refusalOf, withWorker } from '#test/app.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { countReceipts } from './purchase.store.ts'

test('purchases: a receipt counts once, and departments are named to those who read their orders', async () => {
  const market = await createOrderingFixture()
  const { buyer, tenant, goods } = market
  const { productId } = await as(buyer, getGoods, { skuId: goods[0]!.skuId })
  const none = { pieces: 0, orders: 0, departments: 0, lastOn: null, largest: [] }
  expect(await as(buyer, findPurchases, { productId })).toEqual(none)
  const reader = await aPerson(tenant, { permissions: ['goods.read', 'order.read', 'order.readAll'] })
  const below = await aPerson(tenant, {
    permissions: ['goods.read', 'order.read', 'order.readAll'],
    dept: await aDepartment(tenant),
  })
  const { orderId } = await createOrder(market)
  await withWorker(tenant.id, async () => {
    await advanceOrderTo(market, orderId, '60')
    await vi.waitFor(async () => expect((await as(buyer, findPurchases, { productId })).pieces).toBe(10), {
      timeout: 10_000,
    })
    const { orderId: second } = await createOrder(market)
    await advanceOrderTo(market, second, '60')
    await vi.waitFor(async () => expect((await as(buyer, findPurchases, { productId })).pieces).toBe(20), {
      timeout: 10_000,
    })
  })
  // Counted again, as by a repeated delivery of the event.
  await database.write(tenant.id, (tx) => countReceipts(tx, orderId))
  const found = await as(buyer, findPurchases, { productId })
  expect(found).toMatchObject({ pieces: 20, orders: 2, departments: 1, largest: [] })
  expect((await as(reader, findPurchases, { productId })).largest).toMatchObject([{ pieces: 20 }])
  expect(await as(below, findPurchases, { productId })).toMatchObject({ pieces: 20, largest: [] })
  const stranger = (await createOrderingFixture()).buyer
  expect(await as(stranger, findPurchases, { productId })).toEqual(none)
  const nobody = await aPerson(tenant, { permissions: ['order.read'] })
  expect(await refusalOf(as(nobody, findPurchases, { productId }))).toBe('permission.denied')
})
