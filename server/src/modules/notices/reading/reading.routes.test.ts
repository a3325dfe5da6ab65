import { afterEach, expect, test } from 'vitest'
import { editDepartment, getDepartment } from '#contract/identity/departments.ts'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { type ArticleDraft, createArticle, getArticle, moveArticle } from '#contract/notices/articles.ts'
import { addColumn } from '#contract/notices/columns.ts'
import {
  closePopRemind,
  downloadArticleFile,
  popRemindList,
  portalList,
  queryArticle,
  releasePage,
  updatePageViews,
} from '#contract/notices/reading.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import { aDepartment, aPerson, as, ask, database, moveClock, refusalOf, resetServer, runJob } from '#test/app.ts'
import { addSupplier } from '#test/catalogueFixture.ts'
import { aNewsroom, draftOf, type Newsroom, publishDraft } from '#test/notices/newsroom.ts'
import { upload } from '#test/upload.ts'

afterEach(resetServer)

async function publish(room: Newsroom, change: Partial<ArticleDraft> = {}) {
  const draft = await as(room.author, createArticle, draftOf(room, change))
  return publishDraft(room, draft)
}
const titles = async (who: Parameters<typeof as>[0], input: object = {}) =>
  (await as(who, releasePage, input)).records.map(({ title }) => title)

test('reading: lists and articles respect entrance and department of the audience', async () => {
  const room = await aNewsroom()
  const { tenant } = room
  const [dept, other] = [await aDepartment(tenant), await aDepartment(tenant)]
  const below = await aDepartment(tenant, { ...dept, fullName: '' })
  await publish(room, { title: '所有人' })
  await publish(room, { title: '登录用户', audience: 'signedIn' })
  const ofSuppliers = await publish(room, { title: '供应商', audience: 'chosen', entrances: ['supplier'] })
  await publish(room, { title: '本部门', audience: 'chosen', deptIds: [dept.id] })
  await publish(room, { title: '本部门采购人', audience: 'chosen', deptIds: [dept.id], entrances: ['purchaser'] })
  const [insider, stranger] = [await aPerson(tenant, { dept: below }), await aPerson(tenant, { dept: other })]
  const supplier = await aPerson(tenant, { supplierId: await addSupplier(tenant), dept: other })
  expect((await titles(tenant)).toSorted()).toEqual(['所有人'])
  expect(await titles(stranger)).toEqual(['登录用户', '所有人'])
  expect(await titles(insider)).toEqual(['本部门采购人', '本部门', '登录用户', '所有人'])
  expect(await titles(supplier)).toEqual(['供应商', '登录用户', '所有人'])
  expect(await as(supplier, queryArticle, { id: ofSuppliers.id })).toMatchObject({ isForEveryone: false })
  expect(await refusalOf(as(insider, queryArticle, { id: ofSuppliers.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(tenant, updatePageViews, { id: ofSuppliers.id }))).toBe('thing.notFound')
})

test('reading: an article is readable only in its period', async () => {
  const room = await aNewsroom()
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const { id } = await publish(room, { effectiveStartTime: at(1), effectiveEndTime: at(3) })
  const read = () => refusalOf(as(room.tenant, queryArticle, { id }))
  expect(await read()).toBe('thing.notFound')
  moveClock(2 * 3_600_000)
  expect(await read()).toBe('accepted')
  moveClock(2 * 3_600_000)
  expect(await read()).toBe('thing.notFound')
})

test('reading: the list is filtered by title, text, dates and types, page by page', async () => {
  const room = await aNewsroom()
  const { tenant, both } = room
  const rules = await as(both, addColumn, { pid: null, name: '业务规则', enName: '', value: '业务规则' })
  await publish(room, { title: '平台维护', content: '<p>服务器将于周六升级，期间无法下单。</p>' })
  await database.write(tenant.id, (tx) => tx.updateTable('notices.editions').set({ issued_on: '2026-01-05' }).execute())
  await publish(room, { title: '评价规则', content: '<p>供应商年度评价的方法与 KPI-2027。</p>', columnId: rules.id })
  expect(await titles(tenant, { title: '维护' })).toEqual(['平台维护'])
  expect(await titles(tenant, { keyword: '服务器升级' })).toEqual(['平台维护'])
  expect(await titles(tenant, { keyword: 'kpi' })).toEqual(['评价规则'])
  expect(await titles(tenant, { keyword: '供应商 年度评价' })).toEqual(['评价规则'])
  expect(await titles(tenant, { keyword: '不存在的词' })).toEqual([])
  expect(await titles(tenant, { keyword: '!!' })).toEqual([])
  expect(await titles(tenant, { keyword: "' | '" })).toEqual([])
  expect(await titles(tenant, { status: '业务规则' })).toEqual(['评价规则'])
  expect(await titles(tenant, { status: '业务规则,平台公告' })).toEqual(['评价规则', '平台维护'])
  expect(await titles(tenant, { beginStarTime: '2026-01-06 00:00:00' })).toEqual(['评价规则'])
  expect(await titles(tenant, { endStarTime: '2026-01-05 23:59:59' })).toEqual(['平台维护'])
  expect(await as(tenant, releasePage, { page: 2, limit: 1 })).toMatchObject({ page: 2, limit: 1, total: 2, pages: 2 })
  expect((await as(tenant, portalList, { colunmsId: rules.id })).records).toMatchObject([{ title: '评价规则' }])
  expect(await as(tenant, portalList, { deptCode: '001' })).toMatchObject({ total: 2 })
  expect(await as(tenant, portalList, { deptCode: '002' })).toMatchObject({ total: 0 })
  // Calls accept the values that `checkEnable` returned, even after the code of the root department has changed.
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['org.read', 'org.manage'] })
  const { deptId, version, deptName, deptType } = await as(operator, getDepartment, { deptId: tenant.root.id })
  await as(operator, editDepartment, { deptId, version, deptName, deptType, deptCode: 'HQ' })
  const enabled = await as(tenant, checkEnable, {})
  expect(enabled).toMatchObject({ deptId, deptCode: 'HQ' })
  const { bizDeptCode } = enabled.portalSettingsInfo
  for (const of of [{ deptId: enabled.deptId }, { deptCode: enabled.deptCode }, { deptCode: bizDeptCode }])
    expect(await as(tenant, portalList, of)).toMatchObject({ total: 2 })
  expect(await as(tenant, portalList, { isLoginShow: '1' })).toMatchObject({ total: 0 })
})

