import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'

type Offered = Pick<ProjectNotice, 'can' | 'enrolment' | 'status' | 'detailStatus' | 'audit' | 'viewer' | 'isApply'>

/** Main action of a project's page. */
export type NoticeAction = 'enrol' | 'correct' | 'enrolment' | 'quote' | 'logInToEnrol' | 'logInToQuote' | 'manage'

/** Next action of the reader; undefined if there is none. */
export function noticeActionOf(notice: Offered, isVisitor: boolean): NoticeAction | undefined {
  const { can, enrolment, status, detailStatus, audit, isApply } = notice
  if (can.includes('manage')) return 'manage'
  if (can.includes('quote')) return 'quote'
  if (can.includes('enrol')) return enrolment ? 'correct' : 'enrol'
  if (enrolment) return 'enrolment'
  if (!isVisitor) return undefined
  if (status === '4' && audit === '1') return isApply ? 'logInToEnrol' : undefined
  // Those who negotiate are known already.
  return status === '5' && detailStatus === '' ? 'logInToQuote' : undefined
}

/** Hint below the action. */
export type NoticeHint =
  | 'visitorEnrol'
  | 'visitorQuote'
  | 'submitted'
  | 'passed'
  | 'rejected'
  | 'withdrawn'
  | 'notEnrolled'
  | 'offline'

export function noticeHintOf(notice: Offered, isVisitor: boolean): NoticeHint | undefined {
  const action = noticeActionOf(notice, isVisitor)
  if (action === 'logInToEnrol') return 'visitorEnrol'
  if (action === 'logInToQuote') return 'visitorQuote'
  if (notice.enrolment) return notice.enrolment.status
  const enrols = notice.status === '4' && notice.audit === '1'
  if (enrols && !notice.isApply && (isVisitor || notice.viewer === 'supplier')) return 'offline'
  const isLate = notice.viewer === 'supplier' && notice.status === '5' && notice.audit === '1'
  return isLate ? 'notEnrolled' : undefined
}
