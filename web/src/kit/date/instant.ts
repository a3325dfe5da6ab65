import { minuteOf } from '#contract/kit/calendar.ts'

/** Day and time of an instant in China, wherever its reader is; empty where there is none. */
export function partsOfInstant(instant: unknown): readonly [day: string, time: string] {
  if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return ['', '']
  const [day = '', time = ''] = minuteOf(new Date(instant)).split(' ')
  return [day, time]
}

/** The instant of this day and time in China, which knows no summer time; empty without a day. */
export const instantOf = (day: string, time: string): string =>
  day === '' ? '' : new Date(`${day}T${time}:00+08:00`).toISOString()
