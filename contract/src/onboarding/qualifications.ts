import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { queueOf } from '#contract/kit/case/queue.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
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
import { CertificateType } from '#contract/suppliers/certificates.ts'
import { countWaitingQualifications } from './waitingQualifications.ts'

/**
 * Qualifications 品类准入: a supplier applies for categories, or an operator opens one; somebody reviews it, and
 * somebody else decides until when the supplier is qualified for them.
 */

const path = '/orderrest/api/onboarding/qualifications'

export const qualificationStatusNames = {
  '01': ['未开始', 'Not started'],
  '02': ['评审中', 'Under review'],
  '03': ['待批准', 'Awaiting approval'],
  '04': ['合格', 'Qualified'],
  '05': ['有条件合格', 'Conditional'],
  '06': ['不合格', 'Not qualified'],
  '07': ['已取消', 'Cancelled'],
} as const satisfies StateNames<string>
export const QualificationStatus = OneOf(['01', '02', '03', '04', '05', '06', '07'])
export type QualificationStatus = Static<typeof QualificationStatus>
export const QualificationAction = OneOf([
  'submit',
  'withdraw',
  'sendBack',
  'review',
  'reopen',
  'qualify',
  'condition',
  'disqualify',
  'cancel',
])
export type QualificationAction = Static<typeof QualificationAction>

/** What a reviewer proposes. */
export const QualificationProposal = OneOf(['qualified', 'conditional', 'unqualified'])
export type QualificationProposal = Static<typeof QualificationProposal>

/** Days ahead of its last day from which a qualification is about to expire, and the most years that it lasts. */
export const expiringDays = 30
export const mostQualifiedYears = 3

/** Of a decided qualification, by its last day; `none`: it is not decided, or not qualified. */
export const QualificationState = OneOf(['none', 'valid', 'expiring', 'expired'])
export type QualificationState = Static<typeof QualificationState>

const OwnAction = OneOf(['submit', 'withdraw'])

export const qualificationCase = queueOf({
  entity: 'qualification',
  path,
  manage: 'qualification.manage',
  count: countWaitingQualifications,
  singular: 'qualification',
  plural: 'qualifications',
  states: qualificationStatusNames,
  waiting: ['02', '03'],
  own: {
    id: Id,
    version: Type.Integer(),
    supplierName: Type.String(),
    categoryIds: List(Id, 20),
    categories: Type.String({ description: 'their names' }),
    statement: Type.String({ description: 'what the supplier says of its experience' }),
    files: AttachedFiles,
    conditions: Type.String({ description: 'under which it is qualified' }),
    validTo: Type.String({ description: 'last day; empty before the decision' }),
    state: QualificationState,
    reply: Type.String(),
    createdAt: Instant,
    decidedAt: Maybe(Instant),
    ownActions: List(OwnAction),
  },
  handled: {
    supplierId: Id,
    opener: Type.String(),
    proposal: Maybe(QualificationProposal),
    opinion: Type.String(),
    reviewer: Type.String(),
    handler: Type.String(),
  },
  sort: ['createdAt'],
  columns: [
    'supplierName',
    'categories',
    'status',
    'validTo',
    'conditions',
    'opinion',
    'reviewer',
    'handler',
    'createdAt',
    'decidedAt',
  ],
  actions: {
    sendBack: { summary: 'Send a qualification back to its supplier, to be completed', input: { reason: Text(500) } },
    review: {
      summary: 'Review a qualification and propose a decision',
      input: { proposal: QualificationProposal, opinion: Text(1000) },
    },
    reopen: { summary: 'Have a qualification reviewed again', input: { reason: Text(500) } },
    qualify: {
      summary: 'Decide that a supplier is qualified, by somebody else than who reviewed it',
      input: { validTo: Day, reply: Optional(Note(500)) },
    },
    condition: {
      summary: 'Decide that a supplier is qualified under conditions, by somebody else than who reviewed it',
      input: { validTo: Day, conditions: Text(500) },
    },
    disqualify: {
      summary: 'Decide that a supplier is not qualified, by somebody else than who reviewed it',
      input: { reason: Text(500) },
    },
    cancel: { summary: 'Cancel a qualification before its review', input: { reason: Text(500) } },
  },
})
export type Qualification = Static<typeof qualificationCase.Record>
export type OwnQualification = Static<typeof qualificationCase.Own>

const categoryIds = { ...List(Id, 20), minItems: 1 }
const evidence = { statement: Text(1000), attachments: Optional(Attachments('documents', 10)) }
const own = { access: 'supplierPeople.manage', entrances: ['supplier'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const openQualification = route({
  method: 'POST',
  path: `${path}/open`,
  access: 'qualification.manage',
  entrances: ['operator'],
  summary: 'Ask a supplier to qualify for categories',
  input: shape({ supplierId: Id, categoryIds }),
  reply: qualificationCase.Record,
})
export const applyForQualification = route({
  method: 'POST',
  path: `${path}/apply`,
  ...own,
  summary: "Apply for a qualification of the caller's supplier",
  input: shape({ categoryIds, ...evidence }),
  reply: qualificationCase.Own,
})
export const submitQualification = route({
  method: 'POST',
  path: `${path}/submit`,
  ...own,
  summary: "Submit a qualification of the caller's supplier that was opened or sent back",
  input: shape({ ...ofVersion, ...evidence }),
  reply: qualificationCase.Own,
})
export const withdrawQualification = route({
  method: 'POST',
  path: `${path}/withdraw`,
  ...own,
  summary: "Withdraw a qualification of the caller's supplier before its review",
  input: shape(ofVersion),
  reply: qualificationCase.Own,
})

/** A required certificate, and whether the supplier has it. */
export const RequiredCertificate = shape({
  type: CertificateType,
  state: OneOf(['valid', 'expiring', 'expired', 'missing']),
  to: Type.String({ description: 'last day; empty without one' }),
})
export type RequiredCertificate = Static<typeof RequiredCertificate>
export const checkOwnQualification = route({
  method: 'GET',
  path: `${path}/required`,
  ...own,
  summary: "List the certificates that categories require, and which of them the caller's supplier has",
  input: shape({ categoryIds: Ids }),
  reply: List(RequiredCertificate, 20),
})
export const checkQualification = route({
  method: 'GET',
  path: `${path}/checks`,
  access: 'qualification.manage',
  entrances: ['operator'],
  summary: 'List the certificates that a qualification requires, and which of them its supplier has',
  input: shape({ id: Id }),
  reply: List(RequiredCertificate, 20),
})
