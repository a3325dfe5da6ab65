import { orderDetail } from '#contract/ordering/orders.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { type NewCap, openCaps, placeOrders } from '#modules/ordering/index.ts'
import { as, database, type Person, clock } from '#test/app.ts'
import type { TestGoods } from '#test/goodsFixture.ts'
import { randomId } from '#test/ids.ts'
import { checkoutTermsOf, newIdempotencyKey } from './submit.ts'
import type { OrderingFixture } from './setUp.ts'

/** A cap of kind `group` without limits other than the given ones. */
export async function capFor(market: OrderingFixture, cap: Partial<NewCap> & { maxQty: number }): Promise<string> {
  const refId = randomId()
  const usual = { kind: 'group' as const, refId, perBuyer: null, perDept: null, endsAt: null, fixedAt: null }
  const ids = await database.write(market.tenant.id, (tx) => openCaps(tx, [{ ...usual, ...cap }]))
  return ids.get(refId)!
}

/** Places an order, without other goods of the first ones of a market, that takes of a cap. */
export async function place(
  market: OrderingFixture,
  person: Person,
  capId: string,
  quantity: number,
  { price, addressId, goods = market.goods[0]! }: { price?: string; addressId?: string; goods?: TestGoods } = {},
) {
  const fixed = price === undefined ? undefined : { price, priceSource: 'plan' as const }
  const { orders } = await database.write(market.tenant.id, (tx) =>
    placeOrders(
      tx,
      { ...person, now: clock() },
      {
        type: 'planned',
        lines: [{ skuId: goods.skuId, quantity, capIds: [capId], fixed }],
        terms: { ...checkoutTermsOf(market), ...(addressId ? { addressId } : {}) },
      },
      newIdempotencyKey()['idempotency-key'],
    ),
  )
  return as(person, orderDetail, { orderId: orders[0]!.orderId })
}

export const cancelled = (person: Person, orderId: string) =>
  as(person, moveOrder, { orderId, action: 'cancel', reason: '' })
