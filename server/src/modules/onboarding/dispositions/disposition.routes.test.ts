import { expect, test } from 'vitest'
import { moveProduct } from '#contract/catalogue/products.ts'
import * as contract from '#contract/onboarding/dispositions.ts'
import { dispositionCase as of, restoreCase } from '#contract/onboarding/dispositions.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { enrol } from '#contract/sourcing/enrolments.ts'
import { type BlockKind, type DealPurpose, dealPurposes } from '#contract/suppliers/blocks.ts'
import { putBlock } from '#modules/suppliers/index.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { setPrices } from '#test/catalogue/agreementPrices.ts'
import { createTestGoods, createTestSupplier } from '#test/goodsFixture.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { submitOrderOf } from '#test/ordering/submit.ts'
import { createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'

const anOperator = (tenant: TestTenant) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['supplier.restrict', 'supplier.read'] })
const anAdministrator = (tenant: TestTenant, supplierId: string) =>
  aPerson(tenant, { supplierId, permissions: ['supplierPeople.manage'] })
const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

async function aCase(change: object = {}) {
  const tenant = await aTenant()
  const supplierId = await createTestSupplier(database, tenant.id)
  const [kim, lee] = [await anOperator(tenant), await anOperator(tenant)]
  const administrator = await anAdministrator(tenant, supplierId)
  const proposal = {
    supplierId,
    kind: 'restricted' as const,
    purposes: ['order' as const],
    until: '',
    cause: '连续三单延迟',
  }
  const proposed = await as(kim, contract.proposeDisposition, { ...proposal, ...change })
  return { tenant, supplierId, kim, lee, administrator, proposal, proposed }
}
const block = (tenantId: string, supplierId: string, purposes: DealPurpose[], kind: BlockKind = 'restricted') =>
  database.write(tenantId, (tx) => putBlock(tx, supplierId, { id: '1', kind, purposes, until: '' }))

test('dispositions: proposed, answered, decided by somebody else, in force, asked to be lifted, lifted', async () => {
  const { kim, lee, administrator, proposed, tenant } = await aCase()
  expect(proposed).toMatchObject({ status: '01', can: [], isInForce: false })
  expect((await as(lee, of.list, {})).records).toMatchObject([{ can: ['drop'] }])
  const { id, version } = proposed
  expect(await refusalOf(as(lee, of.actions.decide, { id, version }))).toBe('disposition.hearing')
  const stated = await as(administrator, contract.stateOnDisposition, { id, version, statement: '物流中断所致' })
  expect(stated).toMatchObject({ status: '02', ownActions: [] })
  expect(await as(lee, of.count, {})).toEqual({ count: 1 })
  expect(await refusalOf(as(kim, of.actions.decide, { id, version: stated.version }))).toBe('case.own')
  const decided = await as(lee, of.actions.decide, { id, version: stated.version, reply: '维持' })
  expect(decided).toMatchObject({ status: '03', isInForce: true, can: ['lift'] })
  expect((await as(administrator, of.own, {})).records).toMatchObject([{ id, isInForce: true, purposes: ['order'] }])
  const request = { dispositionId: id, applyUserName: '温如言', applyUserMobile: '13800138000', applyReason: '已整改' }
  const saved = await as(administrator, restoreCase.apply.save, request)
  const sent = await as(administrator, restoreCase.apply.submit, { id: saved.id, version: saved.version })
  const granting = { id: sent.id, version: sent.version, reply: '同意' }
  expect(await refusalOf(as(kim, restoreCase.actions.grant, granting))).toBe('case.own')
  await as(lee, restoreCase.actions.grant, granting)
  expect((await as(administrator, of.own, {})).records).toMatchObject([{ status: '05', isInForce: false }])
  const market = await database.read(tenant.id, (db) =>
    db.selectFrom('suppliers.suppliers').select('blocks').executeTakeFirstOrThrow(),
  )
  expect(market.blocks).toEqual([])
})

