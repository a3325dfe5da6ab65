import { sql } from 'kysely'
import { calendarMonths, listCertificates } from '#contract/suppliers/certificateCalendar.ts'
import { reminderDays } from '#contract/suppliers/certificates.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'

type Scope = FilterOf<typeof listCertificates> & {
  /** Day by which certificates are judged. */
  readonly today: string
  readonly supplierId?: string | undefined
}

/** Certificates of suppliers, those that expire first before the others, and endless ones at the end. */
export const certificateList = listOf({
  route: listCertificates,
  find: (db: Db, { supplierId }: Scope) =>
    db
      .selectFrom('suppliers.certificates as c')
      .innerJoin('suppliers.suppliers as s', (join) =>
        join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.supplier_id'),
      )
      .$if(supplierId !== undefined, (found) => found.where('c.supplier_id', '=', supplierId!)),
  where: {
    keyword: { contains: ['s.name', 's.short_name', 'c.no'] },
    type: { is: 'c.type' },
    month: (_, month) => sql<boolean>`to_char(c.last_day, 'YYYY-MM') = ${month}`,
    state: (_, state, { today }: Scope) => {
      if (state === 'endless') return sql<boolean>`c.last_day is null`
      if (state === 'expired') return sql<boolean>`c.last_day < ${today}::date`
      const soon = sql`${today}::date + ${reminderDays[0]}::int`
      return state === 'expiring'
        ? sql<boolean>`c.last_day between ${today}::date and ${soon}`
        : sql<boolean>`c.last_day > ${soon}`
    },
  },
  select: (found) =>
    found.select([
      'c.id',
      'c.supplier_id',
      's.name as supplier_name',
      'c.type',
      'c.no',
      'c.issuer',
      'c.last_day',
      'c.files',
    ]),
  key: 'c.id',
  order: ['c.last_day', 'c.id'],
})
export type CalendarRow = RowIn<typeof certificateList>

const counts = sqlQuery(
  'suppliers.countCertificates',
  `select case when last_day is null then 'endless' when last_day < $today::date then 'expired'
     else to_char(last_day, 'YYYY-MM') end as "place!", count(*)::int as "count!"
   from suppliers.certificates
   where ($supplierId::bigint is null or supplier_id = $supplierId?)
     and (last_day is null or last_day < date_trunc('month', $today::date)::date + make_interval(months => $months::int))
   group by 1 limit 50`,
)
/** Numbers of certificates by month (`YYYY-MM`), `expired` and `endless`. */
export const certificateCounts = async (db: Db, today: string, supplierId: string | null) =>
  new Map((await counts(db, { today, supplierId, months: calendarMonths })).map(({ place, count }) => [place, count]))
