import type { AgencyScope } from '#contract/sourcing/agencies/agencyScope.ts'
import { endOf, type Timetable } from '#contract/sourcing/schedule.ts'
import {
  type Audit,
  type ProjectAction,
  type ProjectState,
  projectStateNames,
} from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Move, type Requirement } from '#kit/flow.ts'
import { seesDepartment } from '#kit/reach.rules.ts'

/** Party of a buyer, an operator or an appointed agency in a project. */
export type Party = 'owner' | 'overseer' | 'supervisor' | 'agency' | 'approver' | null

/** Facts that the project flow evaluates. */
export interface ProjectFacts {
  readonly status: ProjectState
  readonly audit: Audit
  readonly party: Party
  /** What the buyer leaves to the appointed agency. */
  readonly agencyScope: readonly string[]
  /** Whether the open approval step waits for the actor. */
  readonly awaitsMe: boolean
  /** Whether the project has, or has had, an auction; and whether one may be held after the opening. */
  readonly hasAuction: boolean
  readonly mayAuction: boolean
  /** Whether an award is in force. */
  readonly isAwarded: boolean
  readonly after: {
    readonly approved: boolean
    /** Whether enough suppliers participated. */
    readonly enough: boolean
    /** Whether the enrolment is extended for lack of enrolments. */
    readonly extended: boolean
    /** Whether too few key shares can be released to open the closed round. */
    readonly unopenable: boolean
  }
}

type Row = Move<ProjectFacts, ProjectState>

type Required = Requirement<ProjectFacts>

const notOwn: Required['otherwise'] = ({ party }) => (party === 'agency' ? 'agency.outOfScope' : 'project.notOwn')
const isOwner: Required = { holds: ({ party }) => party === 'owner', otherwise: notOwn }
/** The owner, or the agency whose appointment includes the part. */
const mayDo = (part: AgencyScope): Required => ({
  holds: ({ party, agencyScope }) => party === 'owner' || (party === 'agency' && agencyScope.includes(part)),
  otherwise: notOwn,
})
const isOverseer: Required = { holds: ({ party }) => party === 'overseer', otherwise: 'thing.notAllowed' }
const isApprover: Required = { holds: ({ awaitsMe }) => awaitsMe, otherwise: 'approval.notYours' }
const hasAward: Required = { holds: ({ isAwarded }) => isAwarded, otherwise: 'award.none' }
const isUnopenable: Required = { holds: ({ after }) => after.unopenable, otherwise: 'opening.stillPossible' }
const maySchedule: Required = { holds: ({ mayAuction }) => mayAuction, otherwise: 'auction.none' }
const isAwardedOrAuctioned: Row['unless'] = (facts) =>
  (facts.isAwarded && 'award.there') || (facts.hasAuction && 'auction.held')
const isAwarded: Row['unless'] = (facts) => facts.isAwarded && 'award.there'

const afterApproval = {
  to: ({ after }: ProjectFacts): ProjectState => (after.approved ? '3' : '2'),
  into: ['2', '3'],
} as const
const afterAward = {
  to: ({ after }: ProjectFacts): ProjectState => (after.approved ? '8' : '6'),
  into: ['6', '8'],
} as const
/** Project and award share the same approval transitions. */
const afterDecision = {
  to: (facts: ProjectFacts): ProjectState => (facts.status === '6' ? afterAward : afterApproval).to(facts),
  into: { '2': afterApproval.into, '6': afterAward.into },
} as const
const sentBack = {
  to: ({ status }: ProjectFacts): ProjectState => (status === '6' ? '6' : '1'),
  into: { '2': ['1'], '6': ['6'] },
} as const
const published = {
  to: ({ audit }: ProjectFacts): ProjectState => (audit === '1' ? '4' : '5'),
  into: ['4', '5'],
} as const
const afterEnrolment = {
  to: ({ after }: ProjectFacts): ProjectState => (after.enough ? '5' : after.extended ? '4' : '9'),
  into: ['4', '5', '9'],
} as const
const afterQuoting = {
  to: ({ after }: ProjectFacts): ProjectState => (after.enough ? '6' : '9'),
  into: ['6', '9'],
} as const
const afterBegin = {
  to: ({ after }: ProjectFacts): ProjectState => (after.enough ? '11' : '9'),
  into: ['11', '9'],
} as const
const same = {
  to: ({ status }: ProjectFacts): ProjectState => status,
  into: { '4': ['4'], '5': ['5'] },
} as const