test('dispositions: after the hearing silence is enough, and of deciding and dropping at once one counts', async () => {
  const { lee, proposed, tenant } = await aCase()
  const third = await anOperator(tenant)
  const { id, version } = proposed
  await database.write(tenant.id, (tx) =>
    tx
      .updateTable('onboarding.dispositions')
      .set({ hearing_until: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute(),
  )
  const outcomes = await Promise.all([
    refusalOf(as(lee, of.actions.decide, { id, version })),
    refusalOf(as(third, of.actions.drop, { id, version, reason: '证据不足' })),
  ])
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
})

test('dispositions: what is proposed has purposes, a last day that fits, and no other beside it', async () => {
  const { kim, lee, proposal, supplierId } = await aCase()
  const outcome = (change: object) => refusalOf(as(kim, contract.proposeDisposition, { ...proposal, ...change }))
  expect(await outcome({})).toBe('disposition.open')
  expect(await outcome({ purposes: [] })).toBe('disposition.purposeMissing')
  expect(await outcome({ until: inDays(-2) })).toBe('disposition.until')
  expect(await outcome({ kind: 'blacklisted', until: '' })).toBe('disposition.until')
  expect(await outcome({ kind: 'blacklisted', until: inDays(4 * 365) })).toBe('disposition.until')
  expect(await outcome({ supplierId: '1' })).toBe('thing.notFound')
  const other = await aCase({ kind: 'blacklisted', until: inDays(300) })
  expect(other.proposed.purposes).toEqual(dealPurposes)
  expect(await refusalOf(as(lee, contract.proposeDisposition, { ...other.proposal, supplierId }))).toBe(
    'disposition.open',
  )
})

test('dispositions: other suppliers and tenants neither read nor answer them, and ask to lift none', async () => {
  const { tenant, administrator, proposed } = await aCase()
  const rival = await anAdministrator(tenant, await createTestSupplier(database, tenant.id))
  const elsewhere = await anOperator(await aTenant())
  const { id, version } = proposed
  expect((await as(rival, of.own, {})).records).toEqual([])
  const answer = { id, version, statement: '与我无关' }
  expect(await refusalOf(as(rival, contract.stateOnDisposition, answer))).toBe('thing.notFound')
  expect(await refusalOf(as(elsewhere, of.detail, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(elsewhere, of.actions.drop, { id, version, reason: '无' }))).toBe('thing.notFound')
  const request = { dispositionId: id, applyUserName: '温', applyUserMobile: '13800138000', applyReason: '已整改' }
  for (const who of [rival, administrator]) {
    const saved = await as(who, restoreCase.apply.save, request)
    const submitting = as(who, restoreCase.apply.submit, { id: saved.id, version: saved.version })
    expect(await refusalOf(submitting)).toBe('disposition.notInForce')
  }
})

test('blocks: no new order of a blocked supplier, while its running orders go on', async () => {
  const market = await createOrderingFixture()
  const [goods] = market.goods
  const seller = market.suppliers[0]!
  const { orders } = await submitOrderOf(market, [{ goods: goods!, quantity: 1 }])
  const others = dealPurposes.filter((purpose) => purpose !== 'order')
  await block(market.tenant.id, goods!.supplierId, others)
  expect(await refusalOf(submitOrderOf(market, [{ goods: goods!, quantity: 1 }]))).toBe('accepted')
  await block(market.tenant.id, goods!.supplierId, ['order'])
  expect(await refusalOf(submitOrderOf(market, [{ goods: goods!, quantity: 1 }]))).not.toBe('accepted')
  expect(await refusalOf(as(seller, moveOrder, { orderId: orders[0]!.orderId, action: 'accept' }))).toBe('accepted')
})

test('blocks: a blocked supplier neither puts goods on sale, nor joins projects, nor gets new agreement prices', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { tenant } = fixture
  const supplierId = fixture.suppliers[0]!.supplierId!
  const joining = async (who: Person) => {
    const { id: projectId } = await createPublished(fixture)
    const form = { projectId, contactName: '叶知秋', contactTel: '13800000000', statement: '', attachments: [] }
    return refusalOf(as(who, enrol, form))
  }
  const seller = await aPerson(tenant, { supplierId, permissions: ['product.manage'] })
  const [goods] = await createTestGoods(database, tenant.id, supplierId, [{ price: '10', stock: 5 }])
  const { product_id: id } = await database.read(tenant.id, (db) =>
    db.selectFrom('catalogue.skus').select('product_id').where('id', '=', goods!.skuId).executeTakeFirstOrThrow(),
  )
  const listing = async () => {
    await as(seller, moveProduct, { id, action: 'takeOff' })
    const outcome = await refusalOf(as(seller, moveProduct, { id, action: 'putOn' }))
    if (outcome !== 'accepted') {
      await block(tenant.id, supplierId, [])
      await as(seller, moveProduct, { id, action: 'putOn' })
    }
    return outcome
  }
  const pricing = () => {
    const price = { skuId: goods!.skuId, deptId: tenant.root.id, agreementNo: 'A1', title: '', price: '9', tiers: [] }
    const valid = { validFrom: inDays(1), validTo: inDays(30) }
    return refusalOf(setPrices(tenant.id, [{ ...price, ...valid }]))
  }
  const gates: readonly (readonly [DealPurpose, () => Promise<string>])[] = [
    ['join', () => joining(fixture.suppliers[0]!)],
    ['publish', listing],
    ['agreement', pricing],
  ]
  for (const [purpose, act] of gates) {
    await block(
      tenant.id,
      supplierId,
      dealPurposes.filter((each) => each !== purpose),
    )
    expect([purpose, await act()]).toEqual([purpose, 'accepted'])
    await block(tenant.id, supplierId, [purpose])
    expect([purpose, await act()]).toEqual([purpose, 'supplier.restricted'])
  }
})
