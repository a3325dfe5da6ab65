import { expect, test } from 'vitest'
import { getGoods, listVariants } from '#contract/catalogue/goods.ts'
import { compareGoods } from '#contract/catalogue/goodsComparison.ts'
import type { GoodsQuery } from '#contract/catalogue/goodsSearch.ts'
import { findPriceHistory } from '#contract/catalogue/priceHistory.ts'
import { findShop, searchShops } from '#contract/catalogue/shops.ts'
import * as contract from '#contract/catalogue/offers/supplierCatalogues.ts'
import { supplierCatalogueCase as of } from '#contract/catalogue/offers/supplierCatalogues.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { checkBatch } from '#contract/ordering/batch.ts'
import { addCart, listCart } from '#contract/ordering/cart.ts'
import { matchPlanRows } from '#contract/plans/planSheet.ts'
import { quoteLines, upsertProducts } from '#modules/catalogue/index.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import { createLiveGoods, listGoods } from '#test/catalogue/liveGoods.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { addSupplier, createCatalogueFixture } from '#test/catalogueFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const day = 86_400_000
const inDays = (days: number) => dayOf(new Date(Date.now() + days * day))
const may = ['goods.read', 'cart.use', 'cart.batch'] as const

/** Two products of a supplier, a department for which the second is, one of its teams, and another department. */
async function createOffersFixture() {
  const shop = await createCatalogueFixture({ productReview: '0', isShowBatchOrder: '1' })
  const { tenant, supplierId } = shop
  const [open, closed] = await createLiveGoods(
    shop,
    { supplierSku: 'OPEN1', code: 'P1', name: '通用防护手套', listPrice: '10' },
    { supplierSku: 'CLOSED1', code: 'P2', name: '专供防护手套', listPrice: '88', brandName: '专供牌' },
  )
  const products = await database.read(tenant.id, (db) =>
    db.selectFrom('catalogue.products').select(['id', 'code']).orderBy('code').execute(),
  )
  const mine = await aDepartment(tenant)
  const team = await aDepartment(tenant, mine)
  const buyer = await aPerson(tenant, { permissions: may, dept: team })
  const stranger = await aPerson(tenant, { permissions: may, dept: await aDepartment(tenant) })
  const seller = await aPerson(tenant, { supplierId, permissions: ['product.manage'] })
  const kim = await aPerson(tenant, { entrance: 'operator', permissions: ['supplierCatalogue.review'] })
  const draft: contract.SupplierCatalogueDraft = {
    name: '专供目录',
    scope: 'departments',
    deptIds: [mine.id],
    startsOn: inDays(0),
    endsOn: inDays(30),
    productIds: [products[1]!.id],
  }
  const submit = async (change: Partial<contract.SupplierCatalogueDraft> = {}) => {
    const { id, version } = await as(seller, contract.createSupplierCatalogue, { ...draft, ...change })
    return as(seller, contract.submitSupplierCatalogue, { id, version })
  }
  const offer = async (change: Partial<contract.SupplierCatalogueDraft> = {}) => {
    const { id, version } = await submit(change)
    return as(kim, of.actions.publish, { id, version })
  }
  const ids = { open: open!, closed: closed!, product: products[1]!.id }
  return { shop, tenant, supplierId, buyer, stranger, seller, kim, draft, submit, offer, mine, ...ids }
}

const codesIn = async (person: Person, query: GoodsQuery = {}) =>
  (await listGoods(person, query)).records.map(({ supplierSku }) => supplierSku).toSorted()
const everything = ['CLOSED1', 'OPEN1']

test('catalogues: made by the supplier, reviewed by an operator, withdrawn; goods are for everybody before and after', async () => {
  const { buyer, stranger, seller, kim, submit, draft, tenant } = await createOffersFixture()
  const waiting = await submit()
  expect(waiting).toMatchObject({ status: '02', ownActions: ['recall'], audience: expect.stringContaining('部门') })
  for (const person of [buyer, stranger]) expect(await codesIn(person)).toEqual(everything)
  const back = await as(kim, of.actions.sendBack, { id: waiting.id, version: waiting.version, reason: '名称不规范' })
  const edited = { ...draft, id: waiting.id, version: back.version, name: '2026 专供目录' }
  const saved = await as(seller, contract.saveSupplierCatalogue, edited)
  const again = await as(seller, contract.submitSupplierCatalogue, { id: saved.id, version: saved.version })
  const published = await as(kim, of.actions.publish, { id: again.id, version: again.version })
  expect(published).toMatchObject({ status: '03', isInForce: true, name: '2026 专供目录' })
  expect(await codesIn(buyer)).toEqual(everything)
  expect(await codesIn(stranger)).toEqual(['OPEN1'])
  await as(seller, contract.takeDownSupplierCatalogue, { id: published.id, version: published.version })
  expect(await codesIn(stranger)).toEqual(everything)
  const { rows } = await owner.query(`select 1 from catalogue.skus where tenant_id = $1 and is_restricted`, [tenant.id])
  expect(rows).toEqual([])
})

