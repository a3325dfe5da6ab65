import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const calendarDays = tableOf('tenancy.calendar_days')

const from = preparedQuery((db, $: Params<{ from: string; to: string }>) =>
  db
    .selectFrom('tenancy.calendar_days')
    .select(['day', 'kind'])
    .where('day', '>=', $.from)
    .where('day', '<=', $.to)
    .limit(2000),
)
/** Days of a period that are not as the week says, by day. */
export const daysBetween = async (db: Db, first: string, last: string): Promise<ReadonlyMap<string, 'rest' | 'work'>> =>
  new Map((await from(db, { from: first, to: last })).map(({ day, kind }) => [day, kind]))

const put = sqlQuery(
  'tenancy.putCalendarDays',
  `insert into tenancy.calendar_days (day, kind, name, en_name) select d::date, $kind, $name, $enName
   from unnest($days::text[]) d
   on conflict on constraint "calendar.dayTaken"
   do update set kind = excluded.kind, name = excluded.name, en_name = excluded.en_name, version = calendar_days.version + 1
   returning id, day::text as "day!"`,
)
/** Enters days, or replaces what is entered of them. */
export const putCalendarDays = (
  db: Db,
  days: readonly string[],
  named: { readonly kind: 'rest' | 'work'; readonly name: string; readonly enName: string },
) => put(db, { days, ...named })
