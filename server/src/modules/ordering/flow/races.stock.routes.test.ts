import { describe, expect, test } from 'vitest'
import { database } from '#test/app.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { createTestGoods } from '#test/goodsFixture.ts'
import { outcomes, count, manyBuyers, submitAs, rounds } from '#test/ordering/atOnce.ts'

const { owner, stockOf } = await connectAuditor()

describe('order races: stock', () => {
  test('the last unit is sold to one of two hundred buyers', { timeout: 120_000 }, async () => {
    const market = await createOrderingFixture()
    const buyers = await manyBuyers(market, 200)
    for (let round = 0; round < Math.ceil(rounds / 4); round++) {
      const [last] = await createTestGoods(database, market.tenant.id, market.suppliers[0]!.supplierId!, [{ stock: 1 }])
      const ends = await outcomes(buyers.map((buyer) => submitAs(market, buyer, [[last!, 1]])))
      expect(count(ends, 'ok')).toBe(1)
      expect(count(ends, 'stock.short') + count(ends, 'order.notAvailable')).toBe(199)
      expect(await stockOf([last!])).toEqual([{ on_hand: 1, reserved: 1 }])
    }
    const numbers = await owner.query('select no from ordering.orders where tenant_id = $1', [market.tenant.id])
    expect(new Set(numbers.rows.map(({ no }: { no: string }) => no)).size).toBe(Math.ceil(rounds / 4))
  })

  test('one SKU counts once over all lines', async () => {
    const market = await createOrderingFixture({ stock: 3 })
    const by = { person: market.buyer, addressId: market.addressId }
    const [goods] = market.goods
    expect(
      await outcomes([
        submitAs(market, by, [
          [goods!, 2],
          [goods!, 2],
        ]),
      ]),
    ).toEqual(['order.duplicateLine'])
    expect(await stockOf([goods!])).toEqual([{ on_hand: 3, reserved: 0 }])
  })

  test('all lines are reserved or none, in any order', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture({ stock: 30 })
    const [a, b] = market.goods
    const buyers = await manyBuyers(market, 50)
    const ends = await outcomes(
      buyers.map((buyer, n) =>
        submitAs(
          market,
          buyer,
          n % 2
            ? [
                [a!, 1],
                [b!, 1],
              ]
            : [
                [b!, 1],
                [a!, 1],
              ],
        ),
      ),
    )
    expect(count(ends, 'ok')).toBe(30)
    expect(await stockOf(market.goods)).toEqual([
      { on_hand: 30, reserved: 30 },
      { on_hand: 30, reserved: 30 },
    ])
  })
})
