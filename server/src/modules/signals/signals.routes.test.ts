import { expect, test } from 'vitest'
import { dayOf, monthsLater } from '#contract/kit/calendar.ts'
import { adviseOnAward, findSignal, signalCase } from '#contract/signals/cases.ts'
import * as exemptions from '#contract/signals/exemptions.ts'
import { listSignalRules, saveSignalRule, trySignalRule } from '#contract/signals/rules.ts'
import { countNewSignals } from '#contract/signals/waiting.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { createOpened, itemNamed, offer } from '#test/sourcing/awards.ts'
import { createPublished, createSourcingFixture, type SourcingFixture } from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { examine } from './index.ts'

const all = ['signal.read', 'signal.handle', 'signal.set'] as const
const aHandler = (tenant: TestTenant, permissions: readonly (typeof all)[number][] = all) =>
  aPerson(tenant, { entrance: 'operator', permissions: [...permissions] })
const examined = ({ tenant }: Pick<SourcingFixture, 'tenant'>, ...ids: readonly string[]) =>
  database.write(tenant.id, (tx) => examine(tx, tenant.id, { project: ids }, new Date()))
const items = { items: [itemNamed('椅', '10', '238')] }
const listed = async (person: Person, rule?: string) =>
  (await as(person, signalCase.list, { limit: 50 })).records.filter((each) => rule === undefined || each.rule === rule)

/** A project with two equal quotes, and the signal of it. */
async function aTie() {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const project = await createOpened(fixture, items, [['230.0000'], ['230.0000']])
  const kim = await aHandler(fixture.tenant)
  await examined(fixture, project.id)
  const [signal] = await listed(kim, 'ties')
  return { ...fixture, project, kim, signal: signal! }
}

test('signals: found, taken, decided by who has taken them, opened again by new evidence', async () => {
  const { tenant, project, kim, signal } = await aTie()
  expect(signal).toMatchObject({ status: '01', severity: 'low', findings: 1, can: ['take'] })
  expect((await as(kim, countNewSignals, {})).count).toBe((await listed(kim)).length)
  const { id } = signal
  expect(await refusalOf(as(kim, signalCase.actions.dismiss, { id, version: signal.version, reason: '无' }))).toBe(
    'thing.wrongState',
  )
  const lee = await aHandler(tenant)
  const taken = await as(lee, signalCase.actions.take, { id, version: signal.version })
  expect(taken.can).toEqual(['explain', 'dismiss', 'confirm'])
  expect(await refusalOf(as(lee, signalCase.actions.take, { id, version: taken.version }))).toBe('signal.alreadyOwn')
  expect(await refusalOf(as(kim, signalCase.actions.dismiss, { id, version: taken.version, reason: '无' }))).toBe(
    'signal.notOwner',
  )
  const both = await Promise.all([
    refusalOf(as(lee, signalCase.actions.confirm, { id, version: taken.version, reason: '文件作者相同' })),
    refusalOf(as(lee, signalCase.actions.dismiss, { id, version: taken.version, reason: '指导价' })),
  ])
  expect(both.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  // The same facts again change nothing, whatever the thresholds are.
  await as(kim, saveSignalRule, { rule: 'ties', state: 'on', signalTieItems: 2 })
  await examined({ tenant }, project.id)
  const closed = await as(kim, signalCase.detail, { id })
  expect(closed).toMatchObject({ findings: 1, handler: lee.userName })
  expect(['04', '05']).toContain(closed.status)
  // Other facts do.
  await owner.query(`update sourcing.quote_lines set price = '200' where tenant_id = $1`, [tenant.id])
  await examined({ tenant }, project.id)
  expect(await as(kim, signalCase.detail, { id })).toMatchObject({ findings: 2, status: '02' })
  const { findings, documents } = await as(kim, findSignal, { id })
  expect(findings).toMatchObject([{ settings: { signalTieItems: 2 } }, { settings: { signalTieItems: 3 } }])
  expect(documents.map(({ kind }) => kind)).toEqual(['project', 'supplier', 'supplier'])
})

test('signals: nothing of a round before its opening, in no call', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { tenant, suppliers } = fixture
  const quoteBeginAt = new Date(Date.now() - 3_600_000).toISOString()
  const project = await createPublished(fixture, { ...items, audit: '2', quoteBeginAt })
  for (const supplier of suppliers) await offer(supplier, project, ['230.0000'])
  const kim = await aHandler(tenant)
  await examined(fixture, project.id)
  expect(await listed(kim)).toEqual([])
  expect(await as(kim, trySignalRule, { rule: 'singleBidder' })).toMatchObject({ examined: 0, tried: 0 })
  const { rows } = await owner.query('select from signals.findings where tenant_id = $1', [tenant.id])
  expect(rows).toEqual([])
})

