import { expect, test } from 'vitest'
import {
  findMySealedQuote,
  findReceipt,
  findSealRound,
  submitSealedQuote,
  withdrawSealedQuote,
} from '#contract/sourcing/seal.ts'
import { decideEnrolment, enrol } from '#contract/sourcing/enrolments.ts'
import { envelopeHash } from '#sealing/quotes/envelope.ts'
import { effectiveEntries } from '#sealing/log/effective.ts'
import { isReceiptSigned } from '#sealing/log/receipt.ts'
import { aPerson, as, moveClock } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { createPublished, createSourcingFixture, move, passHours, readAgain, runDue } from '#test/sourcing/fixture.ts'
import {
  aKey,
  base64Of,
  breakOf,
  closeQuoting,
  countCiphertexts,
  createQuoting,
  endIn,
  logOf,
  quote,
  sealFor,
  storedIn,
  submit,
} from '#test/sourcing/sealing.ts'

test('sealed quotes: three suppliers quote, one replaces, one withdraws; receipts match the log', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer, suppliers, tenant } = fixture
  const [a, b, c] = suppliers
  const project = await createQuoting(fixture)
  const { platformKey } = await as(buyer, findSealRound, { projectId: project.id })
  const first = await quote(a!, project, '10.0000')
  const other = await quote(b!, project, '9.0000')
  const third = await quote(c!, project, '11.0000')
  const replaced = await quote(a!, project, '8.0000')
  const { id: projectId } = project
  const withdrawal = { projectId, seq: other.body.seq, idempotencyKey: aKey() }
  const standing = await as(b!, withdrawSealedQuote, withdrawal)
  expect(standing).toMatchObject({ state: null, isOpen: true, takesPart: true, entry: { kind: 'withdraw' } })
  expect(await as(b!, withdrawSealedQuote, withdrawal)).toMatchObject({ entry: standing.entry })

  for (const receipt of [first, other, third, replaced]) expect(isReceiptSigned('A', platformKey, receipt)).toBe(true)
  const log = await logOf(buyer, project)
  expect(breakOf(tenant.id, project, log)).toBeUndefined()
  expect(log.map(({ kind }) => kind)).toEqual(['open', 'quote', 'quote', 'quote', 'quote', 'withdraw'])
  expect(log[4]).toMatchObject({ hash: replaced.body.entryHash, at: replaced.body.at, subject: first.body.subject })
  expect(effectiveEntries(log, 1).map(({ seq }) => seq)).toEqual([third.body.seq, replaced.body.seq])
  expect(await countCiphertexts(project)).toBe(2)
  expect(await readAgain(buyer, project)).toMatchObject({ version: project.version })
  expect(await as(c!, findMySealedQuote, { projectId })).toMatchObject({
    state: 'inForce',
    entry: { seq: third.body.seq, at: third.body.at },
  })
  expect(await as(a!, findReceipt, { projectId, seq: first.body.seq })).toEqual(first)
  expect(await as(a!, findReceipt, { projectId })).toEqual(replaced)
  await expect(as(b!, findReceipt, { projectId, seq: first.body.seq })).rejects.toThrow('thing.notFound')
})

test('sealed quotes: earlier ciphertexts are deleted on replacement and withdrawal', async () => {
  const fixture = await createSourcingFixture()
  const [supplier] = fixture.suppliers
  const project = await createQuoting(fixture)
  await quote(supplier!, project)
  expect(await countCiphertexts(project)).toBe(1)
  const { body } = await quote(supplier!, project)
  expect(await countCiphertexts(project)).toBe(1)
  await as(supplier!, withdrawSealedQuote, { projectId: project.id, seq: body.seq, idempotencyKey: aKey() })
  expect(await countCiphertexts(project)).toBe(0)
})

test('sealed quotes: a repeated submission has the same receipt, even concurrently and after the deadline', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const [a, b] = fixture.suppliers
  const project = await createQuoting(fixture)
  const [envelope, key] = [await sealFor(a!, project), aKey()]
  const receipts = await Promise.all(Array.from({ length: 8 }, () => submit(a!, project, envelope, key)))
  for (const receipt of receipts) expect(receipt).toEqual(receipts[0])
  expect(await logOf(a!, project)).toHaveLength(2)
  const before = await storedIn(project)
  await expect(submit(a!, project, await sealFor(a!, project), key)).rejects.toThrow('seal.keyUsed')
  await expect(submit(b!, project, await sealFor(b!, project), key)).rejects.toThrow('seal.keyUsed')
  await expect(submit(b!, project, envelope, key)).rejects.toThrow('seal.keyUsed')
  expect(await storedIn(project)).toEqual(before)
  // Repeating a replaced submission does not restore it.
  await quote(a!, project)
  expect(await submit(a!, project, envelope, key)).toEqual(receipts[0])
  expect(await countCiphertexts(project)).toBe(1)
  await closeQuoting(fixture, project)
  expect(await submit(a!, project, envelope, key)).toEqual(receipts[0])
  expect(await as(a!, findReceipt, { projectId: project.id, key })).toEqual(receipts[0])
})

