import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toHex } from '#sealing/bytes/bytes.ts'
import { isConfirmed } from '#sealing/ceremony/confirm.ts'
import { makeHalf } from '#sealing/ceremony/makeHalf.ts'
import { type Plan, plannedRecord } from '#sealing/ceremony/plan.ts'
import { openerOf, personOf } from '#sealing/testing/people.ts'
import { isKeyRecordSigned, keyRecordViolations } from '#sealing/ceremony/keyRecord.ts'
import { type ClosingHead, signClosingHead } from '#sealing/log/closingHead.ts'
import { nextEntry } from '#sealing/log/entry.ts'
import { combineHalves } from '#sealing/opening/combine.ts'
import { suiteOf } from '#sealing/suites/suites.ts'
import { platformOf } from '../platform.ts'
import { localKeeper } from './keeper.local.ts'
import { remoteKeeper } from './keeper.remote.ts'
import { serveKeeper } from './keeper.serve.ts'
import type { Keeper } from './keeper.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'keeper-'))
const platform = platformOf(new Uint8Array(32).fill(7))
const endAt = '2026-03-01T08:00:00.000Z'
const ref = { tenantId: '1', projectId: '42', round: 1 }
const terms = { ...ref, suite: 'A', sealedBytes: 5120, endAt, platformKey: platform.signers.A.publicKey } as const
const before = new Date('2026-03-01T07:59:59.999Z')
const after = new Date(endAt)

const headOf = (signer = platform, projectId = '42', round = 1): Promise<ClosingHead> =>
  signClosingHead(
    signer.signers.A,
    projectId,
    nextEntry({ suite: 'A', tenantId: '1', projectId }, { kind: 'close', round, at: endAt }),
  )

async function aRound(now: { at: Date }) {
  const file = join(folder(), 'keeper.json')
  const keeper = localKeeper(file, () => now.at)
  const made = await keeper.makeHalf(terms)
  const release = { ...made, head: await headOf() }
  return { file, keeper, made, release }
}

test('keeper: its shares combine to the published half; the key record states automatic mode', async () => {
  const { keeper, made, release } = await aRound({ at: after })
  const { record, signature } = made
  expect(keyRecordViolations(record)).toEqual([])
  expect(isKeyRecordSigned(record, record.halves[0]!, signature.sig)).toBe(true)
  expect(record).toMatchObject({ mode: 'automatic', k: 2, n: 2, sealedBytes: 5120 })
  const [half] = await combineHalves(record, await keeper.releaseShares(release))
  expect(toHex(suiteOf('A').publicKeyOf(half!))).toBe(record.halves[0]!.publicKey)
})

test('keeper: nothing is released before the deadline by its own clock, whatever it receives', async () => {
  const now = { at: before }
  const { keeper, release } = await aRound(now)
  await expect(keeper.releaseShares(release)).rejects.toMatchObject({ reason: 'early' })
  const earlier = { ...release, ticket: { ...release.ticket, endAt: '2026-01-01T00:00:00.000Z' } }
  await expect(keeper.releaseShares(earlier)).rejects.toMatchObject({ reason: 'foreign' })
  now.at = after
  expect(await keeper.releaseShares(release)).toHaveLength(2)
})

test('keeper: nothing is released without the signed closing head of the round', async () => {
  const { keeper, release } = await aRound({ at: after })
  const stranger = platformOf(new Uint8Array(32).fill(8))
  for (const head of [await headOf(stranger), await headOf(platform, '43'), await headOf(platform, '42', 2)])
    await expect(keeper.releaseShares({ ...release, head })).rejects.toMatchObject({ reason: 'notClosed' })
})

test('keeper: a later deadline applies even if the earlier ticket is sent; deadlines never move forward', async () => {
  const now = { at: after }
  const { file, keeper, release } = await aRound(now)
  const later = '2026-03-02T08:00:00.000Z'
  const ticket = await keeper.prolong(release.ticket, later)
  expect(ticket.endAt).toBe(later)
  expect((await keeper.prolong(ticket, endAt)).endAt).toBe(later)
  await expect(keeper.releaseShares(release)).rejects.toMatchObject({ reason: 'early' })
  const restarted = localKeeper(file, () => now.at)
  await expect(restarted.releaseShares({ ...release, ticket })).rejects.toMatchObject({ reason: 'early' })
  now.at = new Date(later)
  expect(await restarted.releaseShares({ ...release, ticket })).toHaveLength(2)
})

test('keeper: another keeper can neither open nor use its tickets', async () => {
  const { release } = await aRound({ at: after })
  const other = localKeeper(join(folder(), 'keeper.json'), () => after)
  await expect(other.releaseShares(release)).rejects.toMatchObject({ reason: 'foreign' })
  await expect(other.prolong(release.ticket, endAt)).rejects.toMatchObject({ reason: 'foreign' })
  const foreign = await other.makeHalf(terms)
  await expect(other.releaseShares({ ...release, ticket: foreign.ticket })).rejects.toMatchObject({ reason: 'foreign' })
})

