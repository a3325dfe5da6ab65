import { dayAfter, monthAfter } from '#contract/kit/calendar.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/** Periods that move with the day on which they are read; `custom` has days of its own. */
export const periodNames = [
  'month',
  'quarter',
  'year',
  'lastWeek',
  'lastMonth',
  'lastQuarter',
  'lastYear',
  'custom',
] as const
export const PeriodName = OneOf(periodNames)
export type PeriodName = Static<typeof PeriodName>
export const periodTexts = {
  month: ['本月', 'This month'],
  quarter: ['本季度', 'This quarter'],
  year: ['本年', 'This year'],
  lastWeek: ['上周', 'Last week'],
  lastMonth: ['上月', 'Last month'],
  lastQuarter: ['上季度', 'Last quarter'],
  lastYear: ['上年', 'Last year'],
  custom: ['自定义', 'Custom'],
} as const satisfies Readonly<Record<PeriodName, readonly [zh: string, en: string]>>

export interface Days {
  /** First day. */
  readonly since: string
  /** Last day. */
  readonly until: string
}

const firstOf = (month: string): string => `${month}-01`
const lastOf = (month: string): string => dayAfter(firstOf(monthAfter(month, 1)), -1)
const quarterOf = (month: string): string => monthAfter(month, -((Number(month.slice(5)) - 1) % 3))
/** Days since Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Days of a period, seen on a day in China. Periods that are not over end on that day. */
export function daysOf(period: Exclude<PeriodName, 'custom'>, today: string): Days {
  const month = today.slice(0, 7)
  switch (period) {
    case 'month':
      return { since: firstOf(month), until: today }
    case 'quarter':
      return { since: firstOf(quarterOf(month)), until: today }
    case 'year':
      return { since: `${today.slice(0, 4)}-01-01`, until: today }
    case 'lastWeek': {
      const monday = dayAfter(today, -weekdayOf(today) - 7)
      return { since: monday, until: dayAfter(monday, 6) }
    }
    case 'lastMonth':
      return { since: firstOf(monthAfter(month, -1)), until: lastOf(monthAfter(month, -1)) }
    case 'lastQuarter': {
      const first = monthAfter(quarterOf(month), -3)
      return { since: firstOf(first), until: lastOf(monthAfter(first, 2)) }
    }
    case 'lastYear': {
      const year = Number(today.slice(0, 4)) - 1
      return { since: `${year}-01-01`, until: `${year}-12-31` }
    }
  }
}
