import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

const chain = sqlQuery(
  'sourcing.attempts',
  `select id, project_no, attempt, state, ending, reason, ended_at from sourcing.projects
   where id = $firstId or first_id = $firstId order by attempt`,
)
export type AttemptRow = RowOf<typeof chain>
/** Projects of a chain of re-runs, the first one first. */
export const findAttempts = (db: Db, firstId: string): Promise<AttemptRow[]> => chain(db, { firstId })

const reruns = sqlQuery(
  'sourcing.rerunsOf',
  `select r.id from sourcing.projects p join sourcing.projects r
     on r.tenant_id = p.tenant_id and r.first_id = coalesce(p.first_id, p.id) and r.attempt > p.attempt
   where p.id = $id`,
)
/** Later attempts of the chain of a project. */
export const findRerunIds = async (db: Db, id: string): Promise<string[]> =>
  (await reruns(db, { id })).map((row) => row.id)

const enrolled = sqlQuery(
  'sourcing.enrolledBefore',
  `select distinct e.supplier_id from sourcing.projects p
   join sourcing.projects f on f.tenant_id = p.tenant_id and p.first_id in (f.id, f.first_id) and f.attempt < p.attempt
   join sourcing.enrolments e on e.tenant_id = f.tenant_id and e.project_id = f.id and e.status <> 'withdrawn'
   where p.id = $projectId and p.scope = 'open' order by 1`,
)
/** Suppliers that enrolled in the earlier attempts of an open project. */
export const findEnrolledBefore = async (db: Db, projectId: string): Promise<string[]> =>
  (await enrolled(db, { projectId })).map((row) => row.supplier_id)
