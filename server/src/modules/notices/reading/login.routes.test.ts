import { afterEach, expect, test } from 'vitest'
import type { ArticleDraft } from '#contract/notices/articles.ts'
import { createArticle } from '#contract/notices/articles.ts'
import { getLoginArticles } from '#contract/notices/loginArticles.ts'
import { as, database, moveClock, resetServer } from '#test/app.ts'
import { aNewsroom, draftOf, type Newsroom, publishDraft } from '#test/notices/newsroom.ts'

afterEach(resetServer)

const day = 86_400_000
const later = (days: number) => new Date(Date.now() + days * day).toISOString()
async function publish(room: Newsroom, change: Partial<ArticleDraft>) {
  const draft = await as(room.author, createArticle, draftOf(room, { isLoginShown: true, ...change }))
  return publishDraft(room, draft)
}

test('login notices: the login page shows published, current ones for it, newest first', async () => {
  const room = await aNewsroom()
  await publish(room, { title: '旧' })
  await database.write(room.tenant.id, (tx) =>
    tx.updateTable('notices.editions').set({ issued_on: '2026-01-05' }).execute(),
  )
  const content = '<p>第一段</p><p>&lt;b&gt;第二段</p>'
  await publish(room, { title: '新', content, effectiveStartTime: later(0), effectiveEndTime: later(3) })
  await as(room.author, createArticle, draftOf(room, { title: '草稿', isLoginShown: true }))
  await publish(room, { title: '还没到', effectiveStartTime: later(5) })
  await publish(room, { title: '别处', isLoginShown: false })
  const articles = await as(room.tenant, getLoginArticles, {})
  expect(articles.map(({ title }) => title)).toEqual(['新', '旧'])
  expect(articles[0]).toMatchObject({ articleType: '平台公告', createUser: '沈**', content })
  moveClock(3 * day)
  expect((await as(room.tenant, getLoginArticles, {})).map(({ title }) => title)).toEqual(['旧'])
})

test('login notices: are limited to the tenant and to ten', async () => {
  const [ours, theirs] = [await aNewsroom(), await aNewsroom()]
  for (let at = 0; at < 12; at++) await publish(ours, { title: `公告 ${at}` })
  expect(await as(theirs.tenant, getLoginArticles, {})).toEqual([])
  expect(await as(ours.tenant, getLoginArticles, {})).toHaveLength(10)
})
