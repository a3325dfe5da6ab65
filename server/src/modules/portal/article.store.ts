import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'

const shown = preparedQuery((db, $: Params<{ now: Date }>) =>
  db
    .selectFrom('portal.articles')
    .select(['id', 'type', 'title', 'content', 'dept_name', 'create_user', 'issued_on', 'starts_at', 'ends_at'])
    .where('is_login_shown', '=', true)
    .where('status', '=', '01')
    .where((e) => e.or([e('starts_at', 'is', null), e('starts_at', '<=', $.now)]))
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', $.now)]))
    .orderBy('issued_on', 'desc')
    .orderBy('id', 'desc')
    .limit(10),
)
export type ArticleRow = RowOf<typeof shown>
export const loginArticles = (db: Db, now: Date) => shown(db, { now })

export interface NewArticle {
  readonly type: string
  readonly title: string
  /** Plain text, a paragraph a line. */
  readonly content: string
  readonly deptName: string
  readonly createUser: string
  readonly issuedOn: string
  readonly startsAt?: Date
  readonly endsAt?: Date
  readonly status: '00' | '01' | '02'
  readonly isLoginShown: boolean
}

const insert = preparedQuery(
  (
    db,
    $: Params<{
      type: string
      title: string
      content: string
      dept_name: string
      create_user: string
      issued_on: string
      starts_at: Date | null
      ends_at: Date | null
      status: NewArticle['status']
      is_login_shown: boolean
    }>,
  ) => db.insertInto('portal.articles').values($),
)
export const insertArticle = (tx: Tx, { type, title, content, status, ...article }: NewArticle) =>
  insert(tx, {
    type,
    title,
    content,
    status,
    dept_name: article.deptName,
    create_user: article.createUser,
    issued_on: article.issuedOn,
    starts_at: article.startsAt ?? null,
    ends_at: article.endsAt ?? null,
    is_login_shown: article.isLoginShown,
  })
