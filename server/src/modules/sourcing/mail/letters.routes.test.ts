/** @module-tag thorough */
import { soon } from '#test/process/soon.ts'
import { expect, test } from 'vitest'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { answerQuestion, askQuestion, decideEnrolment, enrol, followProject } from '#contract/sourcing/enrolments.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { findClosingHead, findSealRound } from '#contract/sourcing/seal.ts'
import { confirmFailure, proposeFailure } from '#contract/sourcing/seal/givenUp.ts'
import { systemActor } from '#kit/actor.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { publish } from '#kit/events/events.ts'
import { as, database, jobContext, type Person, server } from '#test/app.ts'
import { allLetters, giveAddress, type Letter, withLetters } from '#test/mail/letters.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { createOpened } from '#test/sourcing/awards.ts'
import {
  createDraft,
  createPublished,
  createSourcingFixture,
  move,
  type Project,
  type SourcingFixture,
} from '#test/sourcing/fixture.ts'
import { aKeyHolder, createOpenedBy, openedBy, passDeadline, revokeKey } from '#test/sourcing/openers.ts'
import { closeQuoting, createQuoting, quote } from '#test/sourcing/sealing.ts'

/** Fixture: suppliers with mail addresses s0@…, s1@… */
async function addressed(suppliers: number): Promise<SourcingFixture> {
  const fixture = await createSourcingFixture({ suppliers })
  for (const [at, supplier] of fixture.suppliers.entries()) await giveAddress(supplier, `s${at}@example.com`)
  return fixture
}
const briefly = (letters: readonly Letter[]) =>
  letters.map(({ recipient, template }) => `${template} ${recipient}`).toSorted()

test('letters: invited suppliers get one at publication, not before', async () => {
  const fixture = await addressed(3)
  const { suppliers, tenant, buyer } = fixture
  const invitedIds = [suppliers[0]!.supplierId!, suppliers[1]!.supplierId!]
  await withLetters(async () => {
    const submitted = await move(
      buyer,
      await createDraft(fixture, { scope: 'invited', invitedIds, audit: '2' }),
      'submit',
    )
    expect(await allLetters(tenant)).toEqual([])
    await move(buyer, submitted, 'publish')
    const letters = await allLetters(tenant)
    expect(briefly(letters)).toEqual(['sourcing.invited s0@example.com', 'sourcing.invited s1@example.com'])
    expect(letters[0]!.text).toContain(`http://${tenant.host}:3000/havePublished?id=${submitted.id}`)
  })
})

test('letters: events older than two weeks are not sent', async () => {
  const fixture = await addressed(1)
  const { suppliers, tenant } = fixture
  const over = { scope: 'invited' as const, invitedIds: [suppliers[0]!.supplierId!], audit: '2' as const }
  await withLetters(async () => {
    const { id, projectNo, kind, title } = await createPublished(fixture, over)
    const data = { projectNo, kind, title, ownerId: '0', deptId: '0' }
    const publishedAgo = (days: number) =>
      database.write(tenant.id, async (tx) => {
        await setTransactionTime(tx, new Date(Date.now() - days * 24 * 3_600_000))
        await publish(tx, systemActor(tenant.id), { name: 'project.published', id, to: '5', data })
      })
    await publishedAgo(15)
    expect(await allLetters(tenant)).toHaveLength(1)
    await publishedAgo(13)
    expect(await allLetters(tenant)).toHaveLength(2)
  })
})

test('letters: the end of an unpublished project is not sent', async () => {
  const fixture = await addressed(1)
  const { suppliers, tenant, buyer } = fixture
  const over = { scope: 'invited' as const, invitedIds: [suppliers[0]!.supplierId!], audit: '2' as const }
  await withLetters(async () => {
    await move(buyer, await move(buyer, await createDraft(fixture, over), 'submit'), 'terminate', '需求取消')
    expect(await allLetters(tenant)).toEqual([])
  })
})

test('letters: suppliers are informed with the reason if a round cannot be opened', async () => {
  const fixture = await addressed(1)
  await withLetters(async () => {
    const holders = [await aKeyHolder(fixture.tenant), await aKeyHolder(fixture.tenant)]
    const quoteEndAt = soon(6000)
    const project = await createOpenedBy(fixture, holders, { ...openedBy('committee', holders), quoteEndAt })
    await quote(fixture.suppliers[0]!, project)
    await passDeadline(fixture, project)
    const projectId = project.id
    await revokeKey(holders[0]!)
    const { failure } = await as(fixture.buyer, proposeFailure, { projectId, reason: '密钥遗失' })
    await as(fixture.operator, confirmFailure, { projectId, proposedAt: failure!.proposedAt })
    const ended = (await allLetters(fixture.tenant)).filter(({ template }) => template === 'sourcing.ended')
    expect(briefly(ended)).toEqual(['sourcing.ended s0@example.com'])
    expect(ended[0]!.text).toContain('可用的开标份额不足，报价未开封，项目流标。 密钥遗失')
  })
})

