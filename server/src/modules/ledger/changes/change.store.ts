import type { BudgetChangeStatus } from '#contract/ledger/budgetChanges.ts'
import { listBudgetChangeRequests } from '#contract/ledger/budgetChanges.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Reach } from '#kit/reach.rules.ts'
import { departmentInReach } from '#modules/identity/index.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const budgetChanges = tableOf('ledger.budget_changes')
export type BudgetChangeRow = RowOfTable<typeof budgetChanges>

export interface BudgetChangeFilter {
  /** Departments of whose budgets changes are listed. */
  readonly reach: Reach
  readonly status?: BudgetChangeStatus | undefined
  readonly keyword?: string | undefined
}

/** Changes of budgets, newest first. */
export const budgetChangeList = listOf({
  route: listBudgetChangeRequests,
  find: (db: Db, { reach }: BudgetChangeFilter) =>
    db
      .selectFrom('ledger.budget_changes as t')
      .innerJoin('ledger.accounts as a', (on) =>
        on.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.fund_id'),
      )
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'a.tenant_id').onRef('d.id', '=', 'a.dept_id'),
      )
      .leftJoin('ledger.accounts as b', (on) =>
        on.onRef('b.tenant_id', '=', 't.tenant_id').onRef('b.id', '=', 't.to_fund_id'),
      )
      .leftJoin('identity.departments as e', (on) =>
        on.onRef('e.tenant_id', '=', 'b.tenant_id').onRef('e.id', '=', 'b.dept_id'),
      )
      .where((q) => q.or([departmentInReach('d', reach), departmentInReach('e', reach)])),
  where: {
    status: { is: 't.status' },
    keyword: { contains: ['t.no', 't.reason', 't.requester_name', 'd.name', 'e.name'] },
  },
  select: (found) =>
    found
      .selectAll('t')
      .select(['a.name as fund_name', 'd.name as dept_name', 'b.name as to_fund_name', 'e.name as to_dept_name']),
  key: 't.id',
  order: [['t.id', 'desc']],
  sort: { createdAt: 't.created_at', amount: 't.amount' },
})
export type ListedBudgetChange = RowIn<typeof budgetChangeList>

const approving = sqlQuery(
  'ledger.approvesBudgetChange',
  `select exists (select from approvals.tasks k
     where k.approver_id = $userId and k.status <> 'waiting'
       and k.instance_id = (select t.approval_id from ledger.budget_changes t where t.id = $id)) as "approves!"`,
)
/** Whether a person decides, or has decided, on a change of a budget. */
export const isApproverOfChange = async (db: Db, id: string, userId: string): Promise<boolean> =>
  (await approving.one(db, { id, userId })).approves

const numbers = sqlQuery(
  'ledger.budgetChangeNumbers',
  `select id, no from ledger.budget_changes where id = any ($ids::bigint[])`,
)
/** Numbers of changes of budgets by id. */
export const budgetChangeNumbers = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await numbers(db, { ids })).map(({ id, no }) => [id, no]))
