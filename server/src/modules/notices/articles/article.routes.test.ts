import { afterEach, expect, test } from 'vitest'
import * as contract from '#contract/notices/articles.ts'
import { queryArticle, releasePage } from '#contract/notices/reading.ts'
import { aPerson, as, database, jobContext, moveClock, refusalOf, resetServer, runJob, server } from '#test/app.ts'
import { aNewsroom, draftOf, publishDraft } from '#test/notices/newsroom.ts'

afterEach(resetServer)

const titlesOf = async (who: Parameters<typeof as>[0]) =>
  (await as(who, releasePage, {})).records.map(({ title }) => title)

test('articles: an author writes, another person reviews, everybody reads; each publication is an edition', async () => {
  const room = await aNewsroom()
  const { tenant, author, reviewer } = room
  const draft = await as(author, contract.createArticle, draftOf(room, { title: '第一版' }))
  expect(draft).toMatchObject({
    status: '00',
    isLive: false,
    createUser: author.userName,
    can: ['edit', 'submit', 'remove'],
  })
  expect(await titlesOf(tenant)).toEqual([])

  const { id } = draft
  const submitted = await as(author, contract.moveArticle, { id, version: draft.version, action: 'submit' })
  expect(submitted).toMatchObject({ status: '03', can: ['recall'] })
  const inReview = { id, version: submitted.version }
  const named = { message: 'thing.wrongState', data: { state: ['审核中', 'In review'] } }
  await expect(as(author, contract.editArticle, { ...inReview, ...draftOf(room) })).rejects.toMatchObject(named)
  await expect(as(author, contract.removeArticle, inReview)).rejects.toMatchObject(named)
  const approval = { id, version: submitted.version, decision: 'approve' } as const
  const published = await as(reviewer, contract.reviewArticle, approval)
  expect(published).toMatchObject({ status: '01', isLive: true, editions: 1 })
  expect(await refusalOf(as(reviewer, contract.reviewArticle, approval))).toBe('thing.stale')
  expect(await titlesOf(tenant)).toEqual(['第一版'])

  const revised = await as(author, contract.editArticle, {
    id,
    version: published.version,
    ...draftOf(room, { title: '第二版' }),
  })
  expect(revised).toMatchObject({ status: '00', isLive: true, title: '第二版' })
  expect(await titlesOf(tenant)).toEqual(['第一版'])
  await publishDraft(room, revised)
  expect(await titlesOf(tenant)).toEqual(['第二版'])
  expect((await as(author, contract.listEditions, { id })).map(({ no, title, isLive }) => [no, title, isLive])).toEqual(
    [
      [2, '第二版', true],
      [1, '第一版', false],
    ],
  )

  const { version } = await as(author, contract.getArticle, { id })
  const restored = await as(author, contract.restoreEdition, { id, version, no: 1 })
  expect(restored).toMatchObject({ status: '00', title: '第一版' })
  const withdrawal = { id, version: restored.version, action: 'withdraw' } as const
  expect(await refusalOf(as(author, contract.moveArticle, withdrawal))).toBe('article.reasonMissing')
  await as(author, contract.moveArticle, { ...withdrawal, reason: '内容有误' })
  expect(await titlesOf(tenant)).toEqual([])
  expect(await refusalOf(as(tenant, queryArticle, { id }))).toBe('thing.notFound')
  const { records } = await as(author, contract.listArticleChanges, { id })
  expect(records.map(({ what }) => what).toReversed()).toEqual([
    'article.created',
    'article.submitted',
    'article.published',
    'article.edited',
    'article.submitted',
    'article.published',
    'article.restored',
    'article.withdrawn',
  ])
})

test('articles: authors cannot review their own article, with any own account', async () => {
  const room = await aNewsroom()
  const { tenant, author, both } = room
  const draft = await as(author, contract.createArticle, draftOf(room))
  const { id } = draft
  const edited = await as(both, contract.editArticle, {
    id,
    version: draft.version,
    ...draftOf(room, { title: '改过' }),
  })
  const { version } = await as(author, contract.moveArticle, { id, version: edited.version, action: 'submit' })
  const approval = { id, version, decision: 'approve' } as const
  expect(await refusalOf(as(both, contract.reviewArticle, approval))).toBe('article.ownReview')
  const again = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['article.manage', 'article.review'],
    person: both.personId,
  })
  expect(await refusalOf(as(again, contract.reviewArticle, approval))).toBe('article.ownReview')
  expect(await refusalOf(as(author, contract.reviewArticle, approval))).toBe('permission.denied')
  expect(await as(room.reviewer, contract.reviewArticle, approval)).toMatchObject({ status: '01' })
})

