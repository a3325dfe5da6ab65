import { expect, test } from 'vitest'
import { findOpeningRoom, releaseShares } from '#contract/sourcing/openingRoom.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { confirmFailure, proposeFailure } from '#contract/sourcing/seal/givenUp.ts'
import { findSealLog, findSealRound } from '#contract/sourcing/seal.ts'
import { givenUpHash, type GivenUp } from '#sealing/log/givenUp.ts'
import { aDepartment, aPerson, as, refusalOf } from '#test/app.ts'
import { createSourcingFixture, readAgain } from '#test/sourcing/fixture.ts'
import {
  aKeyHolder,
  createOpenedBy,
  type KeyHolder,
  openedBy,
  passDeadline,
  releaseBy,
  revokeKey,
  sent,
  sharesFor,
} from '#test/sourcing/openers.ts'
import { breakOf, countCiphertexts, quote, runOpening } from '#test/sourcing/sealing.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { verifySealedLogs } from '../../seal/log.verify.ts'

const owner = await connectOwner()
const reason = '两位开标人的密钥已遗失'

/** Fixture: a closed round of three people of whom two open it; the buyer's budget is reserved. */
async function closedRound(people = 3) {
  const fixture = await createSourcingFixture({ budget: '100000' })
  const holders: KeyHolder[] = []
  for (let n = 0; n < people; n++) holders.push(await aKeyHolder(fixture.tenant, { name: `开标人${n + 1}` }))
  const project = await createOpenedBy(fixture, holders, openedBy('committee', holders))
  await quote(fixture.suppliers[0]!, project, '9.5000')
  await passDeadline(fixture, project)
  return { fixture, holders, project, projectId: project.id }
}
const disable = ({ person }: KeyHolder) =>
  owner.query('update identity.users set disabled = true where id = $1', [person.userId])
const held = async (tenantId: string) =>
  (
    await owner.query<{ held: string }>(
      `select count(*)::text as held from ledger.holds where tenant_id = $1 and state = 'open'`,
      [tenantId],
    )
  ).rows[0]!.held

test('given up: two people decide publicly; the log has the reason, the budget is released, and nothing is opened', async () => {
  const { fixture, holders, project, projectId } = await closedRound()
  const { buyer, operator, tenant, suppliers } = fixture
  const [a, b, c] = holders
  expect(await as(b!.person, findOpeningRoom, { projectId })).toMatchObject({ duty: 'release', canHandOver: true })
  await revokeKey(b!)
  expect(await as(b!.person, findOpeningRoom, { projectId })).toMatchObject({ duty: null, canHandOver: false })
  expect(await refusalOf(as(buyer, proposeFailure, { projectId, reason }))).toBe('opening.stillPossible')
  const shares = sent(await sharesFor(c!, project))
  await disable(c!)
  const short = await as(buyer, findOpeningRoom, { projectId })
  expect(short).toMatchObject({ reachable: 1, failure: null, failureStep: 'propose' })
  expect(short.sharers.map(({ loss }) => loss)).toEqual([null, 'keyRevoked', 'noAccess'])
  expect(await refusalOf(as(buyer, proposeFailure, { projectId, reason: '  ' }))).toBe('project.reasonMissing')
  const { failure } = await as(buyer, proposeFailure, { projectId, reason })
  expect(failure).toMatchObject({ reason, proposedBy: buyer.userName, confirmedAt: null })
  expect(await held(tenant.id)).not.toBe('0')
  expect(await as(operator, findOpeningRoom, { projectId })).toMatchObject({ failureStep: 'confirm' })

  const { proposedAt } = failure!
  const done = await as(operator, confirmFailure, { projectId, proposedAt })
  expect(done).toMatchObject({ status: 'failed', state: '9', failure: { reason, confirmedBy: operator.userName } })
  // Lost shares remain listed on the page of the round.
  expect(done.sharers.map(({ loss }) => loss)).toEqual([null, 'keyRevoked', 'noAccess'])
  expect(await readAgain(buyer, project)).toMatchObject({ status: '9', ending: 'unopenable', reason })
  expect(await as(suppliers[0]!, getProjectNotice, { id: projectId })).toMatchObject({
    status: '9',
    ending: 'unopenable',
    reason,
  })
  expect(await held(tenant.id)).toBe('0')
  expect(await countCiphertexts(project)).toBe(0)

  const { entries } = await as({ host: tenant.host }, findSealLog, { projectId })
  const { givenUp, suite, keyId } = await as({ host: tenant.host }, findSealRound, { projectId })
  const statement = JSON.parse(givenUp!) as GivenUp
  expect(statement).toMatchObject({ released: [], lost: [b!.person.personId, c!.person.personId], reason })
  expect(entries.slice(-2)).toMatchObject([
    { kind: 'close', hash: statement.close },
    { kind: 'fail', commitment: givenUpHash(suite, statement), envelopeHash: keyId },
  ])
  expect(breakOf(tenant.id, project, entries)).toBeUndefined()
  expect((await verifySealedLogs(owner)).filter((finding) => finding.includes(`(${projectId})`))).toEqual([])

  await owner.query('update identity.users set disabled = false where id = $1', [c!.person.userId])
  expect(await refusalOf(as(c!.person, releaseShares, { projectId, shares }))).toBe('opening.notDue')
  expect(await refusalOf(releaseBy(a!, project))).not.toBe('accepted')
  expect(await refusalOf(as(operator, confirmFailure, { projectId, proposedAt }))).toBe('thing.wrongState')
})

