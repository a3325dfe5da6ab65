import { expect, test } from 'vitest'
import {
  downloadItemsTemplate,
  downloadProjectCalendar,
  downloadProjectItems,
  readProjectItems,
} from '#contract/sourcing/projectFiles.ts'
import { findClosingHead, findSealRound } from '#contract/sourcing/seal.ts'
import { as, server } from '#test/app.ts'
import { createDraft, createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'
import { closeQuoting, createQuoting, quote } from '#test/sourcing/sealing.ts'
import { download, upload } from '#test/upload.ts'

const fixture = await createSourcingFixture()
const { buyer, tenant } = fixture
const visitor = { host: tenant.host }

test('workbook of items: valid rows are kept, and each invalid cell has its cause', async () => {
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
  'workbook of items: of 100,000 rows the first 500 are read, with the total number',
  { timeout: 30_000 },
  async () => {
    const rows = Array.from({ length: 100_000 - 1 }, (_, n) => `物资 ${n},,件,1`)
    const content = ['物资名称,规格要求,单位,数量', ...rows].join('\n')
    const read = await upload(buyer, readProjectItems, { name: '清单.csv', content })
    expect([read.items.length, read.rows > 90_000]).toEqual([500, true])
  },
)

test('template of items: has the expected headings and no rows', async () => {
  const { content } = await download(buyer, downloadItemsTemplate, {})
  await expect(upload(buyer, readProjectItems, { name: '清单.xlsx', content })).rejects.toThrow('import.empty')
})

test('files of a published project: items and calendar are public, those of drafts are not', async () => {
  const { id, projectNo } = await createPublished(fixture)
  const items = await download(visitor, downloadProjectItems, { id })
  expect(items.headers['content-disposition']).toContain(`${projectNo}.xlsx`)
  const calendar = await download(visitor, downloadProjectCalendar, { id })
  expect(calendar.content.toString().match(/BEGIN:VEVENT/g)).toHaveLength(4)
  const draft = await createDraft(fixture)
  await expect(download(visitor, downloadProjectItems, { id: draft.id })).rejects.toThrow('thing.notFound')
})

test('feed of a hall: public projects of the tenant only', async () => {
  const { projectNo } = await createPublished(fixture, { title: '园区绿化 & 养护' })
  const feed = (url: string, host = tenant.host) => server.app.inject({ url, headers: { host } })
  const answer = await feed('/rss/inquiry.xml')
  expect(answer.headers['content-type']).toContain('application/rss+xml')
  expect(answer.payload).toContain(`<title>${projectNo} 园区绿化 &amp; 养护</title>`)
  const other = await createSourcingFixture()
  expect((await feed('/rss/inquiry.xml', other.tenant.host)).payload).not.toContain('园区绿化')
  expect((await feed('/rss/bidding.xml')).payload).not.toContain('园区绿化')
})

test('feed of a hall: public closing heads of public projects, with key, once they exist', async () => {
  const own = await createSourcingFixture({ suppliers: 1 })
  const invitedIds = [own.suppliers[0]!.supplierId!]
  const project = await createQuoting(own)
  const secret = await createQuoting(own, { scope: 'invited', invitedIds })
  for (const each of [project, secret]) await quote(own.suppliers[0]!, each)
  const feed = async () =>
    (await server.app.inject({ url: '/rss/inquiry.xml', headers: { host: own.tenant.host } })).payload
  expect(await feed()).not.toContain('截止凭证')
  for (const each of [project, secret]) await closeQuoting(own, each)
  const { head } = await as({ host: own.tenant.host }, findClosingHead, { projectId: project.id })
  const { fingerprint } = await as({ host: own.tenant.host }, findSealRound, { projectId: project.id })
  const xml = await feed()
  expect(xml.match(/截止凭证/g)).toHaveLength(1)
  expect(xml).toContain(`<title>截止凭证 ${project.projectNo}`)
  expect(xml).toContain(`id=${project.id}&amp;type=inquiry#head-1</guid>`)
  expect(xml).toContain(`密钥指纹: ${fingerprint}`)
  expect(xml).toContain(JSON.stringify(head).replaceAll('"', '&quot;'))
  expect(await feed()).toBe(xml)
})

test('workbook of items: the same reader as every import, with the same words', async () => {
  const content = ['名称\t单位\t数量\t预算单价（USD）\t来源', '帽\t顶\t１，２００\t5\tx', '靴\t双\t12,50\t5\tx'].join(
    '\r',
  )
  const { items, problems, layout } = await upload(buyer, readProjectItems, {
    name: '清单.csv',
    content: Buffer.from(`\uFEFF${content}`, 'utf16le'),
  })
  expect(items).toMatchObject([{ name: '帽', quantity: '1200', budgetPrice: '' }])
  expect(problems.map(({ row, message }) => [row, message])).toEqual([[3, '小数点写成了逗号，请改用小数点，如 12.50']])
  expect(layout.unread).toEqual([
    { column: 'D', heading: '预算单价（USD）', reason: 'currency' },
    { column: 'E', heading: '来源', reason: 'unknown' },
  ])
})