test('articles: a rejection returns it with the reason, and invalid publications are refused', async () => {
  const room = await aNewsroom()
  const { author, reviewer } = room
  const empty = await as(author, contract.createArticle, draftOf(room, { content: '' }))
  expect(
    await refusalOf(as(author, contract.moveArticle, { id: empty.id, version: empty.version, action: 'submit' })),
  ).toBe('article.contentMissing')
  await as(author, contract.removeArticle, { id: empty.id, version: empty.version })
  expect(await refusalOf(as(author, contract.getArticle, { id: empty.id }))).toBe('thing.notFound')

  const written = (change: Partial<contract.ArticleDraft>) => as(author, contract.createArticle, draftOf(room, change))
  expect(await refusalOf(written({ audience: 'chosen' }))).toBe('article.nobodyChosen')
  expect(await refusalOf(written({ audience: 'signedIn', isLoginShown: true }))).toBe('article.loginNotPublic')
  const reversed = { effectiveStartTime: '2027-02-01T00:00:00Z', effectiveEndTime: '2027-01-01T00:00:00Z' }
  expect(await refusalOf(written(reversed))).toBe('article.periodReversed')
  expect(await refusalOf(written({ columnId: '999' }))).toBe('thing.notFound')
  const over = await written({ effectiveEndTime: '2020-01-01T00:00:00Z' })
  expect(
    await refusalOf(as(author, contract.moveArticle, { id: over.id, version: over.version, action: 'submit' })),
  ).toBe('article.periodOver')

  const draft = await written({})
  const { id, version } = await as(author, contract.moveArticle, {
    id: draft.id,
    version: draft.version,
    action: 'submit',
  })
  const rejection = { id, version, decision: 'reject' } as const
  expect(await refusalOf(as(reviewer, contract.reviewArticle, rejection))).toBe('article.reasonMissing')
  expect(await as(reviewer, contract.reviewArticle, { ...rejection, reason: '请补充依据' })).toMatchObject({
    status: '00',
    note: '请补充依据',
  })
})

test('articles: of two concurrent approvals one publishes, with one edition', async () => {
  const room = await aNewsroom()
  const { author, reviewer, both } = room
  const draft = await as(author, contract.createArticle, draftOf(room))
  const { id, version } = await as(author, contract.moveArticle, {
    id: draft.id,
    version: draft.version,
    action: 'submit',
  })
  const approvals = Array.from({ length: 10 }, (_, at) =>
    refusalOf(as(at % 2 ? reviewer : both, contract.reviewArticle, { id, version, decision: 'approve' })),
  )
  const outcomes = await Promise.all(approvals)
  expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(1)
  expect(outcomes.filter((code) => code === 'thing.stale')).toHaveLength(9)
  expect(await as(author, contract.listEditions, { id })).toHaveLength(1)
})

test('articles: a scheduled article is published on time, exactly once', async () => {
  const room = await aNewsroom()
  const { tenant, author, reviewer } = room
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const draft = await as(author, contract.createArticle, draftOf(room, { publishAt }))
  const { id, version } = await as(author, contract.moveArticle, {
    id: draft.id,
    version: draft.version,
    action: 'submit',
  })
  const approved = await as(reviewer, contract.reviewArticle, { id, version, decision: 'approve' })
  expect(approved).toMatchObject({ status: '04', isLive: false, can: ['recall'] })
  await runJob('notices.publishOverdue', tenant.id)
  expect(await titlesOf(tenant)).toEqual([])
  moveClock(3_700_000)
  await Promise.all([
    runJob('notices.publishOverdue', tenant.id),
    runDue(tenant.id, id),
    runDue(tenant.id, id),
    runJob('notices.publishOverdue', tenant.id),
  ])
  expect(await titlesOf(tenant)).toEqual([draft.title])
  expect(await as(author, contract.getArticle, { id })).toMatchObject({ status: '01', editions: 1 })
  const { records } = await as(author, contract.listArticleChanges, { id })
  expect(records.filter(({ what }) => what === 'article.published')).toHaveLength(1)
})

