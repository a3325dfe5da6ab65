import { sql } from 'kysely'
import { listArticles } from '#contract/notices/articles.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const articles = tableOf('notices.articles')
export type ArticleRow = RowOfTable<typeof articles>
export type LockedArticle = Locked<ArticleRow>

const views = sql<number>`coalesce(v.views, 0)::int`

export const articleList = listOf({
  route: listArticles,
  find: (db: Db) =>
    db
      .selectFrom('notices.articles as a')
      .innerJoin('notices.article_columns as c', 'c.id', 'a.column_id')
      .leftJoin('notices.view_counts as v', 'v.article_id', 'a.id'),
  where: {
    columnId: (e, columnId) => e(e.val(columnId), '=', e.fn.any('c.path')),
    status: { is: 'a.status' },
    audience: { is: 'a.audience' },
    keyword: { contains: ['a.title'] },
  },
  select: (found) =>
    found
      .select([
        'a.id',
        'a.version',
        'a.column_id',
        'a.title',
        'a.cover_key',
        'a.audience',
        'a.entrances',
        'a.dept_ids',
        'a.status',
      ])
      .select(['a.publish_at', 'a.starts_at', 'a.ends_at', 'a.is_pop_up', 'a.is_login_shown', 'a.writer_ids'])
      .select(['a.dept_name', 'a.create_user', 'a.note', 'a.pin_place', 'a.editions', 'a.is_live', 'a.issued_on'])
      .select(['a.changed_at', 'c.name as column_name', 'c.en_name as column_en_name', 'c.value', views.as('views')]),
  key: 'a.id',
  order: [
    ['a.changed_at', 'desc'],
    ['a.id', 'desc'],
  ],
  sort: { title: 'a.title', issueDate: 'a.issued_on', modifyTime: 'a.changed_at', pageViews: views },
})
export type ListedArticle = RowIn<typeof articleList>

export const editions = tableOf('notices.editions', ['article_id', 'no', 'is_live'])

const editionsOf = preparedQuery((db, $: Params<{ articleId: string; no?: number }>) => {
  const found = db
    .selectFrom('notices.editions as e')
    .innerJoin('notices.article_columns as c', 'c.id', 'e.column_id')
    .select([
      'e.no',
      'e.is_live',
      'e.title',
      'e.content',
      'e.cover_key',
      'e.column_id',
      'e.audience',
      'e.entrances',
      'e.dept_ids',
    ])
    .select(['e.starts_at', 'e.ends_at', 'e.is_pop_up', 'e.is_login_shown', 'e.attachments', 'e.member_attachments'])
    .select(['e.create_user', 'e.issue_user', 'e.published_at', 'c.name as column_name'])
    .where('e.article_id', '=', $.articleId)
    .orderBy('e.no', 'desc')
    .limit(50)
  return $.no ? found.where('e.no', '=', $.no) : found
})
export type EditionRow = RowOf<typeof editionsOf>
export const findEditions = (db: Db, articleId: string) => editionsOf(db, { articleId })
export const findEdition = (db: Db, articleId: string, no: number) => editionsOf.first(db, { articleId, no })

const endLive = sqlQuery(
  'notices.endLive',
  `update notices.editions set is_live = false where article_id = $articleId and is_live`,
)
/** Ends the live edition: it is no longer readable. */
export const endLiveEdition = (tx: Tx, articleId: string) => endLive(tx, { articleId })

const insert = sqlQuery(
  'notices.insertEdition',
  `insert into notices.editions (article_id, no, column_id, title, content, cover_key, excerpt, audience, entrances, dept_ids, starts_at, ends_at,
     is_pop_up, is_login_shown, attachments, member_attachments, dept_id, dept_name, create_user, issue_user, issued_on, published_at,
     is_live, words, tokenizer)
   select a.id, a.editions, a.column_id, a.title, a.content, a.cover_key, $excerpt, a.audience, a.entrances, a.dept_ids, a.starts_at, a.ends_at,
     a.is_pop_up, a.is_login_shown, a.attachments, a.member_attachments, a.dept_id, a.dept_name, a.create_user, a.issue_user, a.issued_on,
     $at::timestamptz, true, $words::text::tsvector, $tokenizer
   from notices.articles a where a.id = $articleId`,
)
/** Inserts the current content as the newest edition, which becomes the live one. */
export const insertEdition = (
  tx: Tx,
  edition: { articleId: string; excerpt: string; at: Date; words: string; tokenizer: number },
) => insert(tx, edition)
