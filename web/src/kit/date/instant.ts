import { minuteOf } from '#contract/kit/calendar.ts'

/**
 * Day and time of an instant in China Standard Time, independent of the browser's time zone; empty if there is none.
 */
export function partsOfInstant(instant: unknown): readonly [day: string, time: string] {
  if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return ['', '']
  const [day = '', time = ''] = minuteOf(new Date(instant)).split(' ')
  return [day, time]
}

/** Instant of a day and time in China Standard Time (UTC+8, no daylight saving); empty without a day. */
export const instantOf = (day: string, time: string): string =>
  day === '' ? '' : new Date(`${day}T${time}:00+08:00`).toISOString()