/** Runs the publication job of an article. */
async function runDue(tenantId: string, articleId: string): Promise<void> {
  const due = server.jobs.find(({ name }) => name === 'notices.publishDue')
  if (!due || !('transaction' in due)) throw new Error('there is no job that publishes')
  await database.write(tenantId, (tx) => due.transaction(tx, { articleId } as never, jobContext(tenantId)))
}

test('articles: a withdrawn article is not published when its time comes', async () => {
  const room = await aNewsroom()
  const { tenant, author, reviewer } = room
  const publishAt = new Date(Date.now() + 60_000).toISOString()
  const draft = await as(author, contract.createArticle, draftOf(room, { publishAt }))
  const { id, version } = await as(author, contract.moveArticle, {
    id: draft.id,
    version: draft.version,
    action: 'submit',
  })
  const approved = await as(reviewer, contract.reviewArticle, { id, version, decision: 'approve' })
  await as(author, contract.moveArticle, { id, version: approved.version, action: 'recall' })
  moveClock(120_000)
  await runJob('notices.publishOverdue', tenant.id)
  await runDue(tenant.id, id)
  expect(await as(author, contract.getArticle, { id })).toMatchObject({ status: '00', isLive: false })
})

test('articles: hostile rich text contains no script, stored or read', async () => {
  const room = await aNewsroom()
  const content =
    '<h2 onclick="a()">标题</h2><script>alert(1)</script><p><a href="javascript:alert(1)">链</a><img src=x onerror=alert(1)></p>'
  const draft = await as(room.author, contract.createArticle, draftOf(room, { content }))
  expect(draft.content).toBe('<h2>标题</h2><p>链</p>')
  await publishDraft(room, draft)
  expect((await as(room.tenant, queryArticle, { id: draft.id })).content).toBe('<h2>标题</h2><p>链</p>')
})

test('articles: are inaccessible to other tenants, roles and entrances', async () => {
  const room = await aNewsroom()
  const draft = await as(room.author, contract.createArticle, draftOf(room))
  const other = await aNewsroom()
  const { id, version } = draft
  expect((await as(other.author, contract.listArticles, {})).records).toEqual([])
  expect(await refusalOf(as(other.author, contract.getArticle, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(other.author, contract.moveArticle, { id, version, action: 'submit' }))).toBe(
    'thing.notFound',
  )
  expect(await refusalOf(as(other.author, contract.listEditions, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(other.author, contract.createArticle, draftOf(room)))).toBe('thing.notFound')
  const buyer = await aPerson(room.tenant, { permissions: ['article.manage', 'article.review'] })
  expect(await refusalOf(as(buyer, contract.listArticles, {}))).toBe('permission.denied')
  const operator = await aPerson(room.tenant, { entrance: 'operator', permissions: ['portal.configure'] })
  expect(await refusalOf(as(operator, contract.getArticle, { id }))).toBe('permission.denied')
})

test('articles: pinned ones come first, in their order', async () => {
  const room = await aNewsroom()
  const ids: string[] = []
  for (const title of ['一', '二', '三']) {
    const draft = await as(room.author, contract.createArticle, draftOf(room, { title }))
    ids.push(draft.id)
    await publishDraft(room, draft)
  }
  const pin = async (at: number, pinPlace: number | null) => {
    const { version } = await as(room.reviewer, contract.getArticle, { id: ids[at]! })
    return as(room.reviewer, contract.pinArticle, { id: ids[at]!, version, pinPlace })
  }
  expect(await titlesOf(room.tenant)).toEqual(['三', '二', '一'])
  await pin(0, 2)
  await pin(1, 1)
  expect(await titlesOf(room.tenant)).toEqual(['二', '一', '三'])
  await pin(1, null)
  expect(await titlesOf(room.tenant)).toEqual(['一', '三', '二'])
})