test('reading: a page shows its author masked, its column, and its neighbours', async () => {
  const room = await aNewsroom()
  await publish(room, { title: '一' })
  const second = await publish(room, { title: '二' })
  await publish(room, { title: '三' })
  expect(await as(room.tenant, queryArticle, { id: second.id, articleType: '平台公告' })).toMatchObject({
    title: '二',
    status: '01',
    createUser: '沈**',
    issueUser: '程**',
    colunmsName: '平台公告',
    previous: { title: '三' },
    next: { title: '一' },
  })
  expect(await refusalOf(as(room.tenant, queryArticle, { id: second.id, articleType: '业务规则' }))).toBe(
    'thing.notFound',
  )
})

test('reading: a view counts once for each visitor and hour, even concurrently', async () => {
  const room = await aNewsroom()
  const { id } = await publish(room)
  const reader = await aPerson(room.tenant)
  await Promise.all(Array.from({ length: 8 }, () => as(reader, updatePageViews, { id })))
  expect(await as(room.tenant, updatePageViews, { id })).toEqual({ pageViews: 2 })
  moveClock(3_600_000)
  expect(await as(room.tenant, updatePageViews, { id })).toEqual({ pageViews: 3 })
  moveClock(3 * 3_600_000)
  await runJob('notices.maintain', room.tenant.id)
  expect(await as(room.tenant, queryArticle, { id })).toMatchObject({ pageViews: 3 })
})

test('reading: of several reminders the oldest comes first', async () => {
  const room = await aNewsroom()
  const reader = await aPerson(room.tenant)
  for (const title of ['一', '二', '三']) await publish(room, { title, isPopUp: true, audience: 'signedIn' })
  expect((await as(reader, popRemindList, {})).map(({ title }) => title)).toEqual(['一', '二', '三'])
})

