import { compare, minus } from '#contract/kit/money.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Entities with approvals. */
export const ApprovalEntity = OneOf(['order', 'project'])
export type ApprovalEntity = Static<typeof ApprovalEntity>

/** Document type: the approval of a project also covers its award. */
export const ApprovalDocument = OneOf(['order', 'project', 'award'])
export type ApprovalDocument = Static<typeof ApprovalDocument>

/** Award to approve: suppliers, amounts and budget. */
export const ApprovalAward = shape({
  suppliers: List(shape({ supplierName: Type.String(), amount: Amount })),
  budget: Maybe(Amount),
})
export type ApprovalAward = Static<typeof ApprovalAward>

/** Difference between an award and its budget; null without a budget. */
export function besideBudget({ budget }: ApprovalAward, amount: string) {
  if (budget === null) return null
  const exceeds = compare(amount, budget) > 0
  return { exceeds, by: exceeds ? minus(amount, budget) : minus(budget, amount) }
}

export const ApprovalStatus = OneOf(['pending', 'approved', 'rejected', 'cancelled'])
export type ApprovalStatus = Static<typeof ApprovalStatus>
export const approvalStatusNames = {
  pending: ['审批中', 'Pending approval'],
  approved: ['已通过', 'Approved'],
  rejected: ['已驳回', 'Rejected'],
  cancelled: ['已取消', 'Cancelled'],
} as const satisfies StateNames<ApprovalStatus>
export const TaskStatus = OneOf(['waiting', 'open', 'agreed', 'rejected', 'cancelled', 'skipped'])
export type TaskStatus = Static<typeof TaskStatus>
export const taskStatusNames = {
  waiting: ['待审批', 'Not started'],
  open: ['审批中', 'Pending approval'],
  agreed: ['同意', 'Approved'],
  rejected: ['驳回', 'Rejected'],
  cancelled: ['已取消', 'Cancelled'],
  skipped: ['已由他人处理', 'Handled by others'],
} as const satisfies StateNames<TaskStatus>
export const ApprovalDecision = OneOf(['agree', 'reject'])
export type ApprovalDecision = Static<typeof ApprovalDecision>

/** `any`: the first decision counts for all; `all`: everyone must agree. */
export const NodeMode = OneOf(['any', 'all'])
export type NodeMode = Static<typeof NodeMode>

export const ApprovalPerson = shape({ userId: Id, userName: Type.String(), deptName: Type.String() })
export type ApprovalPerson = Static<typeof ApprovalPerson>

/** Step of an approval chain, with the rules behind it. */
export const ApprovalNode = shape({
  step: Type.Integer(),
  name: Type.String(),
  enName: Type.String(),
  mode: NodeMode,
  approvers: List(ApprovalPerson),
  because: List(shape({ ruleId: Id, name: Type.String(), enName: Type.String() })),
  toAdmin: Type.Boolean({ description: 'fallback: no approver was found, so process administrators decide' }),
})
export type ApprovalNode = Static<typeof ApprovalNode>

export const TimelineTask = shape({
  ...ApprovalPerson.properties,
  status: TaskStatus,
  opinion: Type.String(),
  openedAt: Maybe(Instant),
  decidedAt: Maybe(Instant),
})
export const TimelineStep = shape({
  ...ApprovalNode.properties,
  status: TaskStatus,
  tasks: List(TimelineTask),
})
export type TimelineStep = Static<typeof TimelineStep>

/** Approval round of a document; a document submitted again after a rejection has several. */
export const ApprovalRound = shape({
  instanceId: Id,
  entity: ApprovalEntity,
  document: ApprovalDocument,
  entityId: Id,
  docNo: Type.String(),
  title: Type.String(),
  amount: Amount,
  award: Maybe(ApprovalAward),
  docVersion: Type.String({ description: 'version of the submitted document; decisions refer to it' }),
  status: ApprovalStatus,
  reason: Type.String(),
  requester: ApprovalPerson,
  startedAt: Instant,
  endedAt: Maybe(Instant),
  steps: List(TimelineStep),
  can: List(ApprovalDecision),
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
