import { expect, test } from 'vitest'
import { uploadFile } from '#contract/files/files.ts'
import { decideEnrolment, enrol, listOwnStandings } from '#contract/sourcing/enrolments.ts'
import { as, type Person } from '#test/app.ts'
import { upload } from '#test/upload.ts'
import { createOpened } from '#test/sourcing/awards.ts'
import { createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'
import { negotiate } from '#test/sourcing/rounds.ts'
import { createQuoting, quote } from '#test/sourcing/sealing.ts'

const fixture = await createSourcingFixture({ suppliers: 3 })
const { buyer, suppliers } = fixture
const standingOf = async (person: Person, { id }: { readonly id: string }) =>
  (await as(person, listOwnStandings, {})).find(({ projectId }) => projectId === id)?.standing
const contact = { contactName: '叶知秋', contactTel: '13800000000', statement: '', attachments: [] }

test('own standing: follows the enrolment of the supplier alone', async () => {
  const project = await createPublished(fixture, { enrolRequirements: '营业执照' })
  const [first, second] = suppliers
  expect(await standingOf(first!, project)).toBeUndefined()
  const { storageFileId } = await upload(first!, uploadFile, { name: '营业执照.pdf', content: '%PDF-1.4\n%%EOF' })
  const sent = { ...contact, attachments: [storageFileId] }
  const { id, version } = await as(first!, enrol, { projectId: project.id, ...sent })
  expect(await standingOf(first!, project)).toBe('submitted')
  await as(buyer, decideEnrolment, { id, version, decision: 'reject', reason: '资料不全' })
  expect(await standingOf(first!, project)).toBe('rejected')
  expect(await standingOf(second!, project)).toBeUndefined()
})

test('own standing: while quotes are accepted it tells who has quoted only to the supplier itself', async () => {
  const project = await createQuoting(fixture, {
    scope: 'invited',
    invitedIds: suppliers.map(({ supplierId }) => supplierId!),
  })
  const [first, second] = suppliers
  expect(await standingOf(first!, project)).toBe('mayQuote')
  await quote(first!, project)
  expect(await standingOf(first!, project)).toBe('quoted')
  expect(await standingOf(second!, project)).toBe('mayQuote')
  await expect(as(buyer, listOwnStandings, {})).rejects.toThrow('permission.denied')
})

test('own standing: in a negotiation only those who were asked may quote again', async () => {
  const opened = await createOpened(fixture, {}, [['140.0000'], ['150.0000'], ['160.0000']])
  expect(await standingOf(suppliers[0]!, opened)).toBe('quoted')
  await negotiate(fixture, opened, { choice: 'best', best: 1, reason: '其余报价偏高' })
  expect(await Promise.all(suppliers.map((supplier) => standingOf(supplier, opened)))).toEqual([
    'mayQuote',
    'notAsked',
    'notAsked',
  ])
})
