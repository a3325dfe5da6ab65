import { dayAfter, dayOf, hourOf } from '#contract/kit/calendar.ts'
import { type Days, daysOf, type PeriodName } from '#contract/insight/periods.ts'
import type { Rhythm, ViewDraft } from '#contract/insight/views.ts'
import { refuse } from '#kit/refusal.ts'

/** Filter of a view; parts that are not set are absent. */
export type ViewFilter = Pick<ViewDraft, 'since' | 'until' | 'deptId' | 'categoryId' | 'supplierId' | 'procedure'>

/** The filter of a draft alone. Days are kept where the period does not move. */
export const filterOf = ({
  period,
  since,
  until,
  deptId,
  categoryId,
  supplierId,
  procedure,
}: ViewDraft): ViewFilter => {
  const isCustom = period === 'custom'
  if (isCustom && (since === undefined || until === undefined)) refuse('insight.periodMissing')
  return {
    ...(isCustom ? { since: since!, until: until! } : {}),
    ...(deptId === undefined ? {} : { deptId }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(supplierId === undefined ? {} : { supplierId }),
    ...(procedure === undefined ? {} : { procedure }),
  }
}

/** Days of a view on a day. */
export const daysOfView = (period: PeriodName, { since = '', until = '' }: ViewFilter, today: string): Days =>
  period === 'custom' ? { since, until } : daysOf(period, today)

/** Latest day on which a view of this rhythm was due. */
function dueDay(rhythm: Exclude<Rhythm, 'none'>, today: string): string {
  if (rhythm === 'monthly') return `${today.slice(0, 7)}-01`
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return dayAfter(today, -sinceMonday)
}

/** Day for which a view has to be mailed now; null: its hour has not come yet, or there is no rhythm. */
export function dueFor(rhythm: Rhythm, hour: number, now: Date): string | null {
  if (rhythm === 'none') return null
  const today = dayOf(now)
  const due = dueDay(rhythm, today)
  return due < today || hourOf(now) >= hour ? due : null
}
