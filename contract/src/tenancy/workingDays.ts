import { dayAfter } from '#contract/kit/calendar.ts'

/** Days that are not as the week says: holidays, and make-up days at weekends. */
export type SpecialDays = ReadonlyMap<string, 'rest' | 'work'>

/** Day of the week: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export const isWorkingDay = (day: string, special: SpecialDays): boolean =>
  (special.get(day) ?? (weekdayOf(day) <= 5 ? 'work' : 'rest')) === 'work'

/** The day itself if it is a working day, or else the next one; after a year without any the day itself. */
export function workingDayFrom(day: string, special: SpecialDays): string {
  for (let ahead = 0; ahead < 366; ahead++) {
    const at = dayAfter(day, ahead)
    if (isWorkingDay(at, special)) return at
  }
  return day
}

/** Day that is `count` working days after a day. */
export function workingDaysAfter(day: string, count: number, special: SpecialDays): string {
  let at = day
  for (let left = count; left > 0; left--) at = workingDayFrom(dayAfter(at, 1), special)
  return at
}
