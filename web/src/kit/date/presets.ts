import { dayOf } from '../format/time.ts'

/** Date range, `YYYY-MM-DD`, both ends included; an empty end is open. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export const presets = ['today', 'week', 'month', 'quarter', 'year'] as const
export type Preset = (typeof presets)[number]

/** Date range presets: 今天, 近 7 天, 近 30 天, 近三个月, 本年. All end today, inclusive. */
export function rangeOf(preset: Preset, now: Date = new Date()): DayRange {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const firsts: Readonly<Record<Preset, Date>> = {
    today: now,
    week: new Date(year, month, day - 6),
    month: new Date(year, month, day - 29),
    quarter: monthsBefore(now, 3),
    year: new Date(year, 0, 1),
  }
  return { from: dayOf(firsts[preset]), to: dayOf(now) }
}

/** Subtracts months; clamps to the last day of the month. */
function monthsBefore(now: Date, months: number): Date {
  const [year, month] = [now.getFullYear(), now.getMonth() - months]
  const last = new Date(year, month + 1, 0).getDate()
  return new Date(year, month, Math.min(now.getDate(), last))
}

export const presetOf = ({ from, to }: DayRange, now: Date = new Date()): Preset | undefined =>
  presets.find((preset) => {
    const range = rangeOf(preset, now)
    return range.from === from && range.to === to
  })

/** Number of days, both ends included. */
export const daysIn = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1
