import { expect, test } from 'vitest'
import type { Input } from '#contract/kit/route.ts'
import {
  confirmKey,
  createKeyHalf,
  findCeremony,
  type KeyedRound,
  restartCeremony,
} from '#contract/sourcing/ceremony.ts'
import { findMyOpenerKey, revokeOpenerKey } from '#contract/sourcing/openers.ts'
import { createProject, getProject } from '#contract/sourcing/projects.ts'
import { findSealRound } from '#contract/sourcing/seal.ts'
import { confirmationFor } from '#sealing/ceremony/participate.ts'
import { isKeyRecordSigned, type KeyRecord, keyIdOf, keyRecordViolations } from '#sealing/ceremony/keyRecord.ts'
import { toHex } from '#sealing/bytes/bytes.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { createSourcingFixture, draftFor, move, passHours, readAgain, runDue } from '#test/sourcing/fixture.ts'
import {
  aKeyHolder,
  ceremonyOf,
  confirmationsFor,
  confirmFor,
  createApproved,
  giveKey,
  halvesFor,
  holdCeremony,
  keyedFor,
  type KeyHolder,
  makeHalfFor,
  openedBy,
} from '#test/sourcing/openers.ts'
import { recordIn, tablesWith } from '#test/sourcing/sealing.ts'

const owner = await connectOwner()
type SentHalf = Input<typeof createKeyHalf>['rounds'][number]
type SentConfirmation = Input<typeof confirmKey>['rounds'][number]

async function committeeOf(people: number, mode: 'assisted' | 'committee' = 'committee', k = 2) {
  const fixture = await createSourcingFixture()
  const holders: KeyHolder[] = []
  for (let n = 0; n < people; n++) holders.push(await aKeyHolder(fixture.tenant, { name: `开标人${n + 1}` }))
  const project = await createApproved(fixture, openedBy(mode, holders, k))
  return { fixture, holders, project }
}
const publishing = async (buyer: Awaited<ReturnType<typeof createSourcingFixture>>['buyer'], project: { id: string }) =>
  move(buyer, await readAgain(buyer, project), 'publish')

test.each([
  ['assisted', 2, 3],
  ['committee', 3, 3],
] as const)('ceremony: %s: two make the key, all confirm it, and the round uses it', async (mode, people, n) => {
  const { fixture, holders, project } = await committeeOf(people, mode)
  const [first] = holders
  expect(await ceremonyOf(first!, project)).toMatchObject({ status: 'keying', duty: 'makeHalf', mode, k: 2, n })
  await expect(publishing(fixture.buyer, project)).rejects.toThrow('ceremony.incomplete')
  await holdCeremony(holders, project)
  expect(await ceremonyOf(first!, project)).toMatchObject({ status: 'ready', duty: null })
  await publishing(fixture.buyer, project)
  const round = await as(fixture.suppliers[0]!, findSealRound, { projectId: project.id })
  const record = recordIn(round)
  expect(round).toMatchObject({ mode, k: 2, n, keyId: keyIdOf(record) })
  expect(keyRecordViolations(record)).toEqual([])
  for (const half of record.halves) {
    const { sig } = round.keySignatures.find(({ maker }) => maker === half.maker)!
    expect(isKeyRecordSigned(record, half, sig)).toBe(true)
  }
  expect((await ceremonyOf(first!, project)).status).toBe('done')
})

test('ceremony: publication requires all confirmations; missing people are named', async () => {
  const { fixture, holders, project } = await committeeOf(4, 'committee', 2)
  const { buyer } = fixture
  const [a, b, c, d] = holders
  const made = await makeHalfFor(a!, project)
  expect((await ceremonyOf(c!, project)).duty).toBeNull()
  await makeHalfFor(b!, project).then((key) => confirmFor(b!, project, key))
  // Openers without a half wait for the signatures of all makers.
  expect((await ceremonyOf(c!, project)).duty).toBeNull()
  await confirmFor(a!, project, made)
  const error = await publishing(buyer, project).catch((refused: unknown) => refused)
  expect(String(error)).toContain('ceremony.incomplete')
  expect((await readAgain(buyer, project)).status).toBe('3')
  // One spare in addition to the threshold of two: three of four are enough.
  await confirmFor(c!, project)
  expect((await ceremonyOf(d!, project)).status).toBe('ready')
  await publishing(buyer, project)
})