test('offers: lists, searches, facets, counts, shops, brands and ids show restricted goods to their audience alone', async () => {
  const { buyer, stranger, offer, open, closed, product, shop, supplierId } = await createOffersFixture()
  const queries: GoodsQuery[] = [
    {},
    { catalogId: shop.categoryIds[2] },
    { catalogId: shop.categoryIds[0], merged: true },
    { sort: 'priceUp' },
    { sort: 'mixed' },
    { supplierIds: [supplierId] },
    { priceFrom: '1' },
    { keyword: '手套' },
    { keyword: '手套', sort: 'priceDown' },
    { keyword: '手套', merged: true },
    { keyword: '手套', supplierIds: [supplierId] },
  ]
  // Results that were found before are not shown again.
  for (const query of queries) expect(await codesIn(stranger, query)).toEqual(everything)
  await offer()
  for (const query of queries) {
    expect(await codesIn(buyer, query)).toEqual(everything)
    const found = await listGoods(stranger, query)
    expect([query, found.records.map(({ supplierSku }) => supplierSku)]).toEqual([query, ['OPEN1']])
    expect([query, found.total]).toEqual([query, 1])
    expect(found.facets.brands.map(({ name }) => name)).not.toContain('专供牌')
    expect(found.facets.suppliers.map(({ count }) => count)).toEqual([1])
    expect(JSON.stringify(found)).not.toContain(closed)
  }
  expect(await codesIn(stranger, { keyword: 'CLOSED1' })).toEqual([])
  const [found] = await as(stranger, searchShops, { keyword: '安岚' })
  expect(found).toMatchObject({ goodsCount: 1 })
  expect(found!.goods.map(({ skuId }) => skuId)).toEqual([open])
  expect(await as(stranger, findShop, { supplierId })).toMatchObject({ goodsCount: 1 })
  for (const [person, outcome] of [
    [buyer, 'accepted'],
    [stranger, 'thing.notFound'],
  ] as const) {
    expect(await refusalOf(as(person, getGoods, { skuId: closed }))).toBe(outcome)
    expect(await refusalOf(as(person, findPriceHistory, { skuId: closed }))).toBe(outcome)
    expect(await refusalOf(as(person, compareGoods, { skuIds: `${open},${closed}` }))).toBe(outcome)
  }
  expect(await as(stranger, listVariants, { productId: product })).toEqual([])
  expect(await as(buyer, listVariants, { productId: product })).toHaveLength(1)
})

test('offers: the cart, quick orders and quotes refuse goods that are not offered, and no id leaks a price', async () => {
  const { buyer, stranger, offer, closed, tenant } = await createOffersFixture()
  await as(stranger, addCart, { skuId: closed, quantity: 1 })
  await offer()
  expect(await refusalOf(as(stranger, addCart, { skuId: closed, quantity: 1 }))).toBe('goods.notOffered')
  expect(await refusalOf(as(buyer, addCart, { skuId: closed, quantity: 1 }))).toBe('accepted')
  const cart = await as(stranger, listCart, {})
  expect(JSON.stringify(cart)).toContain('notOffered')
  const entry = { key: 'a', code: 'CLOSED1', quantity: '1', amount: '', remark: '', skuId: null }
  const { lines } = await as(stranger, checkBatch, { lines: [entry] })
  expect(lines).toMatchObject([{ problem: 'notOffered' }])
  expect(JSON.stringify(lines)).not.toContain('88.')
  const planner = await aPerson(tenant, { permissions: ['plan.use'], dept: await aDepartment(tenant) })
  const words = { name: '', spec: '', unit: '', price: '', needDate: '', subject: '', reason: '' }
  const rows = [{ row: 2, code: 'CLOSED1', quantity: '1', ...words }]
  const faults = [{ row: 2, code: 'CLOSED1', fault: 'gone' }]
  expect(await as(planner, matchPlanRows, { rows })).toEqual({ lines: [], faults })
  const quoted = (person: Person) =>
    database.read(tenant.id, (db) => quoteLines(db, person, [{ skuId: closed, qty: 1 }]))
  expect(await quoted(buyer)).toMatchObject([{ unitPrice: '88.0000', obstacle: null }])
  expect(await quoted(stranger)).toMatchObject([
    { unitPrice: '0.0000', listPrice: '0.0000', marketPrice: null, available: 0, obstacle: 'notOffered' },
  ])
})

