import { describe, expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import type { DownloadRoute } from '#kit/http/download.ts'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import * as deposits from '#contract/sourcing/deposits/deposits.ts'
import { enrol } from '#contract/sourcing/enrolments.ts'
import type { Objection } from '#contract/sourcing/objections/objection.ts'
import * as objections from '#contract/sourcing/objections/objections.ts'
import { countObjections } from '#contract/sourcing/objections/waitingObjections.ts'
import { aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { withReach } from '#test/authorization/reach.ts'
import { aCompany, type Place, places, scopes } from '#test/authorization/scopedCompany.ts'
import { pdf } from '#test/files/contents.ts'
import { download, upload } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

const depositDueAt = new Date(Date.now() + 40 * 3_600_000).toISOString()
const company = await aCompany({ depositAmount: '5000.55', depositDueAt, depositPayee: '中国银行 0000 1111' })
const supplier = company.suppliers[0]!
const fileOf = async (words: string) =>
  (await upload(supplier, uploadFile, { name: '附件.pdf', content: pdf(words) })).storageFileId

interface Records {
  readonly objection: Objection
  readonly deposit: deposits.ProjectDeposit
}
/** The supplier enrols with a deposit in the project of each department, and objects to its requirements. */
async function recordsIn(place: Place): Promise<Records> {
  const projectId = company.of[place].project.id
  const contact = { contactName: '叶知秋', contactTel: '13800000001', statement: '' }
  const paid = { depositPaidOn: dayOf(new Date()), depositReceipts: [await fileOf(`paid ${place}`)] }
  await as(supplier, enrol, { projectId, ...contact, ...paid })
  const objection = await as(supplier, objections.raiseObjection, {
    projectId,
    subject: 'requirements',
    body: '参数指向特定品牌',
    attachments: [await fileOf(`proof ${place}`)],
  })
  return { objection, deposit: (await as(supplier, deposits.findMyDeposit, { projectId })).deposit! }
}
const of: Readonly<Record<Place, Records>> = {
  first: await recordsIn('first'),
  below: await recordsIn('below'),
  second: await recordsIn('second'),
}

const placesOf = (records: readonly { readonly projectId: string }[]) =>
  places.filter((place) => records.some(({ projectId }) => projectId === company.of[place].project.id))
/** Places whose record exists for the caller, whatever else is refused. */
async function existing(read: (records: Records) => Promise<unknown>): Promise<Place[]> {
  const found: Place[] = []
  for (const place of places) {
    const outcome = await refusalOf(read(of[place]))
    expect(outcome).not.toMatch(/^input|^permission/)
    if (outcome !== 'thing.notFound') found.push(place)
  }
  return found
}
const fileIn = (files: readonly { readonly storageFileId: string }[]) => ({ storage_file_id: files[0]!.storageFileId })

const pages: readonly ((person: Person, records: Records) => Promise<unknown>)[] = [
  (person, { objection: { id } }) => as(person, objections.findObjection, { id }),
  (person, { objection: { id } }) => as(person, objections.listObjectionChanges, { id }),
  (person, { objection }) => download(person, downloadFile, fileIn(objection.attachments)),
  (person, { deposit: { id } }) => as(person, deposits.listDepositChanges, { id }),
  (person, { deposit }) => download(person, downloadFile, fileIn(deposit.receipts)),
]
/** Commands of those who run a project, each refused for another reason than that there is nothing. */
const commands: readonly ((person: Person, records: Records) => Promise<unknown>)[] = [
  (person, { objection: { id } }) =>
    as(person, objections.judgeObjection, { id, version: 99, decision: 'accept', reason: '' }),
  (person, { deposit: { id } }) =>
    as(person, deposits.decideProjectDeposit, { id, version: 99, isAccepted: true, reason: '' }),
]

describe.each(scopes)('data scope %s %o', (reach, chosen, seen) => {
  test.each([
    ['project.manage', 'purchaser'],
    ['project.oversee', 'operator'],
  ] as const)(
    'objections and deposits of projects by %s: lists, exports, pages and files agree',
    async (code, entrance) => {
      const deptIds = chosen.map((place) => company.depts[place].id)
      const options = { permissions: [code], entrance, dept: company.depts.first }
      const person = await withReach(await aPerson(company.tenant, options), reach, deptIds)
      for (const [list, exported] of [
        [objections.listObjections, objections.exportObjections],
        [deposits.listProjectDeposits, deposits.exportProjectDeposits],
      ] as const) {
        const { records, total } = await as(person, list, {})
        expect([placesOf(records), total]).toEqual([seen, seen.length])
        expect(await rowsOf(await download(person, exported as DownloadRoute, {}))).toHaveLength(seen.length)
      }
      for (const [at, read] of pages.entries())
        expect([at, await existing((each) => read(person, each))]).toEqual([at, seen])
      if (code === 'project.manage') {
        expect((await as(person, countObjections, {})).waiting).toBe(seen.length)
        for (const [at, write] of commands.entries())
          expect([at, await existing((each) => write(person, each))]).toEqual([at, seen])
      }
    },
  )
})

test('data scopes: objections and deposits of own projects stay', async () => {
  const { buyer } = company.of.below
  await withReach(buyer, 'own')
  expect(placesOf((await as(buyer, objections.listObjections, {})).records)).toEqual(['below'])
  expect(placesOf((await as(buyer, deposits.listProjectDeposits, {})).records)).toEqual(['below'])
  expect((await as(buyer, countObjections, {})).waiting).toBe(1)
  for (const read of pages) expect(await existing((each) => read(buyer, each))).toEqual(['below'])
})
