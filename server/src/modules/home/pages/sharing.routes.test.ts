import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type HomeView, viewHome } from '#contract/home/home.ts'
import { type ArticleDraft, createArticle } from '#contract/notices/articles.ts'
import { systemActor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aDepartment, aPerson, as, ask, aTenant, database, type TestTenant } from '#test/app.ts'
import { blockOf, page, show } from '#test/home/layouts.ts'
import { aNewsroom, draftOf, publishDraft } from '#test/notices/newsroom.ts'
import { presentHome, readHomeFacts } from './home.service.ts'

const zipped = { 'accept-encoding': 'gzip' }

async function homeOf(who: Pick<TestTenant, 'host'>, headers = {}): Promise<HomeView> {
  const { rawPayload, headers: answered } = await ask(who, viewHome, { page }, headers)
  const bytes = answered['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
  return (JSON.parse(bytes.toString()) as { data: HomeView }).data
}
const articlesIn = ({ data }: HomeView) =>
  data.flatMap(({ columns = [] }) => columns.flatMap(({ articles }) => articles.map(({ title }) => title))).toSorted()

test('home: alternating callers each get their own content, compressed or not', async () => {
  const room = await aNewsroom()
  const { tenant } = room
  const other = await aTenant()
  const [east, west] = [await aDepartment(tenant), await aDepartment(tenant)]
  const announce = async (title: string, change: Partial<ArticleDraft> = {}) =>
    publishDraft(room, await as(room.author, createArticle, draftOf(room, { title, ...change })))
  await announce('everybody')
  await announce('east', { audience: 'chosen', deptIds: [east.id] })
  await announce('west', { audience: 'chosen', deptIds: [west.id] })
  await announce('suppliers', { audience: 'chosen', entrances: ['supplier'] })
  const notices = blockOf('noticeTabs', { columns: ['平台公告'] })
  const forVisitors = blockOf('channel', { audience: 'visitor' })
  await show(tenant, notices, forVisitors)
  await show(other, notices, forVisitors)
  const expected = [
    [tenant, ['everybody'], 2],
    [await aPerson(tenant, { dept: east }), ['east', 'everybody'], 1],
    [await aPerson(tenant, { dept: west }), ['everybody', 'west'], 1],
    [await aPerson(tenant, { dept: east, entrance: 'operator' }), ['east', 'everybody'], 1],
    [other, [], 2],
    [await aPerson(other), [], 1],
  ] as const
  const check = async (headers: object, [who, titles, blocks]: (typeof expected)[number]) => {
    const view = await homeOf(who, headers)
    expect([articlesIn(view), view.blocks.length]).toEqual([titles, blocks])
  }
  for (const headers of [{}, zipped, {}, zipped]) for (const each of expected) await check(headers, each)
  const simultaneous = [{}, zipped].flatMap((headers) => expected.map((each) => check(headers, each)))
  await Promise.all(simultaneous)
})

test('home: publications and settings apply to the next call, compressed or not', async () => {
  const tenant = await aTenant()
  await show(tenant, blockOf('statistics', { title: 'first' }))
  for (const headers of [{}, zipped]) expect((await homeOf(tenant, headers)).blocks).toMatchObject([{ title: 'first' }])
  await show(tenant, blockOf('statistics', { title: 'second' }), blockOf('channel'))
  for (const headers of [{}, zipped])
    expect((await homeOf(tenant, headers)).blocks).toMatchObject([{ title: 'second' }, { kind: 'channel' }])
  await database.write(tenant.id, (tx) => storeSettings(tx, { isShowCount: '0' }))
  for (const headers of [{}, zipped])
    expect(await homeOf(tenant, headers)).toMatchObject({ no: 2, blocks: [{ kind: 'channel' }], data: [] })
})

test('home: each call has its own server time', async () => {
  const tenant = await aTenant()
  const times = []
  for (const headers of [{}, {}, zipped, zipped]) {
    times.push((await homeOf(tenant, headers)).now)
    // Milliseconds: two calls may fall into the same one.
    await setTimeout(2)
  }
  expect(new Set(times).size).toBe(4)
  expect(times.toSorted()).toEqual(times)
})

test('home: a failing block is reported separately, and recovers when it can be read', async () => {
  const tenant = await aTenant()
  const actor = { ...systemActor(tenant.id), entrance: 'visitor' as const }
  const layout = { hasAnchors: false, blocks: [blockOf('channel'), blockOf('statistics')] }
  const missed: string[] = []
  const facts = await database.read(tenant.id, readHomeFacts)
  const view = (db: Db) =>
    presentHome(db, actor, { page, no: 0, layout }, facts, (_, { kind }) => void missed.push(kind))
  const failing = await view({} as Db)
  expect(failing.blocks).toEqual(layout.blocks)
  expect(failing.data).toEqual([{ id: 'statistics', hasFailed: true }])
  expect(missed).toEqual(['statistics'])
  const whole = await database.read(tenant.id, view)
  expect(whole.data).toMatchObject([{ id: 'statistics', hasFailed: false, figures: {} }])
  expect(await database.read(tenant.id, view)).toBe(whole)
})
