import type { Db, Tx } from '#kit/database.ts'
import { pipeline } from '#kit/pipeline.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/query.ts'
import { anyOf } from '#kit/query.parts.ts'

const lockSubject = sqlQuery(
  'login.lockSubject',
  `select pg_advisory_xact_lock(hashtextextended(kit.tenant() || '/' || $subject, 7))`,
)
/**
 * Holds what is counted about a subject until the transaction ends, so that many at once are counted one after the other. Subjects are
 * locked in their order, or two callers could wait for each other.
 */
export async function lockSubjects(tx: Tx, subjects: readonly string[]) {
  // Sent at once, and done one after the other as they were sent.
  await pipeline(...subjects.toSorted().map((subject) => lockSubject(tx, { subject })))
}

const count = sqlQuery(
  'login.tallyOf',
  `select count(*)::int as "count!" from login.tallies
   where subject = $subject and at > now() - make_interval(mins => $minutes)`,
)
/** How often something was counted about a subject within the last minutes. */
export const tallyOf = async (db: Db, subject: string, minutes: number): Promise<number> =>
  (await count.one(db, { subject, minutes })).count

const sinceLast = sqlQuery(
  'login.secondsSinceLast',
  `select extract(epoch from now() - max(at))::float8 as seconds from login.tallies
   where subject = $subject and at > now() - interval '1 hour'`,
)
/** Seconds since something was last counted about a subject, within the last hour. */
export const secondsSinceLast = async (db: Db, subject: string): Promise<number> =>
  (await sinceLast.one(db, { subject })).seconds ?? Number.POSITIVE_INFINITY

const putWithin = sqlQuery(
  'login.countWithin',
  `with had as (
     select s.subject, s.most - (
       select count(*) from login.tallies t where t.subject = s.subject and t.at > now() - make_interval(mins => $minutes)
     )::int as left from unnest($subjects::text[], $mosts::int[]) as s(subject, most)
   ), put as (
     insert into login.tallies (subject) select subject from had where (select min(h.left) from had h) > 0 returning id
   )
   select (select min(h.left) from had h) as "left!", array(select id::text from put) as "ids!"`,
)
/** How many more there might have been; nothing was counted where that is none. */
export type Counted = RowOf<typeof putWithin>

/** Counts once more about each subject, unless that would be more than one of them may have within the last minutes. */
export const countWithin = (tx: Tx, mosts: ReadonlyMap<string, number>, minutes: number): Promise<Counted> =>
  putWithin.one(tx, { subjects: [...mosts.keys()], mosts: [...mosts.values()], minutes })

const insert = sqlQuery(
  'login.insertTallies',
  'insert into login.tallies (subject) select unnest($subjects::text[]) returning id',
)
export const insertTallies = async (tx: Tx, subjects: readonly string[]): Promise<string[]> =>
  (await insert(tx, { subjects })).map(({ id }) => id)

const remove = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db.deleteFrom('login.tallies').where('id', '=', anyOf($.ids)),
)
export const removeTallies = (tx: Tx, ids: readonly string[]) => remove(tx, { ids })

const removeOf = preparedQuery((db, $: Params<{ subject: string }>) =>
  db.deleteFrom('login.tallies').where('subject', '=', $.subject),
)
export const removeTalliesOf = (tx: Tx, subject: string) => removeOf(tx, { subject })

/** What is too old to count against any limit. */
export const removeOldTallies = sqlQuery(
  'login.removeOldTallies',
  `delete from login.tallies where at < now() - interval '25 hours'`,
)
