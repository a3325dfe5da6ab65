import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { caseOf } from '#contract/kit/case/case.ts'
import { queueOf } from '#contract/kit/case/queue.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  DayOrNone,
  Id,
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
import { Formatted } from '#contract/kit/validators.ts'
import { BlockKind, DealPurpose } from '#contract/suppliers/blocks.ts'
import { countWaitingDispositions, countWaitingRestores } from './waitingDispositions.ts'

/**
 * Dispositions 处置 of suppliers: somebody proposes one with a reason, the supplier may answer, somebody else decides, and
 * it is lifted again, at the request of the supplier or without one.
 */

const path = '/orderrest/api/onboarding/dispositions'

export const dispositionStatusNames = {
  '01': ['待申辩', 'Hearing'],
  '02': ['待决定', 'To be decided'],
  '03': ['已生效', 'In force'],
  '04': ['不予处置', 'Dropped'],
  '05': ['已解除', 'Lifted'],
} as const satisfies StateNames<string>
export const DispositionStatus = OneOf(['01', '02', '03', '04', '05'])
export type DispositionStatus = Static<typeof DispositionStatus>
export const DispositionAction = OneOf(['state', 'decide', 'drop', 'lift'])
export type DispositionAction = Static<typeof DispositionAction>

/** Days that a supplier has to answer, and the most years of a blacklisting. */
export const hearingDays = 5
export const mostBlacklistedYears = 3

const decided = {
  kind: BlockKind,
  purposes: { ...List(DealPurpose, 6), description: 'what it forbids; a warning forbids nothing' },
  until: { ...DayOrNone, description: 'last day; empty until it is lifted' },
}
const OwnAction = OneOf(['state'])

export const dispositionCase = queueOf({
  entity: 'disposition',
  path,
  manage: 'supplier.restrict',
  count: countWaitingDispositions,
  singular: 'disposition',
  plural: 'dispositions',
  states: dispositionStatusNames,
  waiting: ['02'],
  own: {
    id: Id,
    version: Type.Integer(),
    supplierName: Type.String(),
    ...decided,
    cause: Type.String({ description: 'why it is proposed' }),
    statement: Type.String({ description: 'what the supplier answered' }),
    hearingUntil: Instant,
    isInForce: Type.Boolean(),
    reply: Type.String(),
    createdAt: Instant,
    decidedAt: Maybe(Instant),
    ownActions: List(OwnAction),
  },
  handled: { supplierId: Id, proposer: Type.String(), handler: Type.String() },
  sort: ['createdAt'],
  columns: [
    'supplierName',
    'kind',
    'cause',
    'statement',
    'until',
    'status',
    'proposer',
    'handler',
    'createdAt',
    'decidedAt',
  ],
  actions: {
    decide: {
      summary: 'Decide that a disposition applies, after the hearing; never by who proposed it',
      input: { reply: Optional(Note(500)) },
    },
    drop: { summary: 'Decide against a disposition', input: { reason: Text(500) } },
    lift: { summary: 'Lift a disposition in force before its end', input: { reason: Text(500) } },
  },
})
export type Disposition = Static<typeof dispositionCase.Record>
export type OwnDisposition = Static<typeof dispositionCase.Own>

export const proposeDisposition = route({
  method: 'POST',
  path: `${path}/propose`,
  access: 'supplier.restrict',
  entrances: ['operator'],
  summary: 'Propose a disposition of a supplier, who gets a message and may answer',
  input: shape({ supplierId: Id, ...decided, cause: Text(500) }),
  reply: dispositionCase.Record,
})
export const stateOnDisposition = route({
  method: 'POST',
  path: `${path}/state`,
  access: 'supplierPeople.manage',
  entrances: ['supplier'],
  summary: "Answer a disposition that is proposed of the caller's supplier",
  input: shape({ id: Id, version: Type.Integer(), statement: Text(1000) }),
  reply: dispositionCase.Own,
})

const restorePath = '/orderrest/api/onboarding/restore'
/** Request of a supplier to lift a disposition. */
export const restoreCase = caseOf({
  entity: 'supplierRestore',
  path: restorePath,
  apply: 'supplierPeople.manage',
  applicants: ['supplier'],
  manage: 'supplier.restrict',
  count: countWaitingRestores,
  singular: 'request to lift a disposition',
  plural: 'requests to lift dispositions',
  draft: {
    dispositionId: Id,
    applyUserName: Text(40),
    applyUserMobile: Formatted('mobile'),
    applyReason: Text(500),
    attachments: Optional(Attachments('documents')),
  },
  files: AttachedFiles,
  columns: ['applyUserName', 'applyUserMobile', 'applyReason'],
})
