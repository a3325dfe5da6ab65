import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { ProjectStatus } from '#contract/sourcing/projectStates.ts'
import type { Step } from '#web/kit/ui/Steps.tsx'

export const noticeSteps = ['published', 'enrol', 'quote', 'confirm', 'result', 'done'] as const
export type NoticeStep = (typeof noticeSteps)[number]

type Staged = Pick<ProjectNotice, 'status' | 'audit' | 'deadlineDate' | 'quoteEndDay' | 'moments'>

const stepOf: Readonly<Record<ProjectStatus, NoticeStep>> = {
  '1': 'published',
  '2': 'published',
  '3': 'published',
  '4': 'enrol',
  '5': 'quote',
  '6': 'confirm',
  '8': 'result',
  '7': 'done',
  '9': 'quote',
}

/** The step at which a project ended that has no result: the first whose time had not passed. */
function failedStep({ moments, audit, deadlineDate, quoteEndDay }: Staged): NoticeStep {
  const end = moments.find(({ kind }) => kind === 'failed' || kind === 'terminated')?.at
  const isBefore = (deadline: string | null) => deadline !== null && end !== undefined && end <= deadline
  if (audit === '1' && isBefore(deadlineDate)) return 'enrol'
  return isBefore(quoteEndDay) ? 'quote' : 'confirm'
}

/** How far a project has come. Without enrolment there is no step of it. */
export function stepsOf(notice: Staged): readonly { readonly key: NoticeStep; readonly state: Step['state'] }[] {
  const isFailed = notice.status === '9'
  const shown = noticeSteps.filter((step) => step !== 'enrol' || notice.audit === '1')
  const present = shown.indexOf(isFailed ? failedStep(notice) : stepOf[notice.status])
  return shown.map((key, place) => {
    if (place < present || notice.status === '7') return { key, state: 'done' }
    if (place > present) return { key, state: 'future' }
    return { key, state: isFailed ? 'failed' : 'current' }
  })
}
