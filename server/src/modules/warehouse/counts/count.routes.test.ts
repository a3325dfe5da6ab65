import { describe, expect, test } from 'vitest'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { listTasks } from '#contract/approvals/approvalTasks.ts'
import * as contract from '#contract/warehouse/counts.ts'
import * as scraps from '#contract/warehouse/scraps.ts'
import * as stock from '#contract/warehouse/stock.ts'
import * as transfers from '#contract/warehouse/transfers.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { count, outcomes, rounds } from '#test/ordering/atOnce.ts'
import { createApprovalRule } from '#test/ordering/setUp.ts'
import { at, createStocking } from '#test/warehouse/stocking.ts'

const counting = async () => {
  const stocking = await createStocking()
  const { keeper, manager, main } = stocking
  const begin = async () => {
    const document = await as(keeper, contract.createCount, { warehouseId: main.warehouse.id, placeIds: [], note: '' })
    const { records } = await as(keeper, contract.listCountRows, { documentId: document.id })
    return { document, rows: records }
  }
  const scan = (id: string, rowId: string, counted: string) => as(keeper, contract.scanCount, { id, rowId, counted })
  const submit = async (id: string) => as(keeper, contract.submitCount, at(await stocking.find(id)))
  const confirm = async (id: string, person = manager) =>
    as(person, contract.confirmCount, { ...at(await stocking.find(id)), reason: '已复点' })
  return { ...stocking, begin, scan, submit, confirm }
}

describe('warehouse: counts', () => {
  test('a count ends at what was counted and what moved later', async () => {
    const { stocked, begin, scan, submit, confirm, request, issueAll, onHand, keeper, faults, main } = await counting()
    const item = await stocked([['20', 'B1', null]])
    const { document, rows } = await begin()
    expect(rows).toMatchObject([{ batchNo: 'B1', counted: null, expected: null, difference: null }])
    expect(await refusalOf(submit(document.id))).toBe('count.open')
    expect(await scan(document.id, rows[0]!.id, '18')).toMatchObject({
      counted: '18',
      expected: null,
      difference: null,
    })
    await issueAll((await request(item.id, '5')).id)
    expect(await submit(document.id)).toMatchObject({ status: 'review' })
    expect((await as(keeper, contract.listCountRows, { documentId: document.id })).records).toMatchObject([
      { counted: '18', expected: '20', difference: '-2' },
    ])
    expect(await confirm(document.id)).toMatchObject({ status: 'done' })
    expect(await onHand(item.id)).toMatchObject({ onHand: '13' })
    const { records } = await as(keeper, stock.listStockMoves, { warehouseId: main.warehouse.id, kind: 'countLoss' })
    expect(records).toMatchObject([{ quantity: '2', reason: '已复点', can: [] }])
    expect(await faults()).toEqual([])
  })

  test('who has counted confirms nothing; without a difference nobody has to', async () => {
    const { stocked, begin, scan, submit, keeper, tenant, manager, find } = await counting()
    await stocked([['20', 'B1', null]])
    const first = await begin()
    await scan(first.document.id, first.rows[0]!.id, '21')
    await submit(first.document.id)
    const { id, version } = await find(first.document.id)
    expect(await refusalOf(as(keeper, contract.confirmCount, { id, version, reason: '无' }))).toBe('permission.denied')
    // The same person under another account.
    const twin = await aPerson(tenant, {
      entrance: 'operator',
      person: keeper.personId,
      permissions: ['warehouse.read', 'warehouse.approve'],
    })
    expect(await refusalOf(as(twin, contract.confirmCount, { id, version, reason: '无' }))).toBe('count.samePerson')
    const again = await as(manager, contract.recount, { id, version, reason: '复盘' })
    expect(again).toMatchObject({ status: 'counting' })
    await scan(id, first.rows[0]!.id, '20')
    expect(await submit(id)).toMatchObject({ status: 'done' })
  })

  test('counts while others issue: the books say what was counted, less what left', async () => {
    const { stocked, begin, scan, submit, confirm, request, issueAll, onHand, faults } = await counting()
    const item = await stocked([['200', 'B1', null]])
    const { document, rows } = await begin()
    const work = Array.from({ length: rounds }, async (_, index) => {
      if (index % 2 === 0) return issueAll((await request(item.id, '3')).id)
      return scan(document.id, rows[0]!.id, '199')
    })
    const all = await outcomes(work)
    expect(count(all, 'ok')).toBe(rounds)
    // The last count decides: what left before it is no part of it, what left after it is taken off.
    const { onHand: before } = (await onHand(item.id))!
    await submit(document.id)
    await confirm(document.id)
    const left = 200 - Math.ceil(rounds / 2) * 3
    expect(Number(before)).toBe(left)
    const { onHand: after } = (await onHand(item.id))!
    expect(Number(after)).toBeGreaterThanOrEqual(199 - Math.ceil(rounds / 2) * 3)
    expect(Number(after)).toBeLessThanOrEqual(199)
    expect(await faults()).toEqual([])
  })

  test('a loss that was issued meanwhile is counted again, not booked below nothing', async () => {
    const { stocked, begin, scan, submit, confirm, request, issueAll, faults } = await counting()
    const item = await stocked([['10', 'B1', null]])
    const { document, rows } = await begin()
    await scan(document.id, rows[0]!.id, '8')
    await submit(document.id)
    await issueAll((await request(item.id, '9')).id)
    expect(await refusalOf(confirm(document.id))).toBe('count.gone')
    expect(await faults()).toEqual([])
  })

  test('two counts that find the same loss post it once', async () => {
    const { stocked, begin, scan, submit, confirm, onHand, keeper, manager, find, faults } = await counting()
    const item = await stocked([['20', 'B1', null]])
    const [one, other] = [await begin(), await begin()]
    for (const { document, rows } of [one, other]) {
      await scan(document.id, rows[0]!.id, '18')
      await submit(document.id)
    }
    const all = await outcomes([confirm(one.document.id), confirm(other.document.id)])
    expect(all.toSorted()).toEqual(['count.again', 'ok'])
    expect(await onHand(item.id)).toMatchObject({ onHand: '18' })
    const late = all[0] === 'ok' ? other : one
    await as(manager, contract.recount, { ...at(await find(late.document.id)), reason: '重盘' })
    await scan(late.document.id, late.rows[0]!.id, '18')
    expect(await as(keeper, contract.submitCount, at(await find(late.document.id)))).toMatchObject({ status: 'done' })
    expect(await faults()).toEqual([])
  })
})