/** Extends quoting by an hour, which every quote from before must be confirmed for. */
async function extend(buyer: Person, project: Project): Promise<void> {
  const { id, version, enrolEndAt, questionEndAt, quoteBeginAt, quoteEndAt, deliveryAddress } = project
  const later = new Date(Date.parse(quoteEndAt!) + 3_600_000).toISOString()
  const times = { enrolEndAt, questionEndAt, quoteBeginAt, quoteEndAt: later }
  await as(buyer, changeProject, { id, version, title: '报价截止时间延后', ...times, deliveryAddress, items: [] })
}
async function remind({ tenant }: SourcingFixture, { id: projectId }: Project): Promise<void> {
  const found = server.jobs.find(({ name }) => name === 'sourcing.remind')!
  if (!('transaction' in found)) throw new Error('the reminder is a job of one transaction')
  await owner.query(`update sourcing.projects set quote_end_at = now() + interval '23 hours' where id = $1`, [
    projectId,
  ])
  await database.write(tenant.id, (tx) => found.transaction(tx, { projectId } as never, jobContext(tenant.id)))
}

test('letters: a change asks to confirm quotes again; the closing record is sent at the deadline', async () => {
  const fixture = await addressed(2)
  const { suppliers, tenant, buyer } = fixture
  const over = { scope: 'invited' as const, invitedIds: suppliers.map(({ supplierId }) => supplierId!) }
  await withLetters(async () => {
    const project = await createQuoting(fixture, over)
    await quote(suppliers[0]!, project, '150.1234')
    await extend(buyer, project)
    await closeQuoting(fixture, project)
    const letters = await allLetters(tenant)
    expect(briefly(letters).filter((each) => !each.includes('invited'))).toEqual([
      'sourcing.changed s0@example.com',
      'sourcing.changed s1@example.com',
      'sourcing.closedForSupplier s0@example.com',
      'sourcing.closedForSupplier s1@example.com',
      // The only quote was not confirmed, so the project fails.
      'sourcing.ended s0@example.com',
      'sourcing.ended s1@example.com',
    ])
    expect(letters.find(({ template }) => template === 'sourcing.changed')!.text).toContain('重新确认')
    const { head } = await as(buyer, findClosingHead, { projectId: project.id })
    const { fingerprint } = await as(buyer, findSealRound, { projectId: project.id })
    const closed = letters.find(({ template }) => template === 'sourcing.closedForSupplier')!
    expect(closed.text).toContain(JSON.stringify(head))
    expect(closed.text).toContain(fingerprint)
  })
})

test('letters: followers get changes, answers and the end of a project, unless their supplier gets its own letter', async () => {
  const fixture = await addressed(3)
  const { suppliers, tenant, buyer } = fixture
  const [quoting, following, former] = suppliers
  await giveAddress(buyer, 'buyer@example.com')
  await withLetters(async () => {
    const project = await createQuoting(fixture, { audit: '2' })
    await quote(quoting!, project)
    const { id, version, quoteEndAt } = project
    for (const person of [quoting!, following!, former!, buyer])
      await as(person, followProject, { projectId: id, isFollowed: true })
    await as(former!, followProject, { projectId: id, isFollowed: false })
    const later = new Date(Date.parse(quoteEndAt!) + 3_600_000).toISOString()
    const { enrolEndAt, questionEndAt, quoteBeginAt, deliveryAddress } = project
    const times = { enrolEndAt, questionEndAt, quoteBeginAt, quoteEndAt: later }
    const changed = await as(buyer, changeProject, { id, version, title: '延后', ...times, deliveryAddress, items: [] })
    await as(quoting!, askQuestion, { projectId: id, body: '可否分批交货？' })
    const [question] = (await as(buyer, getProjectNotice, { id })).questions
    await as(buyer, answerQuestion, { id: question!.id, answer: '可以' })
    await move(buyer, { ...project, version: changed.version }, 'terminate', '需求取消')
    expect(briefly(await allLetters(tenant))).toEqual([
      'sourcing.answered s0@example.com',
      'sourcing.changed s0@example.com',
      'sourcing.changed s1@example.com',
      'sourcing.changed s2@example.com',
      'sourcing.ended s0@example.com',
      'sourcing.ended s1@example.com',
      'sourcing.ended s2@example.com',
      'sourcing.followedAnswer buyer@example.com',
      'sourcing.followedAnswer s1@example.com',
      'sourcing.followedChange buyer@example.com',
      'sourcing.followedEnd buyer@example.com',
    ])
  })
})

