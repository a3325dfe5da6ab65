import type { BudgetChangeStatus } from '#contract/ledger/budgetChanges.ts'
import type * as contract from '#contract/ledger/budgetChanges.ts'
import { ledger as manifest } from '#contract/ledger/manifest.ts'
import { units } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook } from '#kit/approvals.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval, decideApproval, startApproval } from '#modules/approvals/index.ts'
import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import { postAdjustment, sourceAccount } from '../fund.post.store.ts'
import { scopeOf } from '../fund.rules.ts'
import { findFund, type FundRow, lockFund } from '../fund.store.ts'
import { finishHolds } from '../hold.store.ts'
import { holdIn, moveHold } from '../strictHold.store.ts'
import { findBudgetChange } from './change.access.service.ts'
import { budgetChangeFlow } from './change.rules.ts'
import { type BudgetChangeRow, budgetChanges } from './change.store.ts'

const holdOf = ({ id }: Pick<BudgetChangeRow, 'id'>) => ({ refKind: 'budgetChange' as const, refId: id })

/**
 * Requests a change of a budget that the actor may see. What a decrease or a transfer takes is held in the budget until
 * it is decided, so that nobody spends it meanwhile.
 */
export async function requestBudgetChange(
  tx: Tx,
  actor: Actor,
  { kind, fundId, toFundId, amount, reason }: Input<typeof contract.requestBudgetChange>,
): Promise<string> {
  if (units(amount) <= 0n) refuse('fund.amountInvalid')
  const fund = await findFund(tx, fundId, scopeOf(actor))
  const target = kind === 'transfer' ? await targetOf(tx, actor, fund, toFundId) : null
  refuseClosed(fund, target)
  const change = await budgetChanges.insert(tx, {
    kind,
    status: 'approving',
    fund_id: fund.id,
    to_fund_id: target?.id ?? null,
    amount,
    reason: reason.trim(),
    requester_id: actor.userId,
    person_id: actor.personId,
    requester_name: actor.userName,
    created_at: actor.now,
  })
  const approval = await startApproval(tx, actor, {
    entity: 'budgetChange',
    entityId: change.id,
    docNo: change.no,
    title: [fund.dept_name, target?.dept_name].filter(Boolean).join(' → '),
    version: '2',
    amount,
    requesterId: actor.userId,
    requesterPersonId: actor.personId,
    deptId: actor.deptId,
    deptPath: actor.deptPath,
    categoryIds: [],
    supplierIds: [],
    orderType: '',
  })
  // Budgets never change by one person's word.
  if (approval.instanceId === null) refuse('budgetChange.noRule')
  await budgetChanges.set(tx, await budgetChanges.lock(tx, change.id), { approval_id: approval.instanceId })
  await publish(tx, actor, changeEvent(change, fund, 'requested', 'approving'), ...approval.events)
  // Last: orders wait for the budget.
  if (kind !== 'increase') {
    const obstacle = await holdIn(tx, fund.id, holdOf(change), amount)
    if (obstacle === 'short') refuse('budgetChange.short', { available: fund.available, needed: amount })
    if (obstacle) refuse('budgetChange.closed')
  }
  return change.id
}

async function targetOf(tx: Tx, actor: Actor, fund: FundRow, toFundId: string | undefined): Promise<FundRow> {
  if (toFundId === undefined) return refuse('budgetChange.noTarget')
  if (toFundId === fund.id) return refuse('budgetChange.sameBudget')
  const target = await findFund(tx, toFundId, scopeOf(actor))
  return target.kind === fund.kind ? target : refuse('budgetChange.otherKind')
}

function refuseClosed(...funds: readonly (FundRow | null)[]): void {
  if (funds.some((fund) => fund !== null && fund.state !== 'active')) refuse('budgetChange.closed')
}

const eventNames = {
  requested: 'budgetChange.requested',
  posted: 'budgetChange.posted',
  rejected: 'budgetChange.rejected',
  withdrawn: 'budgetChange.withdrawn',
  expired: 'budgetChange.expired',
} as const

