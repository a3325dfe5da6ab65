import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createDelivery } from '#contract/ordering/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { orderFlow, timeOutOrders } from '#modules/ordering/index.ts'
import { aPerson, as, database, databaseUrl, jobContext, type Person, Refused } from '#test/app.ts'
import {
  newIdempotencyKey,
  createOrderingFixture,
  createOrder,
  advanceOrderTo,
  buyingPermissions,
  type OrderingFixture,
  createAddressAndTitle,
  checkoutTermsOf,
} from '#test/orderingFixture.ts'
import { createTestGoods, type TestGoods } from '#test/goodsFixture.ts'

/** Many at once; in a long run many times more. */
const rounds = Number(process.env['ROUNDS'] ?? 8)

const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

/** The books as an auditor sees them. */
async function inv<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  await owner.query('set role baicai_auditor')
  const { rows } = await owner.query<Row>(text, values)
  await owner.query('reset role')
  return rows
}
const stockOf = async (goods: readonly TestGoods[]) => {
  const ids = goods.map(({ skuId }) => skuId)
  return inv<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from inv.stock where sku = any ($1::bigint[]) order by array_position($1::bigint[], sku)',
    ids,
  )
}
const ordersOf = ({ tenant }: OrderingFixture) =>
  inv<{ id: string; state: string; idem_key: string }>(
    'select id, state, idem_key from inv.orders where tenant = $1 order by id',
    tenant.id,
  )
const fundsOf = async ({ tenant }: OrderingFixture) =>
  (
    await owner.query<{ kind: string; available: string; frozen: string }>(
      'select kind, available, frozen from ledger.accounts where tenant_id = $1 and kind in ($2, $3) order by kind',
      [tenant.id, 'budget', 'committed'],
    )
  ).rows

/** How each of many calls that start together ends: `ok`, or the name of the refusal; whatever else it is fails. */
const outcomes = (calls: readonly Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'ok',
        (error: Error) => {
          if (error instanceof Refused && error.status === 200) return error.message
          throw error
        },
      ),
    ),
  )
const count = (all: readonly string[], word: string) => all.filter((each) => each === word).length

const many = async (market: OrderingFixture, howMany: number) => {
  const buyers: { person: Person; addressId: string }[] = []
  for (let n = 0; n < howMany; n++) {
    const person = await aPerson(market.tenant, { permissions: buyingPermissions })
    buyers.push({ person, addressId: (await createAddressAndTitle(person)).addressId })
  }
  return buyers
}

const submitAs = (
  market: OrderingFixture,
  by: { person: Person; addressId: string },
  wanted: readonly [TestGoods, number][],
) =>
  as(
    by.person,
    submitOrder,
    {
      ...checkoutTermsOf(market),
      addressId: by.addressId,
      lines: wanted.map(([{ skuId, price }, quantity]) => ({ skuId, quantity, seenPrice: price })),
    },
    newIdempotencyKey(),
  )

