import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Id, List, Optional, Type } from '#contract/kit/schema.ts'
import { ApprovalEntity, ApprovalStatus } from './approvals.ts'
import { ApprovalRuleDraft } from './approvalRules.ts'

const document = {
  entity: ApprovalEntity,
  entityId: Id,
  docNo: Type.String(),
  title: Optional(Type.String()),
  amount: Optional(Amount),
  requesterId: Optional(Id),
}
/** Current approvers, if the step has changed. */
const step = { step: Optional(Type.Integer()), approvers: Optional(List(Id)) }
const decision = {
  ...document,
  ...step,
  decidedStep: Type.Integer(),
  onBehalfOf: Optional({ ...Id, description: 'whom a deputy has decided for' }),
  cc: Optional(List(Id)),
  byLetter: Optional({ ...Type.Boolean(), description: 'decided by the link of a letter' }),
}

export const approvalsEvents = {
  ...eventsOf('approval', ApprovalStatus, {
    started: { ...document, ...step },
    agreed: decision,
    objected: decision,
    approved: decision,
    rejected: decision,
    cancelled: document,
    transferred: { ...document, ...step, from: Optional(Id) },
    reseated: { ...document, ...step, from: List(Id) },
    addedTo: { ...document, ...step, place: Type.String() },
    returned: { ...document, ...step, decidedStep: Type.Integer() },
    reminded: { ...document, ...step },
    escalated: { ...document, ...step, from: List(Id) },
    commented: { ...document, mentions: List(Id) },
    deputised: { ...document, ...step },
    stuck: { ...document, ...step, from: List(Id) },
  }),
  ...eventsOf('delegation', noStates, {
    created: { toId: Id, startsOn: Type.String(), endsOn: Type.String() },
    ended: { toId: Id },
  }),
  ...eventsOf('approvalRule', noStates, { saved: ApprovalRuleDraft.properties }),
}
