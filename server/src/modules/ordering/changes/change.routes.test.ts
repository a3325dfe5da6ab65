import { describe, expect, test } from 'vitest'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { decideTask } from '#contract/approvals/approvalTasks.ts'
import { createOrderChange, listOrderChanges } from '#contract/ordering/changes/changes.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { createInspection, listInspections } from '#contract/ordering/delivery/inspections.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { verifyStock } from '#modules/catalogue/index.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { count, outcomes, rounds } from '#test/ordering/atOnce.ts'
import { inDays } from '#test/ordering/days.ts'
import { budgetOf, stockOf } from '#test/ordering/figures.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import {
  advanceOrderTo,
  buyingPermissions,
  createOrder,
  createOrderingFixture,
  type OrderingFixtureOptions,
} from '#test/orderingFixture.ts'
import { ownFindings } from '#test/sql/ownFindings.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

/** Accepted order of ten and five pieces at ¥35.20: ¥528. */
async function accepted(options: OrderingFixtureOptions = {}) {
  const market = await createOrderingFixture({ budget: '10000', ...options })
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '40')
  const { buyer, suppliers } = market
  const supplier = suppliers[0]!
  const now = () => as(buyer, orderDetail, { orderId })
  const [first, second] = (await now()).lines.map(({ orderLineId }) => orderLineId)
  const request = async (quantities: readonly [number, number?], more = {}) => {
    const { version } = await now()
    const [one, two] = quantities
    const lines = [
      { orderLineId: first!, quantity: one },
      ...(two === undefined ? [] : [{ orderLineId: second!, quantity: two }]),
    ]
    return as(buyer, createOrderChange, { orderId, version, lines, reason: '现场用量有变', ...more })
  }
  const answer = (action: 'agreeChange' | 'declineChange') =>
    as(supplier, moveOrder, { orderId, action, ...(action === 'declineChange' ? { reason: '已备货' } : {}) })
  const ship = (quantity: number) =>
    as(supplier, createDelivery, {
      orderId,
      carrier: '顺丰速运',
      trackingNo: 'SF1',
      lines: [{ orderLineId: first!, quantity }],
    })
  const decide = async (decision: 'agree' | 'reject') => {
    const round = (await as(market.approver, getTimeline, { entity: 'orderChange', entityId: orderId })).at(-1)!
    return as(market.approver, decideTask, {
      instanceId: round.instanceId,
      docVersion: round.docVersion,
      decision,
      opinion: '已核对',
    })
  }
  return { ...market, supplier, orderId, first: first!, second: second!, now, request, answer, ship, decide }
}

const isConsistent = async ({ tenant }: { readonly tenant: { readonly id: string } }) =>
  expect(await ownFindings(tenant.id, [...(await verifyLedger(owner)), ...(await verifyStock(owner))])).toEqual([])

