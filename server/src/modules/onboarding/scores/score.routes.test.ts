import { expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import { scoreContestCase as contest } from '#contract/onboarding/contests.ts'
import * as contract from '#contract/onboarding/scores.ts'
import { aPerson, as, aTenant, database, refusalOf, runJob, type TestTenant } from '#test/app.ts'
import { createTestSupplier } from '#test/goodsFixture.ts'
import { received } from '#test/ordering/returns.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { countFact } from './fact.listener.ts'
import { monthsOf, quarterBefore, scoreOf } from './score.rules.ts'

const period = quarterBefore(dayOf(new Date()).slice(0, 7))
const [month] = monthsOf(period)
const anOperator = (tenant: TestTenant) => aPerson(tenant, { entrance: 'operator', permissions: ['score.manage'] })
const anAdministrator = (tenant: TestTenant, supplierId: string) =>
  aPerson(tenant, { supplierId, permissions: ['supplierPeople.manage'] })

let nextEvent = 1
const addFact = (tenantId: string, supplierId: string, metric: contract.ScoreMetric, num: number, den: number) =>
  owner.query(
    `insert into onboarding.score_facts (tenant_id, supplier_id, month, metric, num, den, event_id, source_id, source_no, at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, 'DD1', now())`,
    [tenantId, supplierId, month, metric, num, den, (nextEvent += 1)],
  )

async function scored() {
  const tenant = await aTenant()
  const kim = await anOperator(tenant)
  const supplierId = await createTestSupplier(database, tenant.id)
  const administrator = await anAdministrator(tenant, supplierId)
  for (const [num, den] of [
    [1, 1],
    [1, 1],
    [0, 1],
  ] as const)
    await addFact(tenant.id, supplierId, 'otif', num, den)
  await addFact(tenant.id, supplierId, 'accepted', 95, 100)
  return { tenant, kim, supplierId, administrator }
}

test('scorecards: computed from facts, published, contested, revised; what is published never changes', async () => {
  const { tenant, kim, supplierId, administrator } = await scored()
  await addFact(tenant.id, await createTestSupplier(database, tenant.id), 'otif', 1, 1)
  expect(await as(kim, contract.computeScorecards, { period })).toEqual({ count: 1 })
  expect(await as(kim, contract.computeScorecards, { period })).toEqual({ count: 1 })
  const [card] = (await as(kim, contract.listScorecards, { period })).records
  const counted = [
    { metric: 'otif' as const, num: '2.00', den: '3.00', facts: 3 },
    { metric: 'accepted' as const, num: '95.00', den: '100.00', facts: 1 },
  ]
  const expected = scoreOf(contract.defaultScheme, counted)
  expect(card).toMatchObject({ supplierId, revision: 1, points: expected.points, band: 'D', publishedAt: null })
  expect((await as(administrator, contract.listOwnScores, {})).records).toEqual([])
  expect(await refusalOf(as(administrator, contract.listOwnScoreFacts, { id: card!.id }))).toBe('thing.notFound')

  expect(await as(kim, contract.publishScorecards, { period })).toEqual({ count: 1 })
  await expect(
    owner.query(`update onboarding.scorecards set points = 100 where tenant_id = $1`, [tenant.id]),
  ).rejects.toThrow('does not change')
  expect(await as(kim, contract.computeScorecards, { period })).toEqual({ count: 0 })
  const [own] = (await as(administrator, contract.listOwnScores, {})).records
  expect(own).toMatchObject({ id: card!.id, canContest: true, digest: card!.digest })

  const inState = async (state: 'draft' | 'published' | 'suggesting') =>
    (await as(kim, contract.listScorecards, { state })).records.length
  expect([await inState('draft'), await inState('published'), await inState('suggesting')]).toEqual([0, 1, 1])

  const facts = await as(administrator, contract.listOwnScoreFacts, { id: own!.id })
  const wrong = facts[0]!
  expect(wrong).toMatchObject({ metric: 'otif', num: '0.00' })
  const contestOf = async (factIds: string[]) => {
    const draft = { scorecardId: own!.id, factIds, contestReason: '买方要求推迟到货' }
    const { id, version } = await as(administrator, contest.apply.save, draft)
    return { id, version, outcome: await refusalOf(as(administrator, contest.apply.submit, { id, version })) }
  }
  expect((await contestOf(['1'])).outcome).toBe('scoreContest.fact')
  const submitted = await contestOf([wrong.id])
  expect(submitted.outcome).toBe('accepted')
  expect((await contestOf([wrong.id])).outcome).toBe('scoreContest.open')
  const [waiting] = (await as(kim, contest.list, {})).records
  await as(kim, contest.actions.grant, { id: waiting!.id, version: waiting!.version, reply: '情况属实' })
  const after = (await as(administrator, contract.listOwnScores, {})).records
  expect(after.map(({ revision, isLatest }) => [revision, isLatest])).toEqual([
    [2, true],
    [1, false],
  ])
  const revised = scoreOf(contract.defaultScheme, [{ ...counted[0]!, num: '2.00', den: '2.00', facts: 2 }, counted[1]!])
  expect(after.map(({ points }) => points)).toEqual([revised.points, expected.points])
  expect((await as(kim, contract.listScorecards, {})).records).toMatchObject([{ revision: 2 }])
})

test('scorecards: a contest is late after ten days, and of an earlier revision', async () => {
  const { tenant, kim, administrator } = await scored()
  await as(kim, contract.computeScorecards, { period })
  await owner.query(
    `update onboarding.scorecards set published_at = now() - interval '10 days 1 minute' where tenant_id = $1`,
    [tenant.id],
  )
  const [own] = (await as(administrator, contract.listOwnScores, {})).records
  expect(own).toMatchObject({ canContest: false })
  const factIds = (await as(administrator, contract.listOwnScoreFacts, { id: own!.id })).map(({ id }) => id)
  const draft = { scorecardId: own!.id, factIds, contestReason: '有误' }
  const { id, version } = await as(administrator, contest.apply.save, draft)
  expect(await refusalOf(as(administrator, contest.apply.submit, { id, version }))).toBe('scoreContest.late')
})

test('scorecards: the job computes the last quarter once, by weights and bands that cover everything', async () => {
  const { tenant, kim } = await scored()
  const scheme = await as(kim, contract.getScoreScheme, {})
  expect(scheme.version).toBe(0)
  const metrics = scheme.metrics.map((rule) => ({ ...rule, weight: rule.metric === 'otif' ? 100 : 0 }))
  const saved = await as(kim, contract.saveScoreScheme, { ...scheme, metrics })
  expect(saved.version).toBe(1)
  expect(await refusalOf(as(kim, contract.saveScoreScheme, scheme))).toBe('thing.stale')
  const light = { ...saved, metrics: metrics.slice(1) }
  expect(await refusalOf(as(kim, contract.saveScoreScheme, light))).toBe('score.weights')
  await runJob('onboarding.computeScores', tenant.id)
  const [card] = (await as(kim, contract.listScorecards, {})).records
  expect(card).toMatchObject({
    period,
    points: scoreOf(saved, [{ metric: 'otif', num: '2.00', den: '3.00', facts: 4 }]).points,
  })
  const { id } = card!
  await runJob('onboarding.computeScores', tenant.id)
  expect((await as(kim, contract.listScorecards, {})).records.map((each) => each.id)).toEqual([id])
  const now = `${new Date().getUTCFullYear() + 1}Q4`
  expect(await refusalOf(as(kim, contract.computeScorecards, { period: now }))).toBe('score.running')
})

test('facts: each event counts once, and an order once for each metric', async () => {
  const { tenant, orderId, supplier } = await received()
  await owner.query(`update ordering.orders set promised_on = current_date + 1 where id = $1`, [orderId])
  const event = (id: string) => ({ id, entity_id: orderId, at: new Date() })
  const count = (name: Parameters<typeof countFact>[1], id: string) =>
    database.write(tenant.id, (tx) => countFact(tx, name, event(id)))
  for (const id of ['11', '11', '12']) await count('order.received', id)
  await count('order.accepted', '13')
  await Promise.all([count('order.accepted', '13'), count('order.accepted', '14')])
  const facts = await database.read(tenant.id, (db) =>
    db.selectFrom('onboarding.score_facts').select(['metric', 'num', 'den', 'supplier_id']).orderBy('metric').execute(),
  )
  expect(facts.map(({ metric, num, den }) => [metric, Number(num), Number(den)])).toEqual([
    ['accepted', 15, 15],
    ['answered', 1, 1],
    ['clean', 1, 1],
    ['otif', 1, 1],
  ])
  expect(new Set(facts.map(({ supplier_id: id }) => id))).toEqual(new Set([supplier.supplierId]))
})

test('scorecards: other suppliers and tenants see none of them', async () => {
  const { tenant, kim } = await scored()
  await as(kim, contract.computeScorecards, { period })
  await as(kim, contract.publishScorecards, { period })
  const [{ id }] = (await as(kim, contract.listScorecards, {})).records as unknown as [{ id: string }]
  const rival = await anAdministrator(tenant, await createTestSupplier(database, tenant.id))
  expect((await as(rival, contract.listOwnScores, {})).records).toEqual([])
  expect(await refusalOf(as(rival, contract.listOwnScoreFacts, { id }))).toBe('thing.notFound')
  const elsewhere = await anOperator(await aTenant())
  expect(await refusalOf(as(elsewhere, contract.listScoreFacts, { id }))).toBe('thing.notFound')
  expect(await as(elsewhere, contract.publishScorecards, { period })).toEqual({ count: 0 })
})
