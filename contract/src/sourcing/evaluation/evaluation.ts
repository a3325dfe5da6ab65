import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  Ids,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Criterion, maxCriteria, maxExperts, maxItems, maxSupervisors } from '../projectDraft.ts'
import { listTenantProjects, Project, ProjectSummary } from '../projects.ts'
import { ProjectKind } from '../projectStates.ts'
import { MaybeReceipt, ProjectScores, WrittenScores } from './scoreShapes.ts'

export const EvaluatorRole = OneOf(['expert', 'supervisor'])
export type EvaluatorRole = Static<typeof EvaluatorRole>

export const Evaluator = shape({ id: Id, code: Type.String(), name: Type.String(), deptName: Type.String() })
export type Evaluator = Static<typeof Evaluator>
export const maxCandidates = 50

export const listEvaluatorCandidates = route({
  method: 'GET',
  path: '/inquiry/api/evaluation/candidates',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Search accounts that may score or supervise a project, by name or job number',
  input: shape({ role: EvaluatorRole, keyword: Optional(Note(100)), ids: Optional(Ids) }),
  reply: List(Evaluator, maxCandidates),
})

/** Status of an expert: not submitted, submitted, conflict of interest (to be replaced), replaced. */
export const ExpertStatus = OneOf(['waiting', 'submitted', 'conflict', 'replaced'])
export type ExpertStatus = Static<typeof ExpertStatus>

const NamedExpert = shape({
  userId: Id,
  name: Type.String(),
  status: ExpertStatus,
  submittedAt: Maybe(Instant),
  reason: Type.String({ description: 'reason of the conflict of interest, or of reopening the scores' }),
})

/** Progress of scoring, for users who run, approve, oversee or supervise the project; with scores once it is closed. */
export const Evaluation = shape({
  projectId: Id,
  version: Type.Integer({ description: 'version of the project' }),
  experts: List(NamedExpert, maxExperts * 2),
  supervisors: List(shape({ userId: Id, name: Type.String() }), maxSupervisors),
  openedAt: Maybe(Instant),
  dueAt: Maybe(Instant),
  closedAt: Maybe(Instant),
  criteria: List(Criterion, maxCriteria),
  scores: Maybe(ProjectScores),
  can: List(OneOf(['changeEvaluators', 'reopen', 'close'])),
})
export type Evaluation = Static<typeof Evaluation>

export const findEvaluation = route({
  method: 'GET',
  path: '/inquiry/api/evaluation/detail',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary: 'Get the progress of scoring; scores of other experts are included after closing only',
  input: shape({ projectId: Id }),
  reply: Evaluation,
})
export const changeEvaluators = route({
  method: 'POST',
  path: '/inquiry/api/evaluation/changePeople',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Assign the experts and supervisors of a project; after the opening with a reason',
  input: shape({
    id: Id,
    version: Type.Integer(),
    expertIds: List(Id, maxExperts),
    supervisorIds: List(Id, maxSupervisors),
    reason: Note(500),
  }),
  reply: Project,
})
export const closeScoring = route({
  method: 'POST',
  path: '/inquiry/api/evaluation/close',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Close scoring before all experts have submitted; scores become visible and final',
  input: shape({ id: Id, version: Type.Integer(), reason: Text(500) }),
  reply: Project,
})
export const reopenScores = route({
  method: 'POST',
  path: '/inquiry/api/evaluation/reopen',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Return submitted scores to their expert while scoring is open',
  input: shape({ id: Id, version: Type.Integer(), userId: Id, reason: Text(500) }),
  reply: Project,
})

/** Status of an evaluation for its expert. */
export const MyEvaluationStatus = OneOf(['notOpened', 'waiting', 'submitted', 'closed'])
export type MyEvaluationStatus = Static<typeof MyEvaluationStatus>
export const myEvaluationStatusNames = {
  notOpened: ['未开标', 'Not opened'],
  waiting: ['待评分', 'To be scored'],
  submitted: ['已提交', 'Submitted'],
  closed: ['已结束', 'Closed'],
} as const satisfies StateNames<MyEvaluationStatus>

/** Evaluation assigned to the expert. */
export const MyEvaluation = shape({
  id: Id,
  projectNo: Type.String(),
  title: Type.String(),
  kind: ProjectKind,
  deptName: Type.String(),
  openedAt: Maybe(Instant),
  dueAt: Maybe(Instant),
  submittedAt: Maybe(Instant),
  status: MyEvaluationStatus,
})
export type MyEvaluation = Static<typeof MyEvaluation>
export const MyEvaluationTab = OneOf(['waiting', 'all'])
export type MyEvaluationTab = Static<typeof MyEvaluationTab>

