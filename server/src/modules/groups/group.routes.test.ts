import { expect, test } from 'vitest'
import {
  cancelOffer,
  createOffer,
  decideOffer,
  editOffer,
  findGroup,
  listGroups,
  listOffers,
  listTenantOffers,
  moveOffer,
  offerDetail,
} from '#contract/groups/groups.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { aPerson, as, database, moveClock, refusalOf } from '#test/app.ts'
import { connectBooks, settle, statusOf } from '#test/groups/books.ts'
import { createGroupsFixture, draftFor, hours, inHours, join, joinAt, openOffer } from '#test/groups/offers.ts'

const { stockOf, fundsOf, usedOf } = await connectBooks()

test('groups: an offer is proposed, decided and seen by those whom it concerns', async () => {
  const market = await createGroupsFixture()
  const { seller, operator, joiner, goods } = market
  const [, second] = goods
  for (const [draft, refusal] of [
    [
      {
        rungs: [
          { from: 5, price: '40' },
          { from: 5, price: '35' },
        ],
      },
      'group.ladder',
    ],
    [
      {
        rungs: [
          { from: 5, price: '40' },
          { from: 9, price: '40' },
        ],
      },
      'group.ladder',
    ],
    [{ rungs: [{ from: 5, price: '50' }] }, 'group.firstPrice'],
    [{ maxQty: 9 }, 'group.maxTooSmall'],
    [{ endsAt: inHours(-1) }, 'group.period'],
    [{ startsAt: inHours(50) }, 'group.period'],
    [{ freezeHours: 48 }, 'group.freeze'],
  ] as const)
    expect(await refusalOf(as(seller, createOffer, draftFor(second!, draft as never)))).toBe(refusal)

  const draft = await as(seller, createOffer, draftFor(second!))
  const { id } = draft
  expect(draft).toMatchObject({ status: '10', listPrice: '50.0000', can: ['edit', 'submit', 'discard'] })
  const idsOf = ({ records }: { records: readonly { id: string }[] }) => records.map((record) => record.id)
  expect(idsOf(await as(operator, listTenantOffers, {}))).toEqual([])
  expect(await refusalOf(as(operator, offerDetail, { id }))).toBe('thing.notFound')
  const other = await createGroupsFixture()
  expect(await refusalOf(as(other.seller, offerDetail, { id }))).toBe('thing.notFound')
  const rival = await aPerson(market.tenant, {
    permissions: ['group.offer'],
    supplierId: other.suppliers[0]!.supplierId!,
  })
  const move = { id, version: draft.version, action: 'submit' } as const
  expect(await refusalOf(as(rival, moveOffer, move))).toBe('thing.notFound')
  expect(await refusalOf(as(rival, createOffer, draftFor(second!)))).not.toBe('accepted')

  const submitted = await as(seller, moveOffer, move)
  expect(submitted).toMatchObject({ status: '20', can: ['withdraw'] })
  expect(await refusalOf(as(seller, editOffer, { ...draftFor(second!), id, version: submitted.version }))).toBe(
    'thing.wrongState',
  )
  expect(await refusalOf(as(operator, decideOffer, { id, version: 1, decision: 'approve' }))).toBe('thing.stale')
  const by = { id, version: submitted.version }
  expect(await refusalOf(as(operator, decideOffer, { ...by, decision: 'refuse' }))).toBe('group.reasonMissing')
  const own = await aPerson(market.tenant, {
    permissions: ['group.manage'],
    entrance: 'operator',
    person: seller.personId,
  })
  expect(await refusalOf(as(own, decideOffer, { ...by, decision: 'approve' }))).toBe('case.own')
  const refused = await as(operator, decideOffer, { ...by, decision: 'refuse', reason: '价格偏高' })
  expect(refused).toMatchObject({ status: '25', reason: '价格偏高' })
  expect(await refusalOf(as(joiner, findGroup, { id }))).toBe('thing.notFound')

  const again = await as(seller, moveOffer, { id, version: refused.version, action: 'submit' })
  const open = await as(operator, decideOffer, { id, version: again.version, decision: 'approve' })
  expect(open).toMatchObject({ status: '30', can: ['cancel'] })
  expect(idsOf(await as(joiner, listGroups, {}))).toEqual([id])
  expect(idsOf(await as(other.joiner, listGroups, {}))).toEqual([])
  expect(idsOf(await as(seller, listOffers, { tab: 'open' }))).toEqual([id])
  expect(await as(joiner, findGroup, { id })).toMatchObject({ canJoin: true, most: 100, pledged: 0, departments: [] })
})

