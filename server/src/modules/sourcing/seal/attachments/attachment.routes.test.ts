import { expect, test } from 'vitest'
import { downloadFile } from '#contract/files/files.ts'
import { listMyQuotes, listQuotes } from '#contract/sourcing/quotes.ts'
import { downloadSealedFile, uploadSealedFile } from '#contract/sourcing/seal/attachments.ts'
import { withdrawSealedQuote } from '#contract/sourcing/seal.ts'
import { encodeEnvelope, envelopeHash } from '#sealing/quotes/envelope.ts'
import { aPerson, as, contents, refusalOf, runJob, setKeeperClock } from '#test/app.ts'
import { pdf } from '#test/files/contents.ts'
import { createSourcingFixture, move, passHours, readAgain } from '#test/sourcing/fixture.ts'
import {
  aKey,
  attach,
  closeQuoting,
  createQuoting,
  formsOf,
  openQuotes,
  owner,
  quote,
  runOpening,
  sealWithFiles,
  storedIn,
  submitWith,
  tablesWith,
} from '#test/sourcing/sealing.ts'
import { download, upload } from '#test/upload.ts'

const drawing = { name: '图纸.pdf', content: new Uint8Array(pdf('法兰 DN80')) }
const certificate = { name: '资质.pdf', content: new Uint8Array(pdf('ISO 9001')) }

const filesOf = async ({ id }: { readonly id: string }) =>
  (
    await owner.query<{ place: number; loose: boolean }>(
      `select place, envelope_hash is null as loose from sourcing.sealed_attachments where project_id = $1 order by 1, 2`,
      [id],
    )
  ).rows.map(({ place, loose }) => `${place}${loose ? ' loose' : ''}`)

test('sealed files: uploaded encrypted, bound to their quote, opened with it, for readers of quotes', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, operator, suppliers, tenant } = fixture
  const [a, b] = suppliers
  const project = await createQuoting(fixture)
  const { id: projectId } = project
  const { envelope, sealed } = await sealWithFiles(a!, project, [drawing, certificate])
  for (const each of sealed) await attach(a!, project, each)
  expect(await filesOf(project)).toEqual(['0 loose', '1 loose'])
  await submitWith(a!, project, envelope, 2)
  expect(await filesOf(project)).toEqual(['0', '1'])
  await quote(b!, project)
  await openQuotes(fixture, project)

  const quotes = await as(buyer, listQuotes, { projectId })
  const own = quotes.find(({ supplierId }) => supplierId === a!.supplierId)!
  expect(own.attachments.map(({ name, size }) => [name, size])).toEqual([
    ['图纸.pdf', drawing.content.length],
    ['资质.pdf', certificate.content.length],
  ])
  const key = own.attachments[0]!.storageFileId!
  for (const person of [buyer, operator, a!]) {
    const { content, headers } = await download(person, downloadFile, { storage_file_id: key })
    expect(content.equals(drawing.content)).toBe(true)
    expect(headers['content-type']).toBe('application/pdf')
  }
  expect((await as(a!, listMyQuotes, { projectId }))[0]!.attachments).toEqual(own.attachments)
  const stranger = await aPerson(tenant, { permissions: ['project.manage'] })
  expect(await refusalOf(download(b!, downloadFile, { storage_file_id: key }))).toBe('thing.notFound')
  expect(await refusalOf(download({ host: tenant.host }, downloadFile, { storage_file_id: key }))).toBe('session.none')
  expect(stranger.userId).not.toBe(buyer.userId)
  // Ciphertexts are available to openers only.
  const asked = { projectId, envelopeHash: envelopeHash(envelope), place: 0 }
  expect(await refusalOf(download(buyer, downloadSealedFile, asked))).toBe('permission.denied')
})

