import { units } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { TopUp, TopUpStatus } from '#contract/wallet/topUps.ts'
import type * as contract from '#contract/wallet/topUps.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { creditWallet, lockWallet } from '#modules/ledger/index.ts'
import { maskAccount, walletScope } from '../wallet.rules.ts'
import { openWallet, walletOf } from '../wallet.service.ts'
import { topUpFlow } from './topUp.rules.ts'
import { topUpList, type TopUpRow, topUps } from './topUp.store.ts'

export const presentTopUp = (row: TopUpRow, actor: Actor): TopUp => ({
  id: row.id,
  topUpNo: row.no,
  version: row.version,
  walletId: row.wallet_id,
  deptName: row.dept_name,
  amount: row.amount,
  payerName: row.payer_name,
  payerBank: row.payer_bank,
  payerAccount: maskAccount(row.payer_account),
  note: row.note,
  status: row.status,
  bankRef: row.bank_ref,
  requesterName: row.requester_name,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  endedByName: row.ended_by_name,
  reason: row.reason,
  can: topUpFlow.can(row, actor),
})

export const findTopUp = (db: Db, actor: Actor, id: string): Promise<TopUpRow> =>
  topUpList.one(db, walletScope(actor), id)

/** Reports a transfer to the wallet of the actor's department; the first one opens it. Nothing is credited yet. */
export async function requestTopUp(
  tx: Tx,
  actor: Actor,
  { amount, payerName, payerBank, payerAccount, note = '' }: Input<typeof contract.requestTopUp>,
): Promise<string> {
  if (units(amount) <= 0n) refuse('fund.amountInvalid')
  const walletId = (await walletOf(tx, actor)) ?? (await openWallet(tx, actor, { deptId: actor.deptId }))
  const { dept_id: deptId, dept_name: deptName } = await lockWallet(tx, walletId)
  const row = await topUps.insert(tx, {
    wallet_id: walletId,
    dept_id: deptId,
    dept_name: deptName,
    amount,
    payer_name: payerName.trim(),
    payer_bank: payerBank.trim(),
    payer_account: payerAccount,
    note: note.trim(),
    status: 'waiting',
    requester_id: actor.userId,
    person_id: actor.personId,
    requester_name: actor.userName,
    created_at: actor.now,
  })
  await publish(tx, actor, newEvent('topUp.requested', { id: row.id, to: 'waiting', data: dataOf(row) }))
  return row.id
}

const dataOf = (row: Pick<TopUpRow, 'no' | 'wallet_id' | 'dept_name' | 'amount' | 'requester_id'>) => ({
  topUpNo: row.no,
  walletId: row.wallet_id,
  deptName: row.dept_name,
  amount: row.amount,
  requesterId: row.requester_id,
})

const ended = (status: TopUpStatus, { userName, now }: Actor) => ({ status, ended_at: now, ended_by_name: userName })

/** Credits a transfer that has arrived. The locked row and the reference of the bank see to it that this is done once. */
export async function confirmTopUp(
  tx: Tx,
  actor: Actor,
  { id, version, bankRef }: Input<typeof contract.confirmTopUp>,
): Promise<string> {
  const row = await topUps.lock(tx, id, version)
  const status = topUpFlow.decide(row, 'confirm', actor)
  const reference = bankRef.trim()
  if (reference === '') refuse('input.invalid')
  await topUps.set(tx, row, { ...ended(status, actor), bank_ref: reference })
  await publish(
    tx,
    actor,
    newEvent('topUp.credited', { id, from: row.status, to: status, data: { ...dataOf(row), bankRef: reference } }),
  )
  await creditWallet(tx, { walletId: row.wallet_id, topUpId: id, amount: row.amount })
  return id
}

export async function refuseTopUp(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.refuseTopUp>,
): Promise<string> {
  const row = await topUps.lock(tx, id, version)
  const status = topUpFlow.decide(row, 'refuse', actor)
  const why = reason.trim()
  if (why === '') refuse('input.invalid')
  await topUps.set(tx, row, { ...ended(status, actor), reason: why })
  await publish(
    tx,
    actor,
    newEvent('topUp.refused', { id, from: row.status, to: status, reason: why, data: dataOf(row) }),
  )
  return id
}

export async function withdrawTopUp(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.withdrawTopUp>,
): Promise<string> {
  await findTopUp(tx, actor, id)
  const row = await topUps.lock(tx, id, version)
  const status = topUpFlow.decide(row, 'withdraw', actor)
  await topUps.set(tx, row, ended(status, actor))
  await publish(tx, actor, newEvent('topUp.withdrawn', { id, from: row.status, to: status, data: dataOf(row) }))
  return id
}
