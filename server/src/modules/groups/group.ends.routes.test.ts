import { expect, test } from 'vitest'
import { findGroup, offerDetail } from '#contract/groups/groups.ts'
import { approveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { as, clock, jobContext, moveClock, refusalOf } from '#test/app.ts'
import { connectBooks, settle, statusOf } from '#test/groups/books.ts'
import { aJoiner, createGroupsFixture, hours, inHours, join, joinAt, openOffer } from '#test/groups/offers.ts'
import { count } from '#test/ordering/atOnce.ts'
import { settleGroups } from './settle.service.ts'

const { stockOf, fundsOf, usedOf } = await connectBooks()

test('groups: a dissolved group gives back funds, stock and places exactly; an interrupted settlement goes on', async () => {
  const market = await createGroupsFixture({ approvalFrom: '70' })
  const before = await fundsOf(market)
  const { id } = await openOffer(market)
  const orders = [
    await join(market, market.joiner, id, 1),
    await join(market, market.joiner, id, 1),
    await join(market, market.joiner, id, 1),
    await join(market, market.joiner, id, 2),
  ]
  expect(orders.map(({ status }) => status)).toEqual(['28', '28', '28', '20'])
  expect(await usedOf(id)).toBe(5)
  // The run is ended after its first order, as by a kill.
  const context = jobContext(market.tenant.id, new Date(clock().getTime() + hours(49)))
  const end = new AbortController()
  let writes = 0
  const write: typeof context.database.write = async (tenantId, work) => {
    const result = await context.database.write(tenantId, work)
    if (++writes === 2) end.abort()
    return result
  }
  await expect(
    settleGroups({ ...context, database: { ...context.database, write }, signal: end.signal }),
  ).rejects.toThrow()
  const statuses = () => Promise.all(orders.map(({ orderId }) => statusOf(market.joiner, orderId)))
  expect(count(await statuses(), '90')).toBe(1)
  expect(await settleGroups(context)).toBe(3)
  expect(await statuses()).toEqual(['90', '90', '90', '90'])
  expect(await as(market.seller, offerDetail, { id })).toMatchObject({ status: '45', pledged: 3, price: null })
  expect(await fundsOf(market)).toEqual(before)
  expect(await stockOf(market.goods.slice(0, 1))).toEqual([{ on_hand: 1000, reserved: 0 }])
  expect(await usedOf(id)).toBe(0)
})

test(
  'groups: a hundred join at once for the last places; limits of person and department hold',
  { timeout: 60_000 },
  async () => {
    const market = await createGroupsFixture()
    const { id } = await openOffer(market, { maxQty: 20 })
    await join(market, market.joiner, id, 17)
    const joiners = await Promise.all(Array.from({ length: 10 }, () => aJoiner(market.tenant)))
    const ends = await Promise.all(
      joiners.flatMap((person) => Array.from({ length: 10 }, () => refusalOf(joinAt(market, person, id, 1)))),
    )
    expect([count(ends, 'accepted'), count(ends, 'cap.groupFull')]).toEqual([3, 97])
    expect(await usedOf(id)).toBe(20)

    const limited = await openOffer(market, { skuId: market.goods[1]!.skuId, perBuyer: 3, perDept: 5 })
    const [person] = joiners
    const account = await aJoiner(market.tenant, { person: person!.personId })
    const own = await Promise.all(
      [person!, account].flatMap((each) =>
        Array.from({ length: 4 }, () => refusalOf(joinAt(market, each, limited.id, 1))),
      ),
    )
    expect([count(own, 'accepted'), count(own, 'cap.groupPerBuyer')]).toEqual([3, 5])
    expect(await as(account, findGroup, { id: limited.id })).toMatchObject({ most: 0, canJoin: false })
    expect(await refusalOf(joinAt(market, joiners[1]!, limited.id, 3))).toBe('cap.groupPerDepartment')
    expect(await refusalOf(joinAt(market, joiners[1]!, limited.id, 2))).toBe('accepted')
  },
)

test(
  'groups: after the end nobody joins, approves or withdraws; all orders have one price',
  { timeout: 60_000 },
  async () => {
    const market = await createGroupsFixture({ approvalFrom: '150' })
    const { id } = await openOffer(market, {
      rungs: [
        { from: 1, price: '40' },
        { from: 4, price: '35' },
      ],
    })
    const waiting = await join(market, market.joiner, id, 5)
    const joiners = await Promise.all(Array.from({ length: 12 }, () => aJoiner(market.tenant)))
    const [, joins] = await Promise.all([
      settle(market),
      Promise.all(joiners.map((person) => joinAt(market, person, id, 1).catch(() => null))),
    ])
    await settle(market)
    const offer = await as(market.seller, offerDetail, { id })
    const placed = joins.filter((one) => one !== null)
    const ends = await Promise.all(
      joiners.map(async (person, index) => joins[index] && as(person, orderDetail, { orderId: joins[index].orderId })),
    )
    const counted = ends.filter((one) => one?.status === '40')
    expect(counted.length).toBe(offer.pledged)
    expect(placed.length).toBe(offer.pledged)
    expect(new Set(counted.map((one) => one!.lines[0]!.price)).size).toBeLessThanOrEqual(1)
    if (offer.price !== null) expect(counted[0]!.lines[0]!.price).toBe(offer.price)
    expect(await refusalOf(joinAt(market, market.joiner, id, 1))).toBe('cap.groupClosed')
    expect(await statusOf(market.joiner, waiting.orderId)).toBe('90')
    const approval = { orderId: waiting.orderId, version: 1, decision: 'agree' } as const
    expect(await refusalOf(as(market.approver, approveOrder, approval))).not.toBe('accepted')
  },
)

test('groups: approval after the end is refused before the order was settled', async () => {
  const market = await createGroupsFixture({ approvalFrom: '0' })
  const { id } = await openOffer(market, { endsAt: inHours(0.1), freezeHours: 0 })
  const { orderId } = await join(market, market.joiner, id, 6)
  moveClock(hours(0.15))
  try {
    const approval = { orderId, version: 1, decision: 'agree' } as const
    expect(await refusalOf(as(market.approver, approveOrder, approval))).toBe('cap.groupClosed')
    expect(await refusalOf(joinAt(market, market.joiner, id, 1))).toBe('cap.groupClosed')
    expect(await settle(market, 0)).toBe(1)
    expect(await as(market.seller, offerDetail, { id })).toMatchObject({ status: '45', pledged: 0 })
  } finally {
    moveClock(-hours(0.15))
  }
})