test('ceremony: before the opening, no table contains a half, share or secret', async () => {
  const { fixture, holders, project } = await committeeOf(2, 'assisted')
  await holdCeremony(holders, project)
  await publishing(fixture.buyer, project)
  const secrets = holders.map(({ secret }) => toHex(secret))
  expect(await tablesWith(secrets)).toEqual([])
  const { rows } = await owner.query(
    'select count(*)::int as shares, count(released)::int as released from sourcing.seal_shares where project_id = $1',
    [project.id],
  )
  expect(rows).toEqual([{ shares: 6, released: 0 }])
})

test('ceremony: keys of all possible rounds are made together, each with its own shares', async () => {
  const { holders, project } = await committeeOf(3)
  expect((await ceremonyOf(holders[0]!, project)).rounds.map(({ round }) => round)).toEqual([1, 2, 3])
  await holdCeremony(holders, project)
  const { rounds } = await ceremonyOf(holders[2]!, project)
  const records = rounds.map(({ keyRecord }) => JSON.parse(keyRecord!) as KeyRecord)
  expect(records.map(({ round }) => round)).toEqual([1, 2, 3])
  const halves = records.flatMap((record) => record.halves)
  expect(new Set(halves.map(({ publicKey }) => publicKey)).size).toBe(6)
  expect(new Set(halves.flatMap(({ shareHashes }) => shareHashes)).size).toBe(18)
  const sealed = rounds.flatMap(({ myShares }) => myShares.map((share) => share.sealed))
  expect(new Set(sealed).size).toBe(6)
  // A share is valid for its own round only.
  const [first, second] = [await keyedFor(holders[2]!, project, 0), await keyedFor(holders[2]!, project, 1)]
  const me = { opener: holders[2]!.person.personId, secret: holders[2]!.secret }
  await expect(confirmationFor({ ...second, shares: first.shares }, me)).rejects.toThrow('undecryptable')
})

test('ceremony: concurrent repeated submissions of both makers result in two halves and one record', async () => {
  const { holders, project } = await committeeOf(3)
  const calls = [0, 0, 1, 1].map(async (at) => {
    const rounds = await halvesFor(holders[at]!, project)
    return refusalOf(as(holders[at]!.person, createKeyHalf, { projectId: project.id, rounds }))
  })
  expect((await Promise.all(calls)).toSorted()).toEqual(['accepted', 'accepted', 'ceremony.notDue', 'ceremony.notDue'])
  const { keyRecord } = (await ceremonyOf(holders[2]!, project)).rounds[2]!
  expect(JSON.parse(keyRecord!)).toMatchObject({ halves: [{ maker: holders[0]!.person.personId }, {}] })
})

