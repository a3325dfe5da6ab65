import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

/** SQL: opening time of the last round of project `p`; null before. */
export const openedAtOf = `(select (o.record::jsonb ->> 'openedAt')::timestamptz from sourcing.seal_rounds r
  left join sourcing.seal_openings o on o.tenant_id = r.tenant_id and o.project_id = r.project_id and o.round = r.round
  where r.tenant_id = p.tenant_id and r.project_id = p.id order by r.round desc limit 1)`

const opened = sqlQuery(
  'sourcing.openedAt',
  `select ${openedAtOf} as opened_at from sourcing.projects p where p.id = $projectId`,
)
export const openedAt = async (db: Db, projectId: string): Promise<Date | null> =>
  (await opened.first(db, { projectId }))?.opened_at ?? null
