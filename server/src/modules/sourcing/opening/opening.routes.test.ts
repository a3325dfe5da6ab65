import { expect, test } from 'vitest'
import { decideProject } from '#contract/sourcing/projects.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { findOpening, listMyQuotes, listQuotes } from '#contract/sourcing/quotes.ts'
import { makeMaster, sealQuote } from '#sealing/quotes/seal.ts'
import { quoteAt } from '#sealing/testing/quotes.ts'
import { findMySealedQuote, findSealRound, withdrawSealedQuote } from '#contract/sourcing/seal.ts'
import { aDepartment, aPerson, as, setKeeperClock } from '#test/app.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { createDraft, createSourcingFixture, move, readAgain } from '#test/sourcing/fixture.ts'
import {
  aKey,
  closeQuoting,
  countCiphertexts,
  createQuoting,
  formsOf,
  openQuotes,
  quote,
  recordIn,
  runOpening,
  sealFor,
  storedIn,
  submit,
  tablesWith,
  termsIn,
} from '#test/sourcing/sealing.ts'
import { openingKey } from './opening.job.ts'

const owner = await connectOwner()

const setCiphertext = (projectId: string, envelopeHash: string, change: string) =>
  owner.query(
    `update sourcing.sealed_quotes set ${change} where project_id = $1 and envelope_hash = decode($2, 'hex')`,
    [projectId, envelopeHash],
  )

const waitingOpenings = async ({ id }: { readonly id: string }) =>
  (
    await owner.query(
      `select run_at > now() + interval '20 seconds' as "isLater" from graphile_worker._private_jobs where key like $1`,
      [`%/${openingKey({ projectId: id, round: 1 })}`],
    )
  ).rows

test('opening: effective quotes are opened after the close, lowest first, without withdrawn ones', async () => {
  const fixture = await createSourcingFixture({ suppliers: 4 })
  const { buyer, suppliers } = fixture
  const [a, b, c, d] = suppliers
  const project = await createQuoting(fixture, { minSuppliers: 2 })
  const { id: projectId } = project
  await quote(a!, project, '10.0000')
  await quote(b!, project, '9.5000')
  const { body } = await quote(c!, project, '1.0000')
  await as(c!, withdrawSealedQuote, { projectId, seq: body.seq, idempotencyKey: aKey() })
  await quote(a!, project, '9.0000')
  await expect(as(buyer, listQuotes, { projectId })).rejects.toThrow('seal.notOpened')
  expect(await as(a!, listMyQuotes, { projectId })).toEqual([])
  await openQuotes(fixture, project)

  const quotes = await as(buyer, listQuotes, { projectId })
  expect(quotes.map(({ supplierId, status, total }) => [supplierId, status, total])).toEqual([
    [a!.supplierId, 'valid', '2980.00'],
    [b!.supplierId, 'valid', '3140.00'],
  ])
  expect(quotes[0]).toMatchObject({ currency: 'CNY', deliveryDays: 14, freight: '100.00', why: '' })
  expect(quotes[0]!.lines).toMatchObject([{ qty: '320', price: '9.0000', taxRate: '13', amount: '2880.00' }])
  expect(await readAgain(buyer, project)).toMatchObject({ status: '6' })
  expect(await as(buyer, findOpening, { projectId })).toMatchObject({
    status: 'opened',
    submitted: 2,
    valid: 2,
    isTooFew: false,
    record: expect.stringContaining('"releases":[{"at":'),
  })
  expect(await as(a!, listMyQuotes, { projectId })).toEqual([quotes[0]])
  expect(await as(c!, listMyQuotes, { projectId })).toEqual([])
  expect(await as(d!, listMyQuotes, { projectId })).toEqual([])
})

test("opening: opened quotes are readable by the project's department and overseers only", async () => {
  const fixture = await createSourcingFixture({ approvalFrom: '0' })
  const { buyer, suppliers, operator, approver, tenant } = fixture
  const quoteBeginAt = new Date(Date.now() - 3_600_000).toISOString()
  const submitted = await move(buyer, await createDraft(fixture, { audit: '2', quoteBeginAt }), 'submit')
  const { id: projectId, version } = submitted
  await as(approver, decideProject, { id: projectId, version, decision: 'agree', opinion: '' })
  const project = await move(buyer, await readAgain(buyer, submitted), 'publish')
  await quote(suppliers[0]!, project)
  await openQuotes(fixture, project)
  expect(await as(operator, listQuotes, { projectId })).toHaveLength(1)
  const dept = await aDepartment(tenant)
  const elsewhere = await aPerson(tenant, { permissions: ['project.manage'], dept })
  for (const person of [elsewhere, approver]) {
    await expect(as(person, listQuotes, { projectId })).rejects.toThrow('thing.notFound')
    await expect(as(person, findOpening, { projectId })).rejects.toThrow('thing.notFound')
  }
  await expect(as(suppliers[0]!, listQuotes, { projectId })).rejects.toThrow('permission.denied')
})

