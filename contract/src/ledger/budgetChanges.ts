import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Id,
  Instant,
  List,
  Maybe,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'

/** Kind of a budget change 预算调整: more or less of one budget, or a part of one moved to another. */
export const BudgetChangeKind = OneOf(['increase', 'decrease', 'transfer'])
export type BudgetChangeKind = Static<typeof BudgetChangeKind>
export const budgetChangeKindNames = {
  increase: ['追加', 'Increase'],
  decrease: ['核减', 'Decrease'],
  transfer: ['调剂', 'Transfer'],
} as const satisfies StateNames<BudgetChangeKind>

export const BudgetChangeStatus = OneOf(['approving', 'posted', 'rejected', 'withdrawn'])
export type BudgetChangeStatus = Static<typeof BudgetChangeStatus>
export const budgetChangeStatusNames = {
  approving: ['审批中', 'In approval'],
  posted: ['已生效', 'In effect'],
  rejected: ['已驳回', 'Rejected'],
  withdrawn: ['已撤回', 'Withdrawn'],
} as const satisfies StateNames<BudgetChangeStatus>

export const BudgetChangeAction = OneOf(['withdraw'])
export type BudgetChangeAction = Static<typeof BudgetChangeAction>

/**
 * Requested change of a budget. It is posted when it is approved. What a decrease or a transfer takes is reserved in the
 * budget that gives it until then.
 */
export const BudgetChange = shape({
  id: Id,
  changeNo: Type.String(),
  version: Type.Integer(),
  kind: BudgetChangeKind,
  status: BudgetChangeStatus,
  fundId: Id,
  fundName: Type.String(),
  deptName: Type.String(),
  toFundId: Maybe(Id),
  toFundName: Type.String({ description: 'budget that receives a transfer; empty for other kinds' }),
  toDeptName: Type.String(),
  amount: Amount,
  reason: Type.String(),
  requesterName: Type.String(),
  createdAt: Instant,
  endedAt: Maybe(Instant),
  opinion: Type.String({ description: 'why it was rejected' }),
  can: List(BudgetChangeAction),
})
export type BudgetChange = Static<typeof BudgetChange>

export const listBudgetChangeRequests = listRoute({
  path: '/orderrest/api/budgetChange/list',
  access: 'budget.read',
  entrances: ['purchaser', 'operator'],
  summary: 'List the changes of budgets that the caller may see, newest first',
  filters: { status: Optional(BudgetChangeStatus), keyword: Optional(Text(100)) },
  sort: ['createdAt', 'amount'],
  record: BudgetChange,
})
export const exportBudgetChangeRequests = exportRoute(listBudgetChangeRequests, {
  path: '/orderrest/api/budgetChange/export',
  columns: [
    'changeNo',
    'kind',
    'status',
    'deptName',
    'fundName',
    'toDeptName',
    'toFundName',
    'amount',
    'reason',
    'requesterName',
    'createdAt',
    'endedAt',
    'opinion',
  ],
})
export const findBudgetChange = route({
  method: 'GET',
  path: '/orderrest/api/budgetChange/find',
  access: 'session',
  summary: 'Get a change of a budget, for those who see its budgets, and its approvers',
  input: shape({ id: Id }),
  reply: BudgetChange,
})
export const listBudgetChangeChanges = changesRoute({
  path: '/orderrest/api/budgetChange/history',
  access: 'session',
  summary: 'List the history of a change of a budget, for those who may see it',
  key: 'id',
})
export const requestBudgetChange = route({
  method: 'POST',
  path: '/orderrest/api/budgetChange/request',
  access: 'budget.request',
  entrances: ['purchaser'],
  summary: 'Request more or less of a budget, or a transfer to another one (with toFundId); it is posted when approved',
  input: shape({
    kind: BudgetChangeKind,
    fundId: Id,
    toFundId: Optional(Id),
    amount: Formatted('amount'),
    reason: Text(200),
  }),
  reply: BudgetChange,
})
export const withdrawBudgetChange = route({
  method: 'POST',
  path: '/orderrest/api/budgetChange/withdraw',
  access: 'budget.request',
  entrances: ['purchaser'],
  summary: "Withdraw one's own request that is in approval",
  input: shape({ id: Id, version: Type.Integer() }),
  reply: BudgetChange,
})
