import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'

const lockSubjects = sqlQuery(
  'login.lockSubjects',
  `select pg_advisory_xact_lock(hashtextextended(kit.tenant() || '/' || subject, 7)) from unnest($subjects::text[]) as s(subject)`,
)
/**
 * Advisory locks of counters until the end of the transaction, so that concurrent attempts are counted one after the
 * other. Sorted, to avoid deadlocks.
 */
export const lockCounters = (tx: Tx, subjects: readonly string[]) => lockSubjects(tx, { subjects: subjects.toSorted() })

const count = sqlQuery(
  'login.countOf',
  `select count(*)::int as "count!" from login.tallies
   where subject = $subject and at > now() - make_interval(mins => $minutes)`,
)
/** Count of a subject within the last minutes. */
export const countOf = async (db: Db, subject: string, minutes: number): Promise<number> =>
  (await count.one(db, { subject, minutes })).count

const atLimit = sqlQuery(
  'login.subjectsAtLimit',
  `select subject from login.tallies where at > now() - make_interval(mins => $minutes) and starts_with(subject, $prefix)
   group by subject having count(*) >= $limit`,
)
/** Subjects with this prefix that have reached the limit within the last minutes. */
export const subjectsAtLimit = async (db: Db, prefix: string, limit: number, minutes: number): Promise<string[]> =>
  (await atLimit(db, { prefix, limit, minutes })).map(({ subject }) => subject)

const sinceLast = sqlQuery(
  'login.secondsSinceLast',
  `select extract(epoch from now() - max(at))::float8 as seconds from login.tallies
   where subject = $subject and at > now() - interval '1 hour'`,
)
/** Seconds since the last count of a subject within the last hour. */
export const secondsSinceLast = async (db: Db, subject: string): Promise<number> =>
  (await sinceLast.one(db, { subject })).seconds ?? Number.POSITIVE_INFINITY

const insertWithinLimits = sqlQuery(
  'login.insertWithinLimits',
  `with had as (
     select s.subject, s.maximum - (
       select count(*) from login.tallies t where t.subject = s.subject and t.at > now() - make_interval(mins => $minutes)
     )::int as left from unnest($subjects::text[], $limits::int[]) as s(subject, maximum)
   ), put as (
     insert into login.tallies (subject) select subject from had where (select min(h.left) from had h) > 0 returning id
   )
   select (select min(h.left) from had h) as "left!", array(select id::text from put) as "ids!"`,
)
/** `left`: attempts left before this one; 0: nothing was counted. */
export type CountResult = RowOf<typeof insertWithinLimits>

/** Counts each subject once, unless one of them has reached its limit within the last minutes. */
export const countWithinLimits = (tx: Tx, limits: ReadonlyMap<string, number>, minutes: number): Promise<CountResult> =>
  insertWithinLimits.one(tx, { subjects: [...limits.keys()], limits: [...limits.values()], minutes })

const insert = sqlQuery(
  'login.insertCounts',
  'insert into login.tallies (subject) select unnest($subjects::text[]) returning id',
)
export const insertCounts = async (tx: Tx, subjects: readonly string[]): Promise<string[]> =>
  (await insert(tx, { subjects })).map(({ id }) => id)

const remove = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db.deleteFrom('login.tallies').where('id', '=', anyOf($.ids)),
)
export const removeCounts = (tx: Tx, ids: readonly string[]) => remove(tx, { ids })

const removeOf = preparedQuery((db, $: Params<{ subject: string; ids: readonly string[] }>) =>
  db
    .deleteFrom('login.tallies')
    .where((each) => each.or([each('subject', '=', $.subject), each('id', '=', anyOf($.ids))])),
)
/** Removes all counts of a subject, and the counts with these ids. */
export const removeCountsOf = (tx: Tx, subject: string, ids: readonly string[] = []) => removeOf(tx, { subject, ids })

/** Removes counts older than every window. */
export const removeOldCounts = sqlQuery(
  'login.removeOldCounts',
  `delete from login.tallies where at < now() - interval '25 hours'`,
)
