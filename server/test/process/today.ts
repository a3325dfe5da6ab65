import { dayOf, monthAfter } from '#contract/kit/calendar.ts'

/** Today, its year and the month before, as a test file began. */
export let [today, year, lastMonth] = ['', '', '']

/** Files of a worker share their helpers, and a run may pass midnight in China. */
export function renewDays(): void {
  today = dayOf(new Date())
  year = today.slice(0, 4)
  lastMonth = monthAfter(today.slice(0, 7), -1)
}
renewDays()
