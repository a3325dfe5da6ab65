import { sql as text } from 'kysely'
import { hot, type Sql, together, type Tx } from '#kit/database.ts'

/**
 * Advisory locks of counters until the end of the transaction, so that concurrent attempts are counted one after the
 * other. Sorted, to avoid deadlocks.
 */
export async function lockCounters(tx: Tx, tenantId: string, subjects: readonly string[]) {
  // Sent at once, and done one after the other as they were sent.
  await together(
    ...subjects
      .toSorted()
      .map((subject) =>
        text`select pg_advisory_xact_lock(hashtextextended(${`${tenantId}/${subject}`}, 7))`.execute(tx),
      ),
  )
}

/** Count of a subject within the last minutes. */
export async function countOf(sql: Sql, subject: string, minutes: number): Promise<number> {
  const { rows } = await text<{ count: string }>`
    select count(*) as count from login.tallies
    where subject = ${subject} and at > now() - make_interval(mins => ${minutes})`.execute(sql)
  return Number(rows[0]!.count)
}

/** Seconds since the last count of a subject within the last hour. */
export async function secondsSinceLast(sql: Sql, subject: string): Promise<number> {
  const { rows } = await text<{ seconds: number | null }>`
    select extract(epoch from now() - max(at))::float8 as seconds from login.tallies
    where subject = ${subject} and at > now() - interval '1 hour'`.execute(sql)
  return rows[0]?.seconds ?? Number.POSITIVE_INFINITY
}

export interface CountResult {
  /** Attempts left before this one; where it is zero nothing was counted. */
  readonly left: number
  readonly ids: string[]
}

/** Counts each subject once more, unless one of them has reached its limit within the last minutes. */
export async function countWithinLimits(
  tx: Tx,
  tenantId: string,
  limits: ReadonlyMap<string, number>,
  minutes: number,
): Promise<CountResult> {
  const [counted] = await insertWithinLimits(tx, tenantId, [...limits.keys()], [...limits.values()], minutes)
  return counted!
}

const insertWithinLimits = hot<
  CountResult,
  [tenantId: string, subjects: readonly string[], mosts: readonly number[], minutes: number]
>(`
  with had as (
    select s.subject, s.most - (
      select count(*) from login.tallies t where t.subject = s.subject and t.at > now() - make_interval(mins => $4)
    )::int as left from unnest($2::text[], $3::int[]) as s(subject, most)
  ), put as (
    insert into login.tallies (tenant_id, subject)
    select $1, subject from had where (select min(h.left) from had h) > 0 returning id
  )
  select (select min(h.left) from had h) as left, array(select id::text from put) as ids`)

export async function insertCounts(tx: Tx, tenantId: string, subjects: readonly string[]): Promise<string[]> {
  const rows = await tx
    .insertInto('login.tallies')
    .values(subjects.map((subject) => ({ tenant_id: tenantId, subject })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const removeCounts = (tx: Tx, ids: readonly string[]) =>
  text`delete from login.tallies where id = any (${ids}::bigint[])`.execute(tx)

export const removeCountsOf = (tx: Tx, subject: string) =>
  text`delete from login.tallies where subject = ${subject}`.execute(tx)

/** Removes counts that are older than every window. */
export const removeOldCounts = (tx: Tx) =>
  text`delete from login.tallies where at < now() - interval '25 hours'`.execute(tx)
