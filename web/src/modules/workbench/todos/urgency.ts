import { dayOf } from '#contract/kit/calendar.ts'

const DAY_MS = 86_400_000

export const urgencies = ['overdue', 'today', 'week', 'later', 'open'] as const
export type Urgency = (typeof urgencies)[number]

/** Urgency of a deadline, by days in China. */
export function urgencyOf(dueAt: string | null, now: Date): Urgency {
  if (dueAt === null) return 'open'
  const due = new Date(dueAt)
  if (due <= now) return 'overdue'
  if (dayOf(due) === dayOf(now)) return 'today'
  return due.getTime() - now.getTime() < 7 * DAY_MS ? 'week' : 'later'
}
