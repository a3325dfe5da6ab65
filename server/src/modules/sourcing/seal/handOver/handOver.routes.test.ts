import { expect, test } from 'vitest'
import { findOpeningRoom, listSealTasks, releaseShares } from '#contract/sourcing/openingRoom.ts'
import { findMyOpenerKey } from '#contract/sourcing/openers.ts'
import { findSubstitutes, handOverShares } from '#contract/sourcing/seal/handOver.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { aPerson, as, database, refusalOf } from '#test/app.ts'
import { createSourcingFixture } from '#test/sourcing/fixture.ts'
import {
  aKeyHolder,
  countersignBy,
  createOpenedBy,
  giveKey,
  handOverOf,
  type KeyHolder,
  openedBy,
  passDeadline,
  releaseBy,
  revokeKey,
  sent,
  sharesFor,
} from '#test/sourcing/openers.ts'
import { quote, runOpening } from '#test/sourcing/sealing.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { missingSignaturesOf } from '../../opening/countersigned.service.ts'

const owner = await connectOwner()

/** Fixture: three openers of whom two open a project, and another person with a key. */
async function quoting() {
  const fixture = await createSourcingFixture()
  const holders: KeyHolder[] = []
  for (let n = 0; n < 4; n++) holders.push(await aKeyHolder(fixture.tenant, { name: `开标人${n + 1}` }))
  const substitute = holders.pop()!
  const project = await createOpenedBy(fixture, holders, openedBy('committee', holders))
  await quote(fixture.suppliers[0]!, project, '9.5000')
  return { fixture, holders, substitute, project, projectId: project.id }
}

test('hand-over: the substitute releases and countersigns instead of the opener', async () => {
  const { fixture, holders, substitute, project, projectId } = await quoting()
  const [a, b] = holders
  const stranger = () => refusalOf(as(substitute.person, findOpeningRoom, { projectId }))
  expect(await stranger()).toBe('thing.notFound')
  const choice = await as(a!.person, findSubstitutes, { projectId })
  expect(choice.substitutes.map(({ personId }) => personId)).toEqual([substitute.person.personId])
  const early = await as(a!.person, handOverShares, await handOverOf(a!, project, substitute))
  expect(early).toMatchObject({ status: 'open', myOpener: null, canHandOver: false })
  expect(early.sharers[0]).toMatchObject({ name: '开标人1', substitute: { name: '开标人4' }, loss: null })
  expect((await as(substitute.person, findMyOpenerKey, {})).rounds).toBe(1)
  expect((await as(a!.person, findMyOpenerKey, {})).rounds).toBe(0)

  await passDeadline(fixture, project)
  expect((await as(substitute.person, listSealTasks, {})).map(({ task }) => task)).toEqual(['release'])
  expect(await as(a!.person, listSealTasks, {})).toEqual([])
  const room = await releaseBy(substitute, project)
  expect(room).toMatchObject({ released: 1, myOpener: a!.person.personId })
  expect(room.sharers[0]).toMatchObject({ releasedAt: expect.any(String), isMe: true })
  await releaseBy(b!, project)
  await runOpening(fixture, project)
  expect(await as(a!.person, findOpeningRoom, { projectId })).toMatchObject({ status: 'opened', duty: null })
  await countersignBy(substitute, project)
  await expect(countersignBy(a!, project)).rejects.toThrow('thing.notFound')
  await countersignBy(b!, project)
  expect(await database.read(fixture.tenant.id, (db) => missingSignaturesOf(db, projectId))).toBe(0)
  const { directory } = await as({ host: fixture.tenant.host }, findAuditTrust, { projectId })
  expect(directory).toContainEqual({ id: substitute.person.personId, ...substitute.keys.A })
})

test('hand-over: the opener can no longer release the shares, even with a copy', async () => {
  const { fixture, holders, substitute, project, projectId } = await quoting()
  const [a] = holders
  await passDeadline(fixture, project)
  const copy = sent(await sharesFor(a!, project))
  await as(a!.person, handOverShares, await handOverOf(a!, project, substitute))
  expect(await refusalOf(as(a!.person, releaseShares, { projectId, shares: copy }))).toBe('thing.notFound')
  await releaseBy(substitute, project)
  expect((await as(fixture.buyer, findOpeningRoom, { projectId })).released).toBe(1)
})

