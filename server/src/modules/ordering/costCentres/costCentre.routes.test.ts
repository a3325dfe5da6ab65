import { expect, test } from 'vitest'
import * as contract from '#contract/ordering/costCentres.ts'
import { listOrders } from '#contract/ordering/orderLists.ts'
import { saveOrders } from '#contract/ordering/drafts.ts'
import { editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { aDepartment, aPerson, as, refusalOf } from '#test/app.ts'
import { head } from '#test/approvals/nodes.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import { createOrderingFixture, fillCart, type OrderingFixtureOptions } from '#test/orderingFixture.ts'

async function costed(options: OrderingFixtureOptions = {}) {
  const market = await createOrderingFixture({
    settings: { orderCostCentre: 'required', orderProjectNo: 'optional' },
    ...options,
  })
  const operator = await aPerson(market.tenant, { entrance: 'operator', permissions: ['costCentre.manage'] })
  const create = (code: string, deptId: string | null = null) =>
    as(operator, contract.createCostCentre, { code, name: `中心${code}`, deptId })
  const submit = (of: { costCentreId?: string; projectNo?: string }, each: readonly object[] = [{}, {}]) =>
    as(
      market.buyer,
      submitOrder,
      {
        ...checkoutTermsOf(market),
        ...of,
        lines: each.map((own, at) => ({
          skuId: market.goods[at]!.skuId,
          quantity: 2,
          seenPrice: market.goods[at]!.price,
          ...own,
        })),
      },
      newIdempotencyKey(),
    )
  return { ...market, operator, create, submit }
}

test('cost centres: each line keeps its own or that of all, by name; suppliers read neither', async () => {
  const market = await costed()
  const { buyer, create, submit, operator } = market
  const [first, second] = [await create('A-100'), await create('B-200')]
  expect(await as(buyer, contract.getAllocation, {})).toMatchObject({
    costCentre: 'required',
    projectNo: 'optional',
    costCentres: [{ code: 'A-100' }, { code: 'B-200' }],
  })
  expect(await refusalOf(submit({}))).toBe('order.costCentreMissing')
  expect(await refusalOf(submit({}, [{ costCentreId: first.costCentreId }, {}]))).toBe('order.costCentreMissing')
  const { orders } = await submit({ costCentreId: first.costCentreId, projectNo: ' P-7 ' }, [
    {},
    { costCentreId: second.costCentreId, projectNo: 'P-8' },
  ])
  const { orderId } = orders[0]!
  const { costCentreId: id, version } = first
  await as(operator, contract.editCostCentre, { costCentreId: id, version, code: 'A-101', name: '改名', deptId: null })
  const kept = [
    { costCentreId: first.costCentreId, costCentre: 'A-100 中心A-100', projectNo: 'P-7' },
    { costCentreId: second.costCentreId, costCentre: 'B-200 中心B-200', projectNo: 'P-8' },
  ]
  expect((await as(buyer, orderDetail, { orderId })).lines).toMatchObject(kept)
  expect((await as(buyer, listOrders, {})).records[0]!.lines).toMatchObject(kept)
  const [supplier] = market.suppliers
  expect((await as(supplier!, supplierOrderDetail, { orderId })).lines).toMatchObject([
    { costCentreId: null, costCentre: '', projectNo: '' },
    { costCentreId: null, costCentre: '', projectNo: '' },
  ])
})

test('cost centres: those of other departments, of other tenants and disabled ones are refused', async () => {
  const { create, submit, operator, tenant, buyer } = await costed()
  const foreign = await create('C-1', (await aDepartment(tenant)).id)
  const own = await create('C-2', tenant.root.id)
  const other = await (await costed()).create('C-3')
  expect(await refusalOf(submit({ costCentreId: foreign.costCentreId }))).toBe('order.costCentreGone')
  expect(await refusalOf(submit({ costCentreId: other.costCentreId }))).toBe('order.costCentreGone')
  await submit({ costCentreId: own.costCentreId })
  await as(operator, contract.setCostCentreStatus, { costCentreId: own.costCentreId, status: 'disabled' })
  expect(await refusalOf(submit({ costCentreId: own.costCentreId }))).toBe('order.costCentreGone')
  expect((await as(buyer, contract.getAllocation, {})).costCentres).toEqual([])
  expect(await refusalOf(create('c-1'))).toBe('costCentre.codeTaken')
  expect(await refusalOf(as(buyer, contract.createCostCentre, { code: 'X', name: 'X', deptId: null }))).toBe(
    'permission.denied',
  )
})

test('cost centres: what the tenant does not ask for is not stored', async () => {
  const { create, submit, buyer } = await costed({ settings: {} })
  const { costCentreId } = await create('A')
  const { orders } = await submit({ costCentreId, projectNo: 'P' })
  expect((await as(buyer, orderDetail, { orderId: orders[0]!.orderId })).lines[0]).toMatchObject({
    costCentreId: null,
    costCentre: '',
    projectNo: '',
  })
})

test('cost centres: a draft may lack them, is edited, and is submitted once it has them', async () => {
  const market = await costed()
  const { buyer, create, operator } = market
  const { costCentreId } = await create('A')
  const cartLines = await fillCart(market, [{ goods: market.goods[0]!, quantity: 3 }])
  const { orders } = await as(buyer, saveOrders, { ...checkoutTermsOf(market), cartLines })
  const { orderId } = orders[0]!
  expect(await refusalOf(as(buyer, moveOrder, { orderId, action: 'submit' }))).toBe('order.costCentreMissing')
  const { version, lines } = await as(buyer, orderDetail, { orderId })
  const { orderLineId } = lines[0]!
  const edit = (allocations: { orderLineId: string; costCentreId: string | null; projectNo: string }[]) =>
    as(buyer, editOrder, { orderId, version, allocations })
  expect(await refusalOf(edit([{ orderLineId: '1', costCentreId, projectNo: '' }]))).toBe('order.unknownLine')
  const edited = await edit([{ orderLineId, costCentreId, projectNo: 'P-9' }])
  expect(edited.lines).toMatchObject([{ costCentre: 'A 中心A', projectNo: 'P-9' }])
  // One that was disabled since stays on its line.
  await as(operator, contract.setCostCentreStatus, { costCentreId, status: 'disabled' })
  const again = await as(buyer, editOrder, {
    orderId,
    version: edited.version,
    allocations: [{ orderLineId, costCentreId, projectNo: '' }],
  })
  expect(again.lines).toMatchObject([{ costCentre: 'A 中心A', projectNo: '' }])
  expect(await as(buyer, moveOrder, { orderId, action: 'submit' })).toMatchObject({ status: '30' })
})

test('cost centres: a rule about one decides on orders of which a line names it', async () => {
  const market = await costed()
  const { create, submit, tenant, approver } = market
  const boss = await aPerson(tenant, { permissions: ['approval.configure'] })
  const [first, second] = [await create('A-1'), await create('A-2')]
  await as(boss, saveApprovalRule, {
    name: '研发',
    enName: 'R&D',
    entity: 'order',
    priority: 5,
    enabled: true,
    amountFrom: null,
    amountTo: null,
    deptId: null,
    categoryId: null,
    supplierId: null,
    orderType: null,
    costCentre: 'a-2',
    nodes: [{ ...head, source: 'users', userIds: [approver.userId] }],
  })
  expect((await submit({ costCentreId: first.costCentreId })).orders[0]!.status).toBe('30')
  expect(
    (await submit({ costCentreId: first.costCentreId }, [{}, { costCentreId: second.costCentreId }])).orders[0]!.status,
  ).toBe('20')
})
