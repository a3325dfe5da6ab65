import { describe, expect, test } from 'vitest'
import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import * as inbound from '#contract/warehouse/inbound.ts'
import * as contract from '#contract/warehouse/issues.ts'
import * as stock from '#contract/warehouse/stock.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { count, outcomes, rounds } from '#test/ordering/atOnce.ts'
import { createApprovalRule } from '#test/ordering/setUp.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { at, createStocking } from '#test/warehouse/stocking.ts'

type Stocking = Awaited<ReturnType<typeof createStocking>>

const budgets = async ({ tenant }: Stocking) => {
  const { rows } = await owner.query<{ dept_id: string; available: string; frozen: string; committed: string }>(
    `select a.dept_id, a.available, a.frozen, c.available as committed from ledger.accounts a
     join ledger.accounts c on c.tenant_id = a.tenant_id and c.of_id = a.id and c.kind = 'committed'
     where a.tenant_id = $1 and a.kind = 'budget'`,
    [tenant.id],
  )
  return (deptId: string) => {
    const row = rows.find((one) => one.dept_id === deptId)!
    return [row.available, row.frozen, row.committed]
  }
}

describe('warehouse: issues', () => {
  test('from the receipt to the issue: the department is charged, the payer gets it back, and returns restore both', async () => {
    const stocking = await createStocking()
    const { received, putAll, requester, dept, tenant, budgetFor, request, keeper, find, faults } = stocking
    await budgetFor(dept.id, '1000')
    const { document } = await received()
    await putAll(document.id)
    const { itemId } = (await find(document.id)).lines[0]!
    const before = (await budgets(stocking))(tenant.root.id)
    const requested = await request(itemId, '4')
    expect(requested).toMatchObject({ status: 'toPick', requested: '4', can: ['withdraw'] })
    expect((await budgets(stocking))(dept.id)).toEqual(['859.20', '140.80', '0.00'])

    const seen = await find(requested.id)
    const [pick] = seen.lines[0]!.picks
    const part = await as(keeper, contract.issueStock, { ...at(seen), lines: [{ pickId: pick!.id, quantity: '1' }] })
    expect(part).toMatchObject({ status: 'partIssued', done: '1' })
    expect(
      await refusalOf(as(keeper, contract.issueStock, { ...at(part), lines: [{ pickId: pick!.id, quantity: '4' }] })),
    ).toBe('pick.tooMuch')
    const cancelled = await as(keeper, contract.cancelIssue, { ...at(part), reason: '库位破损' })
    expect(cancelled).toMatchObject({ status: 'issued', done: '1' })
    expect((await budgets(stocking))(dept.id)).toEqual(['964.80', '0.00', '35.20'])
    const [available] = (await budgets(stocking))(tenant.root.id)
    expect(Number(available) - Number(before[0])).toBeCloseTo(35.2)

    const signed = await as(requester, contract.signIssue, at(cancelled))
    expect(signed).toMatchObject({ status: 'signed', can: ['giveBack'] })
    const giveBack = (quantity: string) =>
      as(requester, contract.giveBackIssue, { ...at(signed), note: '用不完', lines: [{ pickId: pick!.id, quantity }] })
    expect(await refusalOf(giveBack('2'))).toBe('pick.tooMuchBack')
    const back = await giveBack('1')
    expect(back).toMatchObject({ kind: 'backIn', status: 'toReceive', sourceNo: signed.documentNo })
    await putAll(back.id)
    expect((await budgets(stocking))(dept.id)).toEqual(['1000.00', '0.00', '0.00'])
    expect((await budgets(stocking))(tenant.root.id)).toEqual(before)
    expect(await verifyLedger(owner)).toEqual([])
    expect(await faults()).toEqual([])
  })

  test('what the own budget has paid for is charged no second time', async () => {
    const stocking = await createStocking()
    const { received, putAll, request, issueAll, find, tenant } = stocking
    const { document } = await received()
    await putAll(document.id)
    const before = (await budgets(stocking))(tenant.root.id)
    await issueAll((await request((await find(document.id)).lines[0]!.itemId, '3')).id)
    expect((await budgets(stocking))(tenant.root.id)).toEqual(before)
  })

  test('a budget that is too small refuses the request, and holds nothing', async () => {
    const { received, putAll, request, find, dept, budgetFor, onHand } = await createStocking()
    await budgetFor(dept.id, '100')
    const { document } = await received()
    await putAll(document.id)
    const { itemId } = (await find(document.id)).lines[0]!
    expect(await refusalOf(request(itemId, '3'))).toBe('budget.short')
    expect(await onHand(itemId)).toMatchObject({ held: '0', available: '10' })
  })

  test('the first to expire leaves first, and nothing that is expired; another batch needs a reason', async () => {
    const { stocked, request, find, keeper, requester, main, onHand, batchesOf, faults } = await createStocking()
    const item = await stocked([
      ['5', 'OLD', '2020-01-01'],
      ['5', 'LATE', '2099-01-01'],
      ['5', 'SOON', '2098-01-01'],
      ['5', 'NEVER', null],
    ])
    expect(await onHand(item.id)).toMatchObject({ onHand: '20', available: '15' })
    expect(await refusalOf(request(item.id, '16'))).toBe('warehouse.shortOf')
    const requested = await request(item.id, '7')
    const [line] = (await find(requested.id)).lines
    expect(line!.picks.map(({ batchNo, quantity }) => [batchNo, quantity])).toEqual([
      ['SOON', '5'],
      ['LATE', '2'],
    ])
    const { records } = await as(keeper, stock.listStockBatches, { itemId: item.id })
    const batch = (no: string) => records.find(({ batchNo }) => batchNo === no)!.batchId
    const repick = (version: number, to: string) =>
      as(keeper, contract.repickIssue, {
        id: requested.id,
        version,
        pickId: line!.picks[1]!.id,
        placeId: main.rack.id,
        batchId: batch(to),
        reason: '外包装完好',
      })
    expect(await refusalOf(repick(requested.version, 'OLD'))).toBe('batch.blocked')
    const repicked = await repick(requested.version, 'NEVER')
    expect(repicked.lines[0]!.picks).toMatchObject([{ batchNo: 'SOON' }, { batchNo: 'NEVER', reason: '外包装完好' }])
    expect(await refusalOf(as(requester, contract.issueStock, { ...at(repicked), lines: [] as never }))).not.toBe(
      'accepted',
    )
    await as(requester, contract.withdrawIssue, at(repicked))
    expect((await batchesOf(item.id)).every(({ held }) => held === '0')).toBe(true)
    expect(await faults()).toEqual([])
  })

  test('an approval decides; rejected requests free batches and budget', async () => {
    const stocking = await createStocking()
    const { tenant, approver, received, putAll, request, find, dept, budgetFor, onHand, keeper } = stocking
    await createApprovalRule(tenant, [approver], '0', 'stockIssue')
    await budgetFor(dept.id, '1000')
    const { document } = await received()
    await putAll(document.id)
    const { itemId } = (await find(document.id)).lines[0]!
    const decide = async (id: string, decision: 'agree' | 'reject') => {
      const { records } = await as(approver, listTasks, { tab: 'todo' })
      const task = records[0]!
      const { instanceId, docVersion } = task
      await as(approver, decideTask, { instanceId, docVersion, decision, opinion: '本月已领' })
      return find(id)
    }
    const first = await request(itemId, '2')
    expect(first.status).toBe('approving')
    expect(
      await refusalOf(
        as(keeper, contract.issueStock, {
          ...at(first),
          lines: [{ pickId: first.lines[0]!.picks[0]!.id, quantity: '1' }],
        }),
      ),
    ).toBe('thing.wrongState')
    expect(await decide(first.id, 'reject')).toMatchObject({ status: 'void', reason: '本月已领' })
    expect(await onHand(itemId)).toMatchObject({ held: '0' })
    expect((await budgets(stocking))(dept.id)).toEqual(['1000.00', '0.00', '0.00'])
    const second = await request(itemId, '2')
    expect(await decide(second.id, 'agree')).toMatchObject({ status: 'toPick' })
  })

  test('the last pieces wanted by many at once: never less than nothing', async () => {
    const { stocked, tenant, request, onHand, faults, dept, issueAll, find } = await createStocking()
    const item = await stocked([['5', 'B1', null]])
    const people = await Promise.all(
      Array.from({ length: rounds }, () => aPerson(tenant, { dept, permissions: ['stock.request'] })),
    )
    const all = await outcomes(people.map((person) => request(item.id, '1', person)))
    expect(count(all, 'ok')).toBe(Math.min(5, rounds))
    expect(all.filter((one) => one !== 'ok').every((one) => one === 'warehouse.shortOf')).toBe(true)
    expect(await onHand(item.id)).toMatchObject({ onHand: '5', held: '5', available: '0' })
    const [requester] = people
    const { records } = await as(requester!, contract.listIssues, {})
    const issued = await outcomes(records.flatMap(({ id }) => [issueAll(id), issueAll(id)]))
    expect(count(issued, 'ok')).toBe(records.length)
    expect((await onHand(item.id)) ?? { onHand: '0' }).toMatchObject({ onHand: '0' })
    expect(await faults()).toEqual([])
    expect((await find(records[0]!.id)).status).toBe('issued')
  })

  test('a request belongs to its department; keepers of other warehouses do not touch it', async () => {
    const { stocked, request, aKeeper, tenant, find } = await createStocking()
    const item = await stocked([['5', 'B1', null]])
    const requested = await request(item.id, '1')
    const other = await aPerson(tenant, { permissions: ['stock.request'] })
    const keeper = await aKeeper('别仓保管员')
    expect(await refusalOf(find(requested.id, other))).toBe('thing.notFound')
    expect(await refusalOf(as(other, contract.withdrawIssue, at(requested)))).toBe('thing.notFound')
    expect(await refusalOf(as(keeper, contract.cancelIssue, { ...at(requested), reason: '无' }))).toBe('thing.notFound')
    expect((await as(other, contract.listIssues, {})).total).toBe(0)
    expect(await refusalOf(as(keeper, inbound.closeInbound, { ...at(requested), reason: '无' }))).toBe('thing.notFound')
  })
})
