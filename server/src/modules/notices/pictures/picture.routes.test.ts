import { afterEach, expect, test } from 'vitest'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { type ArticleDraft, createArticle, editArticle, getArticle, maxPictures } from '#contract/notices/articles.ts'
import { moveArticle, restoreEdition } from '#contract/notices/articles.ts'
import { getLoginArticles } from '#contract/notices/loginArticles.ts'
import { addressOfArticlePicture, keyOfArticlePicture, uploadArticlePicture } from '#contract/notices/pictures.ts'
import { queryArticle, releasePage } from '#contract/notices/reading.ts'
import { findFile } from '#modules/files/index.ts'
import {
  aPerson,
  as,
  aTenant,
  clock,
  database,
  moveClock,
  type Person,
  refusalOf,
  resetServer,
  runJob,
  server,
} from '#test/app.ts'
import { aPicture } from '#test/catalogue/pictures.ts'
import { aNewsroom, draftOf, type Newsroom, publishDraft } from '#test/notices/newsroom.ts'
import { bearer, upload } from '#test/upload.ts'

afterEach(resetServer)

const bring = async (who: Person, name = '现场.jpg') =>
  (await upload(who, uploadArticlePicture, { name, content: await aPicture().jpeg().toBuffer() })).picture
const showing = (...pictures: string[]) =>
  `<p>见图</p>${pictures.map((each) => `<img loading="lazy" src="${each}" alt="现场" />`).join('')}`
const write = (room: Newsroom, change: Partial<ArticleDraft>) => as(room.author, createArticle, draftOf(room, change))

type Viewer = Parameters<typeof bearer>[0]
const getPicture = (who: Viewer, url: string) => server.app.inject({ url, headers: bearer(who) })
const sees = async (who: Viewer, url: string) => (await getPicture(who, url)).headers['content-type'] === 'image/webp'

test('article pictures: of a public article are visible to visitors, re-encoded, and not cached for others', async () => {
  const room = await aNewsroom()
  const picture = await bring(room.author)
  await publishDraft(room, await write(room, { content: showing(picture), isLoginShown: true }))
  const { headers, rawPayload } = await getPicture(room.tenant, picture)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=300',
    'x-content-type-options': 'nosniff',
    vary: expect.stringContaining('authorization') as string,
  })
  expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  expect((await as(room.tenant, getLoginArticles, {}))[0]?.content).toBe(showing(picture))
  expect(await sees(await aTenant(), picture)).toBe(false)
})

test('article pictures: are visible to readers and authors of the article', async () => {
  const room = await aNewsroom()
  const reader = await aPerson(room.tenant)
  const picture = await bring(room.author)
  const all = async () => [
    await sees(room.tenant, picture),
    await sees(reader, picture),
    await sees(room.both, picture),
  ]
  expect(await sees(room.author, picture)).toBe(true)
  expect(await all()).toEqual([false, false, false])
  const draft = await write(room, { content: showing(picture), audience: 'signedIn' })
  expect(await all()).toEqual([false, false, true])
  const { id } = await publishDraft(room, draft)
  expect(await all()).toEqual([false, true, true])
  const { version } = await as(room.author, getArticle, { id })
  await as(room.author, moveArticle, { id, version, action: 'withdraw', reason: '过期' })
  expect(await all()).toEqual([false, false, true])
  const storage_file_id = keyOfArticlePicture(picture)!
  expect(await refusalOf(as(reader, downloadFile, { storage_file_id }))).toBe('thing.notFound')
})

test('article pictures: pictures of a revision are hidden before publication, removed ones afterwards', async () => {
  const room = await aNewsroom()
  const [old, fresh] = [await bring(room.author), await bring(room.author)]
  const live = await publishDraft(room, await write(room, { content: showing(old) }))
  const both = async () => [await sees(room.tenant, old), await sees(room.tenant, fresh)]
  const revised = await as(room.author, editArticle, {
    ...draftOf(room, { content: showing(fresh) }),
    id: live.id,
    version: live.version,
  })
  expect(await both()).toEqual([true, false])
  const { id, version } = await publishDraft(room, revised)
  expect(await both()).toEqual([false, true])
  await publishDraft(room, await as(room.author, restoreEdition, { id, version, no: 1 }))
  expect(await both()).toEqual([true, false])
})

