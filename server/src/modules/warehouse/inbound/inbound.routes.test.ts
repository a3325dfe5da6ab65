import { describe, expect, test } from 'vitest'
import * as contract from '#contract/warehouse/inbound.ts'
import * as stock from '#contract/warehouse/stock.ts'
import { editStockItem, listStockItems } from '#contract/warehouse/items.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { count, outcomes, rounds } from '#test/ordering/atOnce.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { at, createStocking } from '#test/warehouse/stocking.ts'

describe('warehouse: inbound', () => {
  test('accepted pieces of a receipt are entered once, and put away in batches', async () => {
    const { keeper, received, deliver, find, portion, main, onHand, faults } = await createStocking()
    const { orderId, receipt, document } = await received(3, 'AL20261108A')
    expect(document).toMatchObject({
      kind: 'purchaseIn',
      status: 'toReceive',
      kinds: 2,
      requested: '12',
      done: '0',
      can: ['putAway', 'closeRest'],
    })
    expect(document.sourceNo).toBe(receipt.receiptNo)
    await deliver(orderId, receipt.receiptNo)
    expect((await as(keeper, contract.listInbound, {})).total).toBe(1)

    const { lines, version, id } = await find(document.id)
    expect(lines).toMatchObject([
      { requested: '7', batchNo: 'AL20261108A' },
      { requested: '5', batchNo: '' },
    ])
    const put = (...given: contract.PutAway[]) => as(keeper, contract.putAway, { id, version, lines: given })
    expect(await refusalOf(put(portion(lines[0]!, '7', { batchNo: 'ABC#4kg' })))).toBe('format.batchNumber')
    for (const quantity of ['0', '1e3', '1.00001', '-1', '１'])
      expect(await refusalOf(put(portion(lines[0]!, quantity)))).toBe('input.invalid')
    expect(await refusalOf(put(portion(lines[0]!, '8')))).toBe('stock.tooMuch')
    expect(
      await refusalOf(
        put(portion(lines[0]!, '7', { batchNo: 'B1', producedOn: '2026-02-01', expiresOn: '2026-01-01' })),
      ),
    ).toBe('batch.dates')
    const part = await put(portion(lines[0]!, '5', { batchNo: 'AL20261108A', expiresOn: '2029-11-07' }))
    expect(part).toMatchObject({ status: 'partReceived', done: '5' })
    expect(
      await refusalOf(
        as(keeper, contract.putAway, {
          ...at(part),
          lines: [portion(lines[0]!, '2', { batchNo: 'AL20261108A', expiresOn: '2030-01-01' })],
        }),
      ),
    ).toBe('batch.differs')
    const whole = await as(keeper, contract.putAway, {
      ...at(part),
      lines: [
        portion(lines[0]!, '2', { batchNo: 'AL20261108A', expiresOn: '2029-11-07', placeId: main.apart.id }),
        portion(lines[1]!, '5'),
      ],
    })
    expect(whole).toMatchObject({ status: 'received', done: '12', can: [] })
    expect(await onHand(lines[0]!.itemId)).toMatchObject({
      onHand: '7',
      available: '5',
      batches: 1,
      expiresOn: '2029-11-07',
    })
    expect(await faults()).toEqual([])
  })

  test('pieces of one number that two budgets have paid for are two batches', async () => {
    const { received, putAll, tenant, faults } = await createStocking()
    const first = await received()
    await putAll(first.document.id, { batchNo: 'AL1' })
    const second = await received()
    await owner.query('update warehouse.lines set payer_id = $2 where document_id = $1', [second.document.id, '7'])
    await putAll(second.document.id, { batchNo: 'AL1' })
    const third = await received()
    await putAll(third.document.id, { batchNo: 'AL1' })
    const { rows } = await owner.query<{ payer: string; pieces: string }>(
      `select case t.payer_id when 7 then 'other' else 'own' end as payer, sum(b.on_hand)::int::text as pieces
       from warehouse.batches t join warehouse.balances b on b.tenant_id = t.tenant_id and b.batch_id = t.id and not b.is_outside
       where t.tenant_id = $1 group by t.item_id, t.id, 1 order by 1, 2`,
      [tenant.id],
    )
    expect(rows.map(({ payer, pieces }) => [payer, pieces])).toEqual([
      ['other', '10'],
      ['other', '5'],
      ['own', '10'],
      ['own', '20'],
    ])
    expect(await faults()).toEqual([])
  })

  test('what is put away is reversed once, and waits again', async () => {
    const { keeper, received, putAll, onHand, find, faults } = await createStocking()
    const { document } = await received()
    await putAll(document.id)
    const { records } = await as(keeper, stock.listStockMoves, { documentId: document.id })
    expect(records.map(({ kind, can }) => [kind, can])).toEqual([
      ['purchaseIn', ['reverse']],
      ['purchaseIn', ['reverse']],
    ])
    const reverse = () => as(keeper, contract.reverseMove, { moveId: records[0]!.id, reason: '点错数量' })
    const all = await outcomes([reverse(), reverse(), reverse()])
    expect(count(all, 'ok')).toBe(1)
    expect(await find(document.id)).toMatchObject({ status: 'partReceived' })
    expect(await refusalOf(reverse())).toBe('stockMove.reversed')
    const { itemId } = (await find(document.id)).lines.find(({ done }) => done === '0')!
    expect((await onHand(itemId)) ?? { onHand: '0' }).toMatchObject({ onHand: '0' })
    expect(await faults()).toEqual([])
  })

  test('many keepers put the same pieces away at once: each piece once', async () => {
    const { keeper, received, find, portion, faults } = await createStocking()
    const { document } = await received()
    const { lines, id } = await find(document.id)
    const version = document.version
    const all = await outcomes(
      Array.from({ length: rounds }, () =>
        as(keeper, contract.putAway, { id, version, lines: [portion(lines[0]!, '10')] }),
      ),
    )
    expect(count(all, 'ok')).toBe(1)
    expect(await find(id)).toMatchObject({ status: 'partReceived', done: '10' })
    expect(await faults()).toEqual([])
  })

  test('the ledger does not change, whoever writes it', async () => {
    const { tenant, received, putAll } = await createStocking()
    const { document } = await received()
    await putAll(document.id)
    const { rows } = await owner.query<{ may: boolean }>(
      `select has_table_privilege('baicai_app', 'warehouse.moves', p) as may from unnest(array['update', 'delete', 'truncate']) p`,
    )
    expect(rows.map(({ may }) => may)).toEqual([false, false, false])
    await expect(
      owner.query(`update warehouse.balances set held = on_hand + 1 where tenant_id = $1 and not is_outside`, [
        tenant.id,
      ]),
    ).rejects.toThrow('warehouse.short')
  })

  test('keepers see their warehouses and no prices; others see none', async () => {
    const { keeper, manager, aKeeper, tenant, received, putAll, find } = await createStocking()
    const { document } = await received()
    await putAll(document.id)
    const other = await aKeeper('别仓保管员')
    const stranger = await aPerson(await aTenant(), {
      entrance: 'operator',
      permissions: ['warehouse.read', 'warehouse.keep', 'warehouse.cost'],
    })
    const buyer = await aPerson(tenant, { permissions: ['stock.request'] })
    for (const person of [other, stranger, buyer])
      expect(await refusalOf(find(document.id, person))).toBe('thing.notFound')
    expect((await as(other, contract.listInbound, {})).total).toBe(0)
    expect((await as(other, stock.listStock, {})).total).toBe(0)
    expect((await as(other, stock.listStockMoves, {})).total).toBe(0)
    expect((await as(stranger, stock.listStockValues, {})).total).toBe(0)
    expect(await refusalOf(as(keeper, stock.listStockValues, {}))).toBe('permission.denied')
    expect((await as(manager, stock.listStockValues, {})).records[0]).toMatchObject({ onHand: '10' })
    const seen = JSON.stringify([
      await find(document.id),
      await as(keeper, contract.listInbound, {}),
      await as(keeper, stock.listStock, {}),
      await as(keeper, stock.listStockBatches, {}),
      await as(keeper, stock.listStockMoves, {}),
      await as(keeper, contract.listStockDocumentChanges, { id: document.id }),
    ])
    expect(seen).not.toMatch(/35\.2|31\.1504|price|amount|cost/iu)
  })

  test('items with batches and expiry want both; the unit stays while there is stock', async () => {
    const { keeper, manager, received, find, portion } = await createStocking()
    const { document } = await received()
    const [item] = (await as(manager, listStockItems, {})).records
    const draft = {
      name: item!.name,
      spec: item!.spec,
      unit: item!.unit,
      orderFactor: '1',
      codes: ['6901234567892'],
      isTracked: true,
      shelfDays: 30,
    }
    await as(manager, editStockItem, { ...at(item!), ...draft })
    const { lines, id, version } = await find(document.id)
    const line = lines.find(({ itemId }) => itemId === item!.id)!
    const put = (given: Partial<contract.PutAway>) =>
      as(keeper, contract.putAway, { id, version, lines: [portion(line, '1', given)] })
    expect(await refusalOf(put({}))).toBe('batch.missing')
    expect(await refusalOf(put({ batchNo: 'B1' }))).toBe('batch.dateMissing')
    await put({ batchNo: 'B1', producedOn: '2026-11-01' })
    const { records } = await as(keeper, stock.listStockBatches, { itemId: item!.id })
    expect(records[0]).toMatchObject({ batchNo: 'B1', expiresOn: '2026-12-01' })
    const edited = (await as(manager, listStockItems, {})).records.find((one) => one.id === item!.id)!
    expect(await refusalOf(as(manager, editStockItem, { ...at(edited), ...draft, unit: '箱' }))).toBe(
      'stockItem.unitInUse',
    )
    expect(await as(keeper, stock.findStockCode, { code: '6901234567892' })).toMatchObject([
      { kind: 'item', id: item!.id },
    ])
  })
})
