import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

const figures = sqlQuery(
  'kit.jobFigures',
  'select due as "due!", oldest_seconds as "oldest_seconds!", waiting as "waiting!", running as "running!", dead as "dead!" from kit.job_figures()',
)
export type JobFigures = RowOf<typeof figures>

/** Job metrics of all tenants together: counts only. */
export const jobFigures = (db: Db): Promise<JobFigures> => figures.one(db)

const deadLetters = sqlQuery(
  'kit.deadLetters',
  `select id as "id!", name as "name!", attempts as "attempts!", error as "error!", created_at as "created_at!", failed_at as "failed_at!"
   from kit.dead_letters() where id = any ($ids::bigint[])`,
)
export type DeadLetterRow = RowOf<typeof deadLetters>

/** Dead letters of the tenant by id. */
export const findDeadLettersById = (db: Db, ids: readonly string[]) => deadLetters(db, { ids })

const deadLetter = sqlQuery(
  'kit.deadLetterOf',
  'select id as "id!", attempts as "attempts!", failed_at as "failed_at!" from kit.dead_letter_of($name, $key)',
)
/** Dead letter of a job by the tenant's own key. */
export const findDeadLetter = (db: Db, { name }: { readonly name: string }, key: string) =>
  deadLetter.first(db, { name, key })

const retry = sqlQuery('kit.retryDeadLetters', 'select kit.retry_dead_letters($ids::bigint[]) as "done!"')
/** Queues dead letters again; returns their number. */
export const retryDeadLetters = async (tx: Tx, ids: readonly string[]): Promise<number> =>
  (await retry.one(tx, { ids })).done

const dismiss = sqlQuery('kit.dismissDeadLetters', 'select kit.dismiss_dead_letters($ids::bigint[]) as "done!"')
export const dismissDeadLetters = async (tx: Tx, ids: readonly string[]): Promise<number> =>
  (await dismiss.one(tx, { ids })).done
