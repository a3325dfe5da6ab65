import { minuteOf, secondOf } from '#contract/kit/calendar.ts'

/** Times of projects are China's for every reader: a deadline is one and the same for all who take part. */
export const wholeTime = (instant: string): string => secondOf(new Date(instant))

/** To the minute, without the year where it is the present one. */
export function shortTime(instant: string, now: string = new Date().toISOString()): string {
  const text = minuteOf(new Date(instant))
  return text.startsWith(minuteOf(new Date(now)).slice(0, 5)) ? text.slice(5) : text
}

/** The day alone, in the same way. */
export const shortDay = (instant: string, now?: string): string => shortTime(instant, now).slice(0, -6)
