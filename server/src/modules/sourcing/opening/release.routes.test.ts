import { expect, test } from 'vitest'
import {
  countersignOpening,
  findOpeningRoom,
  listCiphertexts,
  listSealTasks,
  releaseShares,
} from '#contract/sourcing/openingRoom.ts'
import { listQuotes } from '#contract/sourcing/quotes.ts'
import { findSealLog, findSealRound } from '#contract/sourcing/seal.ts'
import { closedRound, countersignFor } from '#sealing/opening/participate.ts'
import { type KeyHolder, aKeyHolder } from '#test/sourcing/openers.ts'
import {
  closedFor,
  countersignBy,
  createOpenedBy,
  openedBy,
  passDeadline,
  recheckBy,
  releaseBy,
  sent,
  sharesFor,
} from '#test/sourcing/openers.ts'
import { as, database, refusalOf, setKeeperClock } from '#test/app.ts'
import { createSourcingFixture } from '#test/sourcing/fixture.ts'
import { formsOf, quote, runOpening, tablesWith } from '#test/sourcing/sealing.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { missingSignaturesOf } from './countersigned.service.ts'
import { openingKey } from './opening.job.ts'

const owner = await connectOwner()

async function quotedBy(mode: 'assisted' | 'committee', people: number, k = 2) {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const holders: KeyHolder[] = []
  for (let n = 0; n < people; n++) holders.push(await aKeyHolder(fixture.tenant, { name: `开标人${n + 1}` }))
  const project = await createOpenedBy(fixture, holders, openedBy(mode, holders, k))
  for (const [at, supplier] of fixture.suppliers.entries()) await quote(supplier, project, `${at + 8}.5000`)
  return { fixture, holders, project, projectId: project.id }
}
const isQueued = async (projectId: string) =>
  (
    await owner.query(`select 1 from graphile_worker._private_jobs where key like $1`, [
      `%/${openingKey({ projectId, round: 1 })}`,
    ])
  ).rows.length > 0

test('release: committee of three with two required: nothing is opened before the second release', async () => {
  const { fixture, holders, project, projectId } = await quotedBy('committee', 3)
  const [a, b, c] = holders
  await passDeadline(fixture, project)
  await runOpening(fixture, project)
  expect(await releaseBy(a!, project)).toMatchObject({ status: 'opening', released: 1, duty: null })
  await runOpening(fixture, project)
  expect(await as(fixture.buyer, findOpeningRoom, { projectId })).toMatchObject({ status: 'opening', record: null })
  await releaseBy(b!, project)
  expect(await isQueued(projectId)).toBe(true)
  await runOpening(fixture, project)
  const quotes = await as(fixture.buyer, listQuotes, { projectId })
  expect(quotes.map(({ status, total }) => [status, total])).toEqual([
    ['valid', '2820.00'],
    ['valid', '3140.00'],
  ])
  expect(await as(c!.person, findOpeningRoom, { projectId })).toMatchObject({
    status: 'opened',
    released: 2,
    duty: 'countersign',
    sharers: [{ releasedAt: expect.any(String) }, { releasedAt: expect.any(String) }, { releasedAt: null }],
    outcomes: [{ status: 'valid' }, { status: 'valid' }],
  })
  await expect(releaseBy(c!, project)).rejects.toThrow()
})

test("release: assisted: the platform's single share opens nothing, and one person suffices beside it", async () => {
  const { fixture, holders, project, projectId } = await quotedBy('assisted', 2)
  await passDeadline(fixture, project)
  await runOpening(fixture, project)
  expect(await as(fixture.buyer, findOpeningRoom, { projectId })).toMatchObject({ status: 'closed', released: 0 })
  await releaseBy(holders[1]!, project)
  await runOpening(fixture, project)
  const room = await as(fixture.buyer, findOpeningRoom, { projectId })
  expect(room).toMatchObject({ status: 'opened', released: 2 })
  expect(room.sharers.map(({ kind, releasedAt }) => [kind, releasedAt !== null])).toEqual([
    ['person', false],
    ['person', true],
    ['platform', true],
  ])
})

test('release: assisted with an unavailable keeper: enough people open it without', async () => {
  const { fixture, holders, project, projectId } = await quotedBy('assisted', 2)
  await passDeadline(fixture, project)
  setKeeperClock(-3_600_000)
  await releaseBy(holders[0]!, project)
  await runOpening(fixture, project)
  expect(await as(fixture.buyer, findOpeningRoom, { projectId })).toMatchObject({ status: 'opening', record: null })
  await releaseBy(holders[1]!, project)
  await runOpening(fixture, project)
  expect(await as(fixture.buyer, findOpeningRoom, { projectId })).toMatchObject({ status: 'opened' })
})

