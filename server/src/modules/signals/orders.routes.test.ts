import { expect, test } from 'vitest'
import { findSignal, signalCase } from '#contract/signals/cases.ts'
import { aPerson, as, aTenant, database, type Person, type TestTenant } from '#test/app.ts'
import { createApprovalRule } from '#test/ordering/setUp.ts'
import { createTestSupplier } from '#test/goodsFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { examine } from './index.ts'

interface Placed {
  readonly supplierId: string
  readonly price: string
  readonly daysAgo?: number
  readonly source?: string
  readonly skuId?: string
}

/** An accepted order of one piece. */
async function placed(buyer: Person, { supplierId, price, daysAgo = 0, source = 'list', skuId = '77' }: Placed) {
  const { rows } = await owner.query<{ id: string }>(
    `insert into ordering.orders (tenant_id, no, status, order_type, buyer_id, buyer_name, dept_id, dept_name, supplier_id, supplier_name,
       payment_method, consignee, invoice_title, goods_amount, tax_amount, freight, amount, keywords, submitted_at, sent_at, accepted_at)
     select $1, 'DD' || nextval('kit.doc_seq'), '40', 'mall', $2, '林知远', $3, '采购部', $4, '甲', 'term',
       '{"name": "林知远", "mobile": "13812346207", "regions": [], "detail": "", "full": ""}', '{"title": "启明", "taxNo": ""}',
       $5, 0, 0, $5, '', t.at, t.at, t.at
     from (select now() - make_interval(days => $6) as at) t returning id`,
    [buyer.tenantId, buyer.userId, buyer.deptId, supplierId, price, daysAgo],
  )
  const { id } = rows[0]!
  await owner.query(
    `insert into ordering.order_lines (tenant_id, order_id, line_no, sku_id, product_id, name, spec, brand_name, unit, picture, category_path,
       category_name, tax_code, quantity, price, price_source, tax_rate, amount, tax_amount)
     values ($1, $2, 1, $5, 1, '手套', '', '', '双', '', '{}', '', '', 1, $3, $4, 13, $3, 0)`,
    [buyer.tenantId, id, price, source, skuId],
  )
  return id
}
const examined = (tenant: TestTenant, ...orders: readonly string[]) =>
  database.write(tenant.id, (tx) =>
    examine(tx, tenant.id, { price: orders, placing: orders }, new Date(Date.now() + 1_000)),
  )
const handlerOf = (tenant: TestTenant, person?: string) =>
  aPerson(tenant, {
    entrance: 'operator',
    permissions: ['signal.read', 'signal.handle'],
    ...(person ? { person } : {}),
  })
const found = async (person: Person) => (await as(person, signalCase.list, { limit: 50 })).records

test('splitting: against the limit that was in force when the orders were placed', async () => {
  const tenant = await aTenant()
  const [buyer, approver] = [await aPerson(tenant), await aPerson(tenant, { permissions: ['approval.decide'] })]
  const [first, second] = [await createTestSupplier(database, tenant.id), await createTestSupplier(database, tenant.id)]
  await createApprovalRule(tenant, [approver], '1000', 'order')
  const before = [
    await placed(buyer, { supplierId: second, price: '600', daysAgo: 3, skuId: '0' }),
    await placed(buyer, { supplierId: second, price: '600', daysAgo: 2, skuId: '0' }),
  ]
  const after = [
    await placed(buyer, { supplierId: first, price: '600', skuId: '0' }),
    await placed(buyer, { supplierId: first, price: '950', skuId: '0' }),
  ]
  await examined(tenant, ...before, ...after)
  const kim = await handlerOf(tenant)
  const [signal, ...others] = await found(kim)
  expect(others).toEqual([])
  expect(signal).toMatchObject({ rule: 'splitting', severity: 'high' })
  const figures = Object.fromEntries(signal!.evidence.map(({ name, value }) => [name, value]))
  expect(figures).toMatchObject({ orderCount: '2', total: '1550.00', largest: '950.00' })
  expect(Number(figures['limit'])).toBe(1000)
  const { documents } = await as(kim, findSignal, { id: signal!.id })
  expect(documents.filter(({ kind }) => kind === 'order').map(({ id }) => id)).toEqual(after)
  expect(await found(await handlerOf(tenant, buyer.personId))).toEqual([])
})

test('price jump: against what the same goods cost in the year before, not under an agreement', async () => {
  const tenant = await aTenant()
  const buyer = await aPerson(tenant)
  const supplierId = await createTestSupplier(database, tenant.id)
  for (const [at, price] of ['100', '102', '98', '500'].entries())
    await placed(buyer, { supplierId, price, daysAgo: at === 3 ? 400 : 30 + at })
  const [usual, jumped, agreed] = [
    await placed(buyer, { supplierId, price: '110' }),
    await placed(buyer, { supplierId, price: '130' }),
    await placed(buyer, { supplierId, price: '300', source: 'agreement' }),
  ]
  await examined(tenant, usual, jumped, agreed)
  const signals = await found(await handlerOf(tenant))
  expect(signals).toMatchObject([{ rule: 'priceJump', severity: 'medium' }])
  const figures = Object.fromEntries(signals[0]!.evidence.map(({ name, value }) => [name, value]))
  expect(Number(figures['median'])).toBeLessThan(111)
})
