import { dayOf } from '#contract/kit/calendar.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { instantOf } from '#web/kit/date/instant.ts'

export type TimeField = 'enrolBeginAt' | 'enrolEndAt' | 'questionEndAt' | 'quoteBeginAt' | 'quoteEndAt'
type Times = Pick<ProjectDraft, TimeField>

const isWorkingDay = (at: Date) => at.getUTCDay() !== 0 && at.getUTCDay() !== 6

/**
 * Some working days later or earlier in China, at 18:00. Public holidays are not considered; the author adjusts them.
 */
export function eveningAfter(from: string, days: number): string {
  const day = new Date(dayOf(new Date(from)))
  const step = Math.sign(days)
  for (let left = Math.abs(days); left > 0;) {
    day.setUTCDate(day.getUTCDate() + step)
    if (isWorkingDay(day)) left -= 1
  }
  return instantOf(day.toISOString().slice(0, 10), '18:00')
}

/** Suggested times: three working days for enrolment, three for quotes, questions until a day before the end. */
export function suggestedTimes(audit: ProjectDraft['audit'], now: Date): Times {
  const begin = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString()
  const enrolEnd = audit === '1' ? eveningAfter(begin, 3) : null
  const quoteBegin = enrolEnd ?? begin
  const quoteEnd = eveningAfter(quoteBegin, 3)
  return {
    enrolBeginAt: enrolEnd && begin,
    enrolEndAt: enrolEnd,
    questionEndAt: eveningAfter(quoteEnd, -1),
    quoteBeginAt: quoteBegin,
    quoteEndAt: quoteEnd,
  }
}
