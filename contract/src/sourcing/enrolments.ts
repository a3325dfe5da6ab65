import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { SealedQuoteState } from './seal.ts'
import { ProjectCard } from './projectCards.ts'

export const EnrolmentStatus = OneOf(['submitted', 'passed', 'rejected', 'withdrawn'])
export type EnrolmentStatus = Static<typeof EnrolmentStatus>
export const enrolmentStatusNames = {
  submitted: ['待审核', 'Pending review'],
  passed: ['已通过', 'Accepted'],
  rejected: ['未通过', 'Rejected'],
  withdrawn: ['已撤回', 'Withdrawn'],
} as const satisfies StateNames<EnrolmentStatus>
export const EnrolmentAction = OneOf(['pass', 'reject', 'correct', 'withdraw'])
export type EnrolmentAction = Static<typeof EnrolmentAction>

/** Draft of an enrolment. */
export const EnrolmentDraft = shape({
  contactName: Text(40),
  contactTel: Formatted('telephone'),
  statement: Note(2000),
  attachments: Optional(Attachments('documents')),
  /** Payment of the deposit, where the project asks for one. */
  depositPaidOn: Optional(Maybe(Day)),
  depositReceipts: Optional(Attachments('documents', 3)),
})

export const Enrolment = shape({
  id: Id,
  version: Type.Integer(),
  projectId: Id,
  supplierId: Id,
  supplierName: Type.String(),
  contactName: Type.String(),
  contactTel: Type.String(),
  statement: Type.String(),
  status: EnrolmentStatus,
  reason: Type.String(),
  isInvited: Type.Boolean(),
  submittedAt: Instant,
  decidedAt: Maybe(Instant),
  attachments: AttachedFiles,
  can: List(EnrolmentAction),
})
export type Enrolment = Static<typeof Enrolment>

export const listEnrolments = listRoute({
  path: '/inquiry/api/enrolment/list',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary: 'List the enrolments of a project, for users who run or oversee it',
  filters: { projectId: Id, status: Optional(EnrolmentStatus), keyword: Optional(Note(100)) },
  sort: ['submittedAt', 'supplierName'],
  record: Enrolment,
})
export const exportEnrolments = exportRoute(listEnrolments, {
  path: '/inquiry/api/enrolment/export',
  columns: ['supplierName', 'contactName', 'contactTel', 'statement', 'status', 'reason', 'submittedAt', 'decidedAt'],
})
export const getMyEnrolment = route({
  method: 'GET',
  path: '/inquiry/api/enrolment/mine',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "Get the caller's enrolment for a project",
  input: shape({ projectId: Id }),
  reply: Maybe(Enrolment),
})
export const enrol = route({
  method: 'POST',
  path: '/inquiry/api/enrolment/submit',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Enrol for a project, or correct a rejected or withdrawn enrolment, until the enrolment ends',
  input: shape({ projectId: Id, ...EnrolmentDraft.properties }),
  reply: Enrolment,
})
export const withdrawEnrolment = route({
  method: 'POST',
  path: '/inquiry/api/enrolment/withdraw',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Withdraw an enrolment until the enrolment ends',
  input: shape({ projectId: Id, version: Type.Integer() }),
  reply: Enrolment,
})
export const decideEnrolment = route({
  method: 'POST',
  path: '/inquiry/api/enrolment/decide',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Approve or reject an enrolment, with a reason',
  input: shape({ id: Id, version: Type.Integer(), decision: OneOf(['pass', 'reject']), reason: Optional(Note(500)) }),
  reply: Enrolment,
})

/** Tabs of a supplier's projects. */
export const SupplierProjectTab = OneOf(['open', 'invited', 'joined', 'ended'])
export type SupplierProjectTab = Static<typeof SupplierProjectTab>
export const SupplierProject = shape({
  ...ProjectCard.properties,
  isInvited: Type.Boolean(),
  isAsked: Type.Boolean({ description: 'invited to the current round of the negotiation' }),
  enrolment: Maybe(EnrolmentStatus),
  quote: Maybe(SealedQuoteState),
})
export type SupplierProject = Static<typeof SupplierProject>
export const listSupplierProjects = listRoute({
  path: '/inquiry/api/supplierProjects/list',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'List the projects that the supplier can join, has joined or had joined',
  filters: { tab: Optional(SupplierProjectTab), keyword: Optional(Note(100)) },
  sort: ['deadline', 'releaseTime'],
  record: SupplierProject,
})
export const exportSupplierProjects = exportRoute(listSupplierProjects, {
  path: '/inquiry/api/supplierProjects/export',
  columns: [
    'projectNo',
    'title',
    'type',
    'purchaseForm',
    'deptName',
    'status',
    'enrolment',
    'deadlineDate',
    'quoteEndDay',
  ],
})

/**
 * Standing of a supplier in a project: its enrolment, its quote (`toConfirm`: after a change), or its result.
 * `notAsked`: a negotiation goes on without it.
 */
export const OwnStanding = OneOf([
  'submitted',
  'passed',
  'rejected',
  'withdrawn',
  'mayQuote',
  'toConfirm',
  'quoted',
  'notAsked',
  'won',
  'lost',
])
export type OwnStanding = Static<typeof OwnStanding>
export const listOwnStandings = route({
  method: 'GET',
  path: '/inquiry/api/hall/ownStandings',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "List the supplier's standing in the projects that it has joined or was invited to, for the cards of halls",
  input: Nothing,
  reply: List(shape({ projectId: Id, standing: OwnStanding })),
})

export const askQuestion = route({
  method: 'POST',
  path: '/inquiry/api/question/ask',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Ask a question about a project; the answer is public, the asking supplier is not',
  input: shape({ projectId: Id, body: Text(500) }),
  reply: Done,
})
export const answerQuestion = route({
  method: 'POST',
  path: '/inquiry/api/question/answer',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Answer a question publicly',
  input: shape({ id: Id, answer: Text(1000) }),
  reply: Done,
})
export const followProject = route({
  method: 'POST',
  path: '/inquiry/api/project/follow',
  access: 'session',
  summary: 'Follow or unfollow a project',
  input: shape({ projectId: Id, isFollowed: Type.Boolean() }),
  reply: Done,
})
