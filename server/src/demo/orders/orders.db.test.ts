/** @module-tag thorough */
import { beforeAll, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import { listOftenBought } from '#contract/ordering/bought/oftenBought.ts'
import { chartMonths, listDueDates, workbenchStatistics } from '#contract/workbench/workbench.ts'
import { fundUse } from '#contract/ledger/fundUse.ts'
import { listBudgets } from '#contract/ledger/ledger.ts'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { taskOf } from '#kit/jobs/jobs.task.ts'
import { verifyStock } from '#modules/catalogue/index.ts'
import { openSessionFor } from '#modules/identity/index.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { verifyOrders } from '#modules/ordering/index.ts'
import { as, database, jobContext, server } from '#test/app.ts'
import { foundDemoTenant, makeDemoOrder } from '#test/demo/demoTenant.ts'
import { ownFindings } from '#test/sql/ownFindings.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { huarun } from '../organisations/huarun.ts'
import { group } from '../organisations/qiming.ts'
import { actorsOf } from '../projects/actors.ts'
import { ordersOf } from './demoOrders.ts'
import { makeOrder } from './order.job.ts'

const states = new Set<OrderStatus>([
  ...(['10', '20', '25', '30', '35', '40', '45'] as const),
  ...(['50', '55', '60', '70', '80', '90', '95'] as const),
])

/** Places of the orders that are made: all large ones, and a part of the many small ones. */
const placesOf = (isSmall: boolean, every: number) =>
  [...ordersOf(isSmall).entries()]
    .filter(([place, { isEveryday }]) => !isEveryday || place % every === 0)
    .map(([place]) => place)

const places = placesOf(false, 12)
let tenant: Awaited<ReturnType<typeof foundDemoTenant>>
beforeAll(async () => {
  tenant = await foundDemoTenant(group, { products: 600 })
  for (const place of places) await makeDemoOrder(tenant.tenantId, place)
}, 120_000)

const rowsOf = async <Row extends object>(statement: string, tenantId = tenant.tenantId): Promise<Row[]> =>
  (await owner.query<Row>(statement, [tenantId])).rows

/** Person of the demo as API caller. */
async function callerOf(account: string) {
  const { tenantId, host } = tenant
  const { userId } = (await database.read(tenantId, (db) => actorsOf(db, tenantId))).of(account)!
  const sessionId = await database.write(tenantId, (tx) => openSessionFor(tx, userId))
  return { host, token: await server.authenticator.issueToken({ sessionId, userId, tenantId }) }
}

test('demo orders: every planned order exists in its planned state', async () => {
  const made = await rowsOf<{ status: string }>('select status from ordering.orders where tenant_id = $1')
  expect(made).toHaveLength(places.length)
  expect(new Set(made.map(({ status }) => status))).toEqual(states)
  const waiting = await rowsOf<{ approvers: string[] }>(`
    select array_agg(distinct u.code) as approvers from approvals.tasks t
    join identity.users u on u.tenant_id = t.tenant_id and u.id = t.approver_id
    where t.tenant_id = $1 and t.status = 'open'`)
  // Heads of departments; for large orders, further approvers.
  expect(waiting[0]!.approvers).toEqual(expect.arrayContaining(['hanlichuan', 'shenruochuan']))
  const second = ['guqinghe', 'heyuanshan', 'luyunzhou', 'xujingxing']
  expect(waiting[0]!.approvers.some((account) => second.includes(account))).toBe(true)
  const [parts] = await rowsOf<{ parcels: number; rejected: number; replies: number }>(`
    select (select max(n) from (select count(*)::int as n from ordering.deliveries where tenant_id = $1 group by order_id) d) as parcels,
      (select sum(rejected)::int from ordering.receipt_lines where tenant_id = $1) as rejected,
      (select count(*)::int from ordering.comments where tenant_id = $1 and reply <> '') as replies`)
  expect(parts).toEqual({ parcels: 2, rejected: expect.any(Number), replies: expect.any(Number) })
  expect([parts!.rejected > 0, parts!.replies > 10]).toEqual([true, true])
})

test('demo orders: they cover a year, many buyers and suppliers, and have no future times', async () => {
  const [spread] = await rowsOf<Record<'buyers' | 'departments' | 'suppliers' | 'months', number>>(`
    select count(distinct buyer_id)::int as buyers, count(distinct dept_id)::int as departments,
      count(distinct supplier_id)::int as suppliers, count(distinct to_char(created_at, 'YYYY-MM'))::int as months
    from ordering.orders where tenant_id = $1`)
  expect(spread!.buyers).toBeGreaterThanOrEqual(10)
  expect(spread!.departments).toBeGreaterThanOrEqual(8)
  expect(spread!.suppliers).toBeGreaterThanOrEqual(9)
  expect(spread!.months).toBeGreaterThanOrEqual(12)
  const times: readonly (readonly [string, string])[] = [
    ['ordering.orders', 'created_at'],
    ['ordering.orders', 'finished_at'],
    ['ordering.deliveries', 'shipped_at'],
    ['ordering.receipts', 'received_at'],
    ['ordering.comments', 'created_at'],
    ["(select * from catalogue.stock_moves where by_kind <> 'product') m", 'at'],
    ["(select * from kit.events where entity = 'order') e", 'at'],
    ["(select * from approvals.instances where entity = 'order') i", 'ended_at'],
  ]
  for (const [table, column] of times) {
    const [found] = await rowsOf<{ ahead: number; days: number }>(
      `select count(*) filter (where ${column} > clock_timestamp())::int as ahead,
         extract(day from clock_timestamp() - min(${column}))::int as days from ${table} where tenant_id = $1`,
    )
    expect([table, column, found!.ahead, found!.days > 300]).toEqual([table, column, 0, true])
  }
  const days = await rowsOf(`
    select no from ordering.orders where tenant_id = $1
      and no not like 'DD' || to_char(created_at at time zone 'Asia/Shanghai', 'YYYYMMDD') || '%'`)
  expect(days).toEqual([])
})

test('demo orders: the verification of ledger, stock and orders finds no errors, and budgets are not exhausted', async () => {
  const wrong = [...(await verifyLedger(owner)), ...(await verifyStock(owner)), ...(await verifyOrders(owner))]
  expect(await ownFindings(tenant.tenantId, wrong)).toEqual([])
  expect(await lowestShareLeft(tenant.tenantId)).toBeGreaterThan(0.5)
})

test('demo orders: the chart of a budget has its amount in every month', async () => {
  const operator = await callerOf('operator')
  const { records } = await as(operator, listBudgets, { limit: 50 })
  // On the first days of a year, what is accepted was ordered in the year before, which no budget covers.
  if (dayOf(new Date()).slice(5) > '01-04') expect(records.some(({ committed }) => Number(committed) > 0)).toBe(true)
  for (const { id, amount } of records) {
    const { months } = await as(operator, fundUse, { id })
    expect(new Set(months.map((month) => month.amount))).toEqual(new Set([amount]))
  }
})

/** Lowest available share of a department's budget. */
async function lowestShareLeft(tenantId: string): Promise<number> {
  const [budgets] = await rowsOf<{ left: number }>(
    `select min(a.available / (a.available + a.frozen + c.available))::float as left
     from ledger.accounts a join ledger.accounts c on c.tenant_id = a.tenant_id and c.of_id = a.id and c.kind = 'committed'
     where a.tenant_id = $1 and a.kind = 'budget'`,
    tenantId,
  )
  return budgets!.left
}

test('demo orders: charts, due dates and frequently bought goods are not empty', async () => {
  const [buyer, operator, seller] = [
    await callerOf('linzhiyuan'),
    await callerOf('operator'),
    await callerOf('jianglan01'),
  ]
  expect((await as(buyer, listOftenBought, {})).records.length).toBeGreaterThanOrEqual(8)
  for (const [account, least] of [
    [buyer, chartMonths - 2],
    [operator, chartMonths - 1],
  ] as const) {
    const { charts } = await as(account, workbenchStatistics, {})
    const chart = charts.find(({ id }) => id === 'purchases' || id === 'trade')!
    // On the first days of a month it has no orders yet.
    const filled = chart.series[0]!.figures.slice(0, -1).filter((figure) => Number(figure) > 0)
    expect(filled.length).toBeGreaterThanOrEqual(least)
  }
  for (const account of [buyer, seller]) {
    // On the first days of a month, what has just been due is in the month before.
    const month = dayOf(new Date()).slice(0, 7)
    const days: unknown[] = []
    for (const by of [-1, 0, 1]) days.push(...(await as(account, listDueDates, { month: monthAfter(month, by) })).days)
    expect(days.length).toBeGreaterThan(0)
  }
})

test('demo orders: a repeated job after a killed process creates nothing', async () => {
  const { tenantId } = await foundDemoTenant(huarun, { products: 100 })
  const { signal } = new AbortController()
  const { log } = jobContext(tenantId)
  const run = taskOf(makeOrder, undefined as never, signal, { database, clock: () => new Date(), log })
  const job = { id: '78', attempts: 1, max_attempts: 8 }
  for (let time = 0; time < 2; time++)
    await run({ tenant: tenantId, data: { isSmall: true, place: 3 } }, { job } as never)
  expect(await rowsOf('select id from ordering.orders where tenant_id = $1', tenantId)).toHaveLength(1)
})

test('demo orders: a small organisation has some of them within its budgets', async () => {
  const { tenantId } = await foundDemoTenant(huarun, { products: 200 })
  for (const place of placesOf(true, 12)) await makeDemoOrder(tenantId, place, { isSmall: true })
  const made = await rowsOf<{ status: string }>('select status from ordering.orders where tenant_id = $1', tenantId)
  expect([made.length >= 25, made.length <= 50]).toEqual([true, true])
  expect(new Set(made.map(({ status }) => status)).size).toBeGreaterThanOrEqual(8)
  expect(await lowestShareLeft(tenantId)).toBeGreaterThan(0.7)
})