/** Project flow, shared by inquiries, biddings and direct purchases. */
const rows: Record<ProjectAction, Row> = {
  submit: { from: ['1'], ...afterApproval, needs: 'project.manage', only: mayDo('author') },
  withdraw: { from: ['2'], to: '1', needs: 'project.manage', only: mayDo('author') },
  approve: { from: ['2', '6'], ...afterDecision, needs: 'approval.decide', only: isApprover },
  reject: { from: ['2', '6'], ...sentBack, needs: 'approval.decide', only: isApprover },
  expireApproval: { from: ['2', '6'], ...sentBack, needs: 'system' },
  recall: { from: ['3'], to: '1', needs: 'project.manage', only: mayDo('publish') },
  publish: { from: ['3'], ...published, needs: 'project.manage', only: mayDo('publish') },
  publishDue: { from: ['3'], ...published, needs: 'system' },
  enrolmentDue: { from: ['4'], ...afterEnrolment, needs: 'system' },
  quotingDue: { from: ['5', '10'], ...afterQuoting, needs: 'system' },
  negotiate: { from: ['6'], to: '10', needs: 'project.manage', only: isOwner, unless: isAwardedOrAuctioned },
  extendNegotiation: { from: ['10'], to: '10', needs: 'project.manage', only: isOwner },
  auction: {
    from: ['6'],
    to: '11',
    needs: 'project.manage',
    only: [isOwner, maySchedule],
    unless: isAwardedOrAuctioned,
  },
  auctionDue: { from: ['5'], ...afterBegin, needs: 'system' },
  auctionClosed: { from: ['11'], ...afterQuoting, needs: 'system' },
  change: { from: ['4', '5'], ...same, needs: 'project.manage', only: mayDo('publish') },
  award: { from: ['6'], ...afterAward, needs: 'project.manage', only: isOwner, unless: isAwarded },
  withdrawAward: { from: ['6', '8'], to: '6', needs: 'project.manage', only: [isOwner, hasAward] },
  announce: { from: ['8'], to: '7', needs: 'project.manage', only: isOwner },
  failQuotes: { from: ['6'], to: '9', needs: 'system' },
  failOpening: { from: ['6'], to: '9', needs: 'project.oversee', only: [isOverseer, isUnopenable] },
  terminate: {
    from: ['2', '3', '4', '5', '10', '11', '6', '8'],
    to: '9',
    needs: 'project.manage',
    only: isOwner,
  },
}

export const projectFlow = flow<ProjectFacts, ProjectState, ProjectAction>(rows, projectStateNames)

/** The system action at the deadline of each state that has one. */
export const dueActions = {
  '3': 'publishDue',
  '4': 'enrolmentDue',
  '5': 'quotingDue',
  '10': 'quotingDue',
} as const satisfies Partial<Record<ProjectState, ProjectAction>>
export const dueActionOf = (state: ProjectState): ProjectAction | null =>
  state in dueActions ? dueActions[state as keyof typeof dueActions] : null

/** Deadline of a state: when the job that ends it is due. */
export function endsAt(state: ProjectState, times: Timetable): Date | null {
  const end = endOf(state, times)
  return end === null ? null : new Date(end)
}