const changeEvent = (
  change: BudgetChangeRow,
  fund: Pick<FundRow, 'dept_name'>,
  verb: keyof typeof eventNames,
  to: BudgetChangeStatus,
  reason = '',
) =>
  newEvent(eventNames[verb], {
    id: change.id,
    ...(verb === 'requested' ? {} : { from: change.status }),
    to,
    reason: reason || undefined,
    data: {
      changeNo: change.no,
      kind: change.kind,
      requesterId: change.requester_id,
      fundId: change.fund_id,
      deptName: fund.dept_name,
      amount: change.amount,
    },
  })

/** Withdraws one's own request, and what it holds is available again. */
export async function withdrawBudgetChange(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.withdrawBudgetChange>,
): Promise<string> {
  await findBudgetChange(tx, actor, id)
  const change = await budgetChanges.lock(tx, id, version)
  const status = budgetChangeFlow.decide(change, 'withdraw', actor)
  const events = change.approval_id === null ? [] : await cancelApproval(tx, actor, [change.approval_id], 'withdrawn')
  await finishHolds(tx, [holdOf(change)], 'released', 'withdrawn')
  await budgetChanges.set(tx, change, { status, ended_at: actor.now })
  const fund = await findFund(tx, change.fund_id)
  await publish(tx, actor, ...events, changeEvent(change, fund, 'withdrawn', status))
  return id
}

/** Changes of budgets as a kind of document that is approved. */
export const budgetChangeApproval: ApprovalHook = {
  kind: manifest.approvals.budgetChange,
  lock: async (tx, actor, id) => {
    if (actor.entrance !== 'system') await findBudgetChange(tx, actor, id)
    const change = await budgetChanges.lock(tx, id)
    if (change.status !== 'approving') refuse('approval.decided')
    return async ({ status: outcome, opinion, events }) => {
      if (outcome === 'pending') return publish(tx, actor, ...events)
      const verb = ({ approved: 'posted', rejected: 'rejected', expired: 'expired' } as const)[outcome]
      const action = ({ approved: 'approve', rejected: 'reject', expired: 'expire' } as const)[outcome]
      const status = budgetChangeFlow.decide(change, action, actor)
      const fund = outcome === 'approved' ? await postBudgetChange(tx, change) : await dropBudgetChange(tx, change)
      const reason = outcome === 'rejected' ? opinion : ''
      await budgetChanges.set(tx, change, { status, opinion: reason, ended_at: actor.now })
      await publish(tx, actor, ...events, changeEvent(change, fund, verb, status, reason))
    }
  },
}

/** Posts an approved change; its row is locked, so that this happens once. */
async function postBudgetChange(tx: Tx, change: Locked<BudgetChangeRow>): Promise<FundRow> {
  const ids = [change.fund_id, change.to_fund_id].filter((id) => id !== null)
  const held = new Map<string, FundRow>()
  for (const id of ids.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1)))
    held.set(id, await lockFund(tx, id))
  refuseClosed(...held.values())
  const fund = held.get(change.fund_id)!
  if (change.kind === 'increase') await postAdjustment(tx, holdOf(change), change.fund_id, change.amount)
  else {
    const to = change.to_fund_id ?? (await sourceAccount(tx))
    const isMoved = await moveHold(tx, holdOf(change), to, change.kind === 'transfer' ? 'transfer' : 'adjust')
    if (!isMoved) refuse('hold.ended')
  }
  return fund
}

async function dropBudgetChange(tx: Tx, change: Locked<BudgetChangeRow>): Promise<FundRow> {
  await finishHolds(tx, [holdOf(change)], 'released', 'rejected')
  return findFund(tx, change.fund_id)
}

/** Decides on a change as approver, without a page: approvers otherwise decide in their inbox. */
export async function decideBudgetChange(
  tx: Tx,
  actor: Actor,
  { id, decision, opinion }: { readonly id: string; readonly decision: ApprovalDecision; readonly opinion: string },
): Promise<void> {
  const apply = await budgetChangeApproval.lock(tx, actor, id)
  const { approval_id: approvalId, version } = await budgetChanges.find(tx, id)
  const instanceId = approvalId ?? refuse('approval.decided')
  const { status, events } = await decideApproval(tx, actor, {
    instanceId,
    decision,
    opinion,
    docVersion: String(version),
  })
  if (status !== 'cancelled') await apply({ status, opinion, events })
}
