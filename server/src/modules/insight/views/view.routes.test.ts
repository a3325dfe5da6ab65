import { expect, test } from 'vitest'
import { listViews, maxViews, removeView, saveView } from '#contract/insight/views.ts'
import { aDepartment, aPerson, aTenant, as, database, refusalOf, runJob } from '#test/app.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { thisYear } from '#test/insight/company.ts'
import { findOwner } from './view.store.ts'

const draft = { name: '部门采购', topic: 'purchase', period: 'lastWeek', rhythm: 'weekly', hour: 0 } as const

test('views: are saved, changed and removed by their owner alone', async () => {
  const tenant = await aTenant()
  const [mine, there] = [await aDepartment(tenant), await aDepartment(tenant)]
  const reader = await aPerson(tenant, { permissions: ['insight.read'], dept: mine, email: 'reader@example.com' })
  const colleague = await aPerson(tenant, { permissions: ['insight.read'], dept: mine })
  const { viewId } = await as(reader, saveView, { ...draft, deptId: mine.id })
  expect(await refusalOf(as(reader, saveView, draft))).toBe('savedView.nameTaken')
  expect(await refusalOf(as(reader, saveView, { ...draft, name: '别处', deptId: there.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(reader, saveView, { ...draft, name: '自定义', period: 'custom' }))).toBe(
    'insight.periodMissing',
  )
  const [view] = (await as(reader, listViews, {})).records
  expect(view).toMatchObject({ ...draft, viewId, deptId: mine.id, hasNoAddress: false, lastSentAt: null })
  expect((await as(colleague, listViews, {})).records).toEqual([])
  expect(await refusalOf(as(colleague, removeView, { viewId, version: view!.version }))).toBe('thing.notFound')
  expect(await refusalOf(as(colleague, saveView, { ...draft, viewId, version: view!.version }))).toBe('thing.notFound')
  await as(reader, saveView, { ...draft, name: '改名', viewId, version: view!.version })
  expect(await refusalOf(as(reader, saveView, { ...draft, viewId, version: view!.version }))).toBe('thing.stale')
  await as(reader, removeView, { viewId, version: view!.version + 1 })
  expect((await as(reader, listViews, {})).records).toEqual([])
})

test('views: an account has fifty, however many it saves at once', async () => {
  const reader = await aPerson(await aTenant(), { permissions: ['insight.read'] })
  const saves = Array.from({ length: maxViews + 4 }, (_, at) =>
    refusalOf(as(reader, saveView, { ...draft, name: `视图 ${at}`, rhythm: 'none' })),
  )
  const outcomes = await Promise.all(saves)
  expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(maxViews)
  expect(outcomes.filter((each) => each === 'savedView.tooMany')).toHaveLength(4)
})

test('views: each is queued once for its day, and not for the day on which it was saved', async () => {
  const tenant = await aTenant()
  const reader = await aPerson(tenant, { permissions: ['insight.read'], email: 'reader@example.com' })
  const { viewId } = await as(reader, saveView, { ...draft, period: 'custom', ...thisYear })
  const sentAt = async () => (await as(reader, listViews, {})).records[0]!.lastSentAt
  await runJob('insight.mailViews', tenant.id)
  expect(await sentAt()).toBeNull()
  await owner.query(`update insight.views set sent_for = sent_for - 7 where id = $1`, [viewId])
  await Promise.all([runJob('insight.mailViews', tenant.id), runJob('insight.mailViews', tenant.id)])
  const first = await sentAt()
  expect(first).not.toBeNull()
  await runJob('insight.mailViews', tenant.id)
  expect(await sentAt()).toBe(first)
})

test('views: a role that was given for a time gives its owner nothing after its last day', async () => {
  const tenant = await aTenant()
  const { userId } = await aPerson(tenant, { permissions: ['insight.read', 'insight.oversee'] })
  const permissions = async () => (await database.read(tenant.id, (db) => findOwner(db, userId)))?.permissions
  expect((await permissions())?.toSorted()).toEqual(['insight.oversee', 'insight.read'])
  await owner.query(`update identity.user_roles set ends_on = '2020-01-01' where user_id = $1`, [userId])
  expect(await permissions()).toEqual([])
})
