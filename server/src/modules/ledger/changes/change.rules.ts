import {
  type BudgetChangeAction,
  type BudgetChangeStatus,
  budgetChangeStatusNames,
  type exportBudgetChangeRequests,
  budgetChangeKindNames,
} from '#contract/ledger/budgetChanges.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export interface BudgetChangeFacts {
  readonly status: BudgetChangeStatus
  readonly requester_id: string
}

const isOwn: Requirement<BudgetChangeFacts> = {
  holds: ({ requester_id: requester }, { userId }) => requester === userId,
  otherwise: 'thing.notAllowed',
}

/** Flow of a change of a budget: in approval, then posted, rejected or withdrawn, each for good. */
export const budgetChangeFlow = flow<
  BudgetChangeFacts,
  BudgetChangeStatus,
  BudgetChangeAction | 'approve' | 'reject' | 'expire'
>(
  {
    withdraw: { from: ['approving'], to: 'withdrawn', needs: 'budget.request', only: isOwn },
    approve: { from: ['approving'], to: 'posted', needs: 'owner' },
    reject: { from: ['approving'], to: 'rejected', needs: 'owner' },
    expire: { from: ['approving'], to: 'rejected', needs: 'system' },
  },
  budgetChangeStatusNames,
)

export const budgetChangeColumns: ColumnsOf<typeof exportBudgetChangeRequests> = {
  changeNo: ['调整单号', 'Change no.'],
  kind: { title: ['类型', 'Type'], words: budgetChangeKindNames },
  status: { title: ['状态', 'Status'], words: budgetChangeStatusNames },
  deptName: ['部门', 'Department'],
  fundName: ['预算', 'Budget'],
  toDeptName: ['调入部门', 'To department'],
  toFundName: ['调入预算', 'To budget'],
  amount: ['金额', 'Amount'],
  reason: ['申请原因', 'Reason'],
  requesterName: ['申请人', 'Requested by'],
  createdAt: ['申请时间', 'Requested'],
  endedAt: ['办结时间', 'Ended'],
  opinion: ['审批意见', 'Opinion'],
}