test('release: before the deadline neither browser nor server releases a share', async () => {
  const { fixture, holders, project, projectId } = await quotedBy('committee', 2)
  const [a] = holders
  expect(await as(a!.person, findOpeningRoom, { projectId })).toMatchObject({
    status: 'open',
    duty: null,
    myShares: [],
  })
  await expect(closedFor(a!, project)).rejects.toThrow('notClosed')
  const made = { maker: a!.person.personId, share: 'ab'.repeat(33), salt: 'ab'.repeat(32) }
  const early = as(a!.person, releaseShares, { projectId, shares: [made, made] })
  expect(await refusalOf(early)).not.toBe('accepted')
  expect(await as(a!.person, listSealTasks, {})).toEqual([])
  await passDeadline(fixture, project)
  // The server claims that the round is closed, but the local clock is before the deadline.
  await expect(closedFor(a!, project, { now: new Date(Date.now() - 60_000) })).rejects.toThrow('early')
  const shares = sent(await sharesFor(a!, project))
  // With the status changed in the database, the server refuses, too.
  await owner.query(`update sourcing.seal_rounds set status = 'open' where project_id = $1`, [projectId])
  await expect(as(a!.person, releaseShares, { projectId, shares })).rejects.toThrow('opening.notDue')
  await owner.query(
    `update sourcing.seal_rounds set status = 'closed', quote_end_at = now() + interval '1 hour' where project_id = $1`,
    [projectId],
  )
  await expect(as(a!.person, releaseShares, { projectId, shares })).rejects.toThrow('opening.notDue')
})

test('release: altered, foreign and incomplete shares are refused and not stored', async () => {
  const { fixture, holders, project, projectId } = await quotedBy('committee', 3)
  const [a, b] = holders
  await passDeadline(fixture, project)
  const own = sent(await sharesFor(a!, project))
  const foreign = sent(await sharesFor(b!, project))
  const flipped = own.map((each) => ({
    ...each,
    share: (each.share.startsWith('0') ? '1' : '0') + each.share.slice(1),
  }))
  for (const shares of [
    flipped,
    [own[0]!, flipped[1]!],
    foreign,
    [own[0]!, foreign[1]!],
    own.slice(1),
    [own[0]!, own[0]!],
    own.map((each) => ({ ...each, salt: 'ab'.repeat(32) })),
    [],
  ])
    expect(await refusalOf(as(a!.person, releaseShares, { projectId, shares }))).toBe('opening.wrongShare')
  const { rows } = await owner.query(
    'select count(released)::int as released from sourcing.seal_shares where project_id = $1',
    [projectId],
  )
  expect(rows).toEqual([{ released: 0 }])
  const stranger = await aKeyHolder(fixture.tenant)
  await expect(as(stranger.person, releaseShares, { projectId, shares: own })).rejects.toThrow('thing.notFound')
  await expect(as(stranger.person, findOpeningRoom, { projectId })).rejects.toThrow('thing.notFound')
  await as(a!.person, releaseShares, { projectId, shares: own })
  await as(a!.person, releaseShares, { projectId, shares: own })
})

test('release: ten concurrent openers with one missing: opened once, with every release in the record', async () => {
  const { fixture, holders, project, projectId } = await quotedBy('committee', 11, 10)
  await passDeadline(fixture, project)
  await Promise.all(
    holders.slice(0, 10).flatMap((holder) => [releaseBy(holder, project), runOpening(fixture, project)]),
  )
  await Promise.all([runOpening(fixture, project), runOpening(fixture, project)])
  const room = await as(fixture.buyer, findOpeningRoom, { projectId })
  expect(room).toMatchObject({ status: 'opened', released: 10 })
  const record = JSON.parse(room.record!) as { releases: { opener: string }[] }
  expect(record.releases.map(({ opener }) => opener).toSorted()).toEqual(
    holders
      .slice(0, 10)
      .map(({ person }) => person.personId)
      .toSorted(),
  )
})

