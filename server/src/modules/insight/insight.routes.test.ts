import { describe, expect, test } from 'vitest'
import { monthsLater } from '#contract/kit/calendar.ts'
import { sum } from '#contract/kit/money.ts'
import { findCockpit, listInsightScopes } from '#contract/insight/cockpit.ts'
import { findStatistic, listDeliveryEntries, listSpend, statisticTopics } from '#contract/insight/statistics.ts'
import { agreeReturn, createReturn, sendReturn, takeReturn } from '#contract/ordering/returns/returns.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { aPerson, aTenant, as, database, type Person, refusalOf, withWorker } from '#test/app.ts'
import { aBuyingCompany, cancelled, counted, ordered, receivedInPart, thisYear } from '#test/insight/company.ts'
import { address, parcel } from '#test/ordering/returns.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { rebuildFacts } from './index.ts'

const spendOf = async (person: Person, deptId?: string) =>
  (await as(person, findCockpit, { ...thisYear, ...(deptId === undefined ? {} : { deptId }) })).figures.spend.value
const valueOf = async (person: Person, metric: string, filter = {}) =>
  (await as(person, findStatistic, { topic: 'purchase', ...thisYear, ...filter })).figures.find(
    (figure) => figure.metric === metric,
  )?.value

describe('statistics: money', () => {
  test('spend is what accepted orders cost, less what was rejected, returned or cancelled', async () => {
    const { tenant, ofFirst, ofSecond, overseer } = await aBuyingCompany()
    await ordered(ofFirst, '30')
    expect(await spendOf(overseer)).toBe('0.00')
    const [kept, partly, back, gone] = [
      await ordered(ofFirst),
      await ordered(ofFirst),
      await ordered(ofSecond, '60'),
      await ordered(ofSecond),
    ]
    expect(await spendOf(overseer)).toBe('2112.00')
    await receivedInPart(ofFirst, partly, 3)
    await cancelled(ofSecond, gone)
    const { lines, supplierId } = await as(ofSecond.buyer, orderDetail, { orderId: back })
    const supplier = ofSecond.suppliers.find((each) => each.supplierId === supplierId)!
    const [line] = lines
    const requested = await as(ofSecond.buyer, createReturn, {
      orderId: back,
      kind: 'refund',
      reason: 'quality',
      note: '表面开裂',
      lines: [{ orderLineId: line!.orderLineId, quantity: 2 }],
    })
    const agreed = await as(supplier, agreeReturn, { id: requested.id, version: requested.version, ...address })
    const sent = await as(ofSecond.buyer, sendReturn, { id: requested.id, version: agreed.version, ...parcel })
    await as(supplier, takeReturn, {
      id: requested.id,
      version: sent.version,
      lines: [{ orderLineId: line!.orderLineId, restocked: 2, scrapped: 0, missing: 0 }],
    })
    await counted({ tenant }, kept, partly, back, gone)
    // Independent of the facts: what the orders themselves say is payable.
    const payableOf = async ({ buyer }: typeof ofFirst, orderId: string) =>
      (await as(buyer, orderDetail, { orderId })).settlement.payable ?? '0.00'
    const payable = [
      await payableOf(ofFirst, kept),
      await payableOf(ofFirst, partly),
      await payableOf(ofSecond, back),
      await payableOf(ofSecond, gone),
    ]
    expect(await spendOf(overseer)).toBe(sum(payable))
    expect(sum(payable)).toBe('1408.00')
    expect(await valueOf(overseer, 'orders')).toBe('3')
    const { records } = await as(overseer, listSpend, { ...thisYear, limit: 50 })
    expect(sum(records.map(({ amount }) => amount))).toBe('1408.00')
    expect(records.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['accepted', 'rejected', 'returned', 'cancelled']),
    )
  })

  test('days, categories, suppliers and procedures each add up to the whole, also within a month', async () => {
    const { tenant, ofFirst, ofBelow, overseer } = await aBuyingCompany()
    const [old] = [await ordered(ofFirst), await ordered(ofBelow), await ordered(ofFirst)]
    const lastYear = { since: monthsLater(thisYear.since, -12), until: monthsLater(thisYear.until, -12) }
    await owner.query('update ordering.orders set accepted_at = $2::date + $3::time where id = $1', [
      old,
      lastYear.until,
      '04:00',
    ])
    await counted({ tenant }, old)
    const cockpit = await as(overseer, findCockpit, thisYear)
    expect(cockpit.figures.spend).toMatchObject({ value: '1056.00', former: '528.00', beside: '100.0' })
    for (const parts of [cockpit.categories, cockpit.procedures, cockpit.suppliers, cockpit.departments])
      expect(sum(parts.map(({ amount }) => amount))).toBe('1056.00')
    expect(sum(cockpit.months.map(({ amount }) => amount ?? '0'))).toBe('1056.00')
    const dayBefore = { since: lastYear.since, until: monthsLater(thisYear.until, -12) }
    expect(await valueOf(overseer, 'spend', dayBefore)).toBe('528.00')
    const [supplier] = cockpit.suppliers
    expect(await valueOf(overseer, 'spend', { supplierId: supplier!.id, procedure: 'mall' })).toBe(supplier!.amount)
    expect(await valueOf(overseer, 'spend', { categoryId: cockpit.categories[0]!.id })).toBe(
      cockpit.categories[0]!.amount,
    )
    const suppliersOf = async (supplierId: string) => {
      const { figures, tables } = await as(overseer, findStatistic, { topic: 'supplier', ...thisYear, supplierId })
      const months = tables.find(({ rows }) => rows === 'months')!.records.map(({ values }) => values[0])
      return { active: figures.find(({ metric }) => metric === 'activeSuppliers')!.value, months: new Set(months) }
    }
    expect((await suppliersOf(supplier!.id)).active).toBe('1')
    const unused = ofFirst.suppliers.find(({ supplierId }) => supplierId !== supplier!.id)!
    expect(await suppliersOf(unused.supplierId!)).toEqual({ active: '0', months: new Set(['0']) })
  })

  test('facts are the same however often they are counted, and after a rebuild', async () => {
    const { tenant, ofFirst, ofSecond, overseer } = await aBuyingCompany()
    const [one, other] = [await ordered(ofFirst, '60'), await ordered(ofSecond)]
    expect(await counted({ tenant }, one, other)).toBe(0)
    const tables = ['spend', 'cube', 'cube_supplier', 'cycles', 'projects', 'approvals'] as const
    const all = async () =>
      Promise.all(
        tables.map(async (table) => {
          const { rows } = await owner.query<{ row: string }>(
            `select t::text as row from insight.${table} t where tenant_id = $1 order by 1`,
            [tenant.id],
          )
          return rows
        }),
      )
    const before = await all()
    expect(before[0]!.length).toBeGreaterThan(5)
    expect(await rebuildFacts(database, tenant.id)).toBeGreaterThanOrEqual(2)
    expect(await all()).toEqual(before)
    expect(await spendOf(overseer)).toBe('1056.00')
  })

  test('orders are counted when their events are delivered', async () => {
    const { ofFirst, overseer, reader } = await aBuyingCompany()
    await ordered(ofFirst, '30')
    await withWorker(ofFirst.tenant.id, async () => {
      const { advanceOrderTo, createOrder } = await import('#test/orderingFixture.ts')
      const { orderId } = await createOrder(ofFirst)
      await advanceOrderTo(ofFirst, orderId, '60')
      await expect.poll(() => spendOf(overseer), { timeout: 20_000 }).toBe('528.00')
      await expect
        .poll(async () => (await as(reader, listDeliveryEntries, thisYear)).records.length, { timeout: 20_000 })
        .toBe(1)
    })
  })
})