test('letters: a follower without access to the project gets none', async () => {
  const fixture = await addressed(2)
  const { suppliers, tenant, buyer } = fixture
  const [stays, goes] = suppliers
  const invitedIds = suppliers.map(({ supplierId }) => supplierId!)
  await giveAddress(buyer, 'buyer@example.com')
  await withLetters(async () => {
    const project = await createPublished(fixture, { scope: 'invited', invitedIds, audit: '2' })
    const { id } = project
    for (const person of [stays!, goes!, buyer]) await as(person, followProject, { projectId: id, isFollowed: true })
    await owner.query(
      'delete from sourcing.invitations where tenant_id = $1 and project_id = $2 and supplier_id = $3',
      [tenant.id, id, goes!.supplierId],
    )
    await move(buyer, project, 'terminate', '需求取消')
    expect(briefly(await allLetters(tenant)).filter((each) => !each.includes('invited'))).toEqual([
      'sourcing.ended s0@example.com',
      'sourcing.followedEnd buyer@example.com',
    ])
  })
})

test('letters: winners and losers get only their own result, after publication', async () => {
  const fixture = await addressed(3)
  const { buyer, tenant, suppliers } = fixture
  await withLetters(async () => {
    const opened = await createOpened(fixture, {}, [['140.1357'], ['150.2468']])
    await as(suppliers[2]!, followProject, { projectId: opened.id, isFollowed: true })
    const compared = await as(buyer, findComparison, { projectId: opened.id })
    const first = compared.quotes.toSorted((a, b) => a.seq - b.seq)[0]!
    const shares = compared.items.map(({ id: itemId, quantity }) => ({ itemId, quoteId: first.id, quantity }))
    const { id, version } = opened
    const awarded = await as(buyer, proposeAward, { id, version, shares, reasons: [], note: '' })
    const results = async () => (await allLetters(tenant)).filter(({ template }) => /won|lost|followed/.test(template))
    expect(await results()).toEqual([])
    await move(buyer, awarded, 'announce')
    const letters = await results()
    expect(briefly(letters)).toEqual([
      'sourcing.followedResult s2@example.com',
      'sourcing.lost s1@example.com',
      'sourcing.won s0@example.com',
    ])
    for (const { text, template } of letters) {
      if (template !== 'sourcing.followedResult') expect(text).toContain('/verifyResult')
      // Ids in addresses may contain the figures by chance.
      expect(text.replaceAll(/\b(id|projectId)=\d+/g, '')).not.toMatch(/140|150\.|1357|2468/)
      expect(text).not.toContain(letters[0]!.recipient)
    }
  })
})

test('letters: a day before the deadline all who were invited are reminded once', async () => {
  const fixture = await addressed(3)
  const { suppliers, tenant } = fixture
  const over = { scope: 'invited' as const, invitedIds: suppliers.slice(0, 2).map(({ supplierId }) => supplierId!) }
  await withLetters(async () => {
    const project = await createQuoting(fixture, over)
    await quote(suppliers[0]!, project)
    await allLetters(tenant)
    await remind(fixture, project)
    await remind(fixture, project)
    const reminders = async () => briefly(await allLetters(tenant)).filter((each) => each.includes('quotesDue'))
    const [first, ...others] = await reminders()
    expect([first, others.at(-1)]).toEqual(['sourcing.quotesDue s0@example.com', 'sourcing.quotesDue s1@example.com'])
  })
})

test('letters: not sent to disabled accounts, without an address, or if disabled by the tenant', async () => {
  const fixture = await addressed(3)
  const { suppliers, tenant } = fixture
  await owner.query('update identity.users set disabled = true where id = $1', [suppliers[0]!.userId])
  await giveAddress(suppliers[1]!, '')
  const over = {
    scope: 'invited' as const,
    invitedIds: suppliers.map(({ supplierId }) => supplierId!),
    audit: '2' as const,
  }
  await withLetters(async () => {
    await createPublished(fixture, over)
    expect(briefly(await allLetters(tenant))).toEqual(['sourcing.invited s2@example.com'])
    await owner.query(`insert into tenancy.configs (tenant_id, code, val) values ($1, 'sourcingMail', '0')`, [
      tenant.id,
    ])
    await createPublished(fixture, over)
    expect(await allLetters(tenant)).toHaveLength(1)
  })
})

test("letters: decisions on withdrawn enrolments are not sent; letters are in the reader's language", async () => {
  const fixture = await addressed(1)
  const { suppliers, tenant, buyer } = fixture
  await owner.query(`update identity.users set lang = 'en' where id = $1`, [suppliers[0]!.userId])
  const project = await createPublished(fixture)
  const person = { contactName: '叶知秋', contactTel: '13800000000', statement: '', attachments: [] }
  const { id, version } = await as(suppliers[0]!, enrol, { projectId: project.id, ...person })
  await as(buyer, decideEnrolment, { id, version, decision: 'reject', reason: 'Licence missing' })
  await withLetters(async () => {
    const letters = await allLetters(tenant)
    const [letter] = letters
    expect(letters).toHaveLength(1)
    expect(letter).toMatchObject({ template: 'sourcing.enrolmentRejected', recipient: 's0@example.com' })
    expect(letter!.subject).toContain('Enrolment rejected')
    expect(letter!.text).toContain('Licence missing')
  })
})
