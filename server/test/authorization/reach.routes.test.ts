import { findSupplier360 } from '#contract/onboarding/supplier360.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { findCockpit, listInsightScopes } from '#contract/insight/cockpit.ts'
import { exportStatistic, findStatistic, listSpend } from '#contract/insight/statistics.ts'
import type { GrantReach } from '#contract/kit/reach/reach.ts'
import { fundUse } from '#contract/ledger/fundUse.ts'
import { exportBudgets, listBudgets } from '#contract/ledger/ledger.ts'
import * as orderLists from '#contract/ordering/orderLists.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import * as returns from '#contract/ordering/returns/returns.ts'
import * as tenantLists from '#contract/ordering/tenantOrderLists.ts'
import type { Permission } from '#contract/permissions.ts'
import { defaultReaches } from '#contract/reaches.ts'
import { isPermission } from '#contract/permissions.ts'
import { aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { aBuyingCompany, ordered, thisYear } from '#test/insight/company.ts'
import { createFund, type OrderingFixture } from '#test/ordering/setUp.ts'
import { withReach } from '#test/authorization/reach.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

type Place = 'first' | 'below' | 'second'
const places: readonly Place[] = ['first', 'below', 'second']

/** A company with an order and a return in a department, in one below it, and in one beside it. */
async function aCompany() {
  const company = await aBuyingCompany()
  const { ofFirst, ofBelow, ofSecond } = company
  const boughtBy = async (market: OrderingFixture) => {
    const orderId = await ordered(market, '60')
    const { lines } = await as(market.buyer, orderDetail, { orderId })
    const { id } = await as(market.buyer, returns.createReturn, {
      orderId,
      kind: 'refund',
      reason: 'quality',
      note: '表面开裂',
      lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }],
    })
    return { orderId, returnId: id }
  }
  const bought = { first: await boughtBy(ofFirst), below: await boughtBy(ofBelow), second: await boughtBy(ofSecond) }
  const fundOf = async (dept: { readonly id: string }) =>
    (await createFund(company.tenant, 'budget', '1000', dept.id)).id
  const funds = {
    first: await fundOf(company.first),
    below: await fundOf(company.below),
    second: await fundOf(company.second),
  }
  return { ...company, bought, funds }
}
let company: Awaited<ReturnType<typeof aCompany>>
beforeAll(async () => void (company = await aCompany()))

const scopes: readonly (readonly [GrantReach, readonly Place[], readonly Place[]])[] = [
  ['own', [], []],
  ['dept', [], ['first']],
  ['deptTree', [], ['first', 'below']],
  ['chosen', ['second'], ['second']],
  ['chosen', ['below', 'second'], ['below', 'second']],
  ['all', [], ['first', 'below', 'second']],
]
const idsOf = (chosen: readonly Place[]) => chosen.map((place) => company[place].id)
const reader = async (permissions: readonly Permission[], entrance: 'operator' | 'purchaser' = 'operator') =>
  aPerson(company.tenant, { permissions, entrance, dept: company.first })
const placesOf = (ids: readonly string[], kind: 'orderId' | 'returnId') =>
  places.filter((place) => ids.includes(company.bought[place][kind]))
const readable = async (read: (place: Place) => Promise<unknown>) => {
  const found: Place[] = []
  for (const place of places) {
    const outcome = await refusalOf(read(place))
    if (outcome === 'accepted') found.push(place)
    else expect(outcome).toBe('thing.notFound')
  }
  return found
}
const exported = async (person: Person, route: Parameters<typeof download>[1]) =>
  (await rowsOf(await download(person, route, {}))).length

test('data scopes: they are of permissions that exist', () => {
  expect(Object.keys(defaultReaches).filter((code) => !isPermission(code))).toEqual([])
})

