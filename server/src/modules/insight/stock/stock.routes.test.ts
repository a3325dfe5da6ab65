import { expect, test } from 'vitest'
import { findCockpit } from '#contract/insight/cockpit.ts'
import { findStatistic } from '#contract/insight/statistics.ts'
import { daysBetween } from '#contract/kit/calendar.ts'
import { sum } from '#contract/kit/money.ts'
import * as reorder from '#contract/warehouse/reorder.ts'
import * as stock from '#contract/warehouse/stock.ts'
import { aDepartment, aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { thisYear } from '#test/insight/company.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { createStocking } from '#test/warehouse/stocking.ts'

const stockOf = async (person: Person, more: object = {}) =>
  (await as(person, findCockpit, { ...thisYear, ...more })).stock
const aReader = (
  { tenant }: Awaited<ReturnType<typeof createStocking>>,
  more: Partial<Parameters<typeof aPerson>[1]> = {},
) =>
  aPerson(tenant, {
    entrance: 'operator',
    permissions: ['insight.read', 'insight.oversee', 'warehouse.read', 'warehouse.cost'],
    ...more,
  })

/** Value inside of the warehouses before an instant, and the cost of issues from it on, by the moves alone. */
async function byMoves(tenantId: string, since: string) {
  const { rows } = await owner.query<{ before: string; after: string; issued: string }>(
    `select coalesce(sum(s.change) filter (where m.at < $2), 0) as before, coalesce(sum(s.change), 0) as after,
       coalesce(sum(s.issued) filter (where m.at >= $2), 0) as issued
     from warehouse.moves m
     join warehouse.batches t on t.tenant_id = m.tenant_id and t.id = m.batch_id
     join warehouse.places f on f.tenant_id = m.tenant_id and f.id = m.from_id
     join warehouse.places g on g.tenant_id = m.tenant_id and g.id = m.to_id
     cross join lateral (select (case when g.is_outside then 0 else m.quantity end - case when f.is_outside then 0 else m.quantity end)
       * t.unit_cost as change,
       case m.kind when 'issue' then m.quantity when 'backIn' then -m.quantity else 0 end * t.unit_cost as issued) s
     where m.tenant_id = $1`,
    [tenantId, `${since}T00:00:00+08:00`],
  )
  return rows[0]!
}

test('stock: value and turnover are what the moves add up to, and the counts those of the lists behind them', async () => {
  const stocking = await createStocking()
  const { tenant, received, putAll, find, request, issueAll, stocked, manager, main, requester, budgetFor, dept } =
    stocking
  await budgetFor(dept.id, '5000')
  const { document } = await received()
  await putAll(document.id)
  const { itemId } = (await find(document.id)).lines[0]!
  // Everything so far came before the period.
  const age = (days: number) =>
    owner.query(`update warehouse.moves set at = at - make_interval(days => $2) where tenant_id = $1`, [
      tenant.id,
      days,
    ])
  await age(400)
  const requested = await request(itemId, '4', requester)
  await issueAll(requested.id)
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const item = await stocked([
    ['3', 'B1', soon],
    ['2', 'B2', '2099-01-01'],
  ])
  await as(manager, reorder.addReorderPoint, {
    itemId: item.id,
    warehouseId: main.warehouse.id,
    minQuantity: '5',
    maxQuantity: '50',
  })
  const reader = await aReader(stocking)
  const shown = (await stockOf(reader))!
  const listOf = async <R>(read: Promise<{ records: R[] }>) => (await read).records
  const values = await listOf(as(reader, stock.listStockValues, { limit: 50 }))
  const moves = await byMoves(tenant.id, thisYear.since)
  expect(shown.value).toBe(sum(values.map(({ value }) => value)))
  expect(Number(shown.value)).toBeCloseTo(Number(moves.after), 2)
  expect(Number(moves.issued)).toBeGreaterThan(0)
  const days = daysBetween(thisYear.since, thisYear.until) + 1
  const average = (Number(moves.before) + Number(moves.after)) / 2
  expect(Number(shown.turnover)).toBeCloseTo((average / Number(moves.issued)) * days, 1)
  const low = await listOf(as(reader, stock.listStock, { tab: 'low', limit: 50 }))
  const slow = await listOf(as(reader, stock.listStock, { tab: 'slow', limit: 50 }))
  const expiring = await listOf(as(reader, stock.listStockBatches, { withinDays: 30, limit: 50 }))
  expect([shown.low, shown.slow, shown.expiring]).toEqual([low.length, slow.length, expiring.length])
  expect([low.length, slow.length, expiring.length]).toEqual([1, 1, 1])
  const statistic = await as(reader, findStatistic, { topic: 'stock', ...thisYear })
  expect(statistic.figures.map(({ value }) => value)).toEqual([shown.value, shown.turnover, '1', '1', '1'])
  const [table] = statistic.tables
  expect(sum(table!.records.map(({ values: [value] }) => value!))).toBe(shown.value)
})

test('stock: who may not know cost has no values, who sees no warehouse nothing, and scopes are those of departments', async () => {
  const stocking = await createStocking()
  const { tenant, stocked, main, aWarehouse } = stocking
  await stocked([['5', 'B1', null]])
  await owner.query('update warehouse.batches set unit_cost = 10 where tenant_id = $1', [tenant.id])
  const permissions = ['insight.read', 'insight.oversee', 'warehouse.read'] as const
  const withoutCost = await aReader(stocking, { permissions })
  expect(await stockOf(withoutCost)).toEqual({ value: null, turnover: null, low: 0, expiring: 0, slow: 0 })
  const statistic = await as(withoutCost, findStatistic, { topic: 'stock', ...thisYear })
  expect(statistic.figures.map(({ metric }) => metric)).toEqual(['lowItems', 'expiringBatches', 'slowItems'])
  expect(JSON.stringify(statistic)).not.toContain('50.00')
  const withoutStock = await aReader(stocking, { permissions: ['insight.read', 'insight.oversee', 'warehouse.cost'] })
  expect(await stockOf(withoutStock)).toBeNull()
  expect(await refusalOf(as(withoutStock, findStatistic, { topic: 'stock', ...thisYear }))).toBe('permission.denied')
  const buyer = await aReader(stocking, { entrance: 'purchaser' })
  expect(await stockOf(buyer)).toBeNull()
  expect((await stockOf(await aReader(stocking)))?.value).toBe('50.00')
  // A department below has its own warehouse, which its reader alone sees, also in the lists.
  const dept = await aDepartment(tenant)
  await aWarehouse('CK09', { deptId: dept.id })
  const below = await aReader(stocking, { permissions: ['insight.read', 'warehouse.read', 'warehouse.cost'], dept })
  expect((await stockOf(below))?.value).toBe('0.00')
  const rows = (await as(below, findStatistic, { topic: 'stock', ...thisYear })).tables[0]!.records
  expect(rows.map(({ name }) => name)).toEqual(['CK09 仓'])
  expect((await as(below, stock.listStockValues, { deptId: dept.id })).records).toEqual([])
  expect((await as(below, stock.listStockValues, { deptId: tenant.root.id })).records).toHaveLength(1)
  // Keepers count what they keep.
  const keeper = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['insight.read', 'insight.oversee', 'warehouse.read', 'warehouse.keep'],
  })
  const kept = (await as(keeper, findStatistic, { topic: 'stock', ...thisYear })).tables[0]!.records
  expect(kept).toEqual([])
  expect(main.warehouse.id).not.toBe('')
})
