import { expect, test } from 'vitest'
import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import { listReceipts } from '#contract/ordering/delivery/receipts.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import * as contract from '#contract/ordering/returns/returns.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { bookOrder } from '#modules/settlement/index.ts'
import { aPerson, as, database, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { createApprovalRule } from '#test/ordering/setUp.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

async function received(returnApproval: '0' | '1' = '1') {
  const market = await createOrderingFixture({ budget: '5000', settings: { returnApproval } })
  await createApprovalRule(market.tenant, [market.approver], '100', 'return')
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '60')
  const { lines } = await as(market.buyer, orderDetail, { orderId })
  const request = (quantity: number, reason: 'quality' | 'notNeeded' = 'quality') =>
    as(market.buyer, contract.createReturn, {
      orderId,
      kind: 'refund',
      reason,
      note: '有划痕',
      lines: [{ orderLineId: lines[0]!.orderLineId, quantity }],
    })
  const decide = async (decision: 'agree' | 'reject', opinion = '') => {
    const [task] = (await as(market.approver, listTasks, { tab: 'todo' })).records
    return as(market.approver, decideTask, {
      instanceId: task!.instanceId,
      docVersion: task!.docVersion,
      decision,
      opinion,
    })
  }
  const inReturn = async () => (await as(market.buyer, orderDetail, { orderId })).lines[0]!.inReturn
  return { ...market, orderId, request, decide, inReturn, supplier: market.suppliers[0]! }
}

test('return approval: by amount; the supplier reads it once it is approved', async () => {
  const { request, decide, supplier, approver, inReturn } = await received()
  // 35.20 × 2 needs nobody.
  const small = await request(2)
  expect(small.status).toBe('30')
  const row = await request(3)
  expect(row).toMatchObject({ status: '20', dueAt: null, requested: '105.60' })
  expect(await refusalOf(as(supplier, contract.returnDetail, { id: row.id }))).toBe('thing.notFound')
  expect((await as(supplier, contract.listSupplierReturns, {})).records).toMatchObject([{ id: small.id }])
  expect(await refusalOf(as(supplier, contract.agreeReturn, { id: row.id, version: row.version }))).toBe(
    'thing.notFound',
  )
  expect((await as(approver, contract.returnDetail, { id: row.id })).can).toEqual([])
  expect(await inReturn()).toBe(5)
  await decide('agree')
  const seen = await as(supplier, contract.returnDetail, { id: row.id })
  expect(seen).toMatchObject({ status: '30' })
  expect(seen.dueAt).not.toBeNull()
  const history = (await as(supplier, contract.listReturnChanges, { id: row.id })).records
  expect(history.map(({ what }) => what)).not.toContain('return.approved')
})

test('return approval: a rejected, withdrawn return frees its pieces and is never sent', async () => {
  const { request, decide, supplier, buyer, inReturn, approver } = await received()
  const rejected = await request(3)
  await decide('reject', '自行处理')
  expect(await as(buyer, contract.returnDetail, { id: rejected.id })).toMatchObject({
    status: '95',
    answer: '自行处理',
  })
  expect(await inReturn()).toBe(0)
  const withdrawn = await request(4)
  await as(buyer, contract.moveReturn, { id: withdrawn.id, version: withdrawn.version, action: 'withdraw' })
  expect(await inReturn()).toBe(0)
  expect((await as(approver, listTasks, { tab: 'todo' })).records).toEqual([])
  expect((await as(supplier, contract.listSupplierReturns, {})).records).toEqual([])
})

test('return approval: approving and withdrawing at once has one outcome', async () => {
  const { request, buyer, approver, inReturn } = await received()
  const row = await request(3)
  const [task] = (await as(approver, listTasks, { tab: 'todo' })).records
  const { instanceId, docVersion } = task!
  const results = await outcomes([
    ...[1, 2, 3].map(() => as(approver, decideTask, { instanceId, docVersion, decision: 'agree', opinion: '' })),
    ...[1, 2, 3].map(() => as(buyer, contract.moveReturn, { id: row.id, version: row.version, action: 'withdraw' })),
  ])
  expect(count(results, 'ok')).toBe(1)
  const { status } = await as(buyer, contract.returnDetail, { id: row.id })
  expect(await inReturn()).toBe(status === '90' ? 0 : 3)
  expect(['30', '90']).toContain(status)
})

test('returns: what the way back costs is deducted from what the supplier is owed, once, if that side pays', async () => {
  const { request, supplier, buyer, orderId, tenant } = await received('0')
  const freights = async () => {
    for (const _ of [1, 2]) await database.write(tenant.id, (tx) => bookOrder(tx, orderId))
    const { rows } = await owner.query<{ gross: string }>(
      "select gross from settlement.lines where order_id = $1 and order_line_id is null and kind = 'return' order by id",
      [orderId],
    )
    return rows.map(({ gross }) => gross)
  }
  const sendBack = async (reason: 'quality' | 'notNeeded', freight: string, bearsFreight = false) => {
    const row = await request(1, reason)
    const to = { consignee: '仓库', mobile: '13800000000', address: '苏州' }
    const agreed = await as(supplier, contract.agreeReturn, { id: row.id, version: row.version, ...to, bearsFreight })
    return as(buyer, contract.sendReturn, {
      id: row.id,
      version: agreed.version,
      carrier: '顺丰速运',
      trackingNo: 'SF1',
      freight,
    })
  }
  const complete = async (...of: Parameters<typeof sendBack>) => {
    const sent = await sendBack(...of)
    const lines = sent.lines.map(({ orderLineId }) => ({ orderLineId, restocked: 1, scrapped: 0, missing: 0 }))
    return as(supplier, contract.takeReturn, { id: sent.id, version: sent.version, lines })
  }
  expect(await refusalOf(sendBack('quality', '35.21'))).toBe('return.tooMuchFreight')
  expect(await complete('quality', '12.50')).toMatchObject({ status: '80', freightBy: 'supplier', freight: '12.50' })
  expect(await freights()).toEqual(['-12.50'])
  expect(await complete('notNeeded', '9.00')).toMatchObject({ freightBy: 'buyer', freight: '9.00' })
  expect(await freights()).toEqual(['-12.50'])
  expect(await complete('notNeeded', '8.00', true)).toMatchObject({ freightBy: 'supplier', freight: '8.00' })
  expect(await freights()).toEqual(['-12.50', '-8.00'])
  // What the buyer has paid counts once the platform decides that the supplier pays.
  const sent = await sendBack('notNeeded', '9.50')
  const { id } = sent
  const disputed = await as(supplier, contract.refuseReturn, { id, version: sent.version, text: '已使用' })
  const arbiter = await aPerson(tenant, { entrance: 'operator', permissions: ['return.arbitrate'] })
  const decision = {
    id,
    version: disputed.version,
    outcome: 'return',
    freightBy: 'supplier',
    reason: '支持采购方',
  } as const
  expect(await as(arbiter, contract.decideReturn, decision)).toMatchObject({ status: '80', freight: '9.50' })
  expect(await freights()).toEqual(['-12.50', '-8.00', '-9.50'])
  expect((await as(buyer, listReceipts, { orderId })).records).toHaveLength(1)
  expect(await verifyLedger(owner)).toEqual([])
})
