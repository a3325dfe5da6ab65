import { expect, test } from 'vitest'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { getProject, moveProject } from '#contract/sourcing/projects.ts'
import { findAuditTrust, findClosingHead, findSealRound } from '#contract/sourcing/seal.ts'
import { isKeyRecordSigned, keyIdOf, keyRecordViolations } from '#sealing/ceremony/keyRecord.ts'
import { roundFingerprint } from '#sealing/keys/fingerprint.ts'
import { isClosingHeadSigned, isHeadOf } from '#sealing/log/closingHead.ts'
import { termsHash } from '#sealing/quotes/terms.ts'
import { as, database, jobContext, server } from '#test/app.ts'
import { anApp } from '#test/limits/limitedApp.ts'
import { connectOwner } from '#test/sql/owner.ts'
import {
  createDraft,
  createPublished,
  createSourcingFixture,
  move,
  passHours,
  readAgain,
  runDue,
} from '#test/sourcing/fixture.ts'
import {
  breakOf,
  closeQuoting,
  createQuoting,
  logOf,
  quote,
  recordIn,
  sealFor,
  storedIn,
  submit,
  termsIn,
} from '#test/sourcing/sealing.ts'

const owner = await connectOwner()

test('round: the keys that verify audit files are public: the platform’s and its keeper’s', async () => {
  const fixture = await createSourcingFixture()
  const { id: projectId } = await createQuoting(fixture)
  const { platformKey, keyRecord } = await as(fixture.suppliers[0]!, findSealRound, { projectId })
  const { openers } = recordIn({ keyRecord })
  const visitor = { host: fixture.tenant.host }
  expect(await as(visitor, findAuditTrust, { projectId })).toEqual({
    platformKey,
    directory: openers.map(({ opener: id, encryption, signing }) => ({ id, encryption, signing })),
  })
})

test('sealed round: a published project has terms, a key in automatic mode, and a log', async () => {
  const fixture = await createSourcingFixture()
  const { buyer, tenant } = fixture
  const project = await createPublished(fixture)
  const round = await as(buyer, findSealRound, { projectId: project.id })
  const [record, terms] = [recordIn(round), termsIn(round)]
  expect(keyRecordViolations(record)).toEqual([])
  expect(record).toMatchObject({ mode: 'automatic', tenantId: tenant.id, projectId: project.id, round: 1 })
  expect(round).toMatchObject({ status: 'open', keyId: keyIdOf(record), head: null, endAt: project.quoteEndAt })
  expect(round.fingerprint).toBe(roundFingerprint('A', round.keyId))
  expect(isKeyRecordSigned(record, record.halves[0]!, round.keySignatures[0]!.sig)).toBe(true)
  expect(terms.items).toMatchObject([{ name: '防寒工作服', qty: '320', unit: '套' }])
  expect(terms.rule).toEqual({
    award: 'total',
    partial: false,
    priceWeight: '0',
    mayDeviate: true,
    currency: 'CNY',
  })
  const log = await logOf(buyer, project)
  expect(log).toMatchObject([
    { seq: 1, kind: 'open', commitment: termsHash('A', terms, 1), envelopeHash: round.keyId, subject: null },
  ])
  expect(breakOf(tenant.id, project, log)).toBeUndefined()
})

test('sealed round: without a keeper publication fails; a scheduled one is retried', async () => {
  const fixture = await createSourcingFixture()
  const { buyer } = fixture
  const publishAt = new Date(Date.now() + 60_000).toISOString()
  const over = { audit: '2', quoteBeginAt: publishAt, publishAt } as const
  const submitted = await move(buyer, await createDraft(fixture, over), 'submit')
  const app = await anApp({})
  const { id, version } = submitted
  const response = await app.inject({
    method: 'POST',
    url: moveProject.path,
    headers: { host: buyer.host, authorization: `Bearer ${buyer.token}` },
    payload: { id, version, action: 'publish' },
  })
  expect(response.json()).toMatchObject({ code: 40261 })
  expect(await as(buyer, getProject, { id })).toMatchObject({ status: '3', version })

  const due = (await import('#server/modules.ts')).openModules({
    contents: undefined as never,
    portalUrlOf: (host) => host,
    webhooks: undefined as never,
    linkKey: new Uint8Array(32),
    platformSecret: new Uint8Array(32),
  }).modules['sourcing']!.jobs!
  const job = due.find(({ name }) => name === 'sourcing.due')!
  await passHours(submitted, 1)
  const work = (found: typeof job) =>
    database.write(fixture.tenant.id, (tx) =>
      'transaction' in found
        ? found.transaction(tx, { projectId: id } as never, jobContext(fixture.tenant.id))
        : Promise.reject(new Error('no transaction')),
    )
  await expect(work(job)).rejects.toThrow('seal.noKeeper')
  expect(await readAgain(buyer, submitted)).toMatchObject({ status: '3' })
  await work(server.jobs.find(({ name }) => name === 'sourcing.due')!)
  expect(await readAgain(buyer, submitted)).toMatchObject({ status: '5' })
  expect((await as(buyer, findSealRound, { projectId: id })).status).toBe('open')
})

