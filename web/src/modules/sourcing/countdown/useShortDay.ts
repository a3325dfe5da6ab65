import { minuteOf } from '#contract/kit/calendar.ts'
import { useAtServerTime } from './useServerTime.ts'

/** Shortens days (YYYY-MM-DD) of the current year to MM-DD. */
export function useShortDay(): (day: string) => string {
  const year = useAtServerTime((now) => minuteOf(new Date(now)).slice(0, 5))
  return (day) => (day.startsWith(year) ? day.slice(5) : day)
}
