import { expect, test } from 'vitest'
import { openPlanCycle } from '#contract/plans/cycles.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import * as returns from '#contract/ordering/returns/returns.ts'
import * as inbound from '#contract/warehouse/inbound.ts'
import * as issues from '#contract/warehouse/issues.ts'
import { stockPaper } from '#contract/warehouse/papers.ts'
import * as reorder from '#contract/warehouse/reorder.ts'
import type { EventName } from '#contract/events.ts'
import { aPerson, as, ask, clock, database, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { address } from '#test/ordering/returns.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { at, createStocking } from '#test/warehouse/stocking.ts'
import { returnListeners } from './return.listener.ts'

type Followed = keyof typeof returnListeners & EventName

async function returned(kind: 'refund' | 'exchange' = 'refund') {
  const stocking = await createStocking()
  const { buyer, tenant, suppliers, received, putAll, keeper } = stocking
  const { orderId, document } = await received()
  await putAll(document.id)
  const { lines } = await as(buyer, orderDetail, { orderId })
  const row = await as(buyer, returns.createReturn, {
    orderId,
    kind,
    reason: 'quality',
    note: '开裂',
    lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 4 }],
  })
  const agreed = await as(suppliers[0]!, returns.agreeReturn, { id: row.id, version: row.version, ...address })
  const deliver = (name: Followed, to: '40' | '80' | '90') =>
    database.write(tenant.id, (tx) =>
      returnListeners[name](tx, {
        tenant_id: tenant.id,
        id: '0',
        name,
        entity: 'return',
        entity_id: row.id,
        actor_id: buyer.userId,
        from_state: '30',
        to_state: to,
        reason: null,
        at: new Date(),
        data: {
          returnNo: row.returnNo,
          orderId,
          orderNo: '',
          buyerId: buyer.userId,
          supplierId: suppliers[0]!.supplierId!,
          kind,
        },
      }),
    )
  const tasks = async () => (await as(keeper, issues.listPickTasks, { kind: 'supplierOut' })).records
  return { ...stocking, agreed, deliver, tasks }
}

test('returns: what of an agreed return lies in a warehouse is held once, and leaves for the supplier', async () => {
  const { deliver, tasks, keeper, find, faults, agreed } = await returned()
  await deliver('return.agreed', '40')
  await deliver('return.agreed', '40')
  const [task, second] = await tasks()
  expect(second).toBeUndefined()
  expect(task).toMatchObject({ status: 'toPick', requested: '4', sourceNo: agreed.returnNo })
  const seen = await find(task!.id)
  const [pick] = seen.lines[0]!.picks
  const issued = await as(keeper, issues.issueStock, { ...at(seen), lines: [{ pickId: pick!.id, quantity: '4' }] })
  expect(issued).toMatchObject({ status: 'issued', can: [] })
  expect(await faults()).toEqual([])
})

test('returns: what comes instead costs what has left, and the same budget has paid for it', async () => {
  const { deliver, tasks, keeper, find, putAll, tenant, faults } = await returned('exchange')
  await deliver('return.agreed', '40')
  const seen = await find((await tasks())[0]!.id)
  const [pick] = seen.lines[0]!.picks
  await as(keeper, issues.issueStock, { ...at(seen), lines: [{ pickId: pick!.id, quantity: '4' }] })
  await deliver('return.received', '80')
  const [replacement] = (await as(keeper, inbound.listInbound, { kind: 'exchangeIn' })).records
  expect(replacement).toMatchObject({ status: 'toReceive', requested: '4' })
  await putAll(replacement!.id)
  const { rows } = await owner.query<Record<string, string>>(
    `select distinct unit_cost, unit_price, payer_id from warehouse.batches where tenant_id = $1 and item_id = $2`,
    [tenant.id, seen.lines[0]!.itemId],
  )
  expect(rows).toMatchObject([{ unit_price: '35.2000' }])
  expect(rows[0]!['payer_id']).not.toBeNull()
  expect(await faults()).toEqual([])
})

test('returns: a return that is withdrawn frees what is held', async () => {
  const { deliver, tasks, onHand, find } = await returned()
  await deliver('return.agreed', '40')
  const [task] = await tasks()
  const { itemId } = (await find(task!.id)).lines[0]!
  expect(await onHand(itemId)).toMatchObject({ held: '4' })
  await deliver('return.withdrawn', '90')
  expect(await find(task!.id)).toMatchObject({ status: 'void' })
  expect(await onHand(itemId)).toMatchObject({ held: '0', available: '10' })
})

test('minimum stock: one open line of a plan, however many propose it at once', async () => {
  const { tenant, manager, keeper, main, received, putAll, find } = await createStocking()
  const { document } = await received()
  await putAll(document.id)
  const { itemId } = (await find(document.id)).lines[0]!
  const draft = { warehouseId: main.warehouse.id, itemId, minQuantity: '20', maxQuantity: '50' }
  expect(await refusalOf(as(manager, reorder.addReorderPoint, { ...draft, maxQuantity: '20' }))).toBe('reorder.range')
  const point = await as(manager, reorder.addReorderPoint, draft)
  expect(point).toMatchObject({ isLow: true, available: '10', suggested: '40', planNo: null })
  expect(await refusalOf(as(manager, reorder.addReorderPoint, draft))).toBe('reorder.taken')
  const propose = () => as(keeper, reorder.proposeReorder, at(point))
  expect(await refusalOf(propose())).toBe('reorder.noCycle')
  const officer = await aPerson(tenant, { permissions: ['plan.consolidate'] })
  const closesAt = new Date(clock().getTime() + 5 * 86_400_000).toISOString()
  await as(officer, openPlanCycle, { month: '2027-01', closesAt, note: '' })
  const all = await outcomes([propose(), propose(), propose(), propose()])
  expect(count(all, 'ok')).toBe(1)
  const [seen] = (await as(keeper, reorder.listReorderPoints, { tab: 'low' })).records
  expect(seen).toMatchObject({ can: [] })
  expect(seen!.planNo).toMatch(/^JH202701/)
})

test('papers: documents and labels are PDF for who reads the document', async () => {
  const { received, keeper, aKeeper } = await createStocking()
  const { document } = await received(0, 'AL20261108A')
  for (const paper of ['document', 'labels'] as const) {
    const reply = await ask(keeper, stockPaper, { id: document.id, paper })
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const other = await aKeeper('别仓保管员')
  const refused = await ask(other, stockPaper, { id: document.id, paper: 'document' })
  expect(refused.json()).toMatchObject({ code: 1004 })
  expect(await refusalOf(as(other, inbound.findStockDocument, { id: document.id }))).toBe('thing.notFound')
})
