import { expect, test } from 'vitest'
import { createCategoryRule } from '#contract/catalogue/categoryRules.ts'
import * as productChanges from '#contract/catalogue/productChanges.ts'
import * as products from '#contract/catalogue/products.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/onboarding/qualifications.ts'
import { qualificationCase as of } from '#contract/onboarding/qualifications.ts'
import type { CertificateType } from '#contract/suppliers/certificates.ts'
import { setStandings } from '#modules/suppliers/index.ts'
import { aPerson, as, aTenant, database, refusalOf, runJob, type TestTenant } from '#test/app.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { aDraft, sellerOf } from '#test/catalogue/sellers.ts'
import { createCatalogueFixture, upsert } from '#test/catalogueFixture.ts'
import { createTestSupplier } from '#test/goodsFixture.ts'
import { createSourcingFixture } from '#test/sourcing/fixture.ts'
import { createQuoting, quote } from '#test/sourcing/sealing.ts'

const anOperator = (tenant: TestTenant) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['qualification.manage'] })
const day = 86_400_000
const inDays = (days: number) => dayOf(new Date(Date.now() + days * day))

async function createQualifyingFixture() {
  const shop = await createCatalogueFixture()
  const { tenant, supplierId } = shop
  const [kim, lee] = [await anOperator(tenant), await anOperator(tenant)]
  const administrator = await aPerson(tenant, { supplierId, permissions: ['supplierPeople.manage'] })
  return { shop, tenant, supplierId, kim, lee, administrator, categoryIds: [shop.categoryIds[1]] }
}
const apply = (
  {
    administrator,
    categoryIds,
  }: Pick<Awaited<ReturnType<typeof createQualifyingFixture>>, 'administrator' | 'categoryIds'>,
  statement = '代理三大品牌',
) => as(administrator, contract.applyForQualification, { categoryIds, statement })
const addCertificate = (tenantId: string, supplierId: string, type: CertificateType, lastDay: string | null) =>
  database.write(tenantId, (tx) =>
    tx
      .insertInto('suppliers.certificates')
      .values({ supplier_id: supplierId, type, last_day: lastDay, created_at: new Date() } as never)
      .execute(),
  )

test('qualifications: opened, submitted, sent back, reviewed by one, qualified by another, seen by the supplier', async () => {
  const { administrator, kim, lee, supplierId, categoryIds } = await createQualifyingFixture()
  const opened = await as(kim, contract.openQualification, { supplierId, categoryIds })
  expect(opened).toMatchObject({ status: '01', categories: '手部防护', can: ['cancel'] })
  const [own] = (await as(administrator, of.own, {})).records
  expect(own).toMatchObject({ status: '01', ownActions: ['submit'] })
  const evidence = { statement: '代理三大品牌' }
  let { id, version } = await as(administrator, contract.submitQualification, { ...evidence, id: own!.id, version: 1 })
  ;({ version } = await as(kim, of.actions.sendBack, { id, version, reason: '请附业绩' }))
  expect((await as(administrator, of.own, {})).records).toMatchObject([{ status: '01', reply: '请附业绩' }])
  ;({ version } = await as(administrator, contract.submitQualification, { ...evidence, id, version }))
  const reviewed = await as(kim, of.actions.review, { id, version, proposal: 'qualified', opinion: '样品合格' })
  expect(reviewed).toMatchObject({ status: '03', can: ['reopen'] })
  version = reviewed.version
  const validTo = inDays(300)
  expect(await refusalOf(as(kim, of.actions.qualify, { id, version, validTo }))).toBe('qualification.ownReview')
  for (const other of [inDays(-1), inDays(4 * 366)])
    expect(await refusalOf(as(lee, of.actions.qualify, { id, version, validTo: other }))).toBe('qualification.validTo')
  expect((await as(lee, of.detail, { id })).can).toContain('qualify')
  expect(await as(lee, of.actions.qualify, { id, version, validTo })).toMatchObject({ status: '04', state: 'valid' })
  const [seen] = (await as(administrator, of.own, {})).records
  expect(seen).toMatchObject({ status: '04', validTo, state: 'valid', ownActions: [] })
  expect(seen).not.toHaveProperty('opinion')
})

test('qualifications: one at a time for a supplier and category, also where two apply at once', async () => {
  const facts = await createQualifyingFixture()
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => refusalOf(apply(facts))))
  expect(outcomes.toSorted()).toEqual(['accepted', ...[1, 2, 3].map(() => 'qualification.open')])
  const [{ id, version }] = (await as(facts.kim, of.list, {})).records as [contract.Qualification]
  await as(facts.kim, of.actions.cancel, { id, version, reason: '重复' })
  expect(await refusalOf(apply(facts))).toBe('accepted')
  const gone = { ...facts, categoryIds: ['1'] }
  expect(await refusalOf(apply(gone))).toBe('qualification.categoryGone')
})

test('qualifications: required certificates are those of the category and all above it, and in force', async () => {
  const facts = await createQualifyingFixture()
  const { kim, administrator, tenant, supplierId, shop, categoryIds } = facts
  const rule = { categoryId: shop.categoryIds[0], certificates: ['iso9001' as const], isGate: false }
  await as(kim, createCategoryRule, rule)
  expect(await refusalOf(as(kim, createCategoryRule, rule))).toBe('categoryRule.taken')
  expect(await refusalOf(apply(facts))).toBe('qualification.certificateMissing')
  await addCertificate(tenant.id, supplierId, 'iso9001', inDays(-1))
  expect(await refusalOf(apply(facts))).toBe('qualification.certificateMissing')
  await addCertificate(tenant.id, supplierId, 'iso9001', inDays(100))
  const required = await as(administrator, contract.checkOwnQualification, { categoryIds: categoryIds.join(',') })
  expect(required).toEqual([{ type: 'iso9001', state: 'valid', to: inDays(100) }])
  expect(await refusalOf(apply(facts))).toBe('accepted')
})