test('offers: days and other catalogues decide; before and after them restricted goods are for nobody', async () => {
  const { buyer, stranger, offer, tenant } = await createOffersFixture()
  const { id } = await offer({ startsOn: inDays(1) })
  const shown = async () => [await codesIn(buyer), await codesIn(stranger)]
  expect(await shown()).toEqual([['OPEN1'], ['OPEN1']])
  const move = (from: number, to: number) =>
    owner.query(
      `with c as (update catalogue.supplier_catalogues set starts_on = $3, ends_on = $4 where tenant_id = $1 and id = $2)
      update catalogue.shelf_versions set version = version + 1 where tenant_id = $1`,
      [tenant.id, id, inDays(from), inDays(to)],
    )
  await move(-9, -1)
  expect(await shown()).toEqual([['OPEN1'], ['OPEN1']])
  await move(-9, 0)
  expect(await shown()).toEqual([everything, ['OPEN1']])
  await offer({ scope: 'all', deptIds: [], name: '公开目录' })
  expect(await shown()).toEqual([everything, everything])
})

test('offers: a catalogue of an agreement is for the departments that have its prices', async () => {
  const { buyer, stranger, offer, seller, draft, tenant, closed, mine, supplierId } = await createOffersFixture()
  const agreementId = '900000000000000001'
  const change = { scope: 'agreement' as const, deptIds: [], agreementId }
  const creating = as(seller, contract.createSupplierCatalogue, { ...draft, ...change })
  expect(await refusalOf(creating)).toBe('supplierCatalogue.agreement')
  await owner.query(
    `insert into catalogue.agreement_prices (tenant_id, supplier_id, sku_id, dept_id, agreement_id, agreement_no, title, price, valid_from, valid_to, created_by)
     values ($1, $7, $2, $3, $4, 'XY-1', '劳保协议', 80, $5, $6, 1)`,
    [tenant.id, closed, mine.id, agreementId, inDays(-1), inDays(20), supplierId],
  )
  expect(await offer(change)).toMatchObject({ audience: 'XY-1' })
  expect(await codesIn(buyer)).toEqual(everything)
  expect(await codesIn(stranger)).toEqual(['OPEN1'])
})

test('offers: goods that join a restricted product later are restricted, too', async () => {
  const { shop, stranger, offer } = await createOffersFixture()
  await offer()
  await database.write(shop.tenant.id, (tx) =>
    upsertProducts(tx, shop.system, shop.supplierId, [
      productRow(shop, {
        supplierSku: 'CLOSED2',
        code: 'P2',
        name: '专供防护手套',
        listPrice: '99',
        brandName: '专供牌',
      }),
    ]),
  )
  expect(await codesIn(stranger)).toEqual(['OPEN1'])
})

test('catalogues: only own products, known departments and periods, and of other suppliers and tenants nothing', async () => {
  const { tenant, seller, draft, submit, kim, shop } = await createOffersFixture()
  const refused = (change: Partial<contract.SupplierCatalogueDraft>) =>
    refusalOf(as(seller, contract.createSupplierCatalogue, { ...draft, ...change }))
  expect(await refused({ deptIds: [] })).toBe('supplierCatalogue.audience')
  expect(await refused({ scope: 'agreement', deptIds: [] })).toBe('supplierCatalogue.audience')
  expect(await refused({ deptIds: ['1'] })).toBe('supplierCatalogue.department')
  expect(await refused({ endsOn: inDays(-1) })).toBe('supplierCatalogue.period')
  expect(await refused({ productIds: ['1'] })).toBe('supplierCatalogue.product')
  const empty = await as(seller, contract.createSupplierCatalogue, { ...draft, productIds: [] })
  const submitting = as(seller, contract.submitSupplierCatalogue, { id: empty.id, version: empty.version })
  expect(await refusalOf(submitting)).toBe('supplierCatalogue.empty')
  const { id, version } = await submit()
  expect((await as(kim, of.list, {})).records.map((row) => row.id)).toEqual([id])
  const rival = await aPerson(tenant, {
    supplierId: await addSupplier(tenant, '恒筑'),
    permissions: ['product.manage'],
  })
  expect((await as(rival, of.own, {})).records).toEqual([])
  const attempts = [
    as(rival, contract.recallSupplierCatalogue, { id, version }),
    as(rival, contract.listCatalogueProducts, { id }),
    as(rival, contract.createSupplierCatalogue, draft),
  ]
  expect(await Promise.all(attempts.map(refusalOf))).toEqual([
    'thing.notFound',
    'thing.notFound',
    'supplierCatalogue.product',
  ])
  const elsewhere = await aPerson(await aTenant(), { entrance: 'operator', permissions: ['supplierCatalogue.review'] })
  expect(await refusalOf(as(elsewhere, of.detail, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(elsewhere, contract.listCatalogueProducts, { id }))).toBe('thing.notFound')
  const choices = await as(seller, contract.listCatalogueChoices, {})
  expect(choices.products).toHaveLength(2)
  expect(shop.supplierId).not.toBe(rival.supplierId)
})
