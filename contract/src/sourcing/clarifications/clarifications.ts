import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  Instant,
  List,
  Maybe,
  OneOf,
  Optional,
  PlannedInstant,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** Open until it is answered or its time is over. */
export const ClarificationStatus = OneOf(['open', 'answered', 'lapsed'])
export type ClarificationStatus = Static<typeof ClarificationStatus>
export const maxClarifications = 20
/** Least time for an answer. */
export const leastMinutes = 60

/** Attached file as it is hashed: its name, and the SHA-256 of its content. */
export interface ClarificationFile {
  readonly name: string
  readonly sha256: string
}

/** Written question to one bidder and its answer; no other bidder knows of it. */
export const Clarification = shape({
  id: Id,
  projectId: Id,
  supplierId: Id,
  supplierName: Type.String(),
  no: Type.Integer({ description: 'place among the questions to this bidder' }),
  status: ClarificationStatus,
  question: Type.String(),
  attachments: AttachedFiles,
  askedName: Type.String({ description: 'empty for the bidder' }),
  askedAt: Instant,
  dueAt: Instant,
  fingerprint: Type.String({ description: 'hash of the question, as in the audit file' }),
  answer: Type.String(),
  answerAttachments: AttachedFiles,
  answeredName: Type.String(),
  answeredAt: Maybe(Instant),
  answerFingerprint: Maybe(Type.String()),
  mayAnswer: Type.Boolean(),
})
export type Clarification = Static<typeof Clarification>

/** Clarifications of a project for those who ask; `suppliers` are those that can be asked. */
export const Clarifications = shape({
  list: List(Clarification),
  mayAsk: Type.Boolean(),
  suppliers: List(shape({ id: Id, name: Type.String() })),
})
export type Clarifications = Static<typeof Clarifications>

export const listClarifications = route({
  method: 'GET',
  path: '/inquiry/api/clarification/list',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency', 'expert'],
  summary:
    'List the clarifications of a project, for its buyer, its agency, the first of its experts and its overseers',
  input: shape({ projectId: Id }),
  reply: Clarifications,
})
export const askClarification = route({
  method: 'POST',
  path: '/inquiry/api/clarification/ask',
  access: 'session',
  entrances: ['purchaser', 'agency', 'expert'],
  summary: 'Ask one bidder a written question after the opening, as its buyer, its agency or the first of its experts',
  input: shape({
    projectId: Id,
    supplierId: Id,
    question: Text(2000),
    dueAt: PlannedInstant,
    attachments: Optional(Attachments('documents')),
  }),
  reply: Clarifications,
})
export const listMyClarifications = route({
  method: 'GET',
  path: '/inquiry/api/clarification/mine',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "List the questions to the caller's supplier in a project",
  input: shape({ projectId: Id }),
  reply: List(Clarification),
})
export const answerClarification = route({
  method: 'POST',
  path: '/inquiry/api/clarification/answer',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Answer a question in writing before it is due; the answer is final and changes no price and no term',
  input: shape({ id: Id, answer: Text(2000), attachments: Optional(Attachments('documents')) }),
  reply: List(Clarification),
})