test('article pictures: a cover is visible wherever lists and home pages show its article', async () => {
  const room = await aNewsroom()
  const [cover, next] = [await bring(room.author), await bring(room.author)]
  const live = await publishDraft(room, await write(room, { cover }))
  expect(live.cover).toBe(cover)
  expect((await as(room.tenant, releasePage, {})).records).toMatchObject([{ cover, isForEveryone: true }])
  expect(await sees(room.tenant, cover)).toBe(true)
  const without = { ...draftOf(room), id: live.id, version: live.version }
  const revised = await as(room.author, editArticle, { ...without, cover: next })
  expect([await sees(room.tenant, cover), await sees(room.tenant, next)]).toEqual([true, false])
  const { id, version } = await publishDraft(room, revised)
  expect([await sees(room.tenant, cover), await sees(room.tenant, next)]).toEqual([false, true])
  expect((await as(room.author, restoreEdition, { id, version, no: 1 })).cover).toBe(cover)
  const foreign = await bring(room.both)
  expect(await refusalOf(write(room, { cover: foreign }))).toBe('article.pictureGone')
  expect(await refusalOf(write(room, { cover: '/logo.png' }))).toBe('input.invalid')
})

test('article pictures: pictures of an expired article are hidden from visitors', async () => {
  const room = await aNewsroom()
  const picture = await bring(room.author)
  const effectiveEndTime = new Date(clock().getTime() + 3_600_000).toISOString()
  await publishDraft(room, await write(room, { content: showing(picture), effectiveEndTime }))
  expect(await sees(room.tenant, picture)).toBe(true)
  moveClock(3_600_001)
  expect(await sees(room.tenant, picture)).toBe(false)
})

test("article pictures: a text can only use its writer's uploads", async () => {
  const room = await aNewsroom()
  const own = await bring(room.author)
  const other = await bring(room.both)
  const ofNobody = addressOfArticlePicture('0'.repeat(40))
  const document = await upload(room.author, uploadFile, { name: 'a.png', content: await aPicture().png().toBuffer() })
  for (const each of [other, ofNobody])
    expect(await refusalOf(write(room, { content: showing(own, each) }))).toBe('article.pictureGone')
  const uploaded = addressOfArticlePicture(document.storageFileId)
  expect(await refusalOf(write(room, { content: showing(own, uploaded) }))).toBe('upload.ending')
  const outside = ['https://a.cn/a.png', '//a.cn/a.png', 'data:image/png;base64,AA', `${own}?x`, '/logo.png', 'x']
  const { id, content } = await write(room, { content: showing(...outside, own) })
  expect(content).toBe(showing(own))
  expect(await refusalOf(write(room, { content: showing(own) }))).toBe('article.pictureGone')
  expect((await as(room.author, getArticle, { id })).content).toBe(showing(own))
})

test('article pictures: with the portal off, visitors see only those of the login page', async () => {
  const room = await aNewsroom({ isEnable: '0' })
  const [ofLogin, other] = [await bring(room.author), await bring(room.author)]
  await publishDraft(room, await write(room, { content: showing(ofLogin), isLoginShown: true }))
  await publishDraft(room, await write(room, { content: showing(other) }))
  expect([await sees(room.tenant, ofLogin), await sees(room.tenant, other)]).toEqual([true, false])
})

test('article pictures: a text has a maximum number', async () => {
  const room = await aNewsroom()
  const many = Array.from({ length: maxPictures + 1 }, (_, at) => addressOfArticlePicture(String(at).padStart(40, '0')))
  expect(await refusalOf(write(room, { content: showing(...many) }))).toBe('article.tooManyPictures')
})

test('article pictures: only authors upload, only pictures, and unused ones are deleted after a day', async () => {
  const room = await aNewsroom()
  const content = await aPicture().png().toBuffer()
  const sent = (who: Person, name: string, given: Buffer | string) =>
    refusalOf(upload(who, uploadArticlePicture, { name, content: given }))
  expect(await sent(room.author, 'a.gif', content)).toBe('upload.ending')
  expect(await sent(room.author, 'a.png', '<svg onload="a()">')).not.toBe('accepted')
  expect(await sent(await aPerson(room.tenant), 'a.png', content)).toBe('permission.denied')
  const picture = await bring(room.author)
  moveClock(25 * 3_600_000)
  await runJob('files.removeLoose', room.tenant.id)
  const kept = database.read(room.tenant.id, (db) => findFile(db, keyOfArticlePicture(picture)!))
  expect(await kept).toBeUndefined()
})

test('article pictures: missing permission does not disclose which pictures exist', async () => {
  const room = await aNewsroom()
  const picture = await bring(room.author)
  const { id } = await publishDraft(room, await write(room, { content: showing(picture), audience: 'signedIn' }))
  expect(await refusalOf(as(room.tenant, queryArticle, { id }))).toBe('thing.notFound')
})