test('ceremony: foreign and mismatching halves and statements are refused', async () => {
  const { holders, project } = await committeeOf(3)
  const [a, b, c] = holders
  const [{ plan, made }, ...later] = (await halvesFor(a!, project)) as [SentHalf, ...SentHalf[]]
  const sendAll = (holder: KeyHolder, rounds: readonly SentHalf[]) =>
    refusalOf(as(holder.person, createKeyHalf, { projectId: project.id, rounds: [...rounds] }))
  const send = (holder: KeyHolder, over: object = {}, text = plan) =>
    sendAll(holder, [{ plan: text, made: { ...made, ...over } }, ...later])
  expect(await send(b!)).toBe('ceremony.badHalf')
  expect(await send(c!)).toBe('ceremony.notDue')
  expect(await send(a!, {}, plan.replace('"k":2', '"k":3'))).toBe('ceremony.outdated')
  expect(await send(a!, { shares: made.shares.toReversed() })).toBe('ceremony.badHalf')
  expect(await send(a!, { shares: made.shares.slice(1) })).toBe('ceremony.badHalf')
  expect(await send(a!, { half: { ...made.half, signing: b!.keys.A.signing } })).toBe('ceremony.badHalf')
  expect(await send(a!, { half: { ...made.half, publicKey: `04${'12'.repeat(64)}` } })).toBe('ceremony.badHalf')
  // All rounds or none, each with its own half.
  expect(await sendAll(a!, [{ plan, made }])).toBe('ceremony.outdated')
  expect(await sendAll(a!, [{ plan, made }, ...later.toReversed()])).toBe('ceremony.outdated')
  expect(await sendAll(a!, [{ plan, made }, { ...later[0]!, made: { ...made, shares: [] } }, later[1]!])).toBe(
    'ceremony.badHalf',
  )
  expect((await ceremonyOf(a!, project)).duty).toBe('makeHalf')
  expect(await send(a!)).toBe('accepted')
  const other = await makeHalfFor(b!, project)
  const [good, ...goods] = (await confirmationsFor(b!, project, other)) as [SentConfirmation, ...SentConfirmation[]]
  const confirm = (holder: KeyHolder, over: object = {}) =>
    refusalOf(as(holder.person, confirmKey, { projectId: project.id, rounds: [{ ...good, ...over }, ...goods] }))
  expect(await refusalOf(as(b!.person, confirmKey, { projectId: project.id, rounds: [good] }))).toBe(
    'ceremony.outdated',
  )
  expect(await confirm(a!)).toBe('seal.badSignature')
  expect(await confirm(b!, { signature: undefined })).toBe('seal.badSignature')
  expect(await confirm(b!, { confirmation: good.signature! })).toBe('seal.badSignature')
  expect(await confirm(b!, { keyId: 'ab'.repeat(32) })).toBe('ceremony.outdated')
  expect(await confirm(c!)).toBe('ceremony.notDue')
  expect(await confirm(b!)).toBe('accepted')
  expect(await confirm(b!)).toBe('ceremony.notDue')
})

test('ceremony: a browser confirms only records matching its plan, half and shares', async () => {
  const { holders, project } = await committeeOf(3)
  const [a, b, c] = holders
  const [made] = await makeHalfFor(a!, project)
  const [other] = await makeHalfFor(b!, project)
  const keyed = { ...(await keyedFor(a!, project)), signatures: [] }
  const me = { opener: a!.person.personId, secret: a!.secret }
  await confirmationFor(keyed, me, made)
  await expect(confirmationFor(keyed, me, other)).rejects.toThrow('badKeyRecord')
  await expect(confirmationFor(keyed, me)).rejects.toThrow('badKeyRecord')
  const lower = keyed.keyRecord.replace('"sealedBytes":4608', '"sealedBytes":4609')
  await expect(confirmationFor({ ...keyed, keyRecord: lower }, me, made)).rejects.toThrow('badKeyRecord')
  await expect(confirmationFor({ ...keyed, shares: keyed.shares.slice(1) }, me, made)).rejects.toThrow('tooFewShares')
  const [one, two] = keyed.shares
  const swapped = [
    { ...one!, sealed: two!.sealed },
    { ...two!, sealed: one!.sealed },
  ]
  await expect(confirmationFor({ ...keyed, shares: swapped }, me, made)).rejects.toThrow('undecryptable')
  await expect(confirmationFor(keyed, { ...me, secret: b!.secret }, made)).rejects.toThrow('badKeyRecord')
  // Without the makers' signatures no other opener confirms.
  const unsigned = { ...keyed, shares: (await keyedFor(c!, project)).shares }
  await expect(confirmationFor(unsigned, { opener: c!.person.personId, secret: c!.secret })).rejects.toThrow(
    'badKeyRecord',
  )
})

test('ceremony: a key revoked meanwhile restarts it; so can the owner', async () => {
  const { fixture, holders, project } = await committeeOf(3)
  const { buyer } = fixture
  const [a, , c] = holders
  await holdCeremony(holders, project)
  const { current } = await as(c!.person, findMyOpenerKey, {})
  await as(c!.person, revokeOpenerKey, { id: current!.id })
  expect(await ceremonyOf(a!, project)).toMatchObject({ status: 'keying', isOutdated: true, rounds: [], duty: null })
  await expect(publishing(buyer, project)).rejects.toThrow('ceremony.incomplete')
  const renewed = await giveKey(c!.person)
  await expect(publishing(buyer, project)).rejects.toThrow('ceremony.incomplete')
  expect(await ceremonyOf(a!, project)).toMatchObject({
    isOutdated: true,
    duty: 'makeHalf',
    rounds: [{ keyRecord: null }, { keyRecord: null }, { keyRecord: null }],
  })
  await holdCeremony([a!, holders[1]!, renewed], project)
  expect((await ceremonyOf(a!, project)).status).toBe('ready')
  await expect(as(a!.person, restartCeremony, { projectId: project.id })).rejects.toThrow('permission.denied')
  await as(buyer, restartCeremony, { projectId: project.id, reason: '份额无法核对' })
  expect(await ceremonyOf(a!, project)).toMatchObject({ status: 'keying', duty: 'makeHalf' })
  await holdCeremony([a!, holders[1]!, renewed], project)
  await publishing(buyer, project)
})