test('gates: products go on sale only in categories that the supplier is qualified for, where these ask for it', async () => {
  const { kim, tenant, supplierId, shop } = await createQualifyingFixture()
  const seller = await sellerOf(shop)
  const list = async (supplierSku: string) => {
    const { changeId } = await as(seller, products.createProduct, aDraft(shop, { supplierSku }))
    const submitting = { id: changeId!, version: 1, action: 'submit' } as const
    return refusalOf(as(seller, productChanges.moveChange, submitting))
  }
  expect(await list('A1')).toBe('accepted')
  await as(kim, createCategoryRule, { categoryId: shop.categoryIds[0], certificates: ['iso9001'], isGate: true })
  expect(await list('A2')).toBe('supplier.notQualified')
  expect(await upsert(shop, [productRow(shop, { supplierSku: 'A3' })])).toMatchObject([
    { outcome: 'refused', code: 'supplier.notQualified' },
  ])
  const [row] = (await as(seller, products.listProducts, { keyword: 'A1' })).records
  const id = row!.id
  await as(seller, products.moveProduct, { id, action: 'takeOff' })
  expect(await refusalOf(as(seller, products.moveProduct, { id, action: 'putOn' }))).toBe('supplier.notQualified')
  const qualifiedUntil = (validTo: string, qualified = supplierId) =>
    database.write(tenant.id, (tx) =>
      setStandings(tx, {
        supplierId: qualified,
        categoryIds: [shop.categoryIds[1]],
        qualificationId: '1',
        isConditional: false,
        validTo,
      }),
    )
  await qualifiedUntil(inDays(100), await createTestSupplier(database, tenant.id))
  await qualifiedUntil(inDays(-1))
  expect(await list('A4')).toBe('supplier.notQualified')
  await qualifiedUntil(inDays(0))
  expect(await list('A5')).toBe('supplier.certificateLacking')
  await addCertificate(tenant.id, supplierId, 'iso9001', inDays(0))
  expect(await list('A6')).toBe('accepted')
})

test('gates: quotes are submitted only by suppliers qualified for the categories of the project', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { tenant, suppliers, categoryId } = fixture
  const project = await createQuoting(fixture)
  await as(await anOperator(tenant), createCategoryRule, { categoryId, certificates: [], isGate: true })
  await expect(quote(suppliers[0]!, project)).rejects.toThrow('supplier.notQualified')
  await database.write(tenant.id, (tx) =>
    setStandings(tx, {
      supplierId: suppliers[0]!.supplierId!,
      categoryIds: [categoryId],
      qualificationId: '1',
      isConditional: true,
      validTo: inDays(10),
    }),
  )
  await quote(suppliers[0]!, project)
})

test('qualifications: one that is not qualified ends the one before, and the last days are announced once', async () => {
  const facts = await createQualifyingFixture()
  const { kim, lee, tenant } = facts
  const decide = async (validTo: string | null) => {
    const { id, version } = await apply(facts)
    const proposal = validTo === null ? ('unqualified' as const) : ('qualified' as const)
    const reviewed = await as(kim, of.actions.review, { id, version, proposal, opinion: '已核' })
    const next = { id, version: reviewed.version }
    return validTo === null
      ? as(lee, of.actions.disqualify, { ...next, reason: '无业绩' })
      : as(lee, of.actions.qualify, { ...next, validTo })
  }
  const standings = () => database.read(tenant.id, (db) => db.selectFrom('suppliers.standings').selectAll().execute())
  const announced = () =>
    database.read(tenant.id, (db) =>
      db.selectFrom('kit.events').select('entity_id').where('name', '=', 'qualification.expiring').execute(),
    )
  await decide(inDays(20))
  expect(await standings()).toMatchObject([{ valid_to: inDays(20) }])
  for (let n = 0; n < 2; n++) await runJob('onboarding.remindOfQualifications', tenant.id)
  expect(await announced()).toHaveLength(1)
  await decide(inDays(400))
  expect(await standings()).toMatchObject([{ valid_to: inDays(400) }])
  expect(await decide(null)).toMatchObject({ status: '06', state: 'none' })
  expect(await standings()).toEqual([])
})

test('qualifications: other suppliers and tenants neither read nor submit them', async () => {
  const facts = await createQualifyingFixture()
  const { tenant } = facts
  const { id, version } = await apply(facts)
  const rival = await aPerson(tenant, {
    supplierId: await createTestSupplier(database, tenant.id),
    permissions: ['supplierPeople.manage'],
  })
  expect((await as(rival, of.own, {})).records).toEqual([])
  expect(await refusalOf(as(rival, contract.withdrawQualification, { id, version }))).toBe('thing.notFound')
  const elsewhere = await anOperator(await aTenant())
  expect(await refusalOf(as(elsewhere, of.detail, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(elsewhere, contract.checkQualification, { id }))).toBe('thing.notFound')
  expect((await as(elsewhere, of.list, {})).records).toEqual([])
})
