import { sql as text } from 'kysely'
import type { Db, Tx } from '#kit/database/database.ts'

export interface JobFigures {
  due: number
  oldest_seconds: number
  waiting: number
  running: number
  dead: number
}

/** Job metrics of all tenants together: counts only. */
export async function jobFigures(sql: Db): Promise<JobFigures> {
  const { rows } = await text<JobFigures>`select * from kit.job_figures()`.execute(sql)
  return rows[0]!
}

export interface DeadLetterRow {
  id: string
  name: string
  attempts: number
  error: string
  created_at: Date
  failed_at: Date
}

/** Dead letters of the tenant by id. */
export async function findDeadLettersById(sql: Db, ids: readonly string[]): Promise<DeadLetterRow[]> {
  const { rows } =
    await text<DeadLetterRow>`select * from kit.dead_letters() where id = any (${ids}::bigint[])`.execute(sql)
  return rows
}

/** Dead letter of a job by the tenant's own key. */
export async function findDeadLetter(
  sql: Db,
  { name }: { readonly name: string },
  key: string,
): Promise<Pick<DeadLetterRow, 'id' | 'attempts' | 'failed_at'> | undefined> {
  const { rows } = await text<
    Pick<DeadLetterRow, 'id' | 'attempts' | 'failed_at'>
  >`select * from kit.dead_letter_of(${name}, ${key})`.execute(sql)
  return rows[0]
}

/** Queues dead letters again; returns their number. */
export async function retryDeadLetters(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await text<{ done: number }>`select kit.retry_dead_letters(${ids}::bigint[]) as done`.execute(tx)
  return rows[0]!.done
}
export async function dismissDeadLetters(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await text<{ done: number }>`select kit.dismiss_dead_letters(${ids}::bigint[]) as done`.execute(tx)
  return rows[0]!.done
}
