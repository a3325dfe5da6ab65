import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findMyOpenerKey, revokeOpenerKey } from '#contract/sourcing/openers.ts'
import { listSealTasks } from '#contract/sourcing/openingRoom.ts'
import { findOpening } from '#contract/sourcing/quotes.ts'
import { beginNegotiation } from '#contract/sourcing/seal/negotiation.ts'
import { findMySealedQuote, findSealRound } from '#contract/sourcing/seal.ts'
import type { Envelope } from '#sealing/quotes/envelope.ts'
import { closeOf, effectiveEntries } from '#sealing/log/effective.ts'
import { as, type Person, refusalOf, setKeeperClock } from '#test/app.ts'
import { createOpened } from '#test/sourcing/awards.ts'
import { soon } from '#test/process/soon.ts'
import { createSourcingFixture, type Project, readAgain, runDue } from '#test/sourcing/fixture.ts'
import { aKeyHolder, countersignBy, createOpenedBy, openedBy, passDeadline, releaseBy } from '#test/sourcing/openers.ts'
import { negotiate, requestFor } from '#test/sourcing/rounds.ts'
import {
  aKey,
  breakOf,
  countCiphertexts,
  createQuoting,
  endIn,
  logOf,
  openQuotes,
  owner,
  quote,
  recordIn,
  runOpening,
  sealFor,
  storedIn,
  submit,
} from '#test/sourcing/sealing.ts'

/** Later rounds: with their own key and end in one log; and attacks on them. */

const fixture = await createSourcingFixture({ suppliers: 2 })
const { buyer, suppliers, tenant } = fixture
const [a, b] = suppliers

const opened = (): Promise<Project> => {
  setKeeperClock(0)
  return createOpened(fixture, { awardBy: 'total' }, [['12.0000'], ['11.0000']])
}
const unchangedBy = async (project: { readonly id: string }, act: () => Promise<string>): Promise<string> => {
  const before = await storedIn(project)
  const refusal = await act()
  expect(await storedIn(project)).toEqual(before)
  return refusal
}

test('later rounds: one log with consecutive rounds, each with its own key and end', async () => {
  const project = await opened()
  const keys = [(await as(a!, findSealRound, { projectId: project.id })).keyId]
  for (const round of [2, 3]) {
    await negotiate(fixture, project)
    keys.push((await as(a!, findSealRound, { projectId: project.id })).keyId)
    await quote(a!, project, `${8 - round}.0000`)
    await openQuotes(fixture, project, round)
  }
  expect(new Set(keys).size).toBe(3)
  const log = await logOf(buyer, project)
  expect(breakOf(tenant.id, project, log)).toBeUndefined()
  expect(log.map(({ round }) => round)).toEqual(log.map(({ round }) => round).toSorted())
  for (const round of [1, 2, 3]) {
    const its = log.filter((entry) => entry.round === round)
    expect([its[0]!.kind, its.at(-1)!.kind]).toEqual(['open', 'close'])
    expect(its.filter(({ kind }) => kind === 'close' || kind === 'open')).toHaveLength(2)
    const named = await as(a!, findSealRound, { projectId: project.id, round })
    expect(named).toMatchObject({ round, keyId: keys[round - 1], head: { hash: closeOf(log, round)!.hash } })
    expect(JSON.parse(named.terms).schedule).toMatchObject([{ round }])
  }
})

