import { expect, test } from 'vitest'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { decideEnrolment, enrol, getMyEnrolment, withdrawEnrolment } from '#contract/sourcing/enrolments.ts'
import { listQuotes } from '#contract/sourcing/quotes.ts'
import { confirmSealedQuote, withdrawSealedQuote } from '#contract/sourcing/seal.ts'
import { type DealPurpose, dealPurposes } from '#contract/suppliers/blocks.ts'
import { putBlock } from '#modules/suppliers/index.ts'
import { as, database } from '#test/app.ts'
import { createPublished, createSourcingFixture, passHours, readAgain, runDue } from '#test/sourcing/fixture.ts'
import {
  aKey,
  attach,
  changeBy,
  confirmationOf,
  createQuoting,
  openQuotes,
  owner,
  quote,
  sealFor,
  sealWithFiles,
  storedIn,
  submit,
} from '#test/sourcing/sealing.ts'

const suspend = (supplierId: string) =>
  owner.query(`update suppliers.suppliers set status = 'suspended' where id = $1`, [supplierId])

test('suspended supplier: cannot change its quote, which is opened but not awarded', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers } = fixture
  const [a, b] = suppliers
  const project = await createQuoting(fixture, {
    questionEndAt: null,
    quoteEndAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  })
  const { id: projectId } = project
  const { body } = await quote(a!, project, '9.0000')
  await quote(b!, project, '10.0000')
  await changeBy(buyer, project)
  await as(a!, confirmSealedQuote, await confirmationOf(a!, project))
  await as(b!, confirmSealedQuote, await confirmationOf(b!, project))
  await changeBy(buyer, project)
  const [again, confirmation] = [await sealFor(a!, project), await confirmationOf(a!, project)]
  const { sealed } = await sealWithFiles(a!, project, [{ name: 'a.pdf', content: new Uint8Array([37, 80, 68, 70]) }])
  await as(b!, confirmSealedQuote, await confirmationOf(b!, project))
  await as(a!, confirmSealedQuote, { ...confirmation, idempotencyKey: aKey() })
  await suspend(a!.supplierId!)

  const before = await storedIn(project)
  const { termsSeq } = confirmation
  await expect(submit(a!, project, again, aKey(), termsSeq)).rejects.toThrow('supplier.suspended')
  await expect(as(a!, confirmSealedQuote, confirmation)).rejects.toThrow('supplier.suspended')
  await expect(attach(a!, project, sealed[0]!)).rejects.toThrow('supplier.suspended')
  const withdrawal = { projectId, seq: body.seq, idempotencyKey: aKey() }
  await expect(as(a!, withdrawSealedQuote, withdrawal)).rejects.toThrow('supplier.suspended')
  expect(await storedIn(project)).toEqual(before)

  await openQuotes(fixture, project)
  expect((await as(buyer, listQuotes, { projectId })).map(({ status }) => status)).toEqual(['valid', 'valid'])
  const { quotes, items } = await as(buyer, findComparison, { projectId })
  const awardTo = async (supplierId: string | null, reason: string) => {
    const { id: quoteId } = quotes.find((each) => each.supplierId === supplierId)!
    const { version } = await readAgain(buyer, project)
    const shares = items.map(({ id, quantity }) => ({ itemId: id, quoteId, quantity }))
    const reasons = reason === '' ? [] : [{ itemId: null, reason, explanation: reason }]
    return as(buyer, proposeAward, { id: projectId, version, shares, reasons, note: '' })
  }
  await expect(awardTo(a!.supplierId, '')).rejects.toThrow('supplier.suspended')
  expect(await awardTo(b!.supplierId, '最低价供应商已暂停合作')).toMatchObject({ status: '8' })
})

test('blocked supplier: quotes nothing new, and is not awarded what it has quoted', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers, tenant } = fixture
  const [a, b] = suppliers
  const block = (purposes: DealPurpose[]) =>
    database.write(tenant.id, (tx) =>
      putBlock(tx, a!.supplierId!, { id: '1', kind: 'restricted', purposes, until: '' }),
    )
  const project = await createQuoting(fixture)
  const { id: projectId } = project
  await block(dealPurposes.filter((purpose) => purpose !== 'quote'))
  await quote(a!, project, '9.0000')
  await quote(b!, project, '10.0000')
  await block(['quote'])
  await expect(quote(a!, project, '8.0000')).rejects.toThrow('supplier.restricted')
  await openQuotes(fixture, project)
  const { quotes, items } = await as(buyer, findComparison, { projectId })
  const { id: quoteId } = quotes.find((each) => each.supplierId === a!.supplierId)!
  const { version } = await readAgain(buyer, project)
  const shares = items.map(({ id, quantity }) => ({ itemId: id, quoteId, quantity }))
  const award = () => as(buyer, proposeAward, { id: projectId, version, shares, reasons: [], note: '' })
  await block(['award'])
  await expect(award()).rejects.toThrow('supplier.restricted')
  await block(dealPurposes.filter((purpose) => purpose !== 'award'))
  expect(await award()).toMatchObject({ status: '8' })
})

test('enrolment: cannot be withdrawn or rejected once its supplier may have quoted', async () => {
  const fixture = await createSourcingFixture()
  const { buyer, suppliers } = fixture
  const [supplier] = suppliers
  const project = await createPublished(fixture)
  const { id: projectId } = project
  await as(supplier!, enrol, { projectId, contactName: '周文涛', contactTel: '13812346207', statement: '' })
  await passHours(project, 25)
  await runDue(fixture)
  const { body } = await quote(supplier!, project)
  const { id, version, status } = (await as(supplier!, getMyEnrolment, { projectId }))!
  expect(status).toBe('passed')
  const before = await storedIn(project)
  await expect(as(supplier!, withdrawEnrolment, { projectId, version })).rejects.toThrow('enrolment.closed')
  const rejection = { id, version, decision: 'reject', reason: '资质不符' } as const
  await expect(as(buyer, decideEnrolment, rejection)).rejects.toThrow('enrolment.closed')
  expect(await storedIn(project)).toEqual(before)
  expect(body.seq).toBe(2)
})
