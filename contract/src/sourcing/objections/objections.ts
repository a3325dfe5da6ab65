import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
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
import { ProjectKind, ProjectStatus } from '../projectStates.ts'

/** What an objection 质疑 is about: what was asked for, how it was done, or what came of it. */
export const objectionSubjects = ['requirements', 'process', 'result'] as const
export const ObjectionSubject = OneOf(objectionSubjects)
export type ObjectionSubject = Static<typeof ObjectionSubject>

/** Escalated, it is a complaint 投诉, which the overseers of the tenant uphold or dismiss. */
export const ObjectionStatus = OneOf([
  'submitted',
  'accepted',
  'rejected',
  'answered',
  'withdrawn',
  'closed',
  'escalated',
  'upheld',
  'dismissed',
])
export type ObjectionStatus = Static<typeof ObjectionStatus>
/** Something is still to be done about it. */
export const openObjections = ['submitted', 'accepted', 'rejected', 'answered', 'escalated'] as const

export const ObjectionAction = OneOf([
  'accept',
  'reject',
  'answer',
  'withdraw',
  'close',
  'closeDue',
  'escalate',
  'uphold',
  'dismiss',
  'release',
])
export type ObjectionAction = Static<typeof ObjectionAction>

/** An objection, for the supplier that has raised it, for those who answer it and for the overseers. */
export const Objection = shape({
  id: Id,
  version: Type.Integer(),
  projectId: Id,
  projectNo: Type.String(),
  projectTitle: Type.String(),
  kind: ProjectKind,
  projectStatus: ProjectStatus,
  deptName: Type.String(),
  supplierName: Type.String(),
  subject: ObjectionSubject,
  body: Type.String(),
  attachments: AttachedFiles,
  status: ObjectionStatus,
  submittedAt: Instant,
  /** When the present state is to end; null where nothing is to be done. */
  dueAt: Maybe(Instant),
  isOverdue: Type.Boolean({ description: 'its deadline has passed, and nothing was done' }),
  answer: Type.String(),
  answerAttachments: AttachedFiles,
  answeredAt: Maybe(Instant),
  isPublished: Type.Boolean({ description: 'whether the answer is in the public notice' }),
  reason: Type.String({ description: 'why it was rejected, escalated, upheld or dismissed last' }),
  blocks: Type.Boolean({ description: 'whether it holds back the publication of the result' }),
  releaseReason: Type.String({ description: 'why an overseer lets the result be published nevertheless' }),
  can: List(ObjectionAction),
})
export type Objection = Static<typeof Objection>

/** An answer that the buyer has published. Who has objected is not public. */
export const PublicObjection = shape({
  id: Id,
  subject: ObjectionSubject,
  answer: Type.String(),
  answeredAt: Instant,
})
export type PublicObjection = Static<typeof PublicObjection>

export const ObjectionTab = OneOf(['open', 'ended', 'all'])
export type ObjectionTab = Static<typeof ObjectionTab>
const filters = {
  tab: Optional(ObjectionTab),
  projectId: Optional(Id),
  subject: Optional(ObjectionSubject),
  keyword: Optional(Note(100)),
}
const columns = [
  'projectNo',
  'projectTitle',
  'supplierName',
  'subject',
  'body',
  'status',
  'submittedAt',
  'dueAt',
  'answer',
  'answeredAt',
  'reason',
] as const

/** Those who answer objections, those who decide complaints, and those who supervise a project. */
const handlers = { access: 'session', entrances: ['purchaser', 'operator', 'supervisor'] } as const
const supplier = { access: 'supplierProject.join', entrances: ['supplier'] } as const
const buyer = { access: 'project.manage', entrances: ['purchaser'] } as const
const overseer = { access: 'objection.decide', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const listObjections = listRoute({
  path: '/inquiry/api/objection/list',
  ...handlers,
  summary: "Objections to the projects of the caller's department, or to all for those who oversee projects.",
  filters,
  sort: ['submittedAt', 'dueAt'],
  record: Objection,
})
export const exportObjections = exportRoute(listObjections, { path: '/inquiry/api/objection/export', columns })
export const countObjections = route({
  method: 'GET',
  path: '/inquiry/api/objection/count',
  ...handlers,
  summary: 'How many objections wait for the caller.',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
export const listMyObjections = listRoute({
  path: '/inquiry/api/objection/mine',
  ...supplier,
  summary: "The objections of the caller's supplier.",
  filters,
  sort: ['submittedAt', 'dueAt'],
  record: Objection,
})
export const exportMyObjections = exportRoute(listMyObjections, {
  path: '/inquiry/api/objection/exportMine',
  columns: columns.filter((column) => column !== 'supplierName'),
})
export const findObjection = route({
  method: 'GET',
  path: '/inquiry/api/objection/detail',
  access: 'session',
  summary: 'An objection, for the supplier that has raised it, those who run its project and those who oversee it.',
  input: shape({ id: Id }),
  reply: Objection,
})
export const listObjectionChanges = changesRoute({
  path: '/inquiry/api/objection/changes',
  access: 'session',
  summary: 'What has happened with an objection, for those who see it.',
  key: 'id',
})

export const raiseObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/raise',
  ...supplier,
  summary: 'Raises an objection to a project in which the supplier takes part, within its period.',
  input: shape({
    projectId: Id,
    subject: ObjectionSubject,
    body: Text(2000),
    attachments: Optional(Attachments('documents')),
  }),
  reply: Objection,
})
export const moveObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/move',
  ...supplier,
  summary: 'The supplier withdraws its objection, accepts the answer, or escalates it to the overseers.',
  input: shape({ ...ofVersion, action: OneOf(['withdraw', 'close', 'escalate']), reason: Optional(Note(1000)) }),
  reply: Objection,
})
export const judgeObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/judge',
  ...buyer,
  summary: 'The department accepts an objection, or rejects it with the reason.',
  input: shape({ ...ofVersion, decision: OneOf(['accept', 'reject']), reason: Optional(Note(1000)) }),
  reply: Objection,
})
export const answerObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/answer',
  ...buyer,
  summary: 'The department answers an objection; the answer is in the public notice where it wants that.',
  input: shape({
    ...ofVersion,
    answer: Text(2000),
    attachments: Optional(Attachments('documents')),
    isPublished: Type.Boolean(),
  }),
  reply: Objection,
})
export const decideObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/decide',
  ...overseer,
  summary: 'An overseer upholds or dismisses an escalated objection, with the reason.',
  input: shape({ ...ofVersion, decision: OneOf(['uphold', 'dismiss']), reason: Text(1000) }),
  reply: Objection,
})
export const releaseObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/release',
  ...overseer,
  summary: 'An overseer lets the result be published while the objection is open, with the reason.',
  input: shape({ ...ofVersion, reason: Text(1000) }),
  reply: Objection,
})