test('opening: before the opening no table contains a price in any form, afterwards it does', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const project = await createQuoting(fixture)
  const price = '73914.2861'
  await quote(fixture.suppliers[0]!, project, price)
  await quote(fixture.suppliers[1]!, project, price)
  expect(await tablesWith(formsOf(price))).toEqual([])
  await closeQuoting(fixture, project)
  expect(await tablesWith(formsOf(price))).toEqual([])
  setKeeperClock(73 * 3_600_000)
  await runOpening(fixture, project)
  expect(await tablesWith(formsOf(price))).toEqual(['sourcing.quote_lines'])
})

test('opening: nothing is opened before the keeper’s own deadline, whatever the database time; then it continues', async () => {
  const fixture = await createSourcingFixture()
  const { buyer, suppliers } = fixture
  const project = await createQuoting(fixture)
  const { id: projectId } = project
  await quote(suppliers[0]!, project)
  await closeQuoting(fixture, project)
  setKeeperClock(0)
  await runOpening(fixture, project)
  // The job is rescheduled until the keeper releases its shares.
  expect(await waitingOpenings(project)).toEqual([{ isLater: true }])
  expect(await as(buyer, findOpening, { projectId })).toMatchObject({ status: 'opening', valid: null, record: null })
  await expect(as(buyer, listQuotes, { projectId })).rejects.toThrow('seal.notOpened')
  setKeeperClock(73 * 3_600_000)
  await runOpening(fixture, project)
  expect(await as(buyer, listQuotes, { projectId })).toHaveLength(1)
})

test('opening: a terminated project is never opened, and its ciphertexts are deleted', async () => {
  const fixture = await createSourcingFixture()
  const { buyer, suppliers } = fixture
  const [early, late] = [await createQuoting(fixture), await createQuoting(fixture)]
  for (const project of [early, late]) await quote(suppliers[0]!, project)
  await closeQuoting(fixture, late)
  setKeeperClock(73 * 3_600_000)
  for (const project of [early, late]) {
    await move(buyer, await readAgain(buyer, project), 'terminate', '需求取消')
    await runOpening(fixture, project)
    expect(await countCiphertexts(project)).toBe(0)
    expect(await as(buyer, findOpening, { projectId: project.id })).toMatchObject({ status: 'failed', record: null })
    await expect(as(buyer, listQuotes, { projectId: project.id })).rejects.toThrow('seal.notOpened')
  }
})

test('opening: a round accepting quotes is not opened', async () => {
  const fixture = await createSourcingFixture()
  const project = await createQuoting(fixture)
  await quote(fixture.suppliers[0]!, project)
  setKeeperClock(73 * 3_600_000)
  const before = await storedIn(project)
  await runOpening(fixture, project)
  expect(await storedIn(project)).toEqual(before)
})

test('opening: concurrent and repeated openings open once', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer, suppliers } = fixture
  const project = await createQuoting(fixture)
  for (const supplier of suppliers) await quote(supplier, project)
  await closeQuoting(fixture, project)
  setKeeperClock(73 * 3_600_000)
  await Promise.all(Array.from({ length: 4 }, () => runOpening(fixture, project)))
  const quotes = await as(buyer, listQuotes, { projectId: project.id })
  expect(quotes).toHaveLength(3)
  await runOpening(fixture, project)
  expect(await as(buyer, listQuotes, { projectId: project.id })).toEqual(quotes)
  const { rows } = await owner.query(
    `select data from kit.events where entity_id = $1 and name = 'sealedRound.opened'`,
    [project.id],
  )
  expect(rows).toEqual([{ data: { round: 1, quotes: 3, valid: 3 } }])
})

