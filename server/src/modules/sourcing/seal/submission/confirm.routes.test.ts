import { expect, test } from 'vitest'
import { listSupplierProjects } from '#contract/sourcing/enrolments.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { findOpening, listQuotes } from '#contract/sourcing/quotes.ts'
import {
  confirmSealedQuote,
  findMySealedQuote,
  findReceipt,
  findSealRound,
  withdrawSealedQuote,
} from '#contract/sourcing/seal.ts'
import { effectiveEntries } from '#sealing/log/effective.ts'
import { isReceiptSigned } from '#sealing/log/receipt.ts'
import { as } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { createSourcingFixture, passHours, readAgain, runDue } from '#test/sourcing/fixture.ts'
import {
  aKey,
  breakOf,
  changeBy,
  closeQuoting,
  confirmationOf,
  countCiphertexts,
  createQuoting,
  logOf,
  openQuotes,
  quote,
  sealFor,
  storedIn,
  submit,
} from '#test/sourcing/sealing.ts'

const stateOf = async (supplier: Parameters<typeof as>[0], { id: projectId }: { readonly id: string }) =>
  (await as(supplier, findMySealedQuote, { projectId })).state

test('change notice: earlier quotes are effective after confirmation; the others lapse unopened', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer, suppliers, tenant } = fixture
  const [a, b, c] = suppliers
  const project = await createQuoting(fixture)
  const { id: projectId } = project
  const first = await quote(a!, project, '10.0000')
  const left = await quote(b!, project, '9.0000')
  expect(await readAgain(buyer, project)).toMatchObject({ size2: 2 })
  await changeBy(buyer, project)

  expect(await readAgain(buyer, project)).toMatchObject({ size2: 0 })
  expect(await as(buyer, findOpening, { projectId })).toMatchObject({ submitted: 0, unconfirmed: 2 })
  expect(await stateOf(a!, project)).toBe('unconfirmed')
  const { termsSeq } = await as(a!, findSealRound, { projectId })
  const waiting = { state: 'unconfirmed', seq: first.body.seq, termsSeq }
  expect((await as(a!, getProjectNotice, { id: projectId })).quote).toEqual(waiting)
  expect((await as(c!, getProjectNotice, { id: projectId })).quote).toBeNull()
  const listed = await as(a!, listSupplierProjects, { limit: 10, tab: 'joined' })
  expect(listed.records.map((one) => [one.id, one.quote])).toEqual([[projectId, 'unconfirmed']])

  const receipt = await as(a!, confirmSealedQuote, await confirmationOf(a!, project))
  const { platformKey } = await as(a!, findSealRound, { projectId })
  expect(isReceiptSigned('A', platformKey, receipt)).toBe(true)
  const { commitment, envelopeHash } = first.body
  expect(receipt.body).toMatchObject({ commitment, envelopeHash, subject: first.body.subject })
  expect(await as(a!, findReceipt, { projectId })).toEqual(receipt)
  expect(await as(a!, findMySealedQuote, { projectId })).toMatchObject({
    state: 'inForce',
    entry: { kind: 'quote', seq: first.body.seq },
    confirmedAt: receipt.body.at,
  })
  expect(await readAgain(buyer, project)).toMatchObject({ size2: 1 })
  expect(await as(buyer, findOpening, { projectId })).toMatchObject({ unconfirmed: 1 })
  expect((await quote(c!, project, '12.0000')).body.seq).toBe(6)

  const log = await logOf(buyer, project)
  expect(log.map(({ kind }) => kind)).toEqual(['open', 'quote', 'quote', 'change', 'confirm', 'quote'])
  expect(breakOf(tenant.id, project, log)).toBeUndefined()
  expect(effectiveEntries(log, 1).map(({ seq }) => seq)).toEqual([2, 6])

  await passHours(project, 24)
  await openQuotes(fixture, project)
  // Its ciphertext is deleted at the deadline, so it can never be opened.
  expect(await countCiphertexts(project)).toBe(2)
  const quotes = await as(buyer, listQuotes, { projectId })
  const found = quotes.map(({ seq, status, total }) => [seq, status, total !== null])
  expect(found.toSorted()).toEqual([
    [2, 'valid', true],
    [left.body.seq, 'lapsed', false],
    [6, 'valid', true],
  ])
  expect(await stateOf(b!, project)).toBe('lapsed')
  expect(await stateOf(a!, project)).toBe('inForce')
})

test('change notice: after a change of quantity or specification a new quote is required', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers } = fixture
  const [a, b] = suppliers
  for (const over of [{ quantity: '300' }, { spec: 'XL 码' }]) {
    const project = await createQuoting(fixture)
    const { id: projectId } = project
    await quote(a!, project)
    await quote(b!, project)
    const items = project.items.map(({ id, quantity, spec, needDate }) => ({ id, quantity, spec, needDate, ...over }))
    await changeBy(buyer, project, { items })
    expect(await stateOf(a!, project)).toBe('toRewrite')
    const before = await storedIn(project)
    await expect(as(a!, confirmSealedQuote, await confirmationOf(a!, project))).rejects.toThrow('seal.mustRewrite')
    expect(await storedIn(project)).toEqual(before)
    // A later change that permits confirmation does not weaken an earlier one that does not.
    await changeBy(buyer, project)
    await expect(as(a!, confirmSealedQuote, await confirmationOf(a!, project))).rejects.toThrow('seal.mustRewrite')
    await quote(a!, project)
    expect(await stateOf(a!, project)).toBe('inForce')
    const listed = await as(b!, listSupplierProjects, { limit: 10, tab: 'joined' })
    expect(listed.records.find(({ id }) => id === projectId)?.quote).toBe('toRewrite')
  }
})