test('later rounds: of two concurrent negotiations one begins', async () => {
  const project = await opened()
  const { id, version } = await readAgain(buyer, project)
  const sent = { id, version, ...requestFor(project) }
  const answers = await Promise.all([1, 2, 3, 4].map(() => refusalOf(as(buyer, beginNegotiation, sent))))
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
  expect(new Set(answers.filter((answer) => answer !== 'accepted'))).toEqual(new Set(['thing.stale']))
  const { rows } = await owner.query(
    `select (select count(*)::int from sourcing.seal_rounds where project_id = $1) as rounds,
       (select count(*)::int from sourcing.negotiations where project_id = $1) as negotiations`,
    [id],
  )
  expect(rows).toEqual([{ rounds: 2, negotiations: 1 }])
  const log = await logOf(buyer, project)
  expect(log.filter(({ kind }) => kind === 'open').map(({ round }) => round)).toEqual([1, 2])
  // With the current version, a second negotiation is refused, too.
  expect(await unchangedBy(project, () => refusalOf(negotiate(fixture, project)))).toBe('thing.wrongState')
})

test('later rounds: an envelope of the first round is refused in the second, whatever its header', async () => {
  setKeeperClock(0)
  const project = await createQuoting(fixture)
  const first = await sealFor(a!, project, '9.0000')
  await submit(a!, project, first)
  await quote(b!, project, '9.5000')
  await openQuotes(fixture, project)
  await negotiate(fixture, project)
  const second = await sealFor(a!, project, '8.0000')
  const again = (envelope: Envelope) => unchangedBy(project, () => refusalOf(submit(a!, project, envelope)))
  expect(await again(first)).toBe('seal.otherProject')
  expect(await again({ ...first, header: { ...first.header, round: 2 } })).toBe('seal.wrongKey')
  // An envelope of the first round with the header of the second is accepted, but decrypts with no key.
  const moved = { ...first, header: { ...first.header, round: 2, keyId: second.header.keyId } }
  const { termsSeq } = await as(a!, findSealRound, { projectId: project.id })
  await submit(a!, project, moved, aKey(), termsSeq)
  await openQuotes(fixture, project, 2)
  const { rows } = await owner.query(
    'select round, status, why from sourcing.quotes where project_id = $1 and supplier_id = $2 order by round',
    [project.id, a!.supplierId],
  )
  expect(rows).toEqual([
    { round: 1, status: 'valid', why: '' },
    { round: 2, status: 'undecryptable', why: 'decryption' },
  ])
})

test('later rounds: around the second deadline each quote is acknowledged in time or refused', async () => {
  const project = await opened()
  await negotiate(fixture, project)
  // Encrypted in advance, more than can be sent before the deadline.
  const sealed: Envelope[][] = []
  for (const supplier of [a!, b!])
    sealed.push(await Promise.all(Array.from({ length: 60 }, () => sealFor(supplier, project, '7.0000'))))
  const { termsSeq } = await as(a!, findSealRound, { projectId: project.id })
  await endIn(project, 1500)
  const startedAt = performance.now()
  const sendOn = async (supplier: Person, envelopes: readonly Envelope[]) => {
    for (const [at, envelope] of envelopes.entries()) {
      // Waits, because a fast machine would send all of them in time.
      if (at === envelopes.length - 2) await pause(startedAt + 1510 - performance.now())
      answers.push(await refusalOf(submit(supplier, project, envelope, aKey(), termsSeq)))
    }
  }
  const answers: string[] = []
  await Promise.all([sendOn(a!, sealed[0]!), sendOn(b!, sealed[1]!)])
  expect(new Set(answers)).toEqual(new Set(['accepted', 'seal.late']))
  await runDue(fixture)
  const log = await logOf(buyer, project)
  const its = log.filter(({ round }) => round === 2)
  const { endAt } = await as(a!, findSealRound, { projectId: project.id })
  const quotes = its.filter(({ kind }) => kind === 'quote')
  expect(quotes).toHaveLength(answers.filter((answer) => answer === 'accepted').length)
  for (const { at } of quotes) expect(at < endAt).toBe(true)
  expect(its.at(-1)!.kind).toBe('close')
  expect(await countCiphertexts(project)).toBe(2 + effectiveEntries(log, 2).length)
})

