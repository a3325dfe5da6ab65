import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Id, List, Optional, Type } from '#contract/kit/schema.ts'
import { ApprovalDocument, ApprovalEntity, ApprovalStatus } from './approvals.ts'
import { ApprovalRuleDraft } from './approvalRules.ts'

const document = { entity: ApprovalEntity, entityId: Id, docNo: Type.String() }
/** Current approvers, if the step has changed. */
const step = { step: Optional(Type.Integer()), approvers: Optional(List(Id)) }
const decision = { ...document, ...step, decidedStep: Type.Integer() }

export const approvalsEvents = {
  ...eventsOf('approval', ApprovalStatus, {
    started: { ...document, ...step, amount: Amount, document: Optional(ApprovalDocument) },
    agreed: decision,
    approved: decision,
    rejected: decision,
    cancelled: document,
    transferred: { ...document, ...step, from: Id },
  }),
  ...eventsOf('approvalRule', noStates, { saved: ApprovalRuleDraft.properties }),
}
