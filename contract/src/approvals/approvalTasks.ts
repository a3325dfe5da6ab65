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
  OneOf,
  Optional,
  paging,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import {
  ApprovalAward,
  ApprovalDocument,
  ApprovalEntity,
  ApprovalPerson,
  ApprovalStatus,
  TaskStatus,
} from './approvals.ts'

/** A row of the inbox. */
export const ApprovalTask = shape({
  instanceId: Id,
  entity: ApprovalEntity,
  document: ApprovalDocument,
  entityId: Id,
  docNo: Type.String(),
  title: Type.String(),
  amount: Amount,
  award: Maybe(ApprovalAward),
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

/** `todo`: waits for the user; `done`: decided by the user; `mine`: requested by the user. */
export const TaskTab = OneOf(['todo', 'done', 'mine'])
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
    document: Optional(ApprovalDocument),
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
    'document',
    'docNo',
    'title',
    'amount',
    'award',
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
    "Delegate the caller's pending task to another user; with the permission to configure approvals, also tasks of other users (fromUserId)",
  input: shape({ instanceId: Id, toUserId: Id, fromUserId: Optional(Id), reason: Note(200) }),
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
