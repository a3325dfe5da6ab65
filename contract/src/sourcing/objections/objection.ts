import { AttachedFiles } from '#contract/files/files.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ProjectKind, ProjectStatus } from '../projectStates.ts'

/** Subject of an objection 质疑: requirements, process, or result. */
export const objectionSubjects = ['requirements', 'process', 'result'] as const
export const ObjectionSubject = OneOf(objectionSubjects)
export type ObjectionSubject = Static<typeof ObjectionSubject>

/** Status of an objection. An escalated one is a complaint 投诉, which overseers uphold or dismiss. */
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
export const objectionStatusNames = {
  submitted: ['待受理', 'Submitted'],
  accepted: ['已受理', 'Accepted'],
  rejected: ['不予受理', 'Rejected'],
  answered: ['已答复', 'Answered'],
  withdrawn: ['已撤回', 'Withdrawn'],
  closed: ['已办结', 'Closed'],
  escalated: ['投诉处理中', 'Escalated'],
  upheld: ['投诉成立', 'Upheld'],
  dismissed: ['投诉不成立', 'Dismissed'],
} as const satisfies StateNames<ObjectionStatus>
/** Open states. */
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

/** Objection, visible to the supplier that raised it, those who answer, and overseers. */
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
  /** Deadline of the current state; null if nothing is due. */
  dueAt: Maybe(Instant),
  isOverdue: Type.Boolean({ description: 'the deadline has passed without an action' }),
  answer: Type.String(),
  answerAttachments: AttachedFiles,
  answeredAt: Maybe(Instant),
  isPublished: Type.Boolean({ description: 'the answer is in the public notice' }),
  reason: Type.String({ description: 'reason of the last rejection, escalation or decision' }),
  blocks: Type.Boolean({ description: 'blocks the publication of the result' }),
  releaseReason: Type.String({ description: 'reason of an overseer for publishing the result nevertheless' }),
  can: List(ObjectionAction),
})
export type Objection = Static<typeof Objection>

/** Published answer, without the objecting supplier. */
export const PublicObjection = shape({
  id: Id,
  subject: ObjectionSubject,
  answer: Type.String(),
  answeredAt: Instant,
})
export type PublicObjection = Static<typeof PublicObjection>
