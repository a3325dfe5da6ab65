import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  paging,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { ruleConditions } from '#contract/kit/approvals/approvalKind.ts'
import {
  ApprovalDecision,
  ApprovalDocument,
  ApprovalEntity,
  ApprovalFact,
  ApprovalPerson,
  ApprovalStatus,
  TaskStatus,
} from './approvals.ts'

/** A row of the inbox. */
export const ApprovalTask = shape({
  instanceId: Id,
  ...ApprovalDocument,
  facts: List(ApprovalFact),
  docVersion: Type.String(),
  requesterName: Type.String(),
  deptName: Type.String(),
  nodeName: Type.String(),
  nodeEnName: Type.String(),
  status: ApprovalStatus,
  taskStatus: Maybe(TaskStatus),
  startedAt: Instant,
  openedAt: Maybe(Instant),
  decidedAt: Maybe(Instant),
})
export type ApprovalTask = Static<typeof ApprovalTask>

/** `todo`: waits for the user; `done`: decided by the user; `mine`: requested by the user; `cc`: copied to the user. */
export const TaskTab = OneOf(['todo', 'done', 'mine', 'cc'])
export type TaskTab = Static<typeof TaskTab>

export const getUndoByPageNum = route({
  method: 'GET',
  path: '/sysrest/api/workApply/getUndoByPageNum',
  access: 'session',
  summary: "Count the caller's pending approvals",
  input: shape({ ...paging }),
  reply: shape({ count: Count }),
})
export const listTasks = listRoute({
  path: '/sysrest/api/workApply/list',
  access: 'session',
  summary:
    'List the approvals that are pending for, decided by, or requested by the caller; the keyword matches number and title, a department includes its sub-departments, and days are those of submission',
  filters: {
    tab: TaskTab,
    entity: Optional(ApprovalEntity),
    keyword: Optional(Note(100)),
    deptId: Optional(Id),
    fromDay: Optional(Day),
    toDay: Optional(Day),
    amountFrom: Optional(Amount),
    amountTo: Optional(Amount),
  },
  sort: ['startedAt', 'amount'],
  record: ApprovalTask,
})
export const exportTasks = exportRoute(listTasks, {
  path: '/sysrest/api/workApply/export',
  columns: [
    'kindName',
    'docNo',
    'title',
    'amount',
    'facts',
    'requesterName',
    'deptName',
    'nodeName',
    'status',
    'startedAt',
    'openedAt',
    'decidedAt',
  ],
})

export const transferTask = route({
  method: 'POST',
  path: '/sysrest/api/workApply/transfer',
  access: 'session',
  summary:
    "Delegate the caller's pending task to another user; with the permission to oversee approvals, also tasks of other users (fromUserId), and a step that waits for nobody",
  input: shape({ instanceId: Id, toUserId: Id, fromUserId: Optional(Id), reason: Note(200) }),
  reply: Done,
})
export const chooseApprovers = route({
  method: 'POST',
  path: '/sysrest/api/workApply/choose',
  access: 'session',
  summary:
    'Choose the approvers of the steps that leave it to the requester; they count for the next document of that kind that the caller submits within an hour',
  input: shape({
    choices: Type.Array(shape({ ruleId: Id, place: Type.Integer({ minimum: 1, maximum: 10 }), approverId: Id }), {
      minItems: 1,
      maxItems: 20,
    }),
  }),
  reply: Done,
})
export const listApprovers = route({
  method: 'GET',
  path: '/sysrest/api/workApply/approvers',
  access: 'session',
  summary: 'Search users who may decide approvals, by name or account; at most 20',
  input: shape({ keyword: Optional(Note(40)) }),
  reply: List(ApprovalPerson),
})

export const ApprovalKindInfo = shape({
  entity: ApprovalEntity,
  name: Type.String(),
  enName: Type.String(),
  conditions: List(OneOf(ruleConditions)),
})
export type ApprovalKindInfo = Static<typeof ApprovalKindInfo>

export const listApprovalKinds = route({
  method: 'GET',
  path: '/sysrest/api/workApply/kinds',
  access: 'session',
  summary: 'List the kinds of documents that are approved, for filters and rules',
  input: Nothing,
  reply: List(ApprovalKindInfo),
})
export const decideTask = route({
  method: 'POST',
  path: '/sysrest/api/workApply/decide',
  access: 'approval.decide',
  summary: 'Decide as approver on the version of the document that was read; its state follows the outcome',
  input: shape({ instanceId: Id, decision: ApprovalDecision, opinion: Note(200), docVersion: Text(40) }),
  reply: Done,
})
