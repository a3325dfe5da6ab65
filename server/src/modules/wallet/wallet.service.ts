import type { Wallet } from '#contract/wallet/wallet.ts'
import type * as contract from '#contract/wallet/wallet.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { lockWallet, openWalletAccount, payersOf, setBlocked } from '#modules/ledger/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { walletCan, walletScope } from './wallet.rules.ts'
import { walletList, type WalletRow } from './wallet.store.ts'

export const presentWallet = (row: WalletRow, actor: Actor): Wallet => ({
  id: row.id,
  version: row.version,
  deptId: row.dept_id,
  deptName: row.dept_name,
  available: row.available,
  reserved: row.frozen,
  spent: row.spent,
  blocked: row.blocked,
  can: walletCan(row, actor),
})

/** A wallet that the actor may see. */
export const readWallet = async (db: Db, actor: Actor, id: string): Promise<Wallet> =>
  presentWallet(await walletList.one(db, walletScope(actor), id), actor)

/** Id of the wallet that the actor's department pays from; undefined if there is none. */
export const walletOf = async (db: Db, { deptId, userId, now }: Actor): Promise<string | undefined> =>
  (await payersOf(db, { deptId, userId, today: dayOf(now) })).wallet?.id

/** Wallet of the actor's department, and the account that top-ups are transferred to. */
export async function findOwnWallet(db: Db, actor: Actor) {
  const id = await walletOf(db, actor)
  const { walletReceiver } = await readSettings(db, 'walletReceiver')
  return { wallet: id === undefined ? null : await readWallet(db, actor, id), receiver: walletReceiver }
}

/** Opens an empty wallet for a department. */
export async function openWallet(tx: Tx, actor: Actor, { deptId }: Input<typeof contract.openWallet>): Promise<string> {
  const id = await openWalletAccount(tx, deptId)
  const { dept_name: deptName } = await lockWallet(tx, id)
  await publish(tx, actor, newEvent('wallet.opened', { id, data: { deptId, deptName } }))
  return id
}

/** Blocks a wallet: the ledger then pays nothing more from it. */
export async function blockWallet(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.blockWallet>,
): Promise<string> {
  const wallet = await lockWallet(tx, id, version)
  if (wallet.blocked !== '') refuse('wallet.blocked')
  const why = reason.trim()
  if (why === '') refuse('input.invalid')
  await setBlocked(tx, wallet, why)
  const data = { deptId: wallet.dept_id, deptName: wallet.dept_name }
  await publish(tx, actor, newEvent('wallet.blocked', { id, reason: why, data }))
  return id
}

export async function unblockWallet(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.unblockWallet>,
): Promise<string> {
  const wallet = await lockWallet(tx, id, version)
  if (wallet.blocked === '') refuse('wallet.notBlocked')
  await setBlocked(tx, wallet, '')
  const data = { deptId: wallet.dept_id, deptName: wallet.dept_name }
  await publish(tx, actor, newEvent('wallet.unblocked', { id, data }))
  return id
}