test('keeper: its file is private and persistent, and refused if readable by others', async () => {
  const { file } = await aRound({ at: after })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const held = readFileSync(file, 'utf8')
  localKeeper(file)
  expect(readFileSync(file, 'utf8')).toBe(held)
  chmodSync(file, 0o640)
  expect(() => localKeeper(file)).toThrow('0600')
  const broken = join(folder(), 'broken.json')
  writeFileSync(broken, '{', { mode: 0o600 })
  expect(() => localKeeper(broken)).toThrow()
})

test('keeper: a separate process behaves the same by its socket; an unavailable one is reported', async () => {
  const now = { at: before }
  const place = folder()
  const socket = join(place, 'keeper.sock')
  const remote: Keeper = remoteKeeper(socket)
  await expect(remote.makeHalf(terms)).rejects.toMatchObject({ reason: 'away' })
  const errors: unknown[] = []
  const server = await serveKeeper(
    localKeeper(join(place, 'keeper.json'), () => now.at),
    socket,
    (error) => errors.push(error),
  )
  try {
    expect(statSync(socket).mode & 0o777).toBe(0o660)
    const made = await remote.makeHalf(terms)
    const release = { ...made, head: await headOf() }
    await expect(remote.releaseShares(release)).rejects.toMatchObject({ reason: 'early' })
    now.at = after
    expect(await combineHalves(made.record, await remote.releaseShares(release))).toHaveLength(1)
    const joined = await aJoinedRound(remote)
    expect((await remote.joinRound(joined)).ticket).toMatchObject({ projectId: '42', endAt })
    expect((await remote.prolong(made.ticket, '2026-03-02T08:00:00.000Z')).endAt).toBe('2026-03-02T08:00:00.000Z')
    await expect(remote.releaseShares({ ...release, record: null as never })).rejects.toMatchObject({
      reason: 'foreign',
    })
    expect(errors).toHaveLength(1)
  } finally {
    server.close()
  }
})

/** Fixture: a key made by two people, with a share for the keeper. */
async function aJoinedRound(keeper: Keeper) {
  const people = ['1', '2'].map((id) => personOf('A', id))
  const openers = [
    ...people.map((each) => openerOf(each)),
    { opener: 'platform', kind: 'platform', ...(await keeper.openerKeys('A')) } as const,
  ]
  const plan: Plan = { ...ref, suite: 'A', mode: 'assisted', k: 2, openers, makers: ['1', '2'], sealedBytes: 5120 }
  const made = [
    await makeHalf(plan, { maker: '1', signing: people[0]!.keys.signing }),
    await makeHalf(plan, { maker: '2', signing: people[1]!.keys.signing }),
  ]
  const record = plannedRecord(
    plan,
    made.map(({ half }) => half),
  )!
  const shares = made.flatMap(({ shares: its }) => its)
  return { record, shares, endAt, platformKey: platform.signers.A.publicKey }
}

test('keeper: it holds and confirms one share of a key made by people, and releases it after the deadline', async () => {
  const now = { at: before }
  const keeper = localKeeper(join(folder(), 'keeper.json'), () => now.at)
  const round = await aJoinedRound(keeper)
  const { record, shares } = round
  const { confirmation, ticket } = await keeper.joinRound(round)
  expect(isConfirmed(record, 'platform', confirmation)).toBe(true)
  const release = { record, shares, ticket, head: await headOf() }
  await expect(keeper.releaseShares(release)).rejects.toMatchObject({ reason: 'early' })
  now.at = after
  const released = await keeper.releaseShares(release)
  expect(released.map(({ opener, maker }) => `${opener} ${maker}`)).toEqual(['platform 1', 'platform 2'])
  await expect(combineHalves(record, released)).rejects.toThrow('tooFewShares')
})

test('keeper: repeating a key with an earlier deadline does not release earlier', async () => {
  const keeper = localKeeper(join(folder(), 'keeper.json'), () => before)
  const round = await aJoinedRound(keeper)
  const { record, shares } = round
  await keeper.joinRound(round)
  const { ticket } = await keeper.joinRound({ ...round, endAt: '2026-01-01T00:00:00.000Z' })
  expect(ticket.endAt).toBe(endAt)
  const release = { record, shares, ticket, head: await headOf() }
  await expect(keeper.releaseShares(release)).rejects.toMatchObject({ reason: 'early' })
})

test('keeper: refuses keys with foreign or mismatching shares, or that it could open alone', async () => {
  const keeper = localKeeper(join(folder(), 'keeper.json'), () => before)
  const other = localKeeper(join(folder(), 'keeper.json'), () => before)
  const round = await aJoinedRound(keeper)
  const foreign = { reason: 'foreign' }
  await expect(other.joinRound(round)).rejects.toMatchObject(foreign)
  await expect(keeper.joinRound({ ...round, shares: round.shares.slice(0, 3) })).rejects.toMatchObject(foreign)
  const swapped = round.shares.map((share) => ({ ...share, maker: share.maker === '1' ? '2' : '1' }))
  await expect(keeper.joinRound({ ...round, shares: swapped })).rejects.toMatchObject(foreign)
  const alone = await keeper.makeHalf(terms)
  await expect(keeper.joinRound({ ...round, record: alone.record, shares: alone.shares })).rejects.toMatchObject(
    foreign,
  )
})