test('sealed files: before the opening, no table contains content or name in any form', async () => {
  const fixture = await createSourcingFixture()
  const [supplier] = fixture.suppliers
  const project = await createQuoting(fixture)
  const secret = '特殊合金配方 8841'
  const file = { name: '配方 8841.pdf', content: new Uint8Array(pdf(secret)) }
  const { envelope, sealed } = await sealWithFiles(supplier!, project, [file])
  await attach(supplier!, project, sealed[0]!)
  const needles = [...formsOf(secret), ...formsOf('配方 8841')]
  expect(await tablesWith(needles)).toEqual([])
  await submitWith(supplier!, project, envelope, 1)
  await closeQuoting(fixture, project)
  expect(await tablesWith(needles)).toEqual([])
  setKeeperClock(73 * 3_600_000)
  await runOpening(fixture, project)
  expect(await tablesWith(needles)).toEqual(['files.files', 'sourcing.quotes'])
})

test('sealed files: are deleted when their quote is replaced, withdrawn or abandoned', async () => {
  const fixture = await createSourcingFixture()
  const [supplier] = fixture.suppliers
  const project = await createQuoting(fixture)
  const submitTwo = async () => {
    const { envelope, sealed } = await sealWithFiles(supplier!, project, [drawing, certificate])
    for (const each of sealed) await attach(supplier!, project, each)
    return submitWith(supplier!, project, envelope, 2)
  }
  await submitTwo()
  await submitTwo()
  expect(await filesOf(project)).toEqual(['0', '1'])
  const { body } = await quote(supplier!, project)
  expect(await filesOf(project)).toEqual([])
  expect(body.seq).toBe(4)
  const last = await submitTwo()
  await as(supplier!, withdrawSealedQuote, { projectId: project.id, seq: last.body.seq, idempotencyKey: aKey() })
  expect(await filesOf(project)).toEqual([])
  await submitTwo()
  await move(fixture.buyer, await readAgain(fixture.buyer, project), 'terminate', '需求取消')
  expect(await filesOf(project)).toEqual([])
})

test('sealed files: a quote with missing files is refused; with all of them it is accepted', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const [a, b] = fixture.suppliers
  const project = await createQuoting(fixture)
  const { envelope, sealed } = await sealWithFiles(a!, project, [drawing, certificate])
  await attach(a!, project, sealed[1]!)
  const before = await storedIn(project)
  await expect(submitWith(a!, project, envelope, 2)).rejects.toThrow('seal.attachmentMissing')
  // Files of another supplier are refused.
  await expect(attach(b!, project, sealed[0]!)).rejects.toThrow('seal.otherSupplier')
  expect(await storedIn(project)).toEqual(before)
  const key = aKey()
  await attach(a!, project, sealed[0]!)
  await attach(a!, project, sealed[0]!)
  const receipt = await submitWith(a!, project, envelope, 2, key)
  expect(await submitWith(a!, project, envelope, 2, key)).toEqual(receipt)
  expect(await filesOf(project)).toEqual(['0', '1'])
  // Received files cannot be replaced afterwards.
  await expect(attach(a!, project, sealed[0]!)).rejects.toThrow('seal.replayed')
})

test('sealed files: refused for other projects, keys or lengths, from strangers, and after the deadline', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers } = fixture
  const [a] = suppliers
  const [project, elsewhere] = [await createQuoting(fixture), await createQuoting(fixture)]
  const { sealed } = await sealWithFiles(a!, project, [drawing])
  const [file] = sealed
  const altered = (changes: object, ct = file!.ct) => ({ ...file!, ct, header: { ...file!.header, ...changes } })
  await expect(attach(a!, elsewhere, file!)).rejects.toThrow('seal.otherProject')
  await expect(attach(a!, project, altered({ keyId: 'ab'.repeat(32) }))).rejects.toThrow('seal.wrongKey')
  await expect(attach(a!, project, altered({}, file!.ct.slice(1)))).rejects.toThrow('seal.wrongLength')
  await expect(attach(a!, project, altered({ sealedBytes: 100 }, new Uint8Array(116)))).rejects.toThrow(
    'seal.wrongLength',
  )
  await expect(attach(buyer, project, file!)).rejects.toThrow('permission.denied')
  const sent = (name: string, content: Buffer) =>
    refusalOf(upload(a!, uploadSealedFile, { name, content }, { projectId: project.id }))
  expect(await sent('a.pdf', Buffer.from(encodeEnvelope(file!)))).toBe('upload.ending')
  expect(await sent('a.sealed', pdf('1'))).toBe('upload.content')
  expect(await sent('a.sealed', Buffer.from(encodeEnvelope(file!)).subarray(0, 300))).toBe('seal.malformed')
  await passHours(project, 72)
  await expect(attach(a!, project, file!)).rejects.toThrow('seal.late')
  expect(await filesOf(project)).toEqual([])
})

