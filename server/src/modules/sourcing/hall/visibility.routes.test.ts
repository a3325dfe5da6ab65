import { expect, test } from 'vitest'
import type { Reply } from '#contract/kit/route.ts'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { enrol } from '#contract/sourcing/enrolments.ts'
import { listHall } from '#contract/sourcing/projectCards.ts'
import { getProjectNotice, type ProjectFact, type ProjectViewer, viewers } from '#contract/sourcing/projectNotice.ts'
import { aDepartment, aPerson, as, ask, type Person } from '#test/app.ts'
import { upload } from '#test/upload.ts'
import { createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'

type Notice = Reply<typeof getProjectNotice>

const fixture = await createSourcingFixture({ suppliers: 2 })
const { tenant, buyer, operator, suppliers } = fixture
const dept = await aDepartment(tenant)
const people: Readonly<Record<ProjectViewer, Pick<Person, 'host'> & { token?: string }>> = {
  visitor: { host: tenant.host },
  supplier: suppliers[0]!,
  enrolled: suppliers[1]!,
  department: await aPerson(tenant, { permissions: ['project.manage'], dept }),
  owner: buyer,
  overseer: operator,
}
const file = await upload(buyer, uploadFile, { name: '技术规范.pdf', content: '%PDF-1.4\n%%EOF' })
const project = await createPublished(fixture, {
  isShowPrice: '1',
  budgetAmount: '71345.6789',
  contactName: '周文涛',
  contactTel: '13912340987',
  items: [
    {
      name: '安全帽',
      spec: '',
      unit: '顶',
      quantity: '7',
      budgetPrice: '83.1357',
      needDate: null,
      remark: '',
      skuId: null,
    },
  ],
  attachments: [file.storageFileId],
})
await as(suppliers[1]!, enrol, {
  projectId: project.id,
  contactName: '许念安',
  contactTel: '13700001111',
  statement: '',
})

/** What in a reply shows that a fact is seen; what is not seen must not be in it in any form. */
const traces: Partial<Record<ProjectFact, (notice: Notice) => boolean>> = {
  items: ({ items }) => items.length > 0,
  budget: (notice) => JSON.stringify(notice).includes('71345') || JSON.stringify(notice).includes('83.1357'),
  files: ({ files }) => files.length > 0,
  contact: (notice) => JSON.stringify(notice).includes('13912340987') && JSON.stringify(notice).includes('周文涛'),
  counts: ({ size1 }) => size1 === 1,
  suppliers: (notice) => JSON.stringify(notice).includes('许念安'),
}

test.each(viewers)('project visibility: what “%s” is shown is what the policy says', async (viewer) => {
  const notice = await as(people[viewer] as Person, getProjectNotice, { id: project.id })
  expect(notice.viewer).toBe(viewer)
  for (const { fact, sees } of notice.visibility) {
    const isSeen = sees.find((each) => each.viewer === viewer)!.sees === 'yes'
    const trace = traces[fact]
    if (trace) expect([viewer, fact, trace(notice)]).toEqual([viewer, fact, isSeen])
  }
  const { statusCode, headers } = await ask(people[viewer], downloadFile, { storage_file_id: file.storageFileId })
  const isFile = statusCode === 200 && !String(headers['content-type']).includes('json')
  expect([viewer, isFile]).toEqual([viewer, notice.files.length > 0])
})

test('project visibility: a masked budget is neither found by its amount nor by its place in the order', async () => {
  const other = await createSourcingFixture()
  const visitor = { host: other.tenant.host } as Person
  const masked = await createPublished(other, { isShowPrice: '1', budgetAmount: '90000', items: [item()] })
  const open = await createPublished(other, { budgetAmount: '60000', items: [item()] })
  const listed = async (filter: object) =>
    (await as(visitor, listHall, filter)).records.map(({ id, needTotal }) => [id, needTotal])
  expect(await listed({ budgetFrom: '80000' })).toEqual([])
  expect(await listed({ budgetTo: '100000' })).toEqual([[open.id, '60000.0000']])
  for (const sort of ['budget', '-budget'] as const)
    expect((await listed({ sort })).toSorted()).toEqual(
      [
        [masked.id, null],
        [open.id, '60000.0000'],
      ].toSorted(),
    )
  const order = async (sort: 'budget' | '-budget') => (await listed({ sort })).map(([id]) => id)
  expect(await order('budget')).toEqual(await order('-budget'))
})
const item = () => ({
  name: '安全帽',
  spec: '',
  unit: '顶',
  quantity: '1',
  budgetPrice: '',
  needDate: null,
  remark: '',
  skuId: null,
})