test('later rounds: constraints keep the order of rounds and unique keys', async () => {
  const project = await opened()
  await negotiate(fixture, project)
  const entry = (round: number, kind = 'change') =>
    owner.query(
      `insert into sourcing.seal_entries (tenant_id, project_id, seq, round, kind, at, prev, hash)
       values ($1, $2, 999, $3, $4, now(), '\\x00', '\\x00')`,
      [tenant.id, project.id, round, kind],
    )
  await expect(entry(1)).rejects.toThrow('the round of this entry has ended')
  await expect(entry(2, 'open')).rejects.toThrow('duplicate key')
  const { rows } = await owner.query<{ names: string; values: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names,
       string_agg(case column_name when 'round' then '3' else quote_ident(column_name) end, ', ') as values
     from information_schema.columns where table_schema = 'sourcing' and table_name = 'seal_rounds'`,
  )
  const [{ names, values }] = rows as [{ names: string; values: string }]
  const copied = `insert into sourcing.seal_rounds (${names}) select ${values} from sourcing.seal_rounds
    where project_id = $1 and round = 2`
  await expect(owner.query(copied, [project.id])).rejects.toThrow('duplicate key')
  const records = await Promise.all(
    [1, 2].map(async (round) => recordIn(await as(a!, findSealRound, { projectId: project.id, round }))),
  )
  const [one, two] = records
  expect(one!.halves[0]!.publicKey).not.toBe(two!.halves[0]!.publicKey)
  expect(await as(a!, findMySealedQuote, { projectId: project.id })).toMatchObject({ round: 2, entry: null })
})

/** Fixture: two people open a round with the platform; it is not countersigned yet. */
async function openedByPeople() {
  setKeeperClock(0)
  const own = await createSourcingFixture({ suppliers: 2 })
  const holders = [await aKeyHolder(own.tenant), await aKeyHolder(own.tenant)]
  const project = await createOpenedBy(own, holders, { ...openedBy('assisted', holders), maxRounds: 2 })
  await quote(own.suppliers[0]!, project, '9.0000')
  await passDeadline(own, project)
  await releaseBy(holders[0]!, project)
  await runOpening(own, project)
  return { own, holders, project }
}

test('later rounds: people open the second round with its own keys after the first is countersigned', async () => {
  const { own, holders, project } = await openedByPeople()
  const projectId = project.id
  const endAt = soon(4000)
  expect(await refusalOf(negotiate(own, project, { endAt }))).toBe('negotiation.notCountersigned')
  for (const holder of holders) await countersignBy(holder, project)
  const asking = await negotiate(own, project, { endAt })
  const [supplier] = own.suppliers
  const [one, two] = await Promise.all(
    [1, 2].map(async (round) => recordIn(await as(supplier!, findSealRound, { projectId, round }))),
  )
  expect([two!.round, two!.halves.length]).toEqual([2, 2])
  expect(two!.halves.map(({ publicKey }) => publicKey)).not.toEqual(one!.halves.map(({ publicKey }) => publicKey))
  await quote(supplier!, project, '8.0000')
  await passDeadline(own, asking)
  expect((await as(holders[0]!.person, listSealTasks, {})).map(({ task }) => task)).toEqual(['release'])
  await releaseBy(holders[1]!, project)
  await runOpening(own, project, 2)
  for (const holder of holders) await countersignBy(holder, project)
  expect(await as(own.buyer, findOpening, { projectId })).toMatchObject({ round: 2, status: 'opened', valid: 1 })
})

test('later rounds: a negotiation is refused if too many openers have revoked their keys', async () => {
  const { own, holders, project } = await openedByPeople()
  for (const holder of holders) await countersignBy(holder, project)
  for (const { person } of holders) {
    const { current } = await as(person, findMyOpenerKey, {})
    await as(person, revokeOpenerKey, { id: current!.id })
  }
  expect(await refusalOf(negotiate(own, project))).toBe('negotiation.noKey')
  expect((await readAgain(own.buyer, project)).state).toBe('6')
})