describe.each(scopes)('data scope %s %o', (reach, chosen, seen) => {
  test('orders of colleagues: list, export, counts and details agree', async () => {
    const person = await withReach(await reader(['order.read', 'order.readAll'], 'purchaser'), reach, idsOf(chosen))
    const { records, total } = await as(person, orderLists.listOrders, {})
    expect(
      placesOf(
        records.map(({ orderId }) => orderId),
        'orderId',
      ),
    ).toEqual(seen)
    expect(total).toBe(seen.length)
    expect((await as(person, orderLists.countOrders, {})).all).toBe(seen.length)
    expect(await exported(person, orderLists.exportOrders)).toBe(seen.length)
    for (const route of [orderDetail, orderTimeline])
      expect(await readable((place) => as(person, route, { orderId: company.bought[place].orderId }))).toEqual(seen)
  })

  test('orders of the tenant: list, export, counts and details agree', async () => {
    const person = await withReach(await reader(['order.oversee']), reach, idsOf(chosen))
    const { records, total } = await as(person, tenantLists.listTenantOrders, { sort: 'amount' })
    expect(
      placesOf(
        records.map(({ orderId }) => orderId),
        'orderId',
      ),
    ).toEqual(seen)
    expect(total).toBe(seen.length)
    expect((await as(person, tenantLists.countTenantOrders, {})).all).toBe(seen.length)
    expect(await exported(person, tenantLists.exportTenantOrders)).toBe(seen.length)
    expect(await readable((place) => as(person, orderDetail, { orderId: company.bought[place].orderId }))).toEqual(seen)
  })

  test('the page of a supplier: sums of orders', async () => {
    const person = await withReach(await reader(['order.oversee', 'supplier.read']), reach, idsOf(chosen))
    const { supplierId } = company.market.suppliers[0]!
    const { parts } = await as(person, findSupplier360, { id: supplierId! })
    expect(parts.find(({ kind }) => kind === 'orders')!.counts).toContainEqual({ name: 'total', count: seen.length })
  })

  test('returns: list, export and details agree', async () => {
    const person = await withReach(await reader(['return.oversee']), reach, idsOf(chosen))
    const { records } = await as(person, returns.listTenantReturns, {})
    expect(
      placesOf(
        records.map(({ id }) => id),
        'returnId',
      ),
    ).toEqual(seen)
    expect(await exported(person, returns.exportTenantReturns)).toBe(seen.length)
    expect(await readable((place) => as(person, returns.returnDetail, { id: company.bought[place].returnId }))).toEqual(
      seen,
    )
  })

  test('budgets: list, export and details agree', async () => {
    const person = await withReach(await reader(['budget.read']), reach, idsOf(chosen))
    const { records } = await as(person, listBudgets, {})
    expect(places.filter((place) => records.some(({ deptId }) => deptId === company[place].id))).toEqual(seen)
    expect(await exported(person, exportBudgets)).toBe(seen.length)
    expect(await readable((place) => as(person, fundUse, { id: company.funds[place] }))).toEqual(seen)
  })

  test('statistics: of departments within it, with all below them', async () => {
    const person = await withReach(await reader(['insight.read']), reach, idsOf(chosen))
    // Figures of a department are those of all below it, too: its own alone are not shown where there are any.
    const whole = reach === 'dept' ? [] : seen
    const { departments, isTenant } = await as(person, listInsightScopes, {})
    expect(places.filter((place) => departments.some(({ id }) => id === company[place].id))).toEqual(whole)
    expect(isTenant).toBe(reach === 'all')
    for (const read of [
      (deptId: string) => as(person, findCockpit, { ...thisYear, deptId }),
      (deptId: string) => as(person, listSpend, { ...thisYear, deptId }),
      (deptId: string) => as(person, findStatistic, { ...thisYear, topic: 'purchase', deptId }),
      (deptId: string) => download(person, exportStatistic, { ...thisYear, topic: 'purchase', deptId }),
    ])
      expect(await readable((place) => read(company[place].id))).toEqual(whole)
    expect(await refusalOf(as(person, findStatistic, { ...thisYear, topic: 'purchase' }))).toBe(
      whole.length > 0 ? 'accepted' : 'insight.outOfReach',
    )
  })
})

test('data scopes: without one everything is as the permissions say', async () => {
  const head = await reader(['order.read', 'order.readAll'], 'purchaser')
  expect((await as(head, orderLists.listOrders, {})).total).toBe(2)
  const operator = await reader(['order.oversee', 'return.oversee', 'insight.read'])
  expect((await as(operator, tenantLists.listTenantOrders, {})).total).toBe(3)
  expect((await as(operator, returns.listTenantReturns, {})).total).toBe(3)
  expect(await as(operator, listInsightScopes, {})).toMatchObject({ isTenant: false })
})

test('data scopes: own records stay, and scopes of several roles add up', async () => {
  const { buyer } = company.ofFirst
  await withReach(buyer, 'own')
  const { records } = await as(buyer, orderLists.listOrders, {})
  expect(records.map(({ orderId }) => orderId)).toEqual([company.bought.first.orderId])
  await withReach(buyer, 'default')
  const one = await reader(['order.read', 'order.readAll'], 'purchaser')
  await withReach(one, 'chosen', [company.below.id])
  const two = await aPerson(company.tenant, { person: one.personId, permissions: ['order.read', 'order.readAll'] })
  expect((await as(one, orderLists.listOrders, {})).total).toBe(1)
  expect((await as(two, orderLists.listOrders, {})).total).toBe(3)
})

test('data scopes: prices of colleagues are shown within the scope of what shows them alone', async () => {
  const person = await aPerson(company.tenant, { permissions: ['order.read', 'order.readAll'], dept: company.first })
  const { records } = await as(person, orderLists.listOrders, { sort: 'amount' })
  // Sorted by a price that is not shown: one's own orders alone.
  expect(records).toEqual([])
  expect(await as(person, orderDetail, { orderId: company.bought.first.orderId })).toMatchObject({ amount: null })
})
