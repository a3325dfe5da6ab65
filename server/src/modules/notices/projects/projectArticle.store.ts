import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const column = sqlQuery(
  'notices.columnForProjects',
  `select c.id from notices.article_columns c where c.name = $name
     and not exists (select from notices.article_columns a where a.tenant_id = c.tenant_id and a.id = any (c.path) and a.disabled)
   order by cardinality(c.path), c.place, c.id limit 1`,
)
/** Visible column with this name; undefined if the tenant has none. */
export const findColumnNamed = async (db: Db, name: string): Promise<string | undefined> =>
  (await column.first(db, { name }))?.id
