import { useTranslation } from 'react-i18next'
import type { NoticeMoment, ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { shortTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import type { NoticeStep } from './noticeSteps.ts'

/** The time under a step, as far as it is known. */
export function useStepNote(notice: ProjectNotice): (step: NoticeStep) => string {
  const { t } = useTranslation()
  const { now, moments, releaseTime, enrollDate, deadlineDate, quoteBeginDay, quoteEndDay } = notice
  const at = (instant: string) => shortTime(instant, now)
  const day = (instant: string) => at(instant).split(' ')[0]!
  const range = (from: string | null, to: string | null) => {
    if (to === null) return '-'
    if (from !== null && Date.parse(to) < Date.parse(now))
      return t('notice.steps.between', { from: day(from), to: day(to) })
    return t('notice.steps.until', { to: at(to) })
  }
  const happened = (kind: NoticeMoment['kind']) => {
    const moment = moments.find((one) => one.isDone && one.kind === kind)
    return moment ? at(moment.at) : '-'
  }
  return (step) => {
    if (step === 'published') return at(releaseTime)
    if (step === 'enrol') return range(enrollDate ?? releaseTime, deadlineDate)
    if (step === 'quote') return range(quoteBeginDay ?? deadlineDate ?? releaseTime, quoteEndDay)
    return step === 'confirm' ? '-' : happened('completed')
  }
}
