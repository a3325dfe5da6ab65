/** @module-tag thorough */
import { expect, test } from 'vitest'
import { listDeliveries } from '#contract/notifications/operating.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { aPerson, as, database, jobContext, type Person, server } from '#test/app.ts'
import { allLetters, giveAddress, withLetters } from '#test/mail/letters.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { createSourcingFixture, type Project, type SourcingFixture } from '#test/sourcing/fixture.ts'
import { closeQuoting, createQuoting, quote } from '#test/sourcing/sealing.ts'

/** Fixture: suppliers with mail addresses s0@…, s1@… */
async function addressed(suppliers: number): Promise<SourcingFixture> {
  const fixture = await createSourcingFixture({ suppliers })
  for (const [at, supplier] of fixture.suppliers.entries()) await giveAddress(supplier, `s${at}@example.com`)
  return fixture
}
/** Letters of a project besides invitations and those of openers: their kinds, texts and receivers. */
async function toSuppliers({ tenant, suppliers }: SourcingFixture) {
  const letters = (await allLetters(tenant)).filter(({ template }) => template !== 'sourcing.invited')
  const bySupplier = suppliers.map((_, at) =>
    letters
      .filter(({ recipient }) => recipient === `s${at}@example.com`)
      .map(({ template, subject, text }) => [template, subject, text.replaceAll(/token=\S+/g, '')].join('\n'))
      .toSorted(),
  )
  return { letters, bySupplier }
}
/** Deliveries as operators see them: who got which message, by supplier. */
async function deliveriesOf({ tenant, suppliers }: SourcingFixture) {
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['message.manage'] })
  const { records } = await as(operator, listDeliveries, { page: 1, limit: 100 })
  const receivers = [...new Set(records.map(({ receiverCode }) => receiverCode))]
  expect(receivers).toHaveLength(suppliers.length)
  return receivers.map((receiver) =>
    records
      .filter(({ receiverCode }) => receiverCode === receiver)
      .map(({ template, title, status }) => [template, title, status].join(' '))
      .toSorted(),
  )
}
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

test.each([
  ['invited', { scope: 'invited', audit: '2' }],
  ['open to everybody', { scope: 'open', audit: '2' }],
] as const)(
  'letters: until the opening they are the same for all who may quote, whether they have or not: %s',
  async (_, over) => {
    const fixture = await addressed(3)
    const { suppliers, buyer } = fixture
    const invitedIds = over.scope === 'invited' ? suppliers.map(({ supplierId }) => supplierId!) : []
    await withLetters(async () => {
      const project = await createQuoting(fixture, { ...over, invitedIds })
      await quote(suppliers[0]!, project, '150.1234')
      await remind(fixture, project)
      // Letters state the deadline of the time when they are written.
      await allLetters(fixture.tenant)
      await extend(buyer, project)
      await quote(suppliers[1]!, project, '160.1234')
      await closeQuoting(fixture, project)
      const { letters, bySupplier } = await toSuppliers(fixture)
      expect(bySupplier[0]).not.toEqual([])
      expect(bySupplier[1]).toEqual(bySupplier[0])
      expect(bySupplier[2]).toEqual(bySupplier[0])
      const [first, ...others] = await deliveriesOf(fixture)
      expect(first).not.toEqual([])
      for (const other of others) expect(other).toEqual(first)
      expect(letters.filter(({ text }) => /150\.|1234/.test(text.replaceAll(/[0-9a-f]{40,}|\bid=\d+/g, '')))).toEqual(
        [],
      )
    })
  },
)
