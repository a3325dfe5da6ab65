import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const readers = sqlQuery(
  'notices.readersOfArticle',
  `select u.id from notices.editions e
   join identity.users u on u.tenant_id = e.tenant_id and identity.is_open(u)
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   join notices.article_columns c on c.tenant_id = e.tenant_id and c.id = e.column_id
   where e.article_id = $articleId and e.is_live and (e.ends_at is null or e.ends_at > now())
     and (e.starts_at is null or e.starts_at <= now())
     and not exists (select from notices.article_columns a where a.tenant_id = c.tenant_id and a.id = any (c.path) and a.disabled)
     and (e.audience <> 'chosen' or ((e.entrances = '{}' or u.entrance = any (e.entrances))
       and (e.dept_ids = '{}' or e.dept_ids && d.path)))
   order by u.id limit 50000`,
)
const titleOf = sqlQuery(
  'notices.titleOfArticle',
  `select e.title from notices.editions e
   join notices.articles a on a.tenant_id = e.tenant_id and a.id = e.article_id and a.project_id is null
   where e.article_id = $articleId and e.is_live`,
)
/** Title of a published article and the accounts that may read it. */
export async function readersOfArticle(db: Db, articleId: string) {
  const title = (await titleOf.first(db, { articleId }))?.title
  return { title, readers: title === undefined ? [] : (await readers(db, { articleId })).map(({ id }) => id) }
}