test('sealed files: uploads without a quote are deleted by the next quote or by the job', async () => {
  const fixture = await createSourcingFixture()
  const { suppliers, tenant } = fixture
  const [supplier] = suppliers
  const project = await createQuoting(fixture)
  const first = await sealWithFiles(supplier!, project, [drawing, certificate])
  for (const each of first.sealed) await attach(supplier!, project, each)
  const second = await sealWithFiles(supplier!, project, [drawing])
  await attach(supplier!, project, second.sealed[0]!)
  expect(await filesOf(project)).toEqual(['0 loose'])
  await submitWith(supplier!, project, second.envelope, 1)
  const third = await sealWithFiles(supplier!, project, [drawing])
  await attach(supplier!, project, third.sealed[0]!)
  await runJob('sourcing.removeOrphanedFiles', tenant.id, new Date(Date.now() + 23 * 3_600_000))
  expect(await filesOf(project)).toEqual(['0', '0 loose'])
  await runJob('sourcing.removeOrphanedFiles', tenant.id, new Date(Date.now() + 25 * 3_600_000))
  expect(await filesOf(project)).toEqual(['0'])
})

test('sealed files: missing and altered ones are listed as unreadable and block no quote', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers } = fixture
  const project = await createQuoting(fixture)
  const { id: projectId } = project
  for (const supplier of suppliers) {
    const { envelope, sealed } = await sealWithFiles(supplier, project, [drawing, certificate])
    for (const each of sealed) await attach(supplier, project, each)
    await submitWith(supplier, project, envelope, 2)
  }
  const of = `project_id = $1 and supplier_id = $2`
  await owner.query(`delete from sourcing.sealed_attachments where ${of} and place = 0`, [
    projectId,
    suppliers[0]!.supplierId,
  ])
  await owner.query(
    `update sourcing.sealed_attachments set ct = set_byte(ct, 9, get_byte(ct, 9) # 1) where ${of} and place = 1`,
    [projectId, suppliers[0]!.supplierId],
  )
  await openQuotes(fixture, project)
  const quotes = await as(buyer, listQuotes, { projectId })
  expect(quotes.map(({ status }) => status)).toEqual(['valid', 'valid'])
  const readable = new Map(
    quotes.map(({ supplierId, attachments }) => [supplierId, attachments.map((each) => each.storageFileId !== null)]),
  )
  expect([readable.get(suppliers[0]!.supplierId!), readable.get(suppliers[1]!.supplierId!)]).toEqual([
    [false, false],
    [true, true],
  ])
  const { rows } = await owner.query<{ record: string }>(
    'select record from sourcing.seal_openings where project_id = $1',
    [projectId],
  )
  expect(JSON.parse(rows[0]!.record)).toMatchObject({
    unreadable: [
      { seq: 2, place: 0, why: 'missing' },
      { seq: 2, place: 1, why: 'undecryptable' },
    ],
  })
  const key = quotes.flatMap(({ attachments }) => attachments).find((each) => each.storageFileId)!.storageFileId!
  await contents.get(key)
})
