import { sum, units } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { PayeeAccount, WithdrawalStatus } from '#contract/wallet/withdrawals.ts'
import type * as contract from '#contract/wallet/withdrawals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval, startApproval } from '#modules/approvals/index.ts'
import { holdIn, lockWallet, moveHold, outsideAccount, releaseFunds } from '#modules/ledger/index.ts'
import { leftOfPayer, payerOf, payersOfWallet } from '../topUps/topUp.store.ts'
import { maskAccount } from '../wallet.rules.ts'
import { readWallet, walletOf } from '../wallet.service.ts'
import { findWithdrawal } from './withdrawal.access.service.ts'
import { withdrawalFlow } from './withdrawal.rules.ts'
import { type WithdrawalDocument, withdrawals } from './withdrawal.store.ts'

export const withdrawalRef = (id: string) => ({ refKind: 'withdrawal' as const, refId: id })

export const withdrawalData = (row: WithdrawalDocument) => ({
  withdrawalNo: row.no,
  walletId: row.wallet_id,
  deptName: row.dept_name,
  amount: row.amount,
  requesterId: row.requester_id,
})

/** Bank accounts that the actor's wallet was topped up from. */
export async function payeeAccounts(db: Db, actor: Actor): Promise<PayeeAccount[]> {
  const walletId = await walletOf(db, actor)
  if (walletId === undefined) return []
  return (await payersOfWallet(db, walletId)).map((row) => ({
    topUpId: row.id,
    payeeName: row.payer_name,
    payeeBank: row.payer_bank,
    payeeAccount: maskAccount(row.payer_account),
    left: row.left,
  }))
}

/**
 * Requests to pay money of the wallet back to an account that it came from, no more than came from it. The amount is
 * held at once, so that it is neither spent nor withdrawn again meanwhile. The wallet is locked last: orders wait for it.
 */
export async function requestWithdrawal(
  tx: Tx,
  actor: Actor,
  { topUpId, amount, note }: Input<typeof contract.requestWithdrawal>,
): Promise<string> {
  if (units(amount) <= 0n) refuse('fund.amountInvalid')
  const walletId = (await walletOf(tx, actor)) ?? refuse('wallet.none')
  const payer = await payerOf(tx, walletId, topUpId)
  if (!payer) return refuse('withdrawal.notYours')
  const { deptId, deptName } = await readWallet(tx, actor, walletId)
  const row = await withdrawals.insert(tx, {
    wallet_id: walletId,
    dept_id: deptId,
    dept_name: deptName,
    amount,
    top_up_id: payer.id,
    payee_name: payer.payer_name,
    payee_bank: payer.payer_bank,
    payee_account: payer.payer_account,
    note: note.trim(),
    status: 'approving',
    requester_id: actor.userId,
    person_id: actor.personId,
    requester_name: actor.userName,
    created_at: actor.now,
  })
  const approval = await startApproval(tx, actor, {
    entity: 'withdrawal',
    entityId: row.id,
    docNo: row.no,
    title: `${deptName} → ${payer.payer_name}`,
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
  // Money never leaves by one person's word.
  if (approval.instanceId === null) refuse('withdrawal.noRule')
  await withdrawals.set(tx, await withdrawals.lock(tx, row.id), { approval_id: approval.instanceId })
  await publish(
    tx,
    actor,
    newEvent('withdrawal.requested', { id: row.id, to: 'approving', data: withdrawalData(row) }),
    ...approval.events,
  )
  const { available } = await lockWallet(tx, walletId)
  const left = await leftOfPayer(tx, walletId, payer.payer_account)
  if (units(left) < 0n) refuse('withdrawal.tooMuch', { left: sum([left, amount]) })
  const obstacle = await holdIn(tx, walletId, withdrawalRef(row.id), amount)
  if (obstacle === 'short') refuse('wallet.short', { available, needed: amount })
  if (obstacle) refuse(`wallet.${obstacle}`)
  return row.id
}

const ended = (status: WithdrawalStatus, { userName, now }: Actor) => ({
  status,
  ended_at: now,
  ended_by_name: userName,
})

/** Withdraws one's own request; what it held is available again. */
export async function cancelWithdrawal(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.cancelWithdrawal>,
): Promise<string> {
  await findWithdrawal(tx, actor, id)
  const row = await withdrawals.lock(tx, id, version)
  const status = withdrawalFlow.decide(row, 'withdraw', actor)
  const events = row.approval_id === null ? [] : await cancelApproval(tx, actor, [row.approval_id], 'withdrawn')
  await releaseFunds(tx, actor, [withdrawalRef(id)], 'withdrawn')
  await withdrawals.set(tx, row, ended(status, actor))
  await publish(
    tx,
    actor,
    ...events,
    newEvent('withdrawal.withdrawn', { id, from: row.status, to: status, data: withdrawalData(row) }),
  )
  return id
}

/** Records a payout: the held money leaves the wallet, once. */
export async function payWithdrawal(
  tx: Tx,
  actor: Actor,
  { id, version, bankRef }: Input<typeof contract.payWithdrawal>,
): Promise<string> {
  const row = await withdrawals.lock(tx, id, version)
  const status = withdrawalFlow.decide(row, 'pay', actor)
  const reference = bankRef.trim()
  if (reference === '') refuse('input.invalid')
  if ((await lockWallet(tx, row.wallet_id)).blocked !== '') refuse('wallet.blocked')
  await withdrawals.set(tx, row, { ...ended(status, actor), bank_ref: reference })
  const data = { ...withdrawalData(row), bankRef: reference }
  await publish(tx, actor, newEvent('withdrawal.paid', { id, from: row.status, to: status, data }))
  const isMoved = await moveHold(tx, withdrawalRef(id), await outsideAccount(tx), 'withdraw')
  if (!isMoved) refuse('hold.ended')
  return id
}

/** Records that a payout failed; what was held is available again. */
export async function failWithdrawal(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.failWithdrawal>,
): Promise<string> {
  const row = await withdrawals.lock(tx, id, version)
  const status = withdrawalFlow.decide(row, 'fail', actor)
  const why = reason.trim()
  if (why === '') refuse('input.invalid')
  await releaseFunds(tx, actor, [withdrawalRef(id)], 'failed')
  await withdrawals.set(tx, row, { ...ended(status, actor), reason: why })
  await publish(
    tx,
    actor,
    newEvent('withdrawal.failed', { id, from: row.status, to: status, reason: why, data: withdrawalData(row) }),
  )
  return id
}
