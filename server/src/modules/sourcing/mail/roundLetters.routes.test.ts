/** @module-tag thorough */
import { expect, test } from 'vitest'
import { findSealRound } from '#contract/sourcing/seal.ts'
import { handOverShares } from '#contract/sourcing/seal/handOver.ts'
import { as, type TestTenant } from '#test/app.ts'
import { allLetters, giveAddress, withLetters } from '#test/mail/letters.ts'
import { createOpened } from '#test/sourcing/awards.ts'
import { createEvaluationFixture, createScoring } from '#test/sourcing/evaluation.ts'
import { createSourcingFixture } from '#test/sourcing/fixture.ts'
import { aKeyHolder, createOpenedBy, handOverOf, openedBy } from '#test/sourcing/openers.ts'
import { negotiate, requestFor } from '#test/sourcing/rounds.ts'

/** Letters of one kind, by their recipients. */
const lettersOf = async (tenant: TestTenant, kind: string) =>
  (await allLetters(tenant))
    .filter(({ template }) => template === `sourcing.${kind}`)
    .toSorted((a, b) => a.recipient.localeCompare(b.recipient))
const recipientsOf = (letters: Awaited<ReturnType<typeof lettersOf>>) => letters.map(({ recipient }) => recipient)

test('letters: suppliers that are to negotiate get the message and the deadline, and nobody else does', async () => {
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

test('letters: experts get one when there is something to score', async () => {
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

test('letters: who takes a share over gets one', async () => {
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
