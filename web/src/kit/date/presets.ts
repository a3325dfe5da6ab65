import { dayOf } from '#contract/kit/calendar.ts'

/** Date range, `YYYY-MM-DD`, both ends included; an empty end is open. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export const presets = ['today', 'week', 'month', 'quarter', 'year'] as const
export type Preset = (typeof presets)[number]

/** Day of the calendar; months and days beyond their range belong to the next or previous ones. */
const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/**
 * Date range presets: 今天, 近 7 天, 近 30 天, 近三个月, 本年. All end today, inclusive: the business day in China Standard
 * Time, by which the server filters.
 */
export function rangeOf(preset: Preset, now: Date = new Date()): DayRange {
  const today = dayOf(now)
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const at = month - 1
  // The same day three months ago, or the last one of that month.
  const lastDay = Number(dayAt(year, at - 2, 0).slice(8))
  const firsts: Readonly<Record<Preset, string>> = {
    today,
    week: dayAt(year, at, day - 6),
    month: dayAt(year, at, day - 29),
    quarter: dayAt(year, at - 3, Math.min(day, lastDay)),
    year: dayAt(year, 0, 1),
  }
  return { from: firsts[preset], to: today }
}

export const presetOf = ({ from, to }: DayRange, now: Date = new Date()): Preset | undefined =>
  presets.find((preset) => {
    const range = rangeOf(preset, now)
    return range.from === from && range.to === to
  })

/** Number of days, both ends included. */
export const daysIn = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1
