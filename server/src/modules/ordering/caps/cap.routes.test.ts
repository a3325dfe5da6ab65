import { expect, test } from 'vitest'
import { aPerson, database, refusalOf } from '#test/app.ts'
import { createTestGoods } from '#test/goodsFixture.ts'
import { count, manyBuyers } from '#test/ordering/atOnce.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'
import { buyingPermissions, createOrderingFixture } from '#test/orderingFixture.ts'
import { closeCaps, lockCaps } from './cap.service.ts'
import { cancelled, capFor, place } from '#test/ordering/caps.ts'

const { inv, stockOf, fundsOf } = await connectAuditor()
const outcomes = (calls: readonly Promise<unknown>[]) => Promise.all(calls.map(refusalOf))
const usesOf = async (capId: string) => {
  const [{ used_qty: used }] = (await inv<{ used_qty: number }>(
    'select used_qty from inv.cap where id = $1',
    capId,
  )) as [{ used_qty: number }]
  const [{ sum }] = (await inv<{ sum: number }>(
    'select coalesce(sum(qty), 0)::int as sum from inv.cap_use where cap = $1',
    capId,
  )) as [{ sum: number }]
  expect(used).toBe(sum)
  return used
}

test('caps: of a hundred orders for the last place one is placed', { timeout: 60_000 }, async () => {
  const market = await createOrderingFixture({ budget: '1000000' })
  const capId = await capFor(market, { maxQty: 5 })
  await place(market, market.buyer, capId, 4)
  const buyers = await manyBuyers(market, 10)
  const ends = await outcomes(
    buyers.flatMap(({ person, addressId }) =>
      Array.from({ length: 10 }, () => place(market, person, capId, 1, { addressId })),
    ),
  )
  expect([count(ends, 'accepted'), count(ends, 'cap.groupFull')]).toEqual([1, 99])
  expect(await usesOf(capId)).toBe(5)
  expect(await stockOf(market.goods.slice(0, 1))).toEqual([{ on_hand: 1000, reserved: 5 }])
})

test('caps: the limits of a person and a department hold for several sessions and accounts', async () => {
  const market = await createOrderingFixture({ budget: '1000000' })
  const capId = await capFor(market, { maxQty: 100, perBuyer: 3 })
  // Of different goods: stock would otherwise let one order through after the other.
  const twelve = Array.from({ length: 12 }, () => ({}))
  const goods = await createTestGoods(database, market.tenant.id, market.suppliers[0]!.supplierId!, twelve)
  const ends = await outcomes(goods.map((one) => place(market, market.buyer, capId, 1, { goods: one })))
  expect([count(ends, 'accepted'), count(ends, 'cap.groupPerBuyer')]).toEqual([3, 9])
  const account = await aPerson(market.tenant, { permissions: buyingPermissions, person: market.buyer.personId })
  const { addressId } = await createAddressAndTitle(account)
  expect(await refusalOf(place(market, account, capId, 1, { addressId }))).toBe('cap.groupPerBuyer')
  expect(await usesOf(capId)).toBe(3)

  const ofDepartment = await capFor(market, { maxQty: 100, perDept: 4 })
  const buyers = await manyBuyers(market, 6)
  const joins = await outcomes(
    buyers.map(({ person, addressId }) => place(market, person, ofDepartment, 1, { addressId })),
  )
  expect([count(joins, 'accepted'), count(joins, 'cap.groupPerDepartment')]).toEqual([4, 2])
})

test('caps: nothing is taken of closed, ended and foreign caps', async () => {
  const [market, other] = [await createOrderingFixture(), await createOrderingFixture()]
  const ended = await capFor(market, { maxQty: 9, endsAt: new Date(market.buyer.now.getTime()).toISOString() })
  expect(await refusalOf(place(market, market.buyer, ended, 1))).toBe('cap.groupClosed')
  const closed = await capFor(market, { maxQty: 9 })
  await database.write(market.tenant.id, async (tx) => closeCaps(tx, await lockCaps(tx, [closed])))
  expect(await refusalOf(place(market, market.buyer, closed, 1))).toBe('cap.groupClosed')
  expect(await refusalOf(place(market, market.buyer, await capFor(other, { maxQty: 9 }), 1))).toBe('thing.notFound')
  expect(await stockOf(market.goods.slice(0, 1))).toEqual([{ on_hand: 1000, reserved: 0 }])
})

test('caps: a cancelled order gives back its places once, with stock and funds', async () => {
  const market = await createOrderingFixture({ budget: '1000' })
  const capId = await capFor(market, { maxQty: 5 })
  const before = await fundsOf(market)
  const order = await place(market, market.buyer, capId, 5, { price: '20.0000' })
  expect(order).toMatchObject({ status: '30', orderType: 'planned', amount: '100.00', goodsAmount: '100.00' })
  expect(await refusalOf(place(market, market.buyer, capId, 1))).toBe('cap.groupFull')
  await cancelled(market.buyer, order.orderId)
  expect(await refusalOf(cancelled(market.buyer, order.orderId))).not.toBe('accepted')
  expect(await usesOf(capId)).toBe(0)
  expect(await fundsOf(market)).toEqual(before)
  expect(await stockOf(market.goods.slice(0, 1))).toEqual([{ on_hand: 1000, reserved: 0 }])
})