test('reading: the number of reminders is limited by the tenant; others follow', async () => {
  const room = await aNewsroom({ popRemindMost: '2' })
  const reader = await aPerson(room.tenant)
  for (const title of ['一', '二', '三']) await publish(room, { title, isPopUp: true, audience: 'signedIn' })
  const reminded = await as(reader, popRemindList, {})
  expect(reminded.map(({ title }) => title)).toEqual(['二', '三'])
  for (const { id } of reminded) await as(reader, closePopRemind, { id })
  expect((await as(reader, popRemindList, {})).map(({ title }) => title)).toEqual(['一'])
})

test('reading: hidden view counts are visible only to operators', async () => {
  const room = await aNewsroom({ isShowPageViews: '0' })
  const { id } = await publish(room)
  expect(await as(room.tenant, updatePageViews, { id })).toEqual({ pageViews: null })
  expect(await as(room.tenant, queryArticle, { id })).toMatchObject({ pageViews: null })
  expect((await as(room.tenant, releasePage, {})).records).toMatchObject([{ pageViews: null }])
  expect(await as(room.author, getArticle, { id })).toMatchObject({ pageViews: 1 })
  expect((await as(room.tenant, checkEnable, {})).portalSettingsInfo).toMatchObject({ isShowPageViews: '0' })
})

test('reading: a reminder pops up for its audience until closed, in its period only', async () => {
  const room = await aNewsroom()
  const [one, other] = [await aPerson(room.tenant), await aPerson(room.tenant)]
  const { id } = await publish(room, { title: '请更新资料', isPopUp: true, audience: 'signedIn' })
  await publish(room, { title: '只给供应商', isPopUp: true, audience: 'chosen', entrances: ['supplier'] })
  await publish(room, { title: '没有弹窗' })
  const reminded = async (who: typeof one) => (await as(who, popRemindList, {})).map(({ title }) => title)
  expect(await reminded(one)).toEqual(['请更新资料'])
  await Promise.all([as(one, closePopRemind, { id }), as(one, closePopRemind, { id })])
  expect(await reminded(one)).toEqual([])
  expect(await reminded(other)).toEqual(['请更新资料'])
  expect(await refusalOf(as(room.tenant, popRemindList, {}))).toBe('session.none')
})

const isFile = ({ headers }: Awaited<ReturnType<typeof ask>>) => headers['content-disposition'] !== undefined

test("reading: files are for readers of the article; members' files require a session", async () => {
  const room = await aNewsroom()
  const send = (name: string) => upload(room.author, uploadFile, { name, content: '%PDF-1.4\n%%EOF' })
  const [open, closed, unused] = [await send('附件.pdf'), await send('会员.pdf'), await send('其他.pdf')]
  const { id } = await publish(room, {
    attachments: [open.storageFileId],
    memberAttachments: [closed.storageFileId],
  })
  const reader = await aPerson(room.tenant)
  const other = await aNewsroom()
  type Reader = Parameters<typeof ask>[0]
  const gives = async (who: Reader, { storageFileId: storage_file_id }: { storageFileId: string }) =>
    isFile(await ask(who, downloadArticleFile, { id, storage_file_id }))
  expect(await gives(room.tenant, open)).toBe(true)
  expect(await gives(room.tenant, closed)).toBe(false)
  expect(await gives(reader, closed)).toBe(true)
  expect(await gives(reader, unused)).toBe(false)
  expect(await gives(other.author, open)).toBe(false)
  const readByVisitor = (await as(room.tenant, queryArticle, { id })).files
  expect(readByVisitor).toMatchObject([
    { fileName: '附件.pdf', isForMembers: false },
    { fileName: '会员.pdf', isForMembers: true, fileUrl: '' },
  ])
  expect(isFile(await ask(reader, downloadFile, { storage_file_id: closed.storageFileId }))).toBe(true)
  const { version } = await as(room.author, getArticle, { id })
  await as(room.author, moveArticle, { id, version, action: 'withdraw', reason: '过期' })
  expect(await gives(reader, open)).toBe(false)
  expect(isFile(await ask(reader, downloadFile, { storage_file_id: open.storageFileId }))).toBe(false)
})