describe('order changes', () => {
  test('less: given back when the supplier agrees, lines and amounts follow', async () => {
    const market = await accepted()
    const { request, answer, now, orderId, buyer, supplier } = market
    const requested = await request([4, 5])
    expect(requested).toMatchObject({ status: '40', changeStatus: 'waiting', amount: '528.00' })
    expect(requested.can).toContain('withdrawChange')
    expect(await budgetOf(market)).toMatchObject({ committed: '528.00', reserved: '0.00' })
    expect(await answer('agreeChange')).toMatchObject({ status: '40', changeStatus: 'effective', amount: '316.80' })
    expect(await budgetOf(market)).toMatchObject({ committed: '316.80', available: '9683.20' })
    expect(await stockOf(market)).toEqual([
      [1000, 4],
      [1000, 5],
    ])
    expect((await now()).settlement).toMatchObject({ ordered: 9, payable: '316.80', deducted: '0.00' })
    const [change] = await as(buyer, listOrderChanges, { orderId })
    expect(change).toMatchObject({
      status: 'effective',
      amount: '316.80',
      formerAmount: '528.00',
      lines: [{ before: 10, after: 4 }],
    })
    // Cancelled afterwards, everything is given back.
    await as(buyer, moveOrder, { orderId, action: 'requestCancel', reason: '取消' })
    await as(supplier, moveOrder, { orderId, action: 'agreeCancel' })
    expect(await budgetOf(market)).toMatchObject({ committed: '0.00', available: '10000.00' })
    await isConsistent(market)
  })

  test('more: approved first, held at once, committed when the supplier agrees; then all of it is shipped', async () => {
    const market = await accepted({ approvalFrom: '0' })
    const { request, answer, ship, decide, now } = market
    expect(await request([12, 3])).toMatchObject({ changeStatus: 'waiting', amount: '528.00' })
    await answer('declineChange')
    const requested = await request([20, 5])
    expect(requested).toMatchObject({ changeStatus: 'approving', status: '40' })
    expect(await budgetOf(market)).toMatchObject({ committed: '528.00', reserved: '352.00' })
    expect((await stockOf(market))[0]).toEqual([1000, 20])
    expect(await refusalOf(answer('agreeChange'))).toBe('orderChange.none')
    expect(await refusalOf(ship(1))).toBe('orderChange.open')
    await decide('agree')
    expect(await now()).toMatchObject({ changeStatus: 'waiting', amount: '528.00' })
    expect(await answer('agreeChange')).toMatchObject({ changeStatus: 'effective', amount: '880.00' })
    expect(await budgetOf(market)).toMatchObject({ committed: '880.00', reserved: '0.00', available: '9120.00' })
    await ship(20)
    expect((await stockOf(market))[0]).toEqual([980, 0])
    await isConsistent(market)
  })

  test('rejected, declined and withdrawn changes give back what they held', async () => {
    const market = await accepted({ approvalFrom: '0' })
    const { request, answer, decide, buyer, supplier, orderId, now } = market
    const same = async () => {
      expect(await budgetOf(market)).toMatchObject({ committed: '528.00', reserved: '0.00', available: '9472.00' })
      expect(await stockOf(market)).toEqual([
        [1000, 10],
        [1000, 5],
      ])
      expect(await now()).toMatchObject({ amount: '528.00', status: '40' })
    }
    await request([20])
    await decide('reject')
    await same()
    const [rejected] = await as(buyer, listOrderChanges, { orderId })
    expect(rejected).toMatchObject({ status: 'rejected', answer: '已核对' })
    // What approvers say is for the buyer's side.
    expect((await as(supplier, listOrderChanges, { orderId }))[0]).toMatchObject({ status: 'rejected', answer: '' })
    await request([20])
    await decide('agree')
    await answer('declineChange')
    await same()
    await request([20])
    await as(buyer, moveOrder, { orderId, action: 'withdrawChange' })
    await same()
    expect(await refusalOf(decide('agree'))).toBe('approval.decided')
    await isConsistent(market)
  })

  test('a line without shipped pieces can go, one below its shipped pieces cannot', async () => {
    const market = await accepted()
    const { request, answer, ship, now, orderId, buyer } = market
    await ship(4)
    expect(await refusalOf(request([3]))).toBe('orderChange.tooLittle')
    expect(await refusalOf(request([10, 5]))).toBe('orderChange.empty')
    expect(await request([4, 0])).toMatchObject({ status: '45', changeStatus: 'waiting' })
    expect(await refusalOf(as(buyer, moveOrder, { orderId, action: 'shortClose', reason: '不要了' }))).toBe(
      'order.underway',
    )
    expect(await answer('agreeChange')).toMatchObject({ status: '50', amount: '140.80' })
    expect((await now()).lines).toHaveLength(1)
    await as(buyer, moveOrder, { orderId, action: 'receive' })
    expect(await now()).toMatchObject({ status: '60', settlement: { payable: '140.80' } })
    expect(await budgetOf(market)).toMatchObject({ committed: '140.80' })
    expect(await refusalOf(request([5]))).toBe('thing.wrongState')
    await isConsistent(market)
  })

  test('a change of what remains does not complete an order whose goods are in inspection', async () => {
    const market = await accepted({ settings: { orderInspection: 'all' } })
    const { request, answer, ship, now, orderId, buyer, tenant, first } = market
    await ship(4)
    await as(buyer, moveOrder, { orderId, action: 'receive' })
    await request([4, 0])
    expect(await answer('agreeChange')).toMatchObject({ status: '55', dueAt: null })
    const receivedAt = async () => {
      const { rows } = await owner.query<{ at: Date | null }>(
        'select received_at as at from ordering.orders where id = $1',
        [orderId],
      )
      return rows[0]!.at
    }
    expect(await receivedAt()).toBeNull()
    const inspector = await aPerson(tenant, { permissions: ['order.read', 'order.readAll', 'order.inspect'] })
    const [inspection] = (await as(inspector, listInspections, { tab: 'todo' })).records
    const lines = [{ orderLineId: first, accepted: 4 }]
    await as(inspector, createInspection, { receiptId: inspection!.receiptId, lines })
    expect(await now()).toMatchObject({ status: '60', settlement: { accepted: 4 } })
    expect(await receivedAt()).not.toBeNull()
    await isConsistent(market)
  })

  test('date and address', async () => {
    const { request, answer, now, buyer } = await accepted()
    const { addressId } = await as(buyer, saveReceiverAddress, {
      consignee: '周仓管',
      mobile: '13800000000',
      regions: [
        { code: '110000', name: '北京市' },
        { code: '110100', name: '北京市' },
        { code: '110105', name: '朝阳区' },
        { code: '110105021', name: '三里屯街道' },
      ],
      detail: '工体北路 8 号',
      isDefault: false,
    })
    expect(await refusalOf(request([10], { expectedDate: '2020-01-01' }))).toBe('order.dateInvalid')
    expect(await refusalOf(request([10], { addressId: '1' }))).toBe('order.addressGone')
    const expectedDate = dayOf(inDays(9))
    await request([10], { expectedDate, addressId })
    await answer('agreeChange')
    expect(await now()).toMatchObject({ expectedDate, promisedDate: expectedDate, consignee: '周仓管' })
  })

  test('the last yuan of a budget, and the last piece of the stock', async () => {
    const market = await accepted({ budget: '563.20', stock: 12 })
    const { request, answer } = market
    expect(await refusalOf(request([12]))).toBe('budget.short')
    expect(await budgetOf(market)).toMatchObject({ available: '35.20', reserved: '0.00' })
    expect(await refusalOf(request([13]))).toBe('stock.short')
    await request([11])
    await answer('agreeChange')
    expect(await budgetOf(market)).toMatchObject({ committed: '563.20', available: '0.00' })
    await isConsistent(market)
  })

  test("another's order, a colleague's, and an order of a group are not changed", async () => {
    const { orderId, tenant, now, first, buyer } = await accepted()
    const change = { orderId, version: (await now()).version, reason: '变更' }
    const lines = [{ orderLineId: first, quantity: 4 }]
    const stranger = await aPerson(tenant, { permissions: buyingPermissions })
    expect(await refusalOf(as(stranger, createOrderChange, { ...change, lines }))).toBe('thing.notFound')
    expect(await refusalOf(as(stranger, listOrderChanges, { orderId }))).toBe('thing.notFound')
    const colleague = await aPerson(tenant, { permissions: [...buyingPermissions, 'order.readAll'] })
    expect(await refusalOf(as(colleague, createOrderChange, { ...change, lines }))).toBe('order.own')
    const unknown = [{ orderLineId: '1', quantity: 4 }]
    expect(await refusalOf(as(buyer, createOrderChange, { ...change, lines: unknown }))).toBe('order.unknownLine')
    await owner.query("update ordering.orders set order_type = 'group' where id = $1", [orderId])
    expect(await refusalOf(as(buyer, createOrderChange, { ...change, lines }))).toBe('orderChange.fixed')
  })

  test('change, shipment and cancellation at once: sums stay exact', { timeout: 60_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const market = await accepted()
      const { buyer, supplier, orderId, now, first, answer, ship } = market
      const { version } = await now()
      const ask = (quantity: number) =>
        as(buyer, createOrderChange, {
          orderId,
          version,
          reason: '变更',
          lines: [{ orderLineId: first, quantity }],
        })
      const requested = await outcomes([
        ask(4),
        ask(20),
        ship(6),
        as(buyer, moveOrder, { orderId, action: 'requestCancel', reason: '取消' }),
      ])
      expect(count(requested, 'ok')).toBe(1)
      await outcomes([
        answer('agreeChange'),
        answer('agreeChange'),
        as(buyer, moveOrder, { orderId, action: 'withdrawChange' }),
        ship(6),
        as(supplier, moveOrder, { orderId, action: 'agreeCancel' }),
      ])
      const order = await now()
      const held = order.status === '90' ? '0.00' : order.settlement.payable
      expect(await budgetOf(market)).toMatchObject({ committed: held, reserved: '0.00' })
      for (const line of order.lines) expect(line.shipped).toBeLessThanOrEqual(line.quantity)
      const [reserved] = (await stockOf(market)).map(([, each]) => each)
      const [line] = order.lines
      expect(reserved).toBe(order.status === '90' ? 0 : line!.quantity - line!.shipped)
      await isConsistent(market)
    }
  })
})
