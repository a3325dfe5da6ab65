import { minuteOf, secondOf } from '#contract/kit/calendar.ts'

/** Times of projects are China's for every reader: a deadline is one and the same for all who take part. */
export const wholeTime = (instant: string): string => secondOf(new Date(instant))

/** To the minute, without the year where it is the present one; `now` is the server's. */
export function shortTime(instant: string, now: string): string {
  const text = minuteOf(new Date(instant))
  return text.startsWith(minuteOf(new Date(now)).slice(0, 5)) ? text.slice(5) : text
}