test('signals: nobody sees one about their own project, approval or company, with whichever account', async () => {
  const { tenant, buyer, suppliers, kim, signal } = await aTie()
  const { id, version } = signal
  const operatorOf = (personId: string) =>
    aPerson(tenant, { entrance: 'operator', permissions: [...all], person: personId })
  for (const involved of [await operatorOf(buyer.personId), await operatorOf(suppliers[0]!.personId)]) {
    expect(await listed(involved)).toEqual([])
    expect(await as(involved, signalCase.figures, {})).toEqual({ counts: {} })
    expect(await as(involved, countNewSignals, {})).toEqual({ count: 0 })
    expect((await as(involved, listSignalRules, {})).rules.every(({ open }) => open === 0)).toBe(true)
    const until = monthsLater(dayOf(new Date()), 1)
    for (const call of [
      () => as(involved, signalCase.detail, { id }),
      () => as(involved, findSignal, { id }),
      () => as(involved, signalCase.changes, { id }),
      () => as(involved, signalCase.actions.take, { id, version }),
      () => as(involved, exemptions.proposeExemption, { caseId: id, reason: '同一集团', until }),
    ])
      expect(await refusalOf(call())).toBe('thing.notFound')
  }
  // Who becomes an approver of the project later does not see it any more.
  await owner.query('update sourcing.projects set supervisor_ids = $2 where tenant_id = $1', [tenant.id, [kim.userId]])
  expect(await listed(kim)).toEqual([])
})

