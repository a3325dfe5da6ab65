import { expect, test } from 'vitest'
import {
  downloadItemsTemplate,
  downloadProjectCalendar,
  downloadProjectItems,
  readProjectItems,
} from '#contract/sourcing/projectFiles.ts'
import { server } from '#test/app.ts'
import { createDraft, createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'
import { download, upload } from '#test/upload.ts'

const fixture = await createSourcingFixture()
const { buyer, tenant } = fixture
const visitor = { host: tenant.host }

test('workbook of items: valid rows are kept, and each cell that is not says why', async () => {
  const content = [
    '采购清单,,,,',
    '物资名称,规格要求,单位,数量,参考单价,交货日期',
    '安全帽,V 型,顶,600,36.5,2026-12-10',
    '手套,L 码,双,零,10,2026-12-10',
    '',
    '防护服,,套,120.5,面议,下月',
  ].join('\n')
  const read = await upload(buyer, readProjectItems, { name: '清单.csv', content })
  expect(read.items.map(({ name, quantity, budgetPrice }) => [name, quantity, budgetPrice])).toEqual([
    ['安全帽', '600', '36.5'],
    ['防护服', '120.5', ''],
  ])
  expect(read.problems.map(({ row, column, value, isKept }) => [row, column, value, isKept])).toEqual([
    [4, '数量', '零', false],
    [6, '参考单价（元）', '面议', true],
    [6, '交货日期', '下月', true],
  ])
  const headless = { name: '清单.csv', content: '物资名称,备注\n安全帽,\n' }
  await expect(upload(buyer, readProjectItems, headless)).rejects.toMatchObject({
    message: 'projectItems.headings',
    data: { names: '单位、数量' },
  })
})

test(
  'workbook of items: of 100,000 rows the first 500 are read, and how many there are is said',
  { timeout: 30_000 },
  async () => {
    const rows = Array.from({ length: 100_000 - 1 }, (_, n) => `物资 ${n},,件,1`)
    const content = ['物资名称,规格要求,单位,数量', ...rows].join('\n')
    const read = await upload(buyer, readProjectItems, { name: '清单.csv', content })
    expect([read.items.length, read.rows > 90_000]).toEqual([500, true])
  },
)

test('template of items: its headings are those that are read, and empty it has nothing to read', async () => {
  const { content } = await download(buyer, downloadItemsTemplate, {})
  await expect(upload(buyer, readProjectItems, { name: '清单.xlsx', content })).rejects.toThrow('import.empty')
})

test('files of a published project: items and calendar for everybody, nothing of a draft', async () => {
  const { id, projectNo } = await createPublished(fixture)
  const items = await download(visitor, downloadProjectItems, { id })
  expect(items.headers['content-disposition']).toContain(`${projectNo}.xlsx`)
  const calendar = await download(visitor, downloadProjectCalendar, { id })
  expect(calendar.content.toString().match(/BEGIN:VEVENT/g)).toHaveLength(4)
  const draft = await createDraft(fixture)
  await expect(download(visitor, downloadProjectItems, { id: draft.id })).rejects.toThrow('thing.notFound')
})

test('feed of a hall: projects for everybody, and none of another tenant', async () => {
  const { projectNo } = await createPublished(fixture, { title: '园区绿化 & 养护' })
  const feed = (url: string, host = tenant.host) => server.app.inject({ url, headers: { host } })
  const answer = await feed('/rss/inquiry.xml')
  expect(answer.headers['content-type']).toContain('application/rss+xml')
  expect(answer.payload).toContain(`<title>${projectNo} 园区绿化 &amp; 养护</title>`)
  const other = await createSourcingFixture()
  expect((await feed('/rss/inquiry.xml', other.tenant.host)).payload).not.toContain('园区绿化')
  expect((await feed('/rss/bidding.xml')).payload).not.toContain('园区绿化')
})
