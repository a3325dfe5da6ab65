import { AttachedFiles } from '#contract/files/files.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Done,
  Id,
  Ids,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { maxSharers, SealMode } from './sealModes.ts'
import { NamedCategory } from './projectCards.ts'
import { AttemptFilter, ProjectAttempt } from './reruns/attempts.ts'
import { maxExperts, maxSupervisors, ProjectDraft, ProjectItemDraft } from './projectDraft.ts'
import {
  DetailStatus,
  ProjectAction,
  ProjectEnding,
  ProjectKind,
  ProjectState,
  ProjectStatus,
  PurchaseForm,
} from './projectStates.ts'

/** Project in lists of those who run it. */
export const ProjectSummary = shape({
  id: Id,
  version: Type.Integer(),
  projectNo: Type.String(),
  kind: ProjectKind,
  title: Type.String(),
  purchaseForm: PurchaseForm,
  status: ProjectStatus,
  detailStatus: DetailStatus,
  state: ProjectState,
  ending: Maybe(ProjectEnding),
  attempt: Type.Integer({ description: '1 for a first project, 2 for its first re-run' }),
  deptId: Id,
  deptName: Type.String(),
  ownerName: Type.String(),
  budgetAmount: Maybe(Amount),
  size1: Count,
  size2: Count,
  endsAt: Maybe(Instant),
  releaseTime: Maybe(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  can: List(ProjectAction),
})
export type ProjectSummary = Static<typeof ProjectSummary>

/** Tabs by the next step. */
export const ProjectTab = OneOf(['all', 'draft', 'approval', 'open', 'award', 'ended'])
export type ProjectTab = Static<typeof ProjectTab>

const filters = {
  tab: Optional(ProjectTab),
  kind: Optional(ProjectKind),
  keyword: Optional(Note(100)),
  fromDay: Optional(Day),
  toDay: Optional(Day),
  attempt: Optional(AttemptFilter),
}
const sort = ['createdAt', 'budgetAmount', 'endsAt', 'title'] as const
const columns = [
  'projectNo',
  'title',
  'attempt',
  'kind',
  'purchaseForm',
  'status',
  'deptName',
  'ownerName',
  'budgetAmount',
  'size1',
  'size2',
  'releaseTime',
  'endsAt',
  'createdAt',
] as const

export const listMyProjects = listRoute({
  path: '/inquiry/api/project/list',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: "List the projects of the caller's department and its sub-departments, or of the data scope of their role",
  filters,
  sort,
  record: ProjectSummary,
})
export const exportMyProjects = exportRoute(listMyProjects, { path: '/inquiry/api/project/export', columns })
export const countMyProjects = route({
  method: 'GET',
  path: '/inquiry/api/project/counts',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Count the projects in each tab',
  input: shape({}),
  reply: List(shape({ tab: ProjectTab, count: Count })),
})

export const listTenantProjects = listRoute({
  path: '/inquiry/api/tenantProjects/list',
  access: 'project.oversee',
  entrances: ['operator'],
  summary: 'List the projects of all departments within the data scope of the role, newest first',
  filters: { ...filters, deptId: Optional(Id) },
  sort,
  record: ProjectSummary,
})
export const exportTenantProjects = exportRoute(listTenantProjects, {
  path: '/inquiry/api/tenantProjects/export',
  columns,
})

/** Department's part of an item, for those who run the project. */
export const ItemDemand = shape({
  id: Id,
  deptName: Type.String(),
  requesterName: Type.String(),
  quantity: Type.String(),
  needDate: Maybe(Day),
  address: Type.String(),
})
export type ItemDemand = Static<typeof ItemDemand>

export const ProjectItem = shape({
  ...ProjectItemDraft.properties,
  id: Id,
  lineNo: Type.Integer(),
  demands: List(ItemDemand),
})
export type ProjectItem = Static<typeof ProjectItem>

const { items: _, attachments: __, ...written } = ProjectDraft.properties

const NamedPerson = shape({ id: Id, name: Type.String() })

/** Complete project, for those who run it. */
export const Project = shape({
  ...ProjectSummary.properties,
  ...written,
  agreementMonths: Type.Integer(),
  isCapped: Type.Boolean(),
  agreementDeptIds: List(Id),
  sealMode: SealMode,
  openerIds: List(Id, maxSharers),
  openersNeeded: Type.Integer(),
  maxRounds: Type.Integer(),
  openers: List(shape({ id: Id, name: Type.String() }), maxSharers),
  expertIds: List(Id, maxExperts),
  supervisorIds: List(Id, maxSupervisors),
  scoringDays: Type.Integer(),
  expertsSeePrices: Type.Boolean(),
  experts: List(NamedPerson, maxExperts),
  supervisors: List(NamedPerson, maxSupervisors),
  requirements: Type.String(),
  contactTel: Type.String(),
  ownerId: Id,
  approvalId: Maybe(Id),
  reason: Type.String({ description: 'reason of the termination or rejection' }),
  isExtended: Type.Boolean({ description: 'the enrolment was extended once because of too few enrolments' }),
  negotiationEndAt: Maybe(Instant),
  auctionBeginAt: Maybe(Instant),
  auctionEndAt: Maybe(Instant),
  endedAt: Maybe(Instant),
  attempts: List(ProjectAttempt),
  mayRerun: Type.Boolean(),
  items: List(ProjectItem),
  attachments: AttachedFiles,
  invited: List(shape({ id: Id, name: Type.String() })),
  categories: List(NamedCategory),
})
export type Project = Static<typeof Project>

export const getProject = route({
  method: 'GET',
  path: '/inquiry/api/project/detail',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary: 'Get a project, for users who run, approve or oversee it',
  input: shape({ id: Id }),
  reply: Project,
})
export const listProjectChanges = changesRoute({
  path: '/inquiry/api/project/changes',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary: 'List the history of a project',
  key: 'id',
})
export const createProject = route({
  method: 'POST',
  path: '/inquiry/api/project/create',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Create a project as a draft',
  bodyLimit: 1024 * 1024,
  input: ProjectDraft,
  reply: Project,
})
export const editProject = route({
  method: 'POST',
  path: '/inquiry/api/project/edit',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Update a draft; `version` is the version read',
  bodyLimit: 1024 * 1024,
  input: shape({ id: Id, version: Type.Integer(), ...ProjectDraft.properties }),
  reply: Project,
})
export const copyProject = route({
  method: 'POST',
  path: '/inquiry/api/project/copy',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Copy an earlier project to a new draft, without dates and attachments',
  input: shape({ id: Id }),
  reply: Project,
})
export const removeProject = route({
  method: 'POST',
  path: '/inquiry/api/project/remove',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Delete a draft',
  input: shape({ id: Id }),
  reply: Done,
})
export const moveProject = route({
  method: 'POST',
  path: '/inquiry/api/project/move',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Submit, withdraw, recall, publish or terminate a project, or withdraw or publish its award',
  input: shape({
    id: Id,
    version: Type.Integer(),
    action: OneOf(['submit', 'withdraw', 'recall', 'publish', 'withdrawAward', 'announce', 'terminate']),
    reason: Optional(Note(500)),
  }),
  reply: Project,
})
export const decideProject = route({
  method: 'POST',
  path: '/inquiry/api/project/decide',
  access: 'approval.decide',
  entrances: ['purchaser', 'operator'],
  summary: 'Approve or reject a project; `version` is the version that the approver has read',
  input: shape({ id: Id, version: Type.Integer(), decision: OneOf(['agree', 'reject']), opinion: Note(500) }),
  reply: Project,
})

/** Departments for which agreement prices can hold. */
export const listAgreementDepartments = route({
  method: 'GET',
  path: '/inquiry/api/project/agreementDepartments',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'List the departments for which the agreement prices of a framework project can hold',
  input: Nothing,
  reply: List(shape({ id: Id, name: Type.String({ description: 'with the names of the departments above' }) })),
})

/** Suppliers that can be invited. */
export const listInvitable = route({
  method: 'GET',
  path: '/inquiry/api/project/invitable',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Search suppliers that can be invited by name',
  input: shape({ keyword: Optional(Note(100)), ids: Optional(Ids) }),
  reply: List(shape({ id: Id, name: Type.String(), region: Type.String() })),
})
