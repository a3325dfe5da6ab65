import { dayAfter, dayOf, hourOf } from '#contract/kit/calendar.ts'
import { isWorkingDay, type SpecialDays, workingDayFrom } from '#contract/tenancy/workingDays.ts'
import { dispatchHour } from '#contract/catalogue/goods.ts'

export interface Arrival {
  readonly day: string
  /** Ordered by the hour of dispatch today; otherwise it leaves on a later day. */
  readonly leavesToday: boolean
}

/**
 * Day on which goods ordered now arrive: they leave on the day of the order, or the next working day after the hour of
 * dispatch, and are delivered on working days of the tenant's calendar. Null if the supplier names no lead time.
 */
export function arrivalOf(now: Date, leadDays: number, special: SpecialDays = new Map()): Arrival | null {
  if (leadDays <= 0) return null
  const today = dayOf(now)
  const leavesToday = isWorkingDay(today, special) && hourOf(now) < dispatchHour
  const leaves = leavesToday ? today : workingDayFrom(dayAfter(today, 1), special)
  return { day: workingDayFrom(dayAfter(leaves, leadDays), special), leavesToday }
}
