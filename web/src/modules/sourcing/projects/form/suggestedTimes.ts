import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'

export type TimeField = 'enrolBeginAt' | 'enrolEndAt' | 'questionEndAt' | 'quoteBeginAt' | 'quoteEndAt'
type Times = Pick<ProjectDraft, TimeField>

const isWorkingDay = (at: Date) => at.getDay() !== 0 && at.getDay() !== 6

/** So many working days later or earlier, at six in the evening. Holidays are nobody's but the author's to know. */
export function eveningAfter(from: Date, days: number): Date {
  const at = new Date(from)
  const step = Math.sign(days)
  for (let left = Math.abs(days); left > 0;) {
    at.setDate(at.getDate() + step)
    if (isWorkingDay(at)) left -= 1
  }
  at.setHours(18, 0, 0, 0)
  return at
}

/** Times that suit most projects: three working days to enrol, three to quote, questions until a day before the end. */
export function suggestedTimes(audit: ProjectDraft['audit'], now: Date): Times {
  const begin = new Date(now)
  begin.setSeconds(0, 0)
  const enrolEnd = audit === '1' ? eveningAfter(begin, 3) : null
  const quoteBegin = enrolEnd ?? begin
  const quoteEnd = eveningAfter(quoteBegin, 3)
  return {
    enrolBeginAt: enrolEnd && begin.toISOString(),
    enrolEndAt: enrolEnd && enrolEnd.toISOString(),
    questionEndAt: eveningAfter(quoteEnd, -1).toISOString(),
    quoteBeginAt: quoteBegin.toISOString(),
    quoteEndAt: quoteEnd.toISOString(),
  }
}
