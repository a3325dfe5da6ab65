import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const due = sqlQuery(
  'notices.dueArticles',
  `select id from notices.articles where status = '04' and publish_at <= $now::timestamptz order by publish_at limit 500`,
)
export const findDueArticles = (db: Db, now: Date) => due(db, { now })