export const listMyEvaluations = listRoute({
  path: '/inquiry/api/evaluation/mine',
  access: 'project.score',
  entrances: ['purchaser', 'expert'],
  summary: 'List the projects that the caller scores, next deadline first',
  filters: { tab: Optional(MyEvaluationTab), keyword: Optional(Note(100)) },
  sort: ['dueAt', 'title'],
  record: MyEvaluation,
})
export const exportMyEvaluations = exportRoute(listMyEvaluations, {
  path: '/inquiry/api/evaluation/mineExport',
  columns: ['projectNo', 'title', 'kind', 'deptName', 'status', 'openedAt', 'dueAt', 'submittedAt'],
})

/** Valid quote as experts see it; with prices only if the project allows it. */
const ScoredSupplier = shape({
  supplierId: Id,
  supplierName: Type.String(),
  deliveryDays: Maybe(Type.Integer()),
  validUntil: Maybe(Type.String()),
  remark: Maybe(Type.String()),
  total: Maybe(Type.String()),
  priceScore: Maybe(Type.String({ description: 'calculated, not entered' })),
  lines: List(
    shape({
      itemId: Id,
      brand: Type.String(),
      leadDays: Type.Integer(),
      remark: Type.String(),
      price: Maybe(Type.String()),
    }),
    maxItems,
  ),
})
export type ScoredSupplier = Static<typeof ScoredSupplier>

export const ScoringRoom = shape({
  ...MyEvaluation.properties,
  version: Type.Integer({ description: "version of the caller's sheet; 0 if there is none" }),
  requirements: Type.String(),
  criteria: List(Criterion, maxCriteria),
  items: List(
    shape({ id: Id, name: Type.String(), spec: Type.String(), unit: Type.String(), quantity: Type.String() }),
    maxItems,
  ),
  suppliers: List(ScoredSupplier),
  scores: WrittenScores,
  reopenReason: Type.String(),
  receipt: MaybeReceipt,
  all: Maybe(ProjectScores),
})
export type ScoringRoom = Static<typeof ScoringRoom>

export const findScoringRoom = route({
  method: 'GET',
  path: '/inquiry/api/evaluation/room',
  access: 'project.score',
  entrances: ['purchaser', 'expert'],
  summary: "Get the evaluation data with the caller's scores; those of other experts after closing only",
  input: shape({ projectId: Id }),
  reply: ScoringRoom,
})
const ofSheet = { projectId: Id, version: Type.Integer(), scores: WrittenScores }
export const saveScores = route({
  method: 'POST',
  path: '/inquiry/api/evaluation/save',
  access: 'project.score',
  entrances: ['purchaser', 'expert'],
  summary: "Save the caller's scores as a draft",
  bodyLimit: 1024 * 1024,
  input: shape(ofSheet),
  reply: ScoringRoom,
})
export const submitScores = route({
  method: 'POST',
  path: '/inquiry/api/evaluation/submit',
  access: 'project.score',
  entrances: ['purchaser', 'expert'],
  summary: "Submit the caller's scores, once; the last expert closes scoring",
  bodyLimit: 1024 * 1024,
  input: shape(ofSheet),
  reply: ScoringRoom,
})
export const declareConflict = route({
  method: 'POST',
  path: '/inquiry/api/evaluation/conflict',
  access: 'project.score',
  entrances: ['purchaser', 'expert'],
  summary: "Withdraw as expert because of a conflict of interest; the caller's scores are excluded",
  input: shape({ projectId: Id, reason: Text(500) }),
  reply: Type.Null(),
})

export const listSupervisedProjects = listRoute({
  path: '/inquiry/api/supervisedProjects/list',
  access: 'project.supervise',
  entrances: ['purchaser', 'supervisor'],
  summary: 'List the projects that the caller supervises, newest first',
  filters: { keyword: Optional(Note(100)), tab: listTenantProjects.input.properties.tab, kind: Optional(ProjectKind) },
  sort: ['createdAt', 'budgetAmount', 'endsAt', 'title'],
  record: ProjectSummary,
})
export const exportSupervisedProjects = exportRoute(listSupervisedProjects, {
  path: '/inquiry/api/supervisedProjects/export',
  columns: [
    'projectNo',
    'title',
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
  ],
})