test('change notice: submissions and confirmations must refer to the latest terms', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers } = fixture
  const [a, b] = suppliers
  const project = await createQuoting(fixture)
  await quote(a!, project)
  const sealed = await sealFor(b!, project)
  await changeBy(buyer, project)
  const seen = await confirmationOf(a!, project)
  await changeBy(buyer, project)
  const before = await storedIn(project)
  await expect(submit(b!, project, sealed)).rejects.toThrow('seal.termsChanged')
  await expect(as(a!, confirmSealedQuote, seen)).rejects.toThrow('seal.termsChanged')
  expect(await storedIn(project)).toEqual(before)
  await as(a!, confirmSealedQuote, await confirmationOf(a!, project))
  expect(await stateOf(a!, project)).toBe('inForce')
})

test('change notice: one confirmation, of the own last quote, in time; repeating it is idempotent', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers } = fixture
  const [a, b] = suppliers
  const project = await createQuoting(fixture)
  const { id: projectId } = project
  const refused = async (input: object, code: string, by = a!) => {
    const before = await storedIn(project)
    await expect(as(by, confirmSealedQuote, { ...(await facts), ...input })).rejects.toThrow(code)
    expect(await storedIn(project)).toEqual(before)
  }
  const { body } = await quote(a!, project)
  const other = await quote(b!, project)
  const facts = Promise.resolve({ projectId, seq: body.seq, termsSeq: 1, idempotencyKey: aKey() })
  await refused({}, 'seal.nothingToConfirm')
  await changeBy(buyer, project)
  const now = await confirmationOf(a!, project)
  await refused({ ...now, seq: other.body.seq }, 'thing.stale')
  await refused({ ...now, projectId: '999' }, 'thing.notFound')
  await refused(now, 'permission.denied', buyer)
  const receipts = await Promise.all(Array.from({ length: 6 }, () => as(a!, confirmSealedQuote, now)))
  for (const receipt of receipts) expect(receipt).toEqual(receipts[0])
  expect((await logOf(buyer, project)).filter(({ kind }) => kind === 'confirm')).toHaveLength(1)
  await refused({ ...now, idempotencyKey: aKey() }, 'seal.nothingToConfirm')
  await refused({ ...now, seq: other.body.seq }, 'seal.keyUsed', b)

  // A withdrawn quote cannot be confirmed.
  await as(b!, withdrawSealedQuote, { projectId, seq: other.body.seq, idempotencyKey: aKey() })
  await refused({ ...now, seq: other.body.seq, idempotencyKey: aKey() }, 'seal.nothingToConfirm', b)
  // A confirmed quote is withdrawn by its own sequence number.
  await as(a!, withdrawSealedQuote, { projectId, seq: body.seq, idempotencyKey: aKey() })
  expect(await countCiphertexts(project)).toBe(0)
  await passHours(project, 24)
  await closeQuoting(fixture, project)
  await refused({ ...now, idempotencyKey: aKey() }, 'seal.over')
  expect(await as(a!, confirmSealedQuote, now)).toEqual(receipts[0])
})

test('change notice: concurrent confirmations and another change are consistent', async () => {
  const fixture = await createSourcingFixture({ suppliers: 6 })
  const { buyer, suppliers, tenant } = fixture
  const project = await createQuoting(fixture)
  for (const supplier of suppliers) await quote(supplier, project)
  await changeBy(buyer, project)
  const confirmations = await Promise.all(
    suppliers.map(async (supplier) => ({ supplier, input: await confirmationOf(supplier, project) })),
  )
  const [changed, ...ends] = await outcomes([
    changeBy(buyer, project),
    ...confirmations.map(({ supplier, input }) => as(supplier, confirmSealedQuote, input)),
  ])
  expect(changed).toBe('ok')
  expect(ends.every((end) => end === 'ok' || end === 'seal.termsChanged')).toBe(true)
  const log = await logOf(buyer, project)
  expect(breakOf(tenant.id, project, log)).toBeUndefined()
  // The second change suspends confirmed quotes again.
  expect(effectiveEntries(log, 1)).toEqual([])
  expect(await readAgain(buyer, project)).toMatchObject({ size2: 0 })
})

test('change notice: too few confirmed quotes at the deadline end the project', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const project = await createQuoting(fixture)
  await quote(fixture.suppliers[0]!, project)
  await changeBy(fixture.buyer, project)
  await passHours(project, 96)
  await runDue(fixture)
  expect(await readAgain(fixture.buyer, project)).toMatchObject({ status: '9', ending: 'tooFewQuotes' })
})

test('change notice: close to the deadline it extends the deadline as configured', async () => {
  const fixture = await createSourcingFixture()
  const { buyer } = fixture
  const project = await createQuoting(fixture)
  await passHours(project, 26)
  const before = await storedIn(project)
  await expect(changeBy(buyer, project, { title: '地址变更', deliveryAddress: '滨江区' }, 1)).rejects.toThrow(
    'project.extendQuoting',
  )
  expect(await storedIn(project)).toEqual(before)
  await changeBy(buyer, project, { deliveryAddress: '滨江区' }, 4)
  expect((await logOf(buyer, project)).map(({ kind }) => kind)).toEqual(['open', 'change'])
})
