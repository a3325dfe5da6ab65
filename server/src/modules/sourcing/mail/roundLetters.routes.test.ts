/** @module-tag thorough */
import { expect, test } from 'vitest'
import { changeEvaluators } from '#contract/sourcing/evaluation/evaluation.ts'
import { findSealRound } from '#contract/sourcing/seal.ts'
import { proposeFailure } from '#contract/sourcing/seal/givenUp.ts'
import { handOverShares } from '#contract/sourcing/seal/handOver.ts'
import { aDepartment, aPerson, as, database, jobContext, server, type TestTenant } from '#test/app.ts'
import { allLetters, giveAddress, withLetters } from '#test/mail/letters.ts'
import { createOpened } from '#test/sourcing/awards.ts'
import { createEvaluationFixture, createScoring, named, score } from '#test/sourcing/evaluation.ts'
import { createSourcingFixture, readAgain } from '#test/sourcing/fixture.ts'
import { aKeyHolder, createOpenedBy, handOverOf, openedBy, passDeadline, revokeKey } from '#test/sourcing/openers.ts'
import { negotiate, requestFor } from '#test/sourcing/rounds.ts'
import { quote } from '#test/sourcing/sealing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

/** Letters of one kind, by their recipients. */
const lettersOf = async (tenant: TestTenant, kind: string) =>
  (await allLetters(tenant))
    .filter(({ template }) => template === `sourcing.${kind}`)
    .toSorted((a, b) => a.recipient.localeCompare(b.recipient))
/** Runs a job of one transaction for the tenant. */
async function runJob({ id }: TestTenant, name: string, payload: object): Promise<void> {
  const found = server.jobs.find((job) => job.name === name)
  if (!found || !('transaction' in found)) throw new Error(`${name} is no job of one transaction`)
  await database.write(id, (tx) => found.transaction(tx, payload as never, jobContext(id)))
}
const recipientsOf = (letters: Awaited<ReturnType<typeof lettersOf>>) => letters.map(({ recipient }) => recipient)

test('letters: only suppliers invited to negotiate get its message and deadline', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { suppliers, tenant } = fixture
  for (const [at, supplier] of suppliers.entries()) await giveAddress(supplier, `s${at}@example.com`)
  await withLetters(async () => {
    const opened = await createOpened(fixture, {}, [['140.1357'], ['150.2468']])
    await negotiate(fixture, opened, { choice: 'best', best: 1, reason: '其余报价偏高' })
    const letters = await lettersOf(tenant, 'negotiating')
    expect(recipientsOf(letters)).toEqual(['s0@example.com'])
    const { message, endAt } = requestFor(opened)
    expect(letters[0]!.text).toContain(message)
    expect(letters[0]!.text).toContain(new Date(Date.parse(endAt) + 8 * 3_600_000).toISOString().slice(0, 10))
    expect(letters[0]!.text.replaceAll(/\bid=\d+/g, '')).not.toMatch(/140|1357/)
  })
})

test('letters: experts get one when scoring begins', async () => {
  const fixture = await createEvaluationFixture()
  const { experts, tenant } = fixture
  for (const [at, expert] of experts.entries()) await giveAddress(expert, `e${at}@example.com`)
  await withLetters(async () => {
    await createScoring(fixture)
    const letters = await lettersOf(tenant, 'scoring')
    expect(recipientsOf(letters)).toEqual(['e0@example.com', 'e1@example.com'])
    expect(letters[0]!.text).toContain('评审截止')
  })
})

test('letters: a substitute of a hand-over gets one', async () => {
  const fixture = await createSourcingFixture()
  const { tenant } = fixture
  await withLetters(async () => {
    const holders = [await aKeyHolder(tenant), await aKeyHolder(tenant)]
    const substitute = await aKeyHolder(tenant)
    await giveAddress(substitute.person, 'substitute@example.com')
    const project = await createOpenedBy(fixture, holders, openedBy('committee', holders))
    await as(holders[0]!.person, handOverShares, await handOverOf(holders[0]!, project, substitute))
    const letters = await lettersOf(tenant, 'shareHandedOver')
    expect(recipientsOf(letters)).toEqual(['substitute@example.com'])
    const { fingerprint } = await as(fixture.buyer, findSealRound, { projectId: project.id })
    expect(letters[0]!.text).toContain(fingerprint)
  })
})

test('letters: an expert added during scoring gets one; missing scores are reminded a day before', async () => {
  const fixture = await createEvaluationFixture()
  const { experts, tenant, buyer } = fixture
  const [scored, late] = experts
  const added = await aPerson(tenant, { permissions: ['project.score'], dept: await aDepartment(tenant) })
  for (const [at, expert] of [...experts, added].entries()) await giveAddress(expert, `e${at}@example.com`)
  await withLetters(async () => {
    const project = await createScoring(fixture, { scoringDays: 3 })
    expect(recipientsOf(await lettersOf(tenant, 'scoring'))).toEqual(['e0@example.com', 'e1@example.com'])
    const expertIds = [scored.userId, late.userId, added.userId]
    const { supervisorIds } = named(fixture)
    const { id, version } = await readAgain(buyer, project)
    await as(buyer, changeEvaluators, { id, version, reason: '补充专家', expertIds, supervisorIds })
    const letters = await lettersOf(tenant, 'scoring')
    expect(recipientsOf(letters)).toEqual(['e0@example.com', 'e1@example.com', 'e2@example.com'])

    await score(scored, project, [
      ['90', '80'],
      ['70', '60'],
    ])
    const remindNow = () => runJob(tenant, 'sourcing.remindExperts', { projectId: id })
    await remindNow()
    expect(await lettersOf(tenant, 'scoresDue')).toEqual([])
    await owner.query('update sourcing.projects set scoring_days = 1 where id = $1', [id])
    await remindNow()
    await remindNow()
    const reminders = await lettersOf(tenant, 'scoresDue')
    expect(recipientsOf(reminders)).toEqual(['e1@example.com', 'e2@example.com'])
    expect(reminders[0]!.text).toContain('评审截止')
  })
})

test('letters: operators get the proposal to give a round up, with the reason; suppliers do not', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { tenant, buyer, operator, suppliers } = fixture
  await giveAddress(operator, 'operator@example.com')
  await giveAddress(suppliers[0]!, 's0@example.com')
  await withLetters(async () => {
    const holders = [await aKeyHolder(tenant), await aKeyHolder(tenant)]
    const project = await createOpenedBy(fixture, holders, openedBy('committee', holders))
    await quote(suppliers[0]!, project)
    await passDeadline(fixture, project)
    await revokeKey(holders[0]!)
    await as(buyer, proposeFailure, { projectId: project.id, reason: '密钥遗失，无法找回' })
    const letters = await lettersOf(tenant, 'failureProposed')
    expect(recipientsOf(letters)).toEqual(['operator@example.com'])
    expect(letters[0]!.text).toContain('密钥遗失，无法找回')
    expect(letters[0]!.text).toContain(`/projectOpening?projectId=${project.id}`)
  })
})
