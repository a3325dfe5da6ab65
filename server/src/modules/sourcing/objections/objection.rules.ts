import {
  type ObjectionAction,
  type ObjectionStatus,
  objectionStatusNames,
  type ObjectionSubject,
  objectionSubjects,
  openObjections,
} from '#contract/sourcing/objections/objection.ts'
import type { SourcingSettings } from '#contract/sourcing/settings.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import type { Party } from '../projects/project.rules.ts'

/** Party in an objection. */
export type ObjectionParty = 'supplier' | Party

/** Facts that the objection flow evaluates. */
export interface ObjectionFacts {
  readonly status: ObjectionStatus
  readonly party: ObjectionParty
  /** Overdue without a reaction of the department. */
  readonly isLate: boolean
  /** Open, and blocks the publication of the result. */
  readonly blocks: boolean
}

type Required = Requirement<ObjectionFacts>

const partyIs = (party: ObjectionParty): Required => ({
  holds: (facts) => facts.party === party,
  otherwise: 'thing.notAllowed',
})
const isOwner = partyIs('owner')
const isSupplier = partyIs('supplier')
const isOverseer = partyIs('overseer')
/** Escalation only after the answer, or if the answer is late. */
const isAnsweredOrLate: Required = {
  holds: ({ status, isLate }) => isLate || (status !== 'submitted' && status !== 'accepted'),
  otherwise: 'objection.notLate',
}
const isBlocking: Required = { holds: ({ blocks }) => blocks, otherwise: 'objection.blocksNothing' }

const same = ({ status }: ObjectionFacts): ObjectionStatus => status

/** Objection flow: submitted, accepted, answered, then closed or escalated to the overseers. */
export const objectionFlow = flow<ObjectionFacts, ObjectionStatus, ObjectionAction>(
  {
    accept: { from: ['submitted'], to: 'accepted', needs: 'project.manage', only: isOwner },
    reject: { from: ['submitted'], to: 'rejected', needs: 'project.manage', only: isOwner },
    answer: { from: ['accepted', 'answered'], to: 'answered', needs: 'project.manage', only: isOwner },
    withdraw: {
      from: ['submitted', 'accepted', 'escalated'],
      to: 'withdrawn',
      needs: 'supplierProject.join',
      only: isSupplier,
    },
    close: { from: ['answered', 'rejected'], to: 'closed', needs: 'supplierProject.join', only: isSupplier },
    closeDue: { from: ['answered', 'rejected'], to: 'closed', needs: 'system' },
    escalate: {
      from: ['submitted', 'accepted', 'answered', 'rejected'],
      to: 'escalated',
      needs: 'supplierProject.join',
      only: [isSupplier, isAnsweredOrLate],
    },
    uphold: { from: ['escalated'], to: 'upheld', needs: 'objection.decide', only: isOverseer },
    dismiss: { from: ['escalated'], to: 'dismissed', needs: 'objection.decide', only: isOverseer },
    release: {
      from: openObjections,
      to: same,
      into: {
        submitted: ['submitted'],
        accepted: ['accepted'],
        rejected: ['rejected'],
        answered: ['answered'],
        escalated: ['escalated'],
      },
      needs: 'objection.decide',
      only: [isOverseer, isBlocking],
    },
  },
  objectionStatusNames,
)

export const isOpen = (status: ObjectionStatus): boolean => (openObjections as readonly string[]).includes(status)

const day = 24 * 3_600_000
const after = (date: Date, days: number): Date => new Date(date.getTime() + days * day)

interface Objected {
  readonly state: ProjectState
  readonly published_at: Date | null
  readonly quote_end_at: Date | null
  readonly negotiation_end_at: Date | null
  readonly ended_at: Date | null
}

/** Relation of a supplier to a project, for objections. */
export interface Involved {
  /** Enrolled, invited, or has quoted. */
  readonly takesPart: boolean
  readonly hasQuoted: boolean
  /** Time of the last public notice that changed the requirements. */
  readonly changedAt: Date | null
}

const isOpened = (state: ProjectState): boolean => ['6', '8', '7'].includes(state)

/** End of the objection period; null if it has not begun or never will, undefined if it has no end yet. */
function endOf(
  subject: ObjectionSubject,
  project: Objected,
  involved: Involved,
  days: number,
): Date | null | undefined {
  const { published_at: published, ended_at: ended } = project
  if (published === null || !involved.takesPart) return null
  if (subject === 'requirements') return after(involved.changedAt ?? published, days)
  if (subject === 'process') {
    const over = ended ?? project.negotiation_end_at ?? project.quote_end_at
    return over === null ? undefined : after(over, days)
  }
  if (!involved.hasQuoted || !isOpened(project.state)) return null
  return ended === null ? undefined : after(ended, days)
}

/** Refusal code if the supplier may not object to this now. */
export function violationOfObjecting(
  subject: ObjectionSubject,
  project: Objected,
  involved: Involved,
  { objectionDays }: Pick<SourcingSettings, 'objectionDays'>,
  now: Date,
): RefusalCode | false {
  const end = endOf(subject, project, involved, objectionDays)
  if (end === null) return involved.takesPart ? 'objection.notYet' : 'objection.noPart'
  return end !== undefined && now >= end && 'objection.over'
}

/** Subjects that a supplier may object to now. */
export const subjectsFor = (
  project: Objected,
  involved: Involved,
  settings: Pick<SourcingSettings, 'objectionDays'>,
  now: Date,
): ObjectionSubject[] =>
  objectionSubjects.filter((subject) => !violationOfObjecting(subject, project, involved, settings, now))

/** Deadline of an objection's state. The answer is due from the submission on. */
export function dueOf(
  status: ObjectionStatus,
  submittedAt: Date,
  now: Date,
  settings: Pick<SourcingSettings, 'objectionAnswerDays' | 'objectionEscalateDays' | 'objectionDecideDays'>,
): Date | null {
  if (status === 'submitted' || status === 'accepted') return after(submittedAt, settings.objectionAnswerDays)
  if (status === 'answered' || status === 'rejected') return after(now, settings.objectionEscalateDays)
  return status === 'escalated' ? after(now, settings.objectionDecideDays) : null
}

interface AboutResult {
  readonly subject: ObjectionSubject
  readonly status: ObjectionStatus
  readonly release_reason: string
}
/** Whether an open objection blocks the publication of the result, unless an overseer has released it. */
export const blocksResult = (
  { subject, status, release_reason: released }: AboutResult,
  state: ProjectState,
): boolean => subject === 'result' && isOpen(status) && released === '' && (state === '6' || state === '8')
