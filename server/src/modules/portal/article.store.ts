import { sql as text } from 'kysely'
import type { Sql, Tx } from '#kit/database.ts'

export interface ArticleRow {
  id: string
  type: string
  title: string
  content: string
  dept_name: string
  create_user: string
  issued_on: string
  starts_at: Date | null
  ends_at: Date | null
}

const mostOnLogin = 10

export async function loginArticles(sql: Sql, now: Date): Promise<ArticleRow[]> {
  const { rows } = await text<ArticleRow>`
    select id, type, title, content, dept_name, create_user, issued_on, starts_at, ends_at from portal.articles
    where is_login_shown and status = '01' and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
    order by issued_on desc, id desc limit ${mostOnLogin}`.execute(sql)
  return rows
}

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

export const insertArticle = (tx: Tx, tenantId: string, article: NewArticle) =>
  tx
    .insertInto('portal.articles')
    .values({
      tenant_id: tenantId,
      type: article.type,
      title: article.title,
      content: article.content,
      dept_name: article.deptName,
      create_user: article.createUser,
      issued_on: article.issuedOn,
      starts_at: article.startsAt ?? null,
      ends_at: article.endsAt ?? null,
      status: article.status,
      is_login_shown: article.isLoginShown,
    })
    .execute()