test('hand-over: substitutes without permission or key, with a share, or of a supplier are refused', async () => {
  const { fixture, holders, substitute, project, projectId } = await quoting()
  const { tenant, suppliers } = fixture
  const [a, b, c] = holders
  const to = async (person: Pick<KeyHolder, 'person' | 'keys'>) =>
    refusalOf(as(a!.person, handOverShares, await handOverOf(a!, project, person)))
  expect(await to(b!)).toBe('handOver.taken')
  const keyless = await aPerson(tenant, { permissions: ['seal.open'] })
  expect(await to({ person: keyless, keys: substitute.keys })).toBe('handOver.unfit')
  const without = await aKeyHolder(tenant)
  await owner.query('update identity.users set disabled = true where id = $1', [without.person.userId])
  const ofSupplier = await giveKey(await aPerson(tenant, { permissions: ['seal.open'] }))
  await owner.query('update identity.users set person_id = $2 where id = $1', [
    suppliers[0]!.userId,
    ofSupplier.person.personId,
  ])
  for (const unfit of [without, ofSupplier]) expect(await to(unfit)).toBe('handOver.unfit')
  // Keys other than those shown to the opener: forged by the server or replaced since.
  expect(await to({ person: substitute.person, keys: b!.keys })).toBe('seal.badSignature')
  const whole = await handOverOf(a!, project, substitute)
  for (const shares of [[], whole.shares.slice(1), [whole.shares[0]!, whole.shares[0]!]])
    expect(await refusalOf(as(a!.person, handOverShares, { ...whole, shares }))).toBe('handOver.badShares')
  const forged = { ...(await handOverOf(b!, project, substitute)), projectId }
  expect(await refusalOf(as(a!.person, handOverShares, forged))).toBe('seal.badSignature')
  expect(await refusalOf(as(substitute.person, handOverShares, whole))).toBe('thing.notFound')
  expect(await refusalOf(as(fixture.buyer, handOverShares, whole))).toBe('permission.denied')

  await as(a!.person, handOverShares, whole)
  expect(await refusalOf(as(a!.person, handOverShares, whole))).toBe('handOver.notHeld')
  expect(await refusalOf(as(c!.person, handOverShares, await handOverOf(c!, project, substitute)))).toBe(
    'handOver.taken',
  )
  await expect(as(substitute.person, findSubstitutes, { projectId })).rejects.toThrow('handOver.notHeld')
})

test('hand-over: a substitute who revokes the key loses the share', async () => {
  const { fixture, holders, substitute, project, projectId } = await quoting()
  await as(holders[0]!.person, handOverShares, await handOverOf(holders[0]!, project, substitute))
  await passDeadline(fixture, project)
  await revokeKey(holders[0]!)
  expect(await as(fixture.buyer, findOpeningRoom, { projectId })).toMatchObject({ reachable: 3 })
  await revokeKey(substitute)
  const { reachable, sharers } = await as(fixture.buyer, findOpeningRoom, { projectId })
  expect([reachable, sharers.map(({ loss }) => loss)]).toEqual([2, ['keyRevoked', null, null]])
})

test('hand-over: of a concurrent release and hand-over one succeeds', { tags: ['thorough'] }, async () => {
  for (let round = 0; round < 4; round++) {
    const { fixture, holders, substitute, project, projectId } = await quoting()
    const [a] = holders
    await passDeadline(fixture, project)
    const shares = sent(await sharesFor(a!, project))
    const handed = await handOverOf(a!, project, substitute)
    const release = () => refusalOf(as(a!.person, releaseShares, { projectId, shares }))
    const handOver = () => refusalOf(as(a!.person, handOverShares, handed))
    const [released, over] = await Promise.all(
      round % 2 === 0 ? [release(), handOver()] : [handOver(), release()].toReversed(),
    )
    const { sharers } = await as(fixture.buyer, findOpeningRoom, { projectId })
    const [first] = sharers
    expect([released, over, first!.releasedAt !== null, first!.substitute !== null]).toEqual(
      released === 'accepted'
        ? ['accepted', 'handOver.notHeld', true, false]
        : ['thing.notFound', 'accepted', false, true],
    )
  }
})