test('sealed quotes: mismatches of project, round, key, supplier or length are refused, and nothing is written', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const [a, b] = fixture.suppliers
  const [project, elsewhere] = [await createQuoting(fixture), await createQuoting(fixture)]
  const good = await sealFor(a!, project)
  const { header } = good
  await quote(b!, project)
  const before = await storedIn(project)
  const refused = async (changes: object, code: string, ct = good.ct) =>
    expect(submit(a!, project, { ...good, ct, header: { ...header, ...changes } })).rejects.toThrow(code)
  await refused({ projectId: elsewhere.id }, 'seal.otherProject')
  await refused({ round: 2 }, 'seal.otherProject')
  await refused({ tenantId: '1' }, 'seal.otherProject')
  await refused({ keyId: 'ab'.repeat(32) }, 'seal.wrongKey')
  await refused({ suite: 'B' }, 'seal.wrongKey')
  await refused({ subject: 'ab'.repeat(32) }, 'seal.otherSupplier')
  await refused({}, 'seal.wrongLength', good.ct.slice(1))
  await expect(submit(a!, elsewhere, good)).rejects.toThrow('seal.otherProject')
  await expect(submit(b!, project, good)).rejects.toThrow('seal.otherSupplier')
  await expect(submit(a!, project, { ...good, keys: [good.keys[0]!, good.keys[0]!] })).rejects.toThrow('seal.malformed')
  for (const envelope of ['AAAA', base64Of(good).slice(0, 400), Buffer.from('[]'.repeat(300)).toString('base64')])
    await expect(
      as(a!, submitSealedQuote, { projectId: project.id, idempotencyKey: aKey(), termsSeq: 1, envelope }),
    ).rejects.toThrow('seal.malformed')
  await expect(submit(a!, { id: '999' }, good)).rejects.toThrow('thing.notFound')
  expect(await storedIn(project)).toEqual(before)
})

test('sealed quotes: an envelope is accepted once, even after replacement or withdrawal', async () => {
  const fixture = await createSourcingFixture()
  const [supplier] = fixture.suppliers
  const project = await createQuoting(fixture)
  const envelope = await sealFor(supplier!, project)
  await submit(supplier!, project, envelope)
  await expect(submit(supplier!, project, envelope)).rejects.toThrow('seal.replayed')
  const { body } = await quote(supplier!, project)
  const before = await storedIn(project)
  await expect(submit(supplier!, project, envelope)).rejects.toThrow('seal.replayed')
  expect(await storedIn(project)).toEqual(before)
  const withdrawal = { projectId: project.id, idempotencyKey: aKey() }
  await expect(as(supplier!, withdrawSealedQuote, { ...withdrawal, seq: body.seq - 1 })).rejects.toThrow('thing.stale')
  await as(supplier!, withdrawSealedQuote, { ...withdrawal, seq: body.seq })
  await expect(
    as(supplier!, withdrawSealedQuote, { ...withdrawal, idempotencyKey: aKey(), seq: body.seq }),
  ).rejects.toThrow('seal.nothingToWithdraw')
  await expect(submit(supplier!, project, envelope)).rejects.toThrow('seal.replayed')
  expect(await countCiphertexts(project)).toBe(0)
})

test('sealed quotes: only from accepted or invited suppliers, not from buyers', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer, suppliers } = fixture
  const [a, b, c] = suppliers
  const enrolling = await createPublished(fixture)
  const { id: projectId } = enrolling
  const facts = { projectId, contactName: '周文涛', contactTel: '13812346207', statement: '' }
  await as(a!, enrol, facts)
  const { id, version } = await as(b!, enrol, facts)
  await as(buyer, decideEnrolment, { id, version, decision: 'reject', reason: '资质不符' })
  await expect(quote(a!, enrolling)).rejects.toThrow('seal.early')
  await passHours(enrolling, 25)
  await runDue(fixture)
  const before = await storedIn(enrolling)
  await expect(quote(b!, enrolling)).rejects.toThrow('seal.disqualified')
  await expect(quote(c!, enrolling)).rejects.toThrow('seal.notTakingPart')
  await expect(quote(buyer, enrolling)).rejects.toThrow('permission.denied')
  expect(await storedIn(enrolling)).toEqual(before)
  expect((await quote(a!, enrolling)).body.seq).toBe(2)

  const invited = await createQuoting(fixture, { scope: 'invited', invitedIds: [a!.supplierId!] })
  const envelope = await sealFor(a!, invited)
  await expect(submit(b!, invited, envelope)).rejects.toThrow('thing.notFound')
  await expect(as(b!, findSealRound, { projectId: invited.id })).rejects.toThrow('thing.notFound')
  expect((await submit(a!, invited, envelope)).body.projectId).toBe(invited.id)
})