test('given up: refused while enough shares can be released, and before the deadline', async () => {
  const fixture = await createSourcingFixture()
  const holders = [await aKeyHolder(fixture.tenant), await aKeyHolder(fixture.tenant), await aKeyHolder(fixture.tenant)]
  const [a, b, c] = holders
  const project = await createOpenedBy(fixture, holders, openedBy('committee', holders))
  const { id: projectId } = project
  const { buyer } = fixture
  await quote(fixture.suppliers[0]!, project, '9.5000')
  expect(await refusalOf(as(buyer, proposeFailure, { projectId, reason }))).toBe('thing.wrongState')
  await passDeadline(fixture, project)
  await releaseBy(b!, project)
  // Openers who have released are not missing, even if their key is revoked.
  for (const holder of [b!, c!]) await revokeKey(holder)
  expect(await refusalOf(as(buyer, proposeFailure, { projectId, reason }))).toBe('opening.stillPossible')
  await releaseBy(a!, project)
  expect(await refusalOf(as(buyer, proposeFailure, { projectId, reason }))).toBe('opening.stillPossible')
  await runOpening(fixture, project)
  expect(await refusalOf(as(buyer, proposeFailure, { projectId, reason }))).toBe('thing.wrongState')
})

test('given up: one person cannot decide alone, and confirms the current version; others see nothing', async () => {
  const { fixture, holders, projectId } = await closedRound()
  const { buyer, operator, tenant } = fixture
  for (const holder of holders.slice(1)) await revokeKey(holder)
  const confirm = (person: typeof operator, proposedAt: string) =>
    refusalOf(as(person, confirmFailure, { projectId, proposedAt }))
  const now = new Date().toISOString()
  expect(await confirm(operator, now)).toBe('thing.wrongState')
  const first = (await as(buyer, proposeFailure, { projectId, reason })).failure!
  const second = (await as(buyer, proposeFailure, { projectId, reason: '改写的原因' })).failure!
  expect(await confirm(operator, first.proposedAt)).toBe('thing.stale')
  expect(await confirm(buyer, second.proposedAt)).toBe('permission.denied')
  const asOperator = await aPerson(tenant, { permissions: ['project.oversee'], entrance: 'operator' })
  await owner.query('update sourcing.seal_failures set proposer_id = $2 where project_id = $1', [
    projectId,
    asOperator.personId,
  ])
  expect(await confirm(asOperator, second.proposedAt)).toBe('opening.ownProposal')
  const elsewhere = await aDepartment(tenant)
  const other = await aPerson(tenant, { permissions: ['project.manage'], dept: elsewhere })
  expect(await refusalOf(as(other, proposeFailure, { projectId, reason }))).toBe('thing.notFound')
  expect(await refusalOf(as(holders[0]!.person, proposeFailure, { projectId, reason }))).toBe('permission.denied')
  expect(await as(buyer, findOpeningRoom, { projectId })).toMatchObject({ state: '6', status: 'closed' })
})

test(
  'given up: concurrent with the missing share, the round is opened or given up, never both',
  { tags: ['thorough'] },
  async () => {
    for (let round = 0; round < 4; round++) {
      const { fixture, holders, project, projectId } = await closedRound()
      const [a, b, c] = holders
      await releaseBy(a!, project)
      const shares = sent(await sharesFor(b!, project))
      for (const holder of [b!, c!]) await revokeKey(holder)
      const { failure } = await as(fixture.buyer, proposeFailure, { projectId, reason })
      // A browser may still have the share after the key was revoked.
      const release = () => refusalOf(as(b!.person, releaseShares, { projectId, shares }))
      const confirm = () =>
        refusalOf(as(fixture.operator, confirmFailure, { projectId, proposedAt: failure!.proposedAt }))
      const both = round % 2 === 0 ? [release(), confirm()] : [confirm(), release()].toReversed()
      const [released, confirmed] = await Promise.all(both)
      await runOpening(fixture, project)
      const { status, outcomes } = await as(fixture.buyer, findOpeningRoom, { projectId })
      expect([released, confirmed, status, outcomes.length]).toEqual(
        released === 'accepted'
          ? ['accepted', 'opening.stillPossible', 'opened', 1]
          : ['opening.notDue', 'accepted', 'failed', 0],
      )
    }
  },
)