/** States in which a project keeps its budget reserved: from submission until it is over. */
export const holdsBudget: Readonly<Record<ProjectState, boolean>> = {
  '1': false,
  '2': true,
  '3': true,
  '4': true,
  '5': true,
  '10': true,
  '11': true,
  '6': true,
  '8': true,
  '7': true,
  '9': false,
}

/** Facts of a project that determine who of the buying organisation sees it. */
export interface Run {
  readonly dept_path: readonly string[]
  readonly owner_id: string
}

/** Whether the actor can run projects at all; the projects themselves tell which. */
export const mayRun = ({ entrance, permissions }: Actor): boolean =>
  entrance === 'purchaser' && permissions.has('project.manage')

/** With a data scope of a role one's own projects always stay. */
export const keepsOwnProjects = ({ reaches }: Actor): boolean => reaches?.has('project.manage') === true

/** Buyers of the project's department and of those above run it, unless the data scope of their role says otherwise. */
export const runsProject = ({ dept_path: path, owner_id: ownerId }: Run, actor: Actor): boolean =>
  mayRun(actor) &&
  (seesDepartment(actor, path, 'project.manage') || (keepsOwnProjects(actor) && ownerId === actor.userId))

/** Facts of a project that determine who acts for it on behalf of an agency. */
export interface Represented {
  /** Accounts of the appointed agency. */
  readonly agent_ids: readonly string[]
  readonly agency_scope: readonly string[]
}

/** Whether the actor belongs to the agency that is appointed to the project, whatever its scope. */
export const actsForAgency = ({ agent_ids: ids }: Represented, actor: Actor): boolean =>
  actor.entrance === 'agency' && actor.permissions.has('project.manage') && ids.includes(actor.userId)

/** Whether the actor is kept from a part of the project by the scope of their agency. */
export const isOutOfScope = (project: Represented, part: AgencyScope, actor: Actor): boolean =>
  actsForAgency(project, actor) && !project.agency_scope.includes(part)

/** Whether the actor may do a part of running the project: its buyers, and the appointed agency within its scope. */
export const managesProject = (project: Represented & Run, part: AgencyScope, actor: Actor): boolean =>
  runsProject(project, actor) || (actsForAgency(project, actor) && project.agency_scope.includes(part))

export const mayOversee = ({ entrance, permissions }: Actor): boolean =>
  entrance === 'operator' && permissions.has('project.oversee')

/**
 * Overseeing operators read all projects within the data scope of their roles and change none, except for confirming that
 * a round cannot be opened.
 */
export const overseesProject = ({ dept_path: path }: Pick<Run, 'dept_path'>, actor: Actor): boolean =>
  mayOversee(actor) && seesDepartment(actor, path, 'project.oversee')

/** Supervisors see what the owner sees, read-only; not drafts. */
export const supervisesProject = (
  { supervisor_ids: ids, state }: { readonly supervisor_ids: readonly string[]; readonly state: ProjectState },
  actor: Actor,
): boolean => state !== '1' && actor.permissions.has('project.supervise') && ids.includes(actor.userId)

/** Whether the actor is an expert of the project. */
export const scoresProject = (
  { expert_ids: ids, state }: { readonly expert_ids: readonly string[]; readonly state: ProjectState },
  actor: Actor,
): boolean => state !== '1' && actor.permissions.has('project.score') && ids.includes(actor.userId)

/** Facts of a project that determine the party. */
interface Owned extends Represented, Run {
  readonly supervisor_ids: readonly string[]
  readonly state: ProjectState
  readonly approves: boolean
}

/** Party of the actor: owner, overseer, supervisor, agency or approver. */
export function partyOf(project: Owned, actor: Actor): Party {
  const { approves } = project
  if (runsProject(project, actor)) return 'owner'
  if (overseesProject(project, actor)) return 'overseer'
  if (supervisesProject(project, actor)) return 'supervisor'
  if (actsForAgency(project, actor)) return 'agency'
  return approves ? 'approver' : null
}
