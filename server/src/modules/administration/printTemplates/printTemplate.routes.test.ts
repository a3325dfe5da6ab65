import { expect, test } from 'vitest'
import * as contract from '#contract/administration/printTemplates.ts'
import { orderPdf } from '#contract/ordering/orders.ts'
import { printKinds } from '#contract/tenancy/printKinds.ts'
import { aPerson, as, ask, aTenant, refusalOf, type TestTenant } from '#test/app.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { textsOf } from '#test/pdf.ts'

const anOperator = (tenant: TestTenant) => aPerson(tenant, { permissions: ['portal.configure'], entrance: 'operator' })
const draft = { header: '启明集团', footer: '内部文件', notes: '请当场清点', showLogo: false, hidden: [] as string[] }
/** Number of text fragments of a PDF, on all of its pages. */
const textsIn = async (answer: ReturnType<typeof ask>) => textsOf((await answer).rawPayload).flat().length

test('print templates: texts and columns are used from the next print on, until they are restored', async () => {
  const market = await createOrderingFixture()
  const { buyer, tenant } = market
  const operator = await anOperator(tenant)
  const { orderId } = await createOrder(market)
  const print = () => textsIn(ask(buyer, orderPdf, { orderId }))
  const usual = await print()
  const saved = await as(operator, contract.editPrintTemplate, {
    ...draft,
    header: '',
    notes: '',
    kind: 'order',
    version: 0,
    hidden: ['taxRate', 'price'],
  })
  expect(saved).toMatchObject({ version: 1, hidden: ['taxRate', 'price'], can: ['edit', 'restore'] })
  expect(await print()).toBeLessThan(usual)
  await as(operator, contract.editPrintTemplate, { ...draft, kind: 'order', version: 1 })
  expect(await print()).toBeGreaterThan(usual)
  await as(operator, contract.restorePrintTemplate, { kind: 'order', version: 2 })
  expect(await print()).toBe(usual)
  expect(await as(operator, contract.getPrintTemplate, { kind: 'order' })).toMatchObject({ version: 0, header: '' })
})

test('print templates: the preview of each paper is a document by the saved template', async () => {
  const operator = await anOperator(await aTenant())
  for (const { code: kind } of printKinds) {
    const preview = () => textsIn(ask(operator, contract.previewPrintTemplate, { kind }))
    const usual = await preview()
    await as(operator, contract.editPrintTemplate, { ...draft, kind, version: 0 })
    expect(await preview()).toBeGreaterThan(usual)
  }
})

test('print templates: fixed columns, stale versions and strangers are refused; tenants have their own', async () => {
  const tenant = await aTenant()
  const [operator, stranger] = [await anOperator(tenant), await anOperator(await aTenant())]
  const buyer = await aPerson(tenant, { permissions: ['portal.configure'] })
  await as(operator, contract.editPrintTemplate, { ...draft, kind: 'order', version: 0 })
  expect(await as(stranger, contract.getPrintTemplate, { kind: 'order' })).toMatchObject({ version: 0, header: '' })
  const refusals = [
    as(operator, contract.editPrintTemplate, { ...draft, kind: 'order', version: 1, hidden: ['quantity'] }),
    as(operator, contract.editPrintTemplate, { ...draft, kind: 'order', version: 1, hidden: ['place'] }),
    as(operator, contract.editPrintTemplate, { ...draft, kind: 'order', version: 0 }),
    as(buyer, contract.listPrintTemplates, {}),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    'printTemplate.column',
    'printTemplate.column',
    'thing.stale',
    'permission.denied',
  ])
})

test('print templates: of changes at the same time one is kept', async () => {
  const operator = await anOperator(await aTenant())
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () =>
      refusalOf(as(operator, contract.editPrintTemplate, { ...draft, kind: 'stock', version: 0 })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'thing.stale', 'thing.stale', 'thing.stale'])
})
