import type { BudgetChange } from '#contract/ledger/budgetChanges.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { everywhere, type Reach } from '#kit/reach.rules.ts'
import { refuse } from '#kit/refusal.ts'
import { scopeOf } from '../fund.rules.ts'
import { budgetChangeFlow } from './change.rules.ts'
import { budgetChangeList, isApproverOfChange, type ListedBudgetChange } from './change.store.ts'

export const presentBudgetChange = (row: ListedBudgetChange, actor: Actor): BudgetChange => ({
  id: row.id,
  changeNo: row.no,
  version: row.version,
  kind: row.kind,
  status: row.status,
  fundId: row.fund_id,
  fundName: row.fund_name,
  deptName: row.dept_name,
  toFundId: row.to_fund_id,
  toFundName: row.to_fund_name ?? '',
  toDeptName: row.to_dept_name ?? '',
  amount: row.amount,
  reason: row.reason,
  requesterName: row.requester_name,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  opinion: row.opinion,
  can: budgetChangeFlow.can(row, actor).filter((action) => action === 'withdraw'),
})

/** A change of a budget, for those who see one of its budgets, and for its approvers; for others it does not exist. */
export async function findBudgetChange(db: Db, actor: Actor, id: string): Promise<ListedBudgetChange> {
  const reach = await scopeOfChange(db, actor, id)
  return budgetChangeList.one(db, { reach }, id)
}

async function scopeOfChange(db: Db, actor: Actor, id: string): Promise<Reach> {
  if (actor.supplierId !== null) refuse('thing.notFound')
  if (actor.permissions.has('approval.decide') && (await isApproverOfChange(db, id, actor.userId))) return everywhere
  return actor.permissions.has('budget.read') ? scopeOf(actor) : refuse('thing.notFound')
}