test('groups: at the end all orders go on at the price that was reached, with the rest of their budget released', async () => {
  const market = await createGroupsFixture({ approvalFrom: '300' })
  const { joiner, approver, suppliers } = market
  const before = await fundsOf(market)
  const { id } = await openOffer(market)
  expect(await refusalOf(joinAt(market, joiner, id, 2, '39.0000'))).toBe('order.priceChanged')
  const small = await join(market, joiner, id, 4)
  expect(small).toMatchObject({ status: '28' })
  const large = await join(market, joiner, id, 8)
  const late = await join(market, joiner, id, 9)
  expect(large.status).toBe('20')
  expect(await as(joiner, findGroup, { id })).toMatchObject({
    pledged: 4,
    departments: [{ pledged: 4, approving: 17 }],
    orders: [{ quantity: 9 }, { quantity: 8 }, { quantity: 4 }],
  })
  const [supplier] = suppliers
  expect(await refusalOf(as(supplier!, supplierOrderDetail, { orderId: small.orderId }))).toBe('thing.notFound')
  const approval = { orderId: large.orderId, version: 1, decision: 'agree' } as const
  expect(await as(approver, approveOrder, approval)).toMatchObject({ status: '28' })
  expect(await refusalOf(as(supplier!, supplierOrderDetail, { orderId: large.orderId }))).toBe('thing.notFound')
  const held = await as(joiner, orderDetail, { orderId: small.orderId })
  expect(held).toMatchObject({ orderType: 'group', goodsAmount: '160.00', lines: [{ priceSource: 'group' }] })
  expect(await refusalOf(as(joiner, moveOrder, { orderId: late.orderId, action: 'withdraw' }))).toBe('order.groupFixed')

  expect(await settle(market)).toBe(3)
  expect(await settle(market)).toBe(0)
  expect(await as(market.seller, offerDetail, { id })).toMatchObject({ status: '40', pledged: 12, price: '35.0000' })
  expect(await as(joiner, orderDetail, { orderId: small.orderId })).toMatchObject({
    status: '40',
    goodsAmount: '140.00',
    lines: [{ price: '35.0000', amount: '140.00' }],
  })
  expect(await as(supplier!, supplierOrderDetail, { orderId: large.orderId })).toMatchObject({ goodsAmount: '280.00' })
  expect(await statusOf(joiner, late.orderId)).toBe('90')
  const freight = Number(held.freight)
  const [budget, committed] = await fundsOf(market)
  const spent = 420 + 2 * freight
  expect([Number(before[0]!.available) - Number(budget!.available), Number(committed!.available)]).toEqual([
    spent,
    spent,
  ])
  expect(await stockOf(market.goods.slice(0, 1))).toEqual([{ on_hand: 1000, reserved: 12 }])
  expect(await usedOf(id)).toBe(12)
})

test('groups: orders are withdrawn until the freeze; a cancelled offer cancels them all', async () => {
  const market = await createGroupsFixture()
  const before = await fundsOf(market)
  const { id, version } = await openOffer(market, { endsAt: inHours(1.1), freezeHours: 1 })
  const [first, second] = [await join(market, market.joiner, id, 6), await join(market, market.joiner, id, 6)]
  const withdraw = (orderId: string) => as(market.joiner, moveOrder, { orderId, action: 'cancel', reason: '不需要' })
  expect(await withdraw(first.orderId)).toMatchObject({ status: '90' })
  expect(await usedOf(id)).toBe(6)
  moveClock(hours(0.15))
  try {
    expect(await refusalOf(withdraw(second.orderId))).toBe('order.groupLocked')
    expect((await as(market.joiner, orderDetail, { orderId: second.orderId })).can).not.toContain('cancel')
  } finally {
    moveClock(-hours(0.15))
  }
  expect(await as(market.operator, cancelOffer, { id, version, reason: '供应商停产' })).toMatchObject({ status: '90' })
  expect(await refusalOf(withdraw(second.orderId))).toBe('order.groupLocked')
  expect(await settle(market, 0)).toBe(1)
  expect(await statusOf(market.joiner, second.orderId)).toBe('90')
  expect(await fundsOf(market)).toEqual(before)
  expect(await stockOf(market.goods.slice(0, 1))).toEqual([{ on_hand: 1000, reserved: 0 }])
  expect(await usedOf(id)).toBe(0)
})

test('groups: an upcoming offer is shown, and joined from its start on', async () => {
  const market = await createGroupsFixture()
  const { id } = await openOffer(market, { startsAt: inHours(2) })
  expect(await as(market.joiner, findGroup, { id })).toMatchObject({ isUpcoming: true, canJoin: false })
  expect(await refusalOf(joinAt(market, market.joiner, id, 1))).toBe('group.notStarted')
  const reader = await aPerson(market.tenant, { permissions: ['group.join'] })
  expect(await as(reader, findGroup, { id })).toMatchObject({ canJoin: false })
  expect(await database.read(market.tenant.id, (db) => db.selectFrom('groups.offers').select('id').execute())).toEqual([
    { id },
  ])
})
