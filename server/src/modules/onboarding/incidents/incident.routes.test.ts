import { expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/onboarding/incidents.ts'
import { incidentCase as of } from '#contract/onboarding/incidents.ts'
import { dispositionCase } from '#contract/onboarding/dispositions.ts'
import { createComment } from '#contract/ordering/comments.ts'
import { createInspection, listInspections } from '#contract/ordering/delivery/inspections.ts'
import type { StoredSettings } from '#contract/settings.ts'
import { onboarding } from '#modules/onboarding/index.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aPerson, as, aTenant, contents, database, refusalOf, type TestTenant } from '#test/app.ts'
import { createTestSupplier } from '#test/goodsFixture.ts'
import { received } from '#test/ordering/returns.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { onArrival, onReview } from './incident.listener.ts'

const anOperator = (
  tenant: TestTenant,
  permissions: ('incident.manage' | 'supplier.restrict')[] = ['incident.manage'],
) => aPerson(tenant, { entrance: 'operator', permissions })
const anAdministrator = (tenant: TestTenant, supplierId: string) =>
  aPerson(tenant, { supplierId, permissions: ['supplierPeople.manage'] })
const today = dayOf(new Date())

async function reported() {
  const tenant = await aTenant()
  const supplierId = await createTestSupplier(database, tenant.id)
  const kim = await anOperator(tenant)
  const administrator = await anAdministrator(tenant, supplierId)
  const facts = { supplierId, severity: 'major' as const, occurredOn: today, facts: '以次充好' }
  return { tenant, supplierId, kim, administrator, facts, incident: await as(kim, contract.reportIncident, facts) }
}

test('incidents: reported, answered, decided after the answer, seen by the supplier', async () => {
  const { kim, administrator, incident, tenant, facts } = await reported()
  const { id, version } = incident
  expect(incident).toMatchObject({ status: '01', source: 'manual', can: ['dismiss'] })
  expect(await refusalOf(as(kim, of.actions.warn, { id, version, reply: '警示' }))).toBe('incident.hearing')
  const answered = await as(administrator, contract.stateOnIncident, { id, version, statement: '批次混装，已召回' })
  expect(answered).toMatchObject({ status: '02', ownActions: [] })
  const both = await Promise.all([
    refusalOf(as(kim, of.actions.warn, { id, version: answered.version, reply: '警示' })),
    refusalOf(as(await anOperator(tenant), of.actions.dismiss, { id, version: answered.version, reason: '属实轻微' })),
  ])
  expect(both.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  const tomorrow = dayOf(new Date(Date.now() + 2 * 86_400_000))
  expect(await refusalOf(as(kim, contract.reportIncident, { ...facts, occurredOn: tomorrow }))).toBe('incident.future')
})

test('incidents: silence is enough after the hearing, and a disposition is proposed by those who may', async () => {
  const { tenant, kim, incident, supplierId } = await reported()
  await owner.query(`update onboarding.incidents set hearing_until = now() - interval '1 hour' where tenant_id = $1`, [
    tenant.id,
  ])
  const { id, version } = incident
  const input = { id, version, kind: 'restricted' as const, purposes: ['quote' as const], until: '', reply: '以次充好' }
  expect(await refusalOf(as(kim, of.actions.escalate, input))).toBe('thing.notAllowed')
  const lee = await anOperator(tenant, ['incident.manage', 'supplier.restrict'])
  expect(await refusalOf(as(lee, of.actions.escalate, { ...input, purposes: [] }))).toBe('disposition.purposeMissing')
  const escalated = await as(lee, of.actions.escalate, input)
  const proposed = await as(lee, dispositionCase.detail, { id: escalated.dispositionId! })
  expect(proposed).toMatchObject({ supplierId, status: '01', purposes: ['quote'], cause: '以次充好' })
})

test('incidents: other suppliers and tenants neither read nor answer them', async () => {
  const { tenant, incident } = await reported()
  const { id, version } = incident
  const rival = await anAdministrator(tenant, await createTestSupplier(database, tenant.id))
  expect((await as(rival, of.own, {})).records).toEqual([])
  expect(await refusalOf(as(rival, contract.stateOnIncident, { id, version, statement: '无' }))).toBe('thing.notFound')
  expect(await refusalOf(as(await anOperator(await aTenant()), of.detail, { id }))).toBe('thing.notFound')
})

async function reviewed(score: number, settings: StoredSettings) {
  const market = await received()
  const { tenant, buyer, orderId, first, second } = market
  await database.write(tenant.id, (tx) => storeSettings(tx, settings))
  const lines = [first, second].map((orderLineId) => ({ orderLineId, score: 5 }))
  await as(buyer, createComment, { orderId, service: score, logistics: 5, lines })
  const kim = await anOperator(tenant)
  const listen = async (name: string, listener: (tx: never, event: never) => Promise<void>) => {
    const [event] = await database.read(tenant.id, (db) =>
      db.selectFrom('kit.events').selectAll().where('name', '=', name).execute(),
    )
    await database.write(tenant.id, (tx) => listener(tx as never, event as never))
    return (await as(kim, of.list, {})).records
  }
  return { ...market, listen }
}

test('incidents: a review of two stars opens one, once, and only where the tenant wants it', async () => {
  for (const [score, setting, expected] of [
    [2, '1', ['minor']],
    [1, '1', ['major']],
    [3, '1', []],
    [2, '0', []],
  ] as const) {
    const { listen } = await reviewed(score, { isNegativeReviewPunish: setting })
    await listen('order.commented', onReview)
    const rows = await listen('order.commented', onReview)
    expect(rows.map(({ severity }) => severity)).toEqual(expected)
  }
})

test('incidents: a delivery that is late by the days of the tenant opens one', async () => {
  const { listen, tenant, orderId } = await reviewed(5, { lateDeliveryDays: '3' })
  const promise = (days: number) =>
    owner.query(
      `update ordering.orders set promised_on = (now() at time zone 'Asia/Shanghai')::date - $2::int where id = $1`,
      [orderId, days],
    )
  expect(tenant.id).toBeTruthy()
  await promise(2)
  expect(await listen('order.received', onArrival)).toEqual([])
  await promise(3)
  expect(await listen('order.received', onArrival)).toMatchObject([{ source: 'late', severity: 'minor' }])
})

test('incidents: inspected goods are late, and count for scores, by the day on which they arrived', async () => {
  const { tenant, orderId } = await received({ settings: { orderInspection: 'all', lateDeliveryDays: '3' } })
  const kim = await anOperator(tenant)
  const inspector = await aPerson(tenant, { permissions: ['order.read', 'order.readAll', 'order.inspect'] })
  const [inspection] = (await as(inspector, listInspections, { tab: 'todo' })).records
  const { receiptId, lines } = inspection!
  const accepted = lines.map(({ orderLineId, open }) => ({ orderLineId, accepted: open }))
  await as(inspector, createInspection, { receiptId, lines: accepted })
  const listen = async (promisedDaysAgo: number) => {
    // Inspected five days after the goods arrived.
    await owner.query(
      `update ordering.orders set received_at = now() + interval '5 days',
         promised_on = (now() at time zone 'Asia/Shanghai')::date - $2::int where id = $1`,
      [orderId, promisedDaysAgo],
    )
    const [event] = await database.read(tenant.id, (db) =>
      db.selectFrom('kit.events').selectAll().where('name', '=', 'order.inspected').execute(),
    )
    await database.write(tenant.id, (tx) => onboarding(contents).listeners!['order.inspected']!(tx, event as never))
    return (await as(kim, of.list, {})).records
  }
  expect(await listen(0)).toEqual([])
  const facts = await database.read(tenant.id, (db) =>
    db.selectFrom('onboarding.score_facts').select(['metric', 'num', 'den']).orderBy('metric').execute(),
  )
  expect(facts.map(({ metric, num, den }) => [metric, Number(num), Number(den)])).toEqual([
    ['accepted', 15, 15],
    ['clean', 1, 1],
    ['otif', 1, 1],
  ])
  expect(await listen(2)).toEqual([])
  expect(await listen(3)).toMatchObject([{ source: 'late', severity: 'minor' }])
})
