import { factTypes } from '#contract/kit/approvals/approvalKind.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Id, Instant, List, Maybe, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Kind of document that is approved; manifests declare them (`ApprovalKind`). */
export const ApprovalEntity = Type.String({ pattern: '^[a-z][A-Za-z]{0,39}$', description: 'kind of document' })
export type ApprovalEntity = Static<typeof ApprovalEntity>

/** Part of an amount, such as that of a supplier. */
export const AmountPart = shape({ name: Type.String(), amount: Amount })
/** Facts of a document by name, as its kind declares them; null facts are not shown. */
export type ApprovalFacts = Readonly<Record<string, string | readonly Static<typeof AmountPart>[] | null>>

/** Fact as pages show it. */
export const ApprovalFact = shape({
  name: Type.String(),
  enName: Type.String(),
  type: OneOf(factTypes),
  tone: OneOf(['none', 'good', 'bad']),
  text: Type.String({ description: 'text or money; empty for amounts' }),
  amounts: List(AmountPart),
})
export type ApprovalFact = Static<typeof ApprovalFact>

/** Document of an approval: names of its kind, and the address of its page. */
export const ApprovalDocument = {
  entity: ApprovalEntity,
  entityId: Id,
  kindName: Type.String(),
  kindEnName: Type.String(),
  path: Type.String(),
  docNo: Type.String(),
  title: Type.String(),
  amount: Maybe(Amount),
}

export const ApprovalStatus = OneOf(['pending', 'approved', 'rejected', 'cancelled'])
export type ApprovalStatus = Static<typeof ApprovalStatus>
export const approvalStatusNames = {
  pending: ['审批中', 'Pending approval'],
  approved: ['已通过', 'Approved'],
  rejected: ['已驳回', 'Rejected'],
  cancelled: ['已取消', 'Cancelled'],
} as const satisfies StateNames<ApprovalStatus>
/** `waiting` is a step that has not begun; `lapsed` a task whose holder could no longer decide. */
export const TaskStatus = OneOf(['waiting', 'open', 'agreed', 'rejected', 'cancelled', 'skipped', 'lapsed', 'returned'])
export type TaskStatus = Static<typeof TaskStatus>
export const taskStatusNames = {
  waiting: ['待审批', 'Not started'],
  open: ['审批中', 'Pending approval'],
  agreed: ['同意', 'Approved'],
  rejected: ['驳回', 'Rejected'],
  cancelled: ['已取消', 'Cancelled'],
  skipped: ['已由他人处理', 'Handled by others'],
  lapsed: ['已失效', 'Lapsed'],
  returned: ['退回', 'Returned'],
} as const satisfies StateNames<TaskStatus>
export const ApprovalDecision = OneOf(['agree', 'reject'])
export type ApprovalDecision = Static<typeof ApprovalDecision>

/**
 * `any`: the first decision counts for all; `all`: everyone must agree; `ratio`: a percentage of them must agree, and a
 * rejection ends nothing while it can be reached; `inTurn`: everyone must agree, one after the other; `cc`: nobody
 * decides, they are notified once the document is approved.
 */
export const NodeMode = OneOf(['any', 'all', 'ratio', 'inTurn', 'cc'])
export type NodeMode = Static<typeof NodeMode>

export const ApprovalPerson = shape({ userId: Id, userName: Type.String(), deptName: Type.String() })
export type ApprovalPerson = Static<typeof ApprovalPerson>

/** Step whose approver the requester chooses, named by its rule and its place in it, with those to choose from. */
export const ApproverChoice = shape({
  ruleId: Id,
  place: Type.Integer({ minimum: 1, maximum: 10 }),
  candidates: List(ApprovalPerson, 200),
})
export type ApproverChoice = Static<typeof ApproverChoice>

/** Step of an approval chain, with the rules behind it. Until a step opens, its approvers are a forecast. */
export const ApprovalNode = shape({
  step: Type.Integer(),
  name: Type.String(),
  enName: Type.String(),
  mode: NodeMode,
  approvers: List(ApprovalPerson),
  because: List(shape({ ruleId: Id, name: Type.String(), enName: Type.String() })),
  toAdmin: Type.Boolean({ description: 'fallback: no approver was found, so process administrators decide' }),
  toManager: Optional(
    Type.Boolean({ description: "fallback: no approver was found, so the requester's manager decides" }),
  ),
  percent: Optional(Maybe(Type.Integer({ description: 'share of the approvers who must agree, in the mode ratio' }))),
  choice: Optional({ ...ApproverChoice, description: 'the requester chooses the approver when they submit' }),
  remindHours: Optional(Maybe(Type.Integer({ description: 'hours after which open tasks are reminded of' }))),
  dueHours: Optional(Maybe(Type.Integer({ description: 'hours after which process administrators decide instead' }))),
  isAdded: Optional(Type.Boolean({ description: 'added by an approver while the round ran' })),
})
export type ApprovalNode = Static<typeof ApprovalNode>

export const TimelineTask = shape({
  ...ApprovalPerson.properties,
  status: TaskStatus,
  opinion: Type.String(),
  onBehalfOfName: Type.String({ description: 'whom a deputy stands in for; empty for others' }),
  byLetter: Type.Boolean({ description: 'decided by the link of a letter' }),
  openedAt: Maybe(Instant),
  decidedAt: Maybe(Instant),
})
export const TimelineStep = shape({
  ...ApprovalNode.properties,
  status: TaskStatus,
  tasks: List(TimelineTask),
})
export type TimelineStep = Static<typeof TimelineStep>

export const ApprovalComment = shape({
  id: Id,
  authorName: Type.String(),
  body: Type.String(),
  mentions: List(ApprovalPerson, 10),
  at: Instant,
})
export type ApprovalComment = Static<typeof ApprovalComment>

/** What a participant may do with a round, beside deciding. */
export const RoundAction = OneOf(['addApprover', 'returnTo', 'recall', 'remind', 'comment'])
export type RoundAction = Static<typeof RoundAction>

/** Approval round of a document; a document submitted again after a rejection has several. */
export const ApprovalRound = shape({
  instanceId: Id,
  ...ApprovalDocument,
  facts: List(ApprovalFact),
  docVersion: Type.String({ description: 'version of the submitted document; decisions refer to it' }),
  status: ApprovalStatus,
  stuckSince: Maybe(Instant),
  reason: Type.String(),
  requester: ApprovalPerson,
  startedAt: Instant,
  endedAt: Maybe(Instant),
  steps: List(TimelineStep),
  can: List(ApprovalDecision),
  actions: List(RoundAction),
  comments: List(ApprovalComment, 200),
  participants: List(ApprovalPerson),
})
export type ApprovalRound = Static<typeof ApprovalRound>
export const getTimeline = route({
  method: 'GET',
  path: '/sysrest/api/workApply/timeline',
  access: 'session',
  summary: 'List the approval rounds of a document, oldest first, for their participants',
  input: shape({ entity: ApprovalEntity, entityId: Id }),
  reply: List(ApprovalRound),
})
