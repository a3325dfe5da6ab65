import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { insightFilter } from '#contract/insight/filter.ts'
import { daysOf, PeriodName } from '#contract/insight/periods.ts'
import { Day, Id, Optional, shape, type Static } from '#contract/kit/schema.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'
import { changed, writeSearchParams } from '#web/kit/url/searchParams.ts'

const { deptId, categoryId, supplierId, procedure } = insightFilter
const Query = shape({
  period: Optional(PeriodName),
  since: Optional(Day),
  until: Optional(Day),
  deptId,
  categoryId,
  supplierId,
  procedure,
  view: Optional(Id),
})
/** What the address says: a period by its name, and filters. */
export type InsightQuery = Static<typeof Query>
export type InsightPatch = { readonly [Key in keyof InsightQuery]?: InsightQuery[Key] | undefined }

/** Period and filter of statistics in the address, with the days that they mean today. */
export function useInsightQuery() {
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readSearchParams(Query, search) as InsightQuery, [search])
  const period = query.period ?? 'year'
  const today = dayFromToday(0)
  const days =
    period === 'custom'
      ? { since: query.since ?? daysOf('year', today).since, until: query.until ?? today }
      : daysOf(period, today)
  const setQuery = useCallback(
    (patch: InsightPatch) => setSearch(writeSearchParams(changed(query, patch)), { preventScrollReset: true }),
    [query, setSearch],
  )
  const filter = {
    ...days,
    ...(query.deptId === undefined ? {} : { deptId: query.deptId }),
    ...(query.categoryId === undefined ? {} : { categoryId: query.categoryId }),
    ...(query.supplierId === undefined ? {} : { supplierId: query.supplierId }),
    ...(query.procedure === undefined ? {} : { procedure: query.procedure }),
  }
  return { query, period, days, filter, setQuery }
}

/** Address of a page with a filter. */
export const pathWith = (path: string, filter: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  )
  return `${path}?${search.toString()}`
}

const lastDay = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
/** Days of a month within a period. */
export const daysOfMonth = (month: string, { since, until }: { readonly since: string; readonly until: string }) => {
  const [first, last] = [`${month}-01`, lastDay(month)]
  return { since: first < since ? since : first, until: last > until ? until : last }
}
