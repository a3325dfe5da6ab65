import { type EnrolmentAction, type EnrolmentStatus, enrolmentStatusNames } from '#contract/sourcing/enrolments.ts'
import type { Audit, ProjectState } from '#contract/sourcing/projectStates.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the enrolment flow evaluates. */
export interface EnrolmentFacts {
  readonly status: EnrolmentStatus
  /** Whether the project accepts enrolments: by state and times, according to the database clock. */
  readonly isOpen: boolean
  readonly isOwn: boolean
  readonly isManaged: boolean
}

type Required = Requirement<EnrolmentFacts>

const isOwn: Required = { holds: (facts) => facts.isOwn, otherwise: 'thing.notAllowed' }
const isManaged: Required = { holds: (facts) => facts.isManaged, otherwise: 'project.notOwn' }
const isOpen: Required = { holds: (facts) => facts.isOpen, otherwise: 'enrolment.closed' }

/** Enrolment flow. Starts as submitted; rejected or withdrawn ones can be corrected. */
export const enrolmentFlow = flow<EnrolmentFacts, EnrolmentStatus, EnrolmentAction>(
  {
    correct: { from: ['rejected', 'withdrawn'], to: 'submitted', needs: 'supplierProject.join', only: [isOwn, isOpen] },
    withdraw: { from: ['submitted', 'passed'], to: 'withdrawn', needs: 'supplierProject.join', only: [isOwn, isOpen] },
    pass: { from: ['submitted', 'rejected'], to: 'passed', needs: 'project.manage', only: [isManaged, isOpen] },
    reject: { from: ['submitted', 'passed'], to: 'rejected', needs: 'project.manage', only: [isManaged, isOpen] },
  },
  enrolmentStatusNames,
)

interface Enrolling {
  readonly state: ProjectState
  readonly audit: Audit
  readonly enrol_begin_at: Date | null
  readonly enrol_end_at: Date | null
}

/** Whether suppliers can enrol now. */
export const isEnrolling = ({ state, enrol_begin_at: begin, enrol_end_at: end }: Enrolling, now: Date): boolean =>
  state === '4' && (begin === null || begin <= now) && end !== null && now < end

/** Refusal code of enrolling now, or false. */
export function violationOfEnrolling(project: Enrolling, now: Date): RefusalCode | false {
  if (project.audit === '2') return 'enrolment.notNeeded'
  if (isEnrolling(project, now)) return false
  const isEarly = project.state === '4' && project.enrol_begin_at !== null && now < project.enrol_begin_at
  return isEarly ? 'enrolment.notBegun' : 'enrolment.closed'
}

/** Whether enrolments need a review; without requirements they pass automatically. */
export const needsReview = ({ enrol_requirements: required }: { readonly enrol_requirements: string }): boolean =>
  required.trim() !== ''