test('ceremony: a scheduled project without a key is reported, and published once', async () => {
  const fixture = await createSourcingFixture()
  const holders = [await aKeyHolder(fixture.tenant), await aKeyHolder(fixture.tenant)]
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const timed = { ...openedBy('assisted', holders), publishAt, quoteBeginAt: publishAt }
  const [missed, ready] = [await createApproved(fixture, timed), await createApproved(fixture, timed)]
  await makeHalfFor(holders[0]!, missed)
  await holdCeremony(holders, ready)
  for (const project of [missed, ready]) await passHours(project, 2)
  await runDue(fixture)
  await runDue(fixture)
  expect(await as(fixture.buyer, getProject, { id: missed.id })).toMatchObject({ status: '3', endsAt: null })
  expect(await as(fixture.buyer, getProject, { id: ready.id })).toMatchObject({ state: '5' })
  const { rows } = await owner.query(
    `select name from kit.events where entity_id = $1 and name = 'project.publicationMissed'`,
    [missed.id],
  )
  expect(rows).toHaveLength(1)
})

test('ceremony: visible to openers and those who run the project; shares only to their opener', async () => {
  const { fixture, holders, project } = await committeeOf(3)
  const [a, b] = holders
  await makeHalfFor(a!, project)
  const [{ myShares }] = (await ceremonyOf(b!, project)).rounds as [KeyedRound]
  expect(myShares).toHaveLength(1)
  const seen = await as(fixture.buyer, findCeremony, { projectId: project.id })
  expect(seen).toMatchObject({
    rounds: [{ myShares: [] }, { myShares: [] }, { myShares: [] }],
    duty: null,
    canRestart: true,
  })
  expect(JSON.stringify(seen)).not.toContain(myShares[0]!.sealed)
  const stranger = await aKeyHolder(fixture.tenant)
  await expect(ceremonyOf(stranger, project)).rejects.toThrow('thing.notFound')
  const elsewhere = await aKeyHolder(await aTenant())
  await expect(ceremonyOf(elsewhere, project)).rejects.toThrow('thing.notFound')
})

test('project draft: openers have keys of this tenant and the required permission', async () => {
  const fixture = await createSourcingFixture()
  const { buyer, tenant } = fixture
  const [a, b] = [await aKeyHolder(tenant), await aKeyHolder(tenant)]
  const keyless = await aPerson(tenant)
  const foreign = await aKeyHolder(await aTenant())
  const draft = (openerIds: string[], over: object = {}) =>
    as(buyer, createProject, draftFor(fixture, { sealMode: 'committee', openerIds, openersNeeded: 2, ...over }))
  const people = [a, b].map(({ person }) => person.personId)
  for (const id of [keyless.personId, foreign.person.personId])
    await expect(draft([...people, id])).rejects.toThrow('opener.noKey')
  for (const [ids, over] of [
    [people.slice(1), {}],
    [[people[0]!, people[0]!], {}],
    [people, { openersNeeded: 3 }],
  ] as const)
    await expect(move(buyer, await draft([...ids], over), 'submit')).rejects.toThrow('project.openers')
  const saved = await draft(people, { sealMode: 'assisted', openersNeeded: 3 })
  expect(saved).toMatchObject({ sealMode: 'assisted', openersNeeded: 3, openers: people.map((id) => ({ id })) })
  expect(await move(buyer, saved, 'submit')).toMatchObject({ status: '3' })
  expect(await draft(people, { sealMode: 'automatic' })).toMatchObject({ openerIds: [], openersNeeded: 2 })
})
