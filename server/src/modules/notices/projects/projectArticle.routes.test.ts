import { expect, test } from 'vitest'
import { addColumn } from '#contract/notices/columns.ts'
import { queryArticle, releasePage } from '#contract/notices/reading.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { aPerson, as, database } from '#test/app.ts'
import type { Event, Listener } from '#kit/events/events.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { announce } from '#test/sourcing/announced.ts'
import { createOpened } from '#test/sourcing/awards.ts'
import {
  createPublished,
  createSourcingFixture,
  move,
  readAgain,
  type SourcingFixture,
} from '#test/sourcing/fixture.ts'
import { createQuoting } from '#test/sourcing/sealing.ts'
import { projectColumns } from './projectArticle.rules.ts'
import { projectArticles } from './projectArticle.service.ts'

/** Fixture: a tenant with the columns of projects. */
async function newsroom(): Promise<SourcingFixture> {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const editor = await aPerson(fixture.tenant, {
    entrance: 'operator',
    permissions: ['article.manage', 'article.configure'],
  })
  for (const [value, name] of Object.entries(projectColumns))
    await as(editor, addColumn, { pid: null, name, enName: '', value })
  return fixture
}
/** Delivers the events of a tenant in order, as a worker does. */
async function deliver({ tenant }: SourcingFixture): Promise<void> {
  const { rows } = await owner.query<Event>('select * from kit.events where tenant_id = $1 order by id', [tenant.id])
  for (const event of rows) {
    const listener = projectArticles[event.name] as Listener | undefined
    if (listener) await database.write(tenant.id, async (tx) => listener(tx, event))
  }
}
async function articlesOf({ tenant }: SourcingFixture) {
  const visitor = { host: tenant.host }
  const { records } = await as(visitor, releasePage, { page: 1, limit: 50 })
  return Promise.all(records.map(async ({ id }) => as(visitor, queryArticle, { id })))
}
const titlesOf = async (fixture: SourcingFixture) =>
  (await articlesOf(fixture)).map(({ colunmsName, title, projectId }) => [colunmsName, title, projectId]).toSorted()

test('project articles: publication, change and end are published with a link to the project', async () => {
  const fixture = await newsroom()
  const { buyer } = fixture
  const project = await createQuoting(fixture, { title: '防护手套采购', isShowPrice: '1', budgetAmount: '73914.28' })
  const { id, version, quoteEndAt, enrolEndAt, questionEndAt, quoteBeginAt, deliveryAddress } = project
  const times = {
    enrolEndAt,
    questionEndAt,
    quoteBeginAt,
    quoteEndAt: new Date(Date.parse(quoteEndAt!) + 3_600_000).toISOString(),
  }
  await as(buyer, changeProject, { id, version, title: '截止时间延后', ...times, deliveryAddress, items: [] })
  await move(buyer, await readAgain(buyer, project), 'terminate', '需求<b>取消</b>')
  await deliver(fixture)
  expect(await titlesOf(fixture)).toEqual([
    ['变更公告', '防护手套采购变更公告', id],
    ['失败公告', '防护手套采购采购终止公告', id],
    ['采购公告', '防护手套采购采购公告', id],
  ])
  const contents = (await articlesOf(fixture)).map(({ content }) => content).join('')
  expect(contents).toContain('需求&lt;b&gt;取消&lt;/b&gt;')
  expect(contents).toContain('截止时间延后')
  // A masked budget stays hidden.
  expect(contents).not.toMatch(/73,?914/)
})

test('project articles: nothing is published about projects by invitation and before publication', async () => {
  const fixture = await newsroom()
  const invitedIds = [fixture.suppliers[0]!.supplierId!]
  const project = await createPublished(fixture, { scope: 'invited', invitedIds, audit: '2' })
  await move(fixture.buyer, project, 'terminate', '需求取消')
  await deliver(fixture)
  expect(await titlesOf(fixture)).toEqual([])
})

test('project articles: a result is published with the winners and their amounts only', async () => {
  const fixture = await newsroom()
  const opened = await createOpened(fixture, { title: '安全帽采购' }, [['140.1357'], ['150.2468']])
  await announce(fixture, opened)
  await deliver(fixture)
  const titles = (await titlesOf(fixture)).map(([column, title]) => [column, title])
  expect(titles).toContainEqual(['成交公告', '安全帽采购成交公告'])
  expect(titles).toContainEqual(['结果公示', '安全帽采购采购结果公示'])
  const contents = (await articlesOf(fixture)).map(({ content }) => content).join('')
  expect(contents).toContain('成交供应商')
  expect(contents).not.toMatch(/1357|2468|15,?0\d\d\./)
})
