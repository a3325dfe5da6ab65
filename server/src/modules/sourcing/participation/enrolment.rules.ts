import type { EnrolmentAction, EnrolmentStatus } from '#contract/sourcing/enrolments.ts'
import type { Audit, ProjectState } from '#contract/sourcing/projectStates.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { flow } from '#kit/flow.ts'

/** An enrolment and its project, as its flow sees them. */
export interface EnrolmentFacts {
  readonly status: EnrolmentStatus
  /** Whether the project still takes enrolments: in its state, between its times, by the database's clock. */
  readonly isOpen: boolean
  readonly isOwn: boolean
  readonly isManaged: boolean
}

const own = ({ isOwn, isOpen }: EnrolmentFacts): RefusalCode | false =>
  isOwn ? !isOpen && 'enrolment.closed' : 'thing.notAllowed'
const managed = ({ isManaged, isOpen }: EnrolmentFacts): RefusalCode | false =>
  isManaged ? !isOpen && 'enrolment.closed' : 'project.notOwn'

/** The life of an enrolment. It is made as submitted; what was rejected or withdrawn can be corrected. */
export const enrolmentFlow = flow<EnrolmentFacts, EnrolmentStatus, EnrolmentAction>({
  correct: { from: ['rejected', 'withdrawn'], to: 'submitted', needs: 'supplierProject.join', unless: own },
  withdraw: { from: ['submitted', 'passed'], to: 'withdrawn', needs: 'supplierProject.join', unless: own },
  pass: { from: ['submitted', 'rejected'], to: 'passed', needs: 'project.manage', unless: managed },
  reject: { from: ['submitted', 'passed'], to: 'rejected', needs: 'project.manage', unless: managed },
})

interface Enrolling {
  readonly state: ProjectState
  readonly audit: Audit
  readonly enrol_begin_at: Date | null
  readonly enrol_end_at: Date | null
}

/** Whether suppliers may enrol now. */
export const isEnrolling = ({ state, enrol_begin_at: begin, enrol_end_at: end }: Enrolling, now: Date): boolean =>
  state === '4' && (begin === null || begin <= now) && end !== null && now < end

/** What speaks against enrolling now. */
export function violationOfEnrolling(project: Enrolling, now: Date): RefusalCode | false {
  if (project.audit === '2') return 'enrolment.notNeeded'
  if (isEnrolling(project, now)) return false
  const isEarly = project.state === '4' && project.enrol_begin_at !== null && now < project.enrol_begin_at
  return isEarly ? 'enrolment.notBegun' : 'enrolment.closed'
}

/** An enrolment that is asked for nothing is let in at once. */
export const needsReview = ({ enrol_requirements: required }: { readonly enrol_requirements: string }): boolean =>
  required.trim() !== ''
