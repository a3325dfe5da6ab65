import { sql } from 'kysely'
import { listCalendarDays } from '#contract/administration/calendars.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'

export const calendarDayList = listOf({
  route: listCalendarDays,
  find: (db: Db) => db.selectFrom('tenancy.calendar_days as c'),
  where: {
    keyword: { contains: ['c.name', 'c.en_name'] },
    year: (e, year) => e(sql<number>`extract(year from c.day)::int`, '=', year),
    kind: { is: 'c.kind' },
  },
  select: (found) => found.select(['c.id as dayId', 'c.version', 'c.day', 'c.kind', 'c.name', 'c.en_name as enName']),
  key: 'c.id',
  order: [['c.day', 'desc']],
  sort: { day: 'c.day' },
})
export type CalendarDayRow = RowIn<typeof calendarDayList>