test('signals: other tenants, suppliers and people without the permission read nothing', async () => {
  const { tenant, signal, suppliers } = await aTie()
  const { id } = signal
  expect(await refusalOf(as(await aHandler(await aTenant()), signalCase.detail, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(suppliers[0]!, signalCase.list, {}))).toBe('permission.denied')
  const reader = await aHandler(tenant, ['signal.read'])
  expect(await as(reader, signalCase.detail, { id })).toMatchObject({ can: [] })
  expect(await refusalOf(as(reader, saveSignalRule, { rule: 'ties', state: 'off' }))).toBe('permission.denied')
})

test('exemptions: a second person agrees, findings are counted and raise nothing, also after the end', async () => {
  const { tenant, project, kim, signal } = await aTie()
  const [caseId, today] = [signal.id, dayOf(new Date())]
  const propose = (until: string) => as(kim, exemptions.proposeExemption, { caseId, reason: '同一集团，已申报', until })
  expect(await refusalOf(propose(today))).toBe('signalExemption.until')
  expect(await refusalOf(propose(monthsLater(today, 13)))).toBe('signalExemption.until')
  const proposed = await propose(monthsLater(today, 12))
  expect(await refusalOf(propose(monthsLater(today, 6)))).toBe('signalExemption.open')
  const move = { id: proposed.id, version: proposed.version }
  expect(proposed.can).toEqual([])
  expect(await refusalOf(as(kim, exemptions.agreeExemption, move))).toBe('signalExemption.ownProposal')
  const [lee, ann] = [await aHandler(tenant), await aHandler(tenant)]
  const both = await Promise.all([
    refusalOf(as(lee, exemptions.agreeExemption, move)),
    refusalOf(as(ann, exemptions.declineExemption, move)),
  ])
  expect(both.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  await owner.query(`update signals.exemptions set status = '02' where tenant_id = $1`, [tenant.id])
  const changeFacts = async (price: string) => {
    await owner.query('update sourcing.quote_lines set price = $2 where tenant_id = $1', [tenant.id, price])
    await examined({ tenant }, project.id)
  }
  await changeFacts('201')
  expect((await as(kim, signalCase.detail, { id: caseId })).findings).toBe(1)
  const [exemption] = (await as(kim, exemptions.listExemptions, {})).records
  expect(exemption).toMatchObject({ findings: 1, status: '02' })
  expect((await as(kim, listSignalRules, {})).rules.find(({ rule }) => rule === 'ties')).toMatchObject({ exempted: 1 })
  await owner.query(`update signals.exemptions set until = current_date - 1 where tenant_id = $1`, [tenant.id])
  await changeFacts('202')
  expect((await as(kim, signalCase.detail, { id: caseId })).findings).toBe(2)
})

test('rules: the last year is tried before a threshold is saved; a rule that is off finds nothing', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const two = [itemNamed('椅', '10', '238'), itemNamed('桌', '2', '500')]
  const project = await createOpened(fixture, { items: two }, [
    ['230.0000', '400.0000'],
    ['230.0000', '400.0000'],
  ])
  const kim = await aHandler(fixture.tenant)
  const wanted = { rule: 'shortPeriod' as const }
  const trial = await as(kim, trySignalRule, { ...wanted, signalShortDays: 1 })
  expect(trial).toMatchObject({ examined: 1 })
  expect((await as(kim, trySignalRule, { ...wanted, signalShortDays: 30 })).tried).toBe(1)
  expect(await refusalOf(as(kim, trySignalRule, { ...wanted, signalTieItems: 3 }))).toBe('signalRule.otherThreshold')
  expect(await refusalOf(as(kim, saveSignalRule, { ...wanted, state: 'on', signalTieItems: 3 }))).toBe(
    'signalRule.otherThreshold',
  )
  expect(await refusalOf(as(kim, saveSignalRule, { ...wanted, state: 'on', signalShortDays: 99 }))).toBe(
    'input.invalid',
  )
  for (const rule of ['ties', 'shortPeriod', 'sameOrigin'] as const)
    await as(kim, saveSignalRule, { rule, state: 'off' })
  await examined(fixture, project.id)
  expect((await listed(kim)).map(({ rule }) => rule)).toEqual([])
  await as(kim, saveSignalRule, { rule: 'ties', state: 'on' })
  await examined(fixture, project.id)
  expect((await listed(kim)).map(({ rule }) => rule)).toEqual(['ties'])
})

test('advice: of the quotes, only for who is to decide on the award, and without dismissed signals', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2, approvalFrom: '0' })
  const { tenant, buyer, approver } = fixture
  const opened = await createOpened(fixture, items, [['230.0000'], ['230.0000']])
  await examined(fixture, opened.id)
  const person = { permissions: ['approval.decide', 'signal.advise'] as const }
  const other = await aPerson(tenant, { permissions: [...person.permissions] })
  const adviser = await aPerson(tenant, { permissions: [...person.permissions], person: approver.personId })
  const read = async (who: Person) => (await as(who, adviseOnAward, { projectId: opened.id })).map(({ rule }) => rule)
  expect(await read(adviser)).toEqual([])
  const { items: wanted, quotes } = await as(buyer, findComparison, { projectId: opened.id })
  const shares = wanted.map(({ id, quantity }) => ({ itemId: id, quoteId: quotes[0]!.id, quantity }))
  await as(buyer, proposeAward, { id: opened.id, version: opened.version, shares, reasons: [], note: '' })
  await owner.query('update approvals.tasks set approver_id = $2 where tenant_id = $1', [tenant.id, adviser.userId])
  expect(await read(adviser)).toContain('ties')
  expect(await read(adviser)).not.toContain('shortPeriod')
  expect(await read(other)).toEqual([])
  expect(await refusalOf(as(buyer, adviseOnAward, { projectId: opened.id }))).toBe('permission.denied')
})