describe('statistics: scope', () => {
  test('a reader sees the own department and below, and no figure of another', async () => {
    const { ofFirst, ofSecond, ofBelow, first, second, below, market, overseer, reader } = await aBuyingCompany()
    for (const each of [ofFirst, ofSecond, ofSecond, ofBelow, market]) await ordered(each, '60')
    expect(await spendOf(overseer)).toBe('2640.00')
    expect(await spendOf(overseer, second.id)).toBe('1056.00')
    expect(await spendOf(reader)).toBe('1056.00')
    expect(await spendOf(reader, first.id)).toBe('1056.00')
    expect(await spendOf(reader, below.id)).toBe('528.00')
    for (const deptId of [second.id, ofSecond.tenant.root.id]) {
      expect(await refusalOf(as(reader, findCockpit, { ...thisYear, deptId }))).toBe('thing.notFound')
      expect(await refusalOf(as(reader, listSpend, { ...thisYear, deptId }))).toBe('thing.notFound')
      expect(await refusalOf(as(reader, listDeliveryEntries, { ...thisYear, deptId }))).toBe('thing.notFound')
      for (const topic of statisticTopics)
        expect(await refusalOf(as(reader, findStatistic, { topic, ...thisYear, deptId })), topic).toBe('thing.notFound')
    }
    const { departments, isTenant } = await as(reader, listInsightScopes, {})
    expect(departments.map(({ id }) => id).toSorted()).toEqual([first.id, below.id].toSorted())
    expect(isTenant).toBe(false)
    const cockpit = await as(reader, findCockpit, thisYear)
    expect(cockpit.departments).toEqual([
      expect.objectContaining({ amount: '528.00' }),
      expect.objectContaining({ amount: '528.00' }),
    ])
    // One line of ten and one of five pieces, of two orders.
    expect(sum(cockpit.categories.map(({ pieces }) => String(pieces)))).toBe('30.00')
    expect(cockpit.happenings).toHaveLength(2)
    expect((await as(reader, listDeliveryEntries, thisYear)).records).toHaveLength(2)
    expect((await as(overseer, listDeliveryEntries, thisYear)).records).toHaveLength(5)
  })

  test('nobody sees figures without the permission, of another tenant, or as a supplier', async () => {
    const { ofFirst, first, market } = await aBuyingCompany()
    await ordered(ofFirst)
    const stranger = await aPerson(await aTenant(), { permissions: ['insight.read', 'insight.oversee'] })
    expect(await spendOf(stranger)).toBe('0.00')
    expect(await refusalOf(as(stranger, findCockpit, { ...thisYear, deptId: first.id }))).toBe('thing.notFound')
    expect(await refusalOf(as(ofFirst.buyer, findCockpit, thisYear))).toBe('permission.denied')
    expect(await refusalOf(as(market.suppliers[0]!, findCockpit, thisYear))).toBe('permission.denied')
  })

  test('figures follow a department to where it was moved', async () => {
    const { tenant, ofBelow, first, second, below, overseer } = await aBuyingCompany()
    await ordered(ofBelow)
    expect([await spendOf(overseer, first.id), await spendOf(overseer, second.id)]).toEqual(['528.00', '0.00'])
    await owner.query(
      `update identity.departments set parent_id = $2, path = (select path from identity.departments where id = $2) || id where id = $1`,
      [below.id, second.id],
    )
    const { regroup } = await import('./facts/refresh.store.ts')
    await database.write(tenant.id, regroup)
    expect([await spendOf(overseer, first.id), await spendOf(overseer, second.id)]).toEqual(['0.00', '528.00'])
    expect(await spendOf(overseer)).toBe('528.00')
  })
})

test('statistics: malformed periods are refused, each with its own code', async () => {
  const { tenant, overseer } = await aBuyingCompany()
  const refused = (since: string, until: string) => refusalOf(as(overseer, findCockpit, { since, until }))
  expect(await refused('2026-03-02', '2026-03-01')).toBe('insight.periodReversed')
  expect(await refused('2020-01-01', '2026-03-01')).toBe('insight.periodTooLong')
  expect(await refused('2026-02-30', '2026-03-01')).toBe('input.invalid')
  const operator = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['insight.read', 'insight.oversee', 'warehouse.read', 'warehouse.cost'],
  })
  for (const topic of statisticTopics) {
    const { figures, tables } = await as(operator, findStatistic, {
      topic,
      since: '2024-02-29',
      until: '2024-02-29',
    })
    expect(figures.length, topic).toBeGreaterThan(3)
    expect(tables.length, topic).toBeGreaterThan(0)
  }
})
