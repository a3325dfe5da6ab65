import type { Withdrawal } from '#contract/wallet/withdrawals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { maskAccount, walletScope, type WalletScope } from '../wallet.rules.ts'
import { withdrawalFlow } from './withdrawal.rules.ts'
import { isApproverOfWithdrawal, withdrawalList, type WithdrawalRow } from './withdrawal.store.ts'

const shownActions = new Set(['withdraw', 'pay', 'fail'] as const)
type Shown = typeof shownActions extends Set<infer Action> ? Action : never
const isShown = (action: string): action is Shown => (shownActions as ReadonlySet<string>).has(action)

export const presentWithdrawal = (row: WithdrawalRow, actor: Actor): Withdrawal => ({
  id: row.id,
  withdrawalNo: row.no,
  version: row.version,
  walletId: row.wallet_id,
  deptName: row.dept_name,
  amount: row.amount,
  payeeName: row.payee_name,
  payeeBank: row.payee_bank,
  payeeAccount: actor.permissions.has('wallet.manage') ? row.payee_account : maskAccount(row.payee_account),
  note: row.note,
  status: row.status,
  bankRef: row.bank_ref,
  requesterName: row.requester_name,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  endedByName: row.ended_by_name,
  reason: row.reason,
  can: withdrawalFlow.can(row, actor).filter(isShown),
})

/** A withdrawal, for those who see its wallet, and for its approvers; for others it does not exist. */
export async function findWithdrawal(db: Db, actor: Actor, id: string): Promise<WithdrawalRow> {
  return withdrawalList.one(db, await scopeOf(db, actor, id), id)
}

async function scopeOf(db: Db, actor: Actor, id: string): Promise<WalletScope> {
  if (actor.supplierId !== null) refuse('thing.notFound')
  if (actor.permissions.has('approval.decide') && (await isApproverOfWithdrawal(db, id, actor.userId)))
    return { deptPath: null, userId: actor.userId }
  return actor.permissions.has('wallet.read') || actor.permissions.has('wallet.manage')
    ? walletScope(actor)
    : refuse('thing.notFound')
}