test('release: before the last required share no table contains a price in any form', async () => {
  const fixture = await createSourcingFixture()
  const holders = [await aKeyHolder(fixture.tenant), await aKeyHolder(fixture.tenant)]
  const project = await createOpenedBy(fixture, holders, {
    ...openedBy('assisted', holders, 3),
    scope: 'invited',
    invitedIds: [fixture.suppliers[0]!.supplierId!],
  })
  const price = '61847.3925'
  setKeeperClock(0)
  await quote(fixture.suppliers[0]!, project, price)
  await passDeadline(fixture, project)
  await releaseBy(holders[0]!, project)
  await runOpening(fixture, project)
  expect(await tablesWith(formsOf(price))).toEqual([])
  await releaseBy(holders[1]!, project)
  await runOpening(fixture, project)
  expect(await tablesWith(formsOf(price))).toEqual(['sourcing.quote_lines'])
})

test('countersignature: openers repeat the opening and sign it; the result requires the threshold', async () => {
  const { fixture, holders, project, projectId } = await quotedBy('committee', 3)
  const [a, b, c] = holders
  await passDeadline(fixture, project)
  const missing = () => database.read(fixture.tenant.id, (db) => missingSignaturesOf(db, projectId))
  expect(await missing()).toBeUndefined()
  await expect(as(a!.person, listCiphertexts, { projectId })).rejects.toThrow('seal.notOpened')
  for (const holder of [a!, b!]) await releaseBy(holder, project)
  await runOpening(fixture, project)
  const checked = await recheckBy(c!, project)
  expect(checked).toMatchObject({ isSame: true, opened: [{ outcome: { status: 'valid' } }, {}] })
  expect(await missing()).toBe(2)
  expect((await as(a!.person, listSealTasks, {})).map(({ task }) => task)).toEqual(['countersign'])
  const other = await countersignFor(checked.closed, checked.record.replace('"round":1', '"round":2'), {
    opener: c!.person.personId,
    secret: c!.secret,
  })
  await expect(as(c!.person, countersignOpening, { projectId, sig: other })).rejects.toThrow('seal.badSignature')
  const foreign = await countersignFor(checked.closed, checked.record, { opener: '', secret: a!.secret })
  await expect(as(c!.person, countersignOpening, { projectId, sig: foreign })).rejects.toThrow('seal.badSignature')
  await expect(as(fixture.suppliers[0]!, listCiphertexts, { projectId })).rejects.toThrow('permission.denied')
  await Promise.all([countersignBy(c!, project), countersignBy(c!, project), countersignBy(a!, project)])
  expect(await missing()).toBe(0)
  expect(await as(a!.person, listSealTasks, {})).toEqual([])
  const { sharers, signaturesNeeded } = await as(fixture.buyer, findOpeningRoom, { projectId })
  expect([sharers.map(({ hasSigned }) => hasSigned), signaturesNeeded]).toEqual([[true, false, true], 2])
})

test('countersignature: an opener’s browser detects an altered record or quote', async () => {
  const { fixture, holders, project, projectId } = await quotedBy('committee', 2)
  const [a] = holders
  await passDeadline(fixture, project)
  for (const holder of holders) await releaseBy(holder, project)
  await runOpening(fixture, project)
  await owner.query(
    `update sourcing.seal_openings set record = replace(record, '"status":"valid"', '"status":"undecryptable"')
     where project_id = $1`,
    [projectId],
  )
  expect(await recheckBy(a!, project)).toMatchObject({ isSame: false })
})

test('closed round: an unsigned or different head, or other terms, are refused', async () => {
  const { fixture, holders, project, projectId } = await quotedBy('committee', 2)
  await passDeadline(fixture, project)
  const { person } = holders[0]!
  const round = await as(person, findSealRound, { projectId })
  const { entries } = await as(person, findSealLog, { projectId })
  const now = new Date()
  const look =
    (over: Partial<typeof round>, log = entries, received = round.head ?? undefined) =>
    () =>
      closedRound({ ...round, ...over }, log, { now, received })
  expect(look({})().close.kind).toBe('close')
  const head = round.head!
  expect(look({ head: null }, entries)).toThrow('notClosed')
  expect(look({ head: { ...head, at: entries[0]!.at } })).toThrow('notClosed')
  expect(look({ platformKey: 'ab'.repeat(32) })).toThrow('notClosed')
  expect(look({}, entries, { ...head, hash: 'ab'.repeat(32) })).toThrow('notClosed')
  expect(look({}, entries.slice(0, -1))).toThrow('notClosed')
  expect(look({}, [entries[0]!, ...entries.slice(2)])).toThrow('badEntry')
  expect(look({ terms: round.terms.replace('"currency":"CNY"', '"currency":"USD"') })).toThrow('badEntry')
  expect(look({ keyId: 'ab'.repeat(32) })).toThrow('badKeyRecord')
})
