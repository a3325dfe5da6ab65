import { expect, test } from 'vitest'
import type { OfferDraft } from '#contract/groups/offer.ts'
import { approveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import * as contract from '#contract/plans/plans.ts'
import { settleGroups } from '#modules/groups/index.ts'
import { aPerson, as, clock, jobContext, refusalOf } from '#test/app.ts'
import { hours, openOffer } from '#test/groups/offers.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { createPlanning } from '#test/ordering/plans.ts'
import { newIdempotencyKey } from '#test/ordering/submit.ts'
import { buyingPermissions, type OrderingFixtureOptions } from '#test/orderingFixture.ts'
import { connectBooks } from '#test/groups/books.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const { fundsOf, usedOf } = await connectBooks()
/** First rung of the offer. */
const price = '30.0000'

/** A released plan of ten pieces of goods that a supplier offers to groups. */
async function createJoining(options: OrderingFixtureOptions = {}, draft: Partial<OfferDraft> = {}) {
  const planning = await createPlanning(options)
  const { tenant, suppliers, goods, planner, terms, released, lineOf } = planning
  const { supplierId } = suppliers[0]!
  const seller = await aPerson(tenant, { permissions: ['group.offer'], supplierId: supplierId! })
  const operator = await aPerson(tenant, { permissions: ['group.manage'], entrance: 'operator' })
  const rungs = [{ from: 5, price }]
  const group = await openOffer({ goods, seller, operator }, { rungs, ...draft })
  const { cycle, plan } = await released([lineOf(0, 10), lineOf(1, 4)])
  const join = (quantity: number, { by = planner, lineId = plan.lines[0]!.id, seenPrice = price } = {}) =>
    as(
      by,
      contract.joinPlanGroup,
      { id: plan.id, groupId: group.id, lineId, quantity, seenPrice, ...terms },
      newIdempotencyKey(),
    )
  const line = async () => (await as(planner, contract.findPlan, { id: plan.id })).lines[0]!
  const settle = () => settleGroups(jobContext(tenant.id, new Date(clock().getTime() + hours(49))))
  return { ...planning, group, cycle, plan, join, line, settle }
}

test('planned groups: a line joins for its quantity once, however many ask and call off at the same time', async () => {
  const { plan, group, join, line, callOff, planner } = await createJoining()
  expect(await line()).toMatchObject({ remaining: 10, joins: [], group: { id: group.id, price, left: 100 } })
  const lineId = plan.lines[0]!.id
  const all = await outcomes([
    ...Array.from({ length: 5 }, () => join(3)),
    ...Array.from({ length: 5 }, () => callOff(plan.id, lineId, 3, '35.2000')),
  ])
  expect([count(all, 'ok'), count(all, 'cap.planUsedUp')]).toEqual([3, 7])
  const { joins, calledOff, remaining } = await line()
  expect([calledOff, remaining]).toEqual([9, 1])
  const joined = joins.reduce((sum, { quantity }) => sum + quantity, 0)
  expect(await usedOf(group.id)).toBe(joined)
  expect(joins.every(({ status, quantity }) => status === 'joined' && quantity === 3)).toBe(true)
  expect(await refusalOf(join(1, { seenPrice: '29.9999' }))).toBe('order.priceChanged')
  for (const { orderId } of joins)
    expect(await as(planner, orderDetail, { orderId })).toMatchObject({ orderType: 'group', status: '28' })
})

test('planned groups: places that a group lacks are taken of no line', async () => {
  const { group, join, line } = await createJoining({}, { maxQty: 6 })
  const all = await outcomes(Array.from({ length: 4 }, () => join(3)))
  expect([count(all, 'ok'), count(all, 'cap.groupFull')]).toEqual([2, 2])
  expect(await line()).toMatchObject({ calledOff: 6, remaining: 4, group: null })
  expect(await usedOf(group.id)).toBe(6)
})

test('planned groups: a reached group settles into orders, a missed one gives the line and the funds back', async () => {
  const reached = await createJoining()
  await reached.join(6)
  await reached.settle()
  expect(await reached.line()).toMatchObject({
    calledOff: 6,
    remaining: 4,
    joins: [{ quantity: 6, status: 'settled' }],
  })

  const missed = await createJoining()
  const before = await fundsOf(missed)
  const { orderId } = await missed.join(4)
  expect(await missed.line()).toMatchObject({ calledOff: 4, remaining: 6, joins: [{ orderId, status: 'joined' }] })
  await missed.settle()
  expect(await missed.line()).toMatchObject({ calledOff: 0, remaining: 10, joins: [{ orderId, status: 'dissolved' }] })
  expect(await fundsOf(missed)).toEqual(before)
  expect(await refusalOf(missed.callOff(missed.plan.id, missed.plan.lines[0]!.id, 10, '35.2000'))).toBe('accepted')
})

test('planned groups: what has joined before its cycle ends is approved and settled, and nothing joins after', async () => {
  const { plan, cycle, join, line, settle, move, approver } = await createJoining({ approvalFrom: '0' })
  expect(await join(1)).toMatchObject({ status: '28' })
  await owner.query('update plans.lines set price = 20 where plan_id = $1', [plan.id])
  const { orderId, status } = await join(5)
  expect(status).toBe('20')
  await move(cycle.id, 'end')
  expect(await refusalOf(join(1))).toBe('thing.wrongState')
  const { version } = await as(approver, orderDetail, { orderId })
  await as(approver, approveOrder, { orderId, version, decision: 'agree' })
  await settle()
  expect((await line()).joins.map((each) => [each.quantity, each.status])).toEqual([
    [5, 'settled'],
    [1, 'settled'],
  ])
})

test('planned groups: only planners of the department who may join, and only lines of these goods', async () => {
  const { tenant, planner, second, plan, join } = await createJoining()
  const others = await createJoining()
  const dept = { id: planner.deptId, path: planner.deptPath, name: planner.deptName }
  const colleague = await aPerson(tenant, { permissions: [...buyingPermissions, 'plan.use'], dept })
  expect(await refusalOf(join(1, { by: colleague }))).toBe('permission.denied')
  expect(await refusalOf(join(1, { by: second }))).toBe('thing.notFound')
  expect(await refusalOf(join(1, { by: others.planner }))).toBe('thing.notFound')
  expect(await refusalOf(join(1, { lineId: plan.lines[1]!.id }))).toBe('thing.notFound')
  expect(await refusalOf(join(1, { lineId: others.plan.lines[0]!.id }))).toBe('thing.notFound')
})