test('sealed quotes: refused before the period, after it, and for ended projects', async () => {
  const fixture = await createSourcingFixture()
  const [supplier] = fixture.suppliers
  const early = await createQuoting(fixture, { quoteBeginAt: new Date(Date.now() + 60_000).toISOString() })
  await expect(quote(supplier!, early)).rejects.toThrow('seal.early')
  const project = await createQuoting(fixture)
  const envelope = await sealFor(supplier!, project)
  await passHours(project, 72)
  await expect(submit(supplier!, project, envelope)).rejects.toThrow('seal.late')
  await runDue(fixture)
  await expect(submit(supplier!, project, envelope)).rejects.toThrow('seal.over')
  const ended = await createQuoting(fixture)
  const { body } = await quote(supplier!, ended)
  await move(fixture.buyer, await readAgain(fixture.buyer, ended), 'terminate', '需求取消')
  await expect(quote(supplier!, ended)).rejects.toThrow('seal.over')
  const withdrawal = { projectId: ended.id, seq: body.seq, idempotencyKey: aKey() }
  await expect(as(supplier!, withdrawSealedQuote, withdrawal)).rejects.toThrow('seal.over')
})

test.each([1, -1])("sealed quotes: the database clock decides, with the server's clock %i hour off", async (hours) => {
  const fixture = await createSourcingFixture({ suppliers: 4 })
  const { suppliers, tenant } = fixture
  const project = await createQuoting(fixture)
  const sealed = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const supplier = suppliers[n % 4]!
      return { supplier, envelope: await sealFor(supplier, project) }
    }),
  )
  moveClock(hours * 3_600_000)
  await endIn(project, 150)
  const ends: string[] = []
  const times: string[] = []
  // Four suppliers submit sequentially: some before the deadline, the others after it.
  const ofSupplier = async (index: number) => {
    for (const { supplier, envelope } of sealed.filter((_, n) => n % 4 === index)) {
      const [end] = await outcomes([submit(supplier, project, envelope).then(({ body }) => times.push(body.at))])
      ends.push(end!)
    }
    const { supplier } = sealed[index]!
    for (let more = 0; more < 50 && ends.at(-1) !== 'seal.late'; more++) {
      const again = submit(supplier, project, await sealFor(supplier, project))
      ends.push(...(await outcomes([again.then(({ body }) => times.push(body.at))])))
    }
  }
  await Promise.all([0, 1, 2, 3].map(ofSupplier))
  const { endAt } = await as(suppliers[0]!, findSealRound, { projectId: project.id })
  expect(new Set(ends)).toEqual(new Set(['ok', 'seal.late']))
  expect(times.filter((at) => at >= endAt)).toEqual([])
  const log = await logOf(suppliers[0]!, project)
  expect(log.filter(({ kind }) => kind === 'quote').map(({ at }) => at)).toEqual(times.toSorted())
  expect(breakOf(tenant.id, project, log)).toBeUndefined()
})

test('sealed quotes: sixteen concurrent suppliers, each twice: the chain is complete, and nothing is lost', async () => {
  const fixture = await createSourcingFixture({ suppliers: 16 })
  const { suppliers, tenant, buyer } = fixture
  const project = await createQuoting(fixture)
  const sealed = await Promise.all(
    [...suppliers, ...suppliers].map(async (supplier) => ({ supplier, envelope: await sealFor(supplier, project) })),
  )
  const receipts = await Promise.all(sealed.map(({ supplier, envelope }) => submit(supplier, project, envelope)))
  const log = await logOf(buyer, project)
  expect(breakOf(tenant.id, project, log)).toBeUndefined()
  expect(log).toHaveLength(33)
  expect(new Set(receipts.map(({ body }) => body.entryHash))).toEqual(new Set(log.slice(1).map(({ hash }) => hash)))
  const hashes = sealed.map(({ envelope }) => envelopeHash(envelope))
  expect(
    log
      .slice(1)
      .map((entry) => entry.envelopeHash)
      .toSorted(),
  ).toEqual(hashes.toSorted())
  expect(await countCiphertexts(project)).toBe(16)
  expect(effectiveEntries(log, 1)).toHaveLength(16)
})

test('sealed quotes: visitors see the log without names; people without a supplier have no standing', async () => {
  const fixture = await createSourcingFixture()
  const { suppliers, tenant } = fixture
  const [supplier] = suppliers
  const project = await createQuoting(fixture)
  await quote(supplier!, project)
  const visitor = { host: tenant.host }
  const round = await as(visitor, findSealRound, { projectId: project.id })
  expect(JSON.stringify([round, await logOf(visitor as typeof supplier & object, project)])).not.toContain(
    supplier!.supplierId!,
  )
  const stranger = await aPerson(tenant, { permissions: ['supplierProject.join'] })
  await expect(as(stranger, findMySealedQuote, { projectId: project.id })).rejects.toThrow('permission.denied')
})