test('opening: continues after an interruption, without the keeper once the shares are released', async () => {
  const fixture = await createSourcingFixture()
  const { buyer, suppliers } = fixture
  const project = await createQuoting(fixture)
  const { id: projectId } = project
  await quote(suppliers[0]!, project)
  await closeQuoting(fixture, project)
  setKeeperClock(73 * 3_600_000)
  // Interrupts the opening: the table refuses results of this project.
  await owner.query(
    `alter table sourcing.quotes add constraint test_no_results check (project_id <> ${projectId}) not valid`,
  )
  try {
    await expect(runOpening(fixture, project)).rejects.toThrow()
  } finally {
    await owner.query('alter table sourcing.quotes drop constraint test_no_results')
  }
  setKeeperClock(0)
  await runOpening(fixture, project)
  expect(await as(buyer, listQuotes, { projectId })).toMatchObject([{ status: 'valid' }])
})

test('opening: altered, lost and invalid quotes have reasons and block nothing', async () => {
  const fixture = await createSourcingFixture({ suppliers: 7 })
  const { buyer, suppliers } = fixture
  const [good, flipped, broken, lost, wrong, swapped, noise] = suppliers
  const project = await createQuoting(fixture, { minSuppliers: 1 })
  const { id: projectId } = project
  const round = await as(buyer, findSealRound, { projectId })
  const terms = termsIn(round)
  const hashOf = async (person: typeof good) => (await quote(person!, project)).body.envelopeHash
  const kept = await hashOf(good)
  const [first, second, third, fourth] = [
    await hashOf(flipped),
    await hashOf(broken),
    await hashOf(lost),
    await hashOf(swapped),
  ]
  // Quotes that bypass the quoting page are accepted and detected at the opening.
  const { subject } = await as(wrong!, findMySealedQuote, { projectId })
  const sealed = await sealQuote(recordIn(round), subject, { ...quoteAt('5.0000', terms), total: '1.00' }, makeMaster())
  await submit(wrong!, project, sealed)
  const random = await sealFor(noise!, project)
  await submit(noise!, project, { ...random, ct: random.ct.map((byte) => byte ^ 255) })
  await setCiphertext(projectId, first, 'ct = set_byte(ct, 100, get_byte(ct, 100) # 1)')
  await setCiphertext(projectId, second, `header = 'nothing', keys = '{}'`)
  await owner.query(`delete from sourcing.sealed_quotes where project_id = $1 and envelope_hash = decode($2, 'hex')`, [
    projectId,
    third,
  ])
  const other = `select ct from sourcing.sealed_quotes where envelope_hash = decode('${kept}', 'hex')`
  await setCiphertext(projectId, fourth, `ct = (${other})`)
  await openQuotes(fixture, project)
  const quotes = await as(buyer, listQuotes, { projectId })
  const found = Object.fromEntries(
    quotes.map((each) => [each.supplierId, [each.status, each.why, each.total === null]]),
  )
  expect(found).toEqual({
    [good!.supplierId!]: ['valid', '', false],
    [flipped!.supplierId!]: ['mismatch', 'envelope', true],
    [broken!.supplierId!]: ['mismatch', 'missing', true],
    [lost!.supplierId!]: ['mismatch', 'missing', true],
    [swapped!.supplierId!]: ['mismatch', 'envelope', true],
    [noise!.supplierId!]: ['undecryptable', 'decryption', true],
    [wrong!.supplierId!]: ['invalid', 'total', true],
  })
  expect(await as(buyer, findOpening, { projectId })).toMatchObject({ valid: 1, isTooFew: false })
  expect(await readAgain(buyer, project)).toMatchObject({ state: '6', ending: null })
})

test.each([
  [1, '9'],
  [2, '6'],
] as const)('opening: with %i valid quotes of two required the project is in state %s', async (valid, state) => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers, tenant } = fixture
  const project = await createQuoting(fixture, { minSuppliers: 2 })
  const { id: projectId } = project
  await quote(suppliers[0]!, project)
  const random = await sealFor(suppliers[1]!, project)
  await submit(suppliers[1]!, project, valid === 2 ? random : { ...random, ct: random.ct.map((byte) => byte ^ 255) })
  await openQuotes(fixture, project)
  const isOver = state === '9'
  const ending = isOver ? 'tooFewValidQuotes' : null
  expect(await readAgain(buyer, project)).toMatchObject({ state, ending })
  const notice = await as({ host: tenant.host }, getProjectNotice, { id: projectId })
  expect(notice).toMatchObject({ status: state, ending })
  expect(notice.moments.some(({ kind }) => kind === 'failed')).toBe(isOver)
  // The opening stays on record.
  expect(await as(buyer, findOpening, { projectId })).toMatchObject({ status: 'opened', valid })
  expect(await as(buyer, listQuotes, { projectId })).toHaveLength(2)
})
