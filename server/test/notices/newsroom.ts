import type { StoredSettings } from '#contract/settings.ts'
import { type ArticleDetail, type ArticleDraft, moveArticle, reviewArticle } from '#contract/notices/articles.ts'
import { addColumn } from '#contract/notices/columns.ts'
import { aPerson, as, aTenant, type Person, type TestTenant } from '#test/app.ts'

export interface Newsroom {
  readonly tenant: TestTenant
  readonly author: Person
  readonly reviewer: Person
  /** Writes and reviews, and manages columns. */
  readonly both: Person
  readonly columnId: string
}

/** A tenant with a column of type 平台公告, and users who write and review. */
export async function aNewsroom(settings: StoredSettings = {}): Promise<Newsroom> {
  const tenant = await aTenant(settings)
  const entrance = 'operator' as const
  const author = await aPerson(tenant, { entrance, permissions: ['article.manage'], name: '沈若川' })
  const reviewer = await aPerson(tenant, {
    entrance,
    permissions: ['article.manage', 'article.review'],
    name: '程以宁',
  })
  const both = await aPerson(tenant, {
    entrance,
    permissions: ['article.manage', 'article.review', 'article.configure'],
  })
  const { id: columnId } = await as(both, addColumn, { pid: null, name: '平台公告', enName: '', value: '平台公告' })
  return { tenant, author, reviewer, both, columnId }
}

export const draftOf = (
  { columnId }: Pick<Newsroom, 'columnId'>,
  change: Partial<ArticleDraft> = {},
): ArticleDraft => ({
  columnId,
  title: '关于框架协议续签的通知',
  content: '<p>现将有关事项通知如下。</p>',
  audience: 'all',
  entrances: [],
  deptIds: [],
  publishAt: null,
  effectiveStartTime: null,
  effectiveEndTime: null,
  isPopUp: false,
  isLoginShown: false,
  ...change,
})

/** Submits a draft and approves it. */
export async function publishDraft(room: Newsroom, { id, version }: ArticleDetail): Promise<ArticleDetail> {
  const submitted = await as(room.author, moveArticle, { id, version, action: 'submit' })
  return as(room.reviewer, reviewArticle, { id, version: submitted.version, decision: 'approve' })
}
