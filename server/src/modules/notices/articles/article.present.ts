import type * as contract from '#contract/notices/articles.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { coverOf } from '../pictures/picture.rules.ts'
import { articleActions, type ArticleFacts } from './article.rules.ts'
import { articleList, articles, type ArticleRow, type EditionRow, type ListedArticle } from './article.store.ts'

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

export const factsOf = (
  row: Pick<ArticleRow, 'status' | 'is_live' | 'editions' | 'writer_ids' | 'publish_at'>,
  now: Date,
): ArticleFacts => ({
  status: row.status,
  isLive: row.is_live,
  editions: row.editions,
  writerIds: row.writer_ids,
  isTimed: row.publish_at !== null && row.publish_at > now,
})

export const presentArticle = (row: ListedArticle, actor: Actor): contract.Article => ({
  id: row.id,
  version: row.version,
  columnId: row.column_id,
  colunmsName: row.column_name,
  colunmsEnName: row.column_en_name,
  articleType: row.value,
  title: row.title,
  cover: coverOf(row),
  audience: row.audience,
  entrances: row.entrances,
  deptIds: row.dept_ids,
  publishAt: textOf(row.publish_at),
  effectiveStartTime: textOf(row.starts_at),
  effectiveEndTime: textOf(row.ends_at),
  isPopUp: row.is_pop_up,
  isLoginShown: row.is_login_shown,
  status: row.status,
  isLive: row.is_live,
  editions: row.editions,
  pinPlace: row.pin_place,
  deptName: row.dept_name,
  createUser: row.create_user,
  issueDate: row.issued_on,
  note: row.note,
  pageViews: row.views,
  modifyTime: row.changed_at.toISOString(),
  can: articleActions(factsOf(row, actor.now), actor),
})

/** Article with its text, for writers and reviewers. */
export async function readArticle(db: Db, actor: Actor, id: string): Promise<contract.ArticleDetail> {
  const [listed, { content, attachments, member_attachments: memberAttachments }] = [
    await articleList.one(db, {}, id),
    await articles.find(db, id),
  ]
  return { ...presentArticle(listed, actor), content, attachments, memberAttachments }
}

export const presentEdition = (row: EditionRow): contract.Edition => ({
  no: row.no,
  isLive: row.is_live,
  title: row.title,
  content: row.content,
  colunmsName: row.column_name,
  audience: row.audience,
  createUser: row.create_user,
  issueUser: row.issue_user,
  publishedAt: row.published_at.toISOString(),
  effectiveStartTime: textOf(row.starts_at),
  effectiveEndTime: textOf(row.ends_at),
  attachments: row.attachments,
  memberAttachments: row.member_attachments,
})
