import { AttachedFiles } from '#contract/files/files.ts'
import { Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
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