test('sealed round: at the deadline the log ends, with its head signed and published immediately', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers, tenant } = fixture
  const project = await createQuoting(fixture)
  const { id: projectId } = project
  const [first, second] = suppliers
  const { body } = await quote(first!, project)
  const late = await sealFor(second!, project)
  expect((await as(buyer, findClosingHead, { projectId })).head).toBeNull()
  await closeQuoting(fixture, project)
  await runDue(fixture)
  expect(await readAgain(buyer, project)).toMatchObject({ status: '6' })
  const { head, platformKey, status } = await as(buyer, findSealRound, { projectId })
  expect(status).not.toBe('open')
  expect(isClosingHeadSigned('A', platformKey, projectId, head!)).toBe(true)
  const log = await logOf(buyer, project)
  expect(log.map(({ kind }) => kind)).toEqual(['open', 'quote', 'close'])
  expect(breakOf(tenant.id, project, log)).toBeUndefined()
  expect(isHeadOf(head!, log.at(-1)!)).toBe(true)
  expect(log[2]!.at > body.at).toBe(true)
  const { rows } = await owner.query<{ data: { head: unknown } }>(
    `select data from kit.events where entity_id = $1 and name = 'sealedRound.closed'`,
    [projectId],
  )
  expect(rows.map(({ data }) => data.head)).toEqual([head])
  expect((await as(second!, findClosingHead, { projectId })).head).toEqual(head)
  const before = await storedIn(project)
  await expect(submit(second!, project, late)).rejects.toThrow('seal.late')
  expect(await storedIn(project)).toEqual(before)
})

test('sealed round: a change notice adds the new terms to the log', async () => {
  const fixture = await createSourcingFixture()
  const { buyer, suppliers, tenant } = fixture
  const [supplier] = suppliers
  const project = await createQuoting(fixture)
  const { id: projectId } = project
  await quote(supplier!, project)
  const later = new Date(Date.parse(project.quoteEndAt!) + 3_600_000).toISOString()
  const item = project.items[0]!
  const change = {
    id: projectId,
    version: project.version,
    title: '数量调整',
    enrolEndAt: null,
    questionEndAt: project.questionEndAt,
    quoteBeginAt: project.quoteBeginAt,
    quoteEndAt: later,
    deliveryAddress: project.deliveryAddress,
    items: [{ id: item.id, quantity: '300', spec: item.spec, needDate: item.needDate }],
  }
  await as(buyer, changeProject, change)
  const round = await as(buyer, findSealRound, { projectId })
  const terms = termsIn(round)
  expect(round.endAt).toBe(later)
  expect(terms.items).toMatchObject([{ qty: '300' }])
  expect(terms.schedule).toMatchObject([{ endAt: later }])
  const log = await logOf(buyer, project)
  expect(log[2]).toMatchObject({ kind: 'change', commitment: termsHash('A', terms, 1), envelopeHash: round.keyId })
  expect(round.termsSeq).toBe(3)
  expect(breakOf(tenant.id, project, await logOf(buyer, project))).toBeUndefined()
})

test('sealed round: the log is immutable for superusers and the application', async () => {
  const fixture = await createSourcingFixture()
  const project = await createQuoting(fixture)
  await quote(fixture.suppliers[0]!, project)
  for (const text of [
    'update sourcing.seal_entries set at = now() where project_id = $1',
    'delete from sourcing.seal_entries where project_id = $1',
  ])
    await expect(owner.query(text, [project.id])).rejects.toThrow('only ever added to')
  await owner.query('set role baicai_app')
  await owner.query('select set_config($1, $2, false)', ['app.tenant_id', fixture.tenant.id])
  try {
    for (const text of [
      'update sourcing.seal_entries set at = now() where project_id = $1',
      'delete from sourcing.seal_entries where project_id = $1',
      "update sourcing.seal_rounds set key_record = '' where project_id = $1",
      "update sourcing.sealed_quotes set ct = '' where project_id = $1",
      'delete from sourcing.seal_rounds where project_id = $1',
    ])
      await expect(owner.query(text, [project.id])).rejects.toThrow('permission denied')
  } finally {
    await owner.query('reset role')
  }
})