describe('order races: stock', () => {
  test('of the last unit one is sold, to one of two hundred', { timeout: 120_000 }, async () => {
    const market = await createOrderingFixture()
    const buyers = await many(market, 200)
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

  test('one item counts once over all lines', async () => {
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

  test('all lines are held or none, in whatever order they are asked for', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture({ stock: 30 })
    const [a, b] = market.goods
    const buyers = await many(market, 50)
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

describe('order races: what is held ends once', () => {
  const later = () => new Date(Date.now() + 30 * 24 * 3_600_000)

  test('cancelled, refused, withdrawn and timed out at once', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture({ approvalFrom: '0', budget: '100000' })
    const { buyer, approver, tenant } = market
    for (let round = 0; round < rounds; round++) {
      const { orderId } = await createOrder(market)
      expect(await stockOf(market.goods)).toMatchObject([{ reserved: 10 }, { reserved: 5 }])
      const ends = await outcomes([
        as(buyer, moveOrder, { orderId, action: 'cancel' }),
        as(buyer, moveOrder, { orderId, action: 'withdraw' }),
        as(approver, approveOrder, { orderId, version: 1, decision: 'reject', reason: '不同意' }),
        timeOutOrders(jobContext(tenant.id, later())),
        timeOutOrders(jobContext(tenant.id, later())),
      ])
      expect(count(ends.slice(0, 3), 'ok')).toBeLessThanOrEqual(2)
      expect(['10', '25', '90']).toContain((await as(buyer, orderDetail, { orderId })).status)
      expect(await stockOf(market.goods)).toMatchObject([{ reserved: 0 }, { reserved: 0 }])
      expect(await fundsOf(market)).toMatchObject([
        { kind: 'budget', available: '100000.00', frozen: '0.00' },
        { kind: 'committed', available: '0.00' },
      ])
    }
    expect(await verifyLedger(owner)).toEqual([])
  })

  test('accepted, refused, cancelled and timed out at once: one of them', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture({ budget: '100000' })
    const { buyer, tenant } = market
    const [supplier] = market.suppliers
    let accepted = 0
    for (let round = 0; round < rounds; round++) {
      const { orderId } = await createOrder(market)
      const ends = await outcomes([
        as(supplier!, moveOrder, { orderId, action: 'accept' }),
        as(supplier!, moveOrder, { orderId, action: 'refuse', reason: '无货' }),
        as(buyer, moveOrder, { orderId, action: 'cancel' }),
        timeOutOrders(jobContext(tenant.id, later())),
      ])
      const { status } = await as(buyer, orderDetail, { orderId })
      if (ends[0] === 'ok') {
        accepted += 1
        expect([ends, status]).toEqual([['ok', 'thing.wrongState', 'thing.wrongState', 'ok'], '40'])
      } else expect(['35', '90']).toContain(status)
      expect(await stockOf(market.goods)).toMatchObject([{ reserved: 10 * accepted }, { reserved: 5 * accepted }])
    }
    expect(await fundsOf(market)).toMatchObject([
      { available: `${100_000 - 528 * accepted}.00`, frozen: '0.00' },
      { kind: 'committed', available: `${528 * accepted}.00` },
    ])
    expect(await verifyLedger(owner)).toEqual([])
  })

  test('agreed and refused by two approvers at once: one result', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture({ approvalFrom: '0', secondApprover: true })
    for (let round = 0; round < rounds; round++) {
      const { orderId } = await createOrder(market)
      const ends = await outcomes([
        as(market.approver, approveOrder, { orderId, version: 1, decision: 'agree' }),
        as(market.secondApprover!, approveOrder, { orderId, version: 1, decision: 'reject', reason: '超标' }),
      ])
      expect(ends.toSorted()).toEqual(['approval.decided', 'ok'])
      expect((await as(market.buyer, orderDetail, { orderId })).status).toBe(ends[0] === 'ok' ? '30' : '25')
    }
  })

  test('shipped twice at once: the goods leave the warehouse once', async () => {
    const market = await createOrderingFixture()
    const [supplier] = market.suppliers
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '40')
    const ship = () => as(supplier!, createDelivery, { orderId, carrier: '顺丰速运', trackingNo: 'SF1' })
    const ends = await outcomes([ship(), ship(), ship(), ship()])
    expect(ends.toSorted()).toEqual(['ok', 'thing.wrongState', 'thing.wrongState', 'thing.wrongState'])
    expect(await stockOf(market.goods)).toEqual([
      { on_hand: 990, reserved: 0 },
      { on_hand: 995, reserved: 0 },
    ])
  })
})

describe('order races: a key is one order', () => {
  test('fifty at once with one key: one order and one answer', async () => {
    const market = await createOrderingFixture()
    const key = newIdempotencyKey()
    const lines = market.goods.map(({ skuId, price }) => ({ skuId, quantity: 1, seenPrice: price }))
    const submit = (remark: string, buyer = market.buyer, addressId = market.addressId) =>
      as(buyer, submitOrder, { ...checkoutTermsOf(market), addressId, lines, remark }, key)
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit('一次')))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await ordersOf(market)).toMatchObject([
      { id: answers[0]!.orders[0]!.orderId, idem_key: key['idempotency-key'] },
    ])
    expect(await stockOf(market.goods)).toMatchObject([{ reserved: 1 }, { reserved: 1 }])
    expect(await outcomes([submit('另一次')])).toEqual(['key.reused'])
    const [other] = await many(market, 1)
    await submit('一次', other!.person, other!.addressId)
    expect(await ordersOf(market)).toHaveLength(2)
  })

  test('without a key nothing is ordered', async () => {
    const market = await createOrderingFixture()
    const lines = market.goods.map(({ skuId, price }) => ({ skuId, quantity: 1, seenPrice: price }))
    expect(await outcomes([as(market.buyer, submitOrder, { ...checkoutTermsOf(market), lines })])).toEqual([
      'key.missing',
    ])
    expect(await ordersOf(market)).toEqual([])
  })
})

test('an edit and an approval at once: what was approved is what is ordered', { timeout: 60_000 }, async () => {
  const market = await createOrderingFixture({ approvalFrom: '0', budget: '1000000' })
  const { buyer, approver } = market
  for (let round = 0; round < rounds; round++) {
    const { orderId } = await createOrder(market)
    const { lines } = await as(buyer, orderDetail, { orderId })
    const more = { orderId, version: 1, lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 20 }] }
    const [edited, agreed] = await outcomes([
      as(buyer, editOrder, more),
      as(approver, approveOrder, { orderId, version: 1, decision: 'agree' }),
    ])
    const order = await as(buyer, orderDetail, { orderId })
    if (edited === 'ok') expect(order).toMatchObject({ status: '20', amount: '880.00', version: 2 })
    else expect([agreed, order.status, order.amount]).toEqual(['ok', '30', '528.00'])
    if (edited === 'ok' && agreed !== 'ok') expect(agreed).toBe('approval.changed')
    await as(buyer, moveOrder, { orderId, action: 'cancel' })
  }
  expect(await stockOf(market.goods)).toMatchObject([{ reserved: 0 }, { reserved: 0 }])
  expect(await verifyLedger(owner)).toEqual([])
})

test('order races: whatever happened here, the flow allows it', async () => {
  const allowed = new Set(orderFlow.transitions().map(({ from, to }) => `${from} ${to}`))
  const seen = await inv<{ from_state: string; to_state: string }>(
    "select distinct from_state, to_state from inv.transition where entity = 'order'",
  )
  expect(seen.length).toBeGreaterThan(5)
  expect(
    seen.map(({ from_state, to_state }) => `${from_state} ${to_state}`).filter((one) => !allowed.has(one)),
  ).toEqual([])
})
