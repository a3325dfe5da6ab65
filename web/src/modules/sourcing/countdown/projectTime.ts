import { minuteOf, secondOf } from '#contract/kit/calendar.ts'

/** Times of projects are those of China for every reader, because a deadline is the same for all suppliers. */
export const wholeTime = (instant: string): string => secondOf(new Date(instant))

/** Time to the minute, without the current year. */
export function shortTime(instant: string, now: string = new Date().toISOString()): string {
  const text = minuteOf(new Date(instant))
  return text.startsWith(minuteOf(new Date(now)).slice(0, 5)) ? text.slice(5) : text
}

/** Day, without the current year. */
export const shortDay = (instant: string, now?: string): string => shortTime(instant, now).slice(0, -6)
