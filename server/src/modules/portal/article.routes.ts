import { maskName } from '#contract/kit/format.ts'
import { getLoginArticles, type LoginArticle } from '#contract/portal/portal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ArticleRow, loginArticles } from './article.store.ts'

export function articleRoutes(app: App) {
  serve(app, getLoginArticles, async ({ sql, actor }) => (await loginArticles(sql, actor.now)).map(present))
}

const present = (row: ArticleRow): LoginArticle => ({
  id: row.id,
  articleType: row.type,
  title: row.title,
  content: row.content,
  deptName: row.dept_name,
  createUser: maskName(row.create_user),
  issueDate: row.issued_on,
  effectiveStartTime: row.starts_at?.toISOString() ?? null,
  effectiveEndTime: row.ends_at?.toISOString() ?? null,
})