describe('warehouse: transfers and scraps', () => {
  test('a transfer arrives in parts, and a second person settles what was lost', async () => {
    const { stocked, keeper, manager, aWarehouse, main, find, onHand, faults } = await createStocking()
    const item = await stocked([['10', 'B1', null]])
    const second = await aWarehouse('CK02')
    const create = (toWarehouseId: string) =>
      as(keeper, transfers.createTransfer, {
        warehouseId: main.warehouse.id,
        toWarehouseId,
        note: '补货',
        lines: [{ itemId: item.id, quantity: '6' }],
      })
    expect(await refusalOf(create(main.warehouse.id))).toBe('transfer.sameWarehouse')
    const prepared = await create(second.warehouse.id)
    expect(await onHand(item.id)).toMatchObject({ onHand: '10', held: '6' })
    const sent = await as(keeper, transfers.shipTransfer, at(prepared))
    const [pick] = sent.lines[0]!.picks
    const arrive = (version: number, quantity: string, placeId = second.rack.id) =>
      as(keeper, transfers.arriveTransfer, { id: sent.id, version, lines: [{ pickId: pick!.id, placeId, quantity }] })
    expect(await refusalOf(arrive(sent.version, '7'))).toBe('pick.tooMuch')
    expect(await refusalOf(arrive(sent.version, '1', main.rack.id))).toBe('place.notUsable')
    const part = await arrive(sent.version, '4')
    expect(part).toMatchObject({ status: 'transit', done: '4' })
    const settled = await as(manager, transfers.settleTransfer, { ...at(part), reason: '途中破损' })
    expect(settled).toMatchObject({ status: 'done' })
    const { records } = await as(keeper, stock.listStock, { warehouseId: second.warehouse.id })
    expect(records).toMatchObject([{ onHand: '4' }])
    expect((await find(sent.id)).can).toEqual([])
    expect(await faults()).toEqual([])
  })

  test('scraps, issues and transfers of the same batch at once leave nothing below nothing', async () => {
    const { stocked, keeper, aWarehouse, main, request, onHand, faults } = await createStocking()
    const item = await stocked([['6', 'B1', null]])
    const second = await aWarehouse('CK02')
    const [batch] = (await as(keeper, stock.listStockBatches, { itemId: item.id })).records
    const all = await outcomes(
      Array.from({ length: rounds * 3 }, (_, index) => {
        if (index % 3 === 0) return request(item.id, '2')
        if (index % 3 === 1)
          return as(keeper, transfers.createTransfer, {
            warehouseId: main.warehouse.id,
            toWarehouseId: second.warehouse.id,
            note: '调拨',
            lines: [{ itemId: item.id, quantity: '2' }],
          })
        return as(keeper, scraps.createScrap, {
          kind: 'scrap',
          warehouseId: main.warehouse.id,
          note: '破损',
          lines: [{ placeId: batch!.placeId, batchId: batch!.batchId, quantity: '2' }],
        })
      }),
    )
    expect(count(all, 'ok')).toBe(3)
    expect(all.every((one) => ['ok', 'warehouse.short', 'warehouse.shortOf'].includes(one))).toBe(true)
    expect(await onHand(item.id)).toMatchObject({ onHand: '6', held: '6', available: '0' })
    expect(await faults()).toEqual([])
  })

  test('expired goods are scrapped; a scrap that is cancelled frees them', async () => {
    const { stocked, keeper, main, find, batchesOf } = await createStocking()
    const item = await stocked([['6', 'OLD', '2020-01-01']])
    const [batch] = (await as(keeper, stock.listStockBatches, { itemId: item.id })).records
    const scrap = (quantity: string) =>
      as(keeper, scraps.createScrap, {
        kind: 'scrap',
        warehouseId: main.warehouse.id,
        note: '过期',
        lines: [{ placeId: batch!.placeId, batchId: batch!.batchId, quantity }],
      })
    const first = await scrap('2')
    expect(first).toMatchObject({ status: 'toExecute', can: ['execute', 'cancel'] })
    await as(keeper, scraps.cancelScrap, { ...at(first), reason: '可用' })
    const second = await scrap('6')
    expect(await as(keeper, scraps.executeScrap, at(second))).toMatchObject({ status: 'done' })
    expect(await batchesOf(item.id)).toEqual([])
    expect((await find(second.id)).can).toEqual([])
  })

  test('a batch is not scrapped at a place where it never was', async () => {
    const { stocked, keeper, main } = await createStocking()
    const item = await stocked([['6', 'B1', null]])
    const [batch] = (await as(keeper, stock.listStockBatches, { itemId: item.id })).records
    const elsewhere = as(keeper, scraps.createScrap, {
      kind: 'scrap',
      warehouseId: main.warehouse.id,
      note: '破损',
      lines: [{ placeId: main.apart.id, batchId: batch!.batchId, quantity: '1' }],
    })
    expect(await refusalOf(elsewhere)).toBe('warehouse.short')
    expect((await as(keeper, scraps.listScraps, {})).total).toBe(0)
  })

  test('the keeper who asks for a scrap does not read what the goods have cost, those who decide do', async () => {
    const { tenant, approver, received, putAll, find, keeper, main } = await createStocking()
    await createApprovalRule(tenant, [approver], '0', 'stockScrap')
    const { document } = await received()
    await putAll(document.id)
    const { itemId } = (await find(document.id)).lines[0]!
    const [batch] = (await as(keeper, stock.listStockBatches, { itemId })).records
    const scrap = await as(keeper, scraps.createScrap, {
      kind: 'scrap',
      warehouseId: main.warehouse.id,
      note: '破损',
      lines: [{ placeId: batch!.placeId, batchId: batch!.batchId, quantity: '2' }],
    })
    const timeline = { entity: 'stockScrap', entityId: scrap.id } as const
    const [task] = (await as(approver, listTasks, { tab: 'todo' })).records
    expect(Number(task!.amount)).toBeGreaterThan(0)
    expect(await as(approver, getTimeline, timeline)).toMatchObject([{ amount: task!.amount }])
    expect((await as(keeper, listTasks, { tab: 'mine' })).records).toMatchObject([
      { entity: 'stockScrap', docNo: task!.docNo, amount: null },
    ])
    expect((await as(keeper, listTasks, { tab: 'mine', amountFrom: '0.01' })).total).toBe(0)
    expect(await as(keeper, getTimeline, timeline)).toMatchObject([{ amount: null }])
  })
})
