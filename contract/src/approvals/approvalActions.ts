import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Done,
  Id,
  Instant,
  List,
  Month,
  Nothing,
  Note,
  OneOf,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { ApprovalRuleDraft } from './approvalRules.ts'

/** What participants do with a running round, beside deciding. */
export const addApprover = route({
  method: 'POST',
  path: '/sysrest/api/workApply/addApprover',
  access: 'approval.decide',
  summary: "Ask another person as a step of their own, before or after the caller's step; at most five in a round",
  input: shape({ instanceId: Id, toUserId: Id, place: OneOf(['before', 'after']), reason: Note(200) }),
  reply: Done,
})
export const returnToStep = route({
  method: 'POST',
  path: '/sysrest/api/workApply/returnTo',
  access: 'approval.decide',
  summary: 'Return a document to an earlier step, which is decided again with all that follow',
  input: shape({
    instanceId: Id,
    step: Type.Integer({ minimum: 1, maximum: 100 }),
    opinion: Text(200),
    docVersion: Text(40),
  }),
  reply: Done,
})
export const recallApproval = route({
  method: 'POST',
  path: '/sysrest/api/workApply/recall',
  access: 'session',
  summary: "Take the caller's own document out of approval; it goes back to its requester",
  input: shape({ instanceId: Id }),
  reply: Done,
})
export const remindApprovers = route({
  method: 'POST',
  path: '/sysrest/api/workApply/remind',
  access: 'session',
  summary: "Remind the approvers of the caller's own document, once a day",
  input: shape({ instanceId: Id }),
  reply: Done,
})
export const commentOnApproval = route({
  method: 'POST',
  path: '/sysrest/api/workApply/comment',
  access: 'session',
  summary: 'Comment on a round as a participant; mentioned participants get a message',
  input: shape({ instanceId: Id, body: Text(500), mentions: List(Id, 10) }),
  reply: Done,
})

/** Somebody who decides for somebody else, from a day to a day. */
export const Delegation = shape({
  id: Id,
  version: Type.Integer(),
  fromName: Type.String(),
  toName: Type.String(),
  startsOn: Day,
  endsOn: Day,
  reason: Type.String(),
  state: OneOf(['planned', 'active', 'ended']),
  isOwn: Type.Boolean({ description: 'the caller is the one who is stood in for' }),
  createdAt: Instant,
})
export type Delegation = Static<typeof Delegation>
/** Days that a delegation lasts at most. */
export const longestDelegationDays = 90

export const listDelegations = route({
  method: 'GET',
  path: '/sysrest/api/delegation/list',
  access: 'approval.decide',
  summary: 'List the delegations that the caller has given and received, newest first',
  input: Nothing,
  reply: List(Delegation, 100),
})
export const createDelegation = route({
  method: 'POST',
  path: '/sysrest/api/delegation/create',
  access: 'approval.decide',
  summary: 'Let another approver decide for the caller, for 90 days at most',
  input: shape({ toUserId: Id, startsOn: Day, endsOn: Day, reason: Note(200) }),
  reply: Done,
})
export const endDelegation = route({
  method: 'POST',
  path: '/sysrest/api/delegation/end',
  access: 'approval.decide',
  summary: 'End a delegation of the caller now',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: Done,
})

export const SimulatedDocument = shape({
  docNo: Type.String(),
  title: Type.String(),
  amount: Amount,
  before: List(Type.String({ description: 'names of the steps' })),
  after: List(Type.String()),
  change: Type.Integer({ description: 'steps more, or fewer where negative' }),
  isUnmanned: Type.Boolean({ description: 'a step has nobody who could decide' }),
})
export type SimulatedDocument = Static<typeof SimulatedDocument>
export const Simulation = shape({
  documents: Count,
  more: Count,
  fewer: Count,
  unmanned: Count,
  rows: List(SimulatedDocument, 50),
})
export type Simulation = Static<typeof Simulation>
export const simulateRule = route({
  method: 'POST',
  path: '/sysrest/api/approvalRule/simulate',
  access: 'approval.configure',
  rateLimit: 'import',
  steps: true,
  summary: "Evaluate a changed rule on the documents of a month, with today's people; nothing is saved",
  input: shape({ month: Month, draft: ApprovalRuleDraft }),
  reply: Simulation,
})
