import type { Locked, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'

const outside = sqlQuery(
  'ledger.openOutside',
  `insert into ledger.accounts (kind) values ('outside')
   on conflict (tenant_id, kind) where kind in ('outside', 'pointsIssued') do nothing`,
)
const open = sqlQuery(
  'ledger.openWallet',
  `with opened as (
     insert into ledger.accounts (kind, dept_id) values ('wallet', $deptId) returning tenant_id, id
   ), beside as (
     insert into ledger.accounts (kind, of_id) select 'committed', id from opened
   )
   select id from opened`,
)
/** Opens an empty wallet for a department, with the account beside it for what is spent. Refuses with `wallet.taken`. */
export async function openWalletAccount(tx: Tx, deptId: string): Promise<string> {
  await outside(tx)
  return (await open.one(tx, { deptId })).id
}

const lock = sqlQuery(
  'ledger.lockWallet',
  `select a.id, a.version, a.dept_id as "dept_id!", d.name as dept_name, a.available, a.blocked from ledger.accounts a
   join identity.departments d on d.tenant_id = a.tenant_id and d.id = a.dept_id
   where a.id = $id and a.kind = 'wallet' for no key update of a`,
)
export type WalletAccount = RowOf<typeof lock>
export async function lockWallet(tx: Tx, id: string, version?: number): Promise<Locked<WalletAccount>> {
  const row = (await lock.first(tx, { id })) ?? refuse('thing.notFound')
  if (version !== undefined && row.version !== version) refuse('thing.stale')
  return row as Locked<WalletAccount>
}

const block = sqlQuery(
  'ledger.setBlocked',
  'update ledger.accounts set blocked = $reason, version = version + 1 where id = $id',
)
/** Blocks a wallet for a reason, or unblocks it with an empty one. */
export const setBlocked = (tx: Tx, { id }: Locked<WalletAccount>, reason: string) => block(tx, { id, reason })

const credit = sqlQuery(
  'ledger.creditWallet',
  `select ledger.post('topUp', array[
     row(o.id, 'available', $amount, 0, 'topUp', $topUpId)::ledger.line,
     row($walletId, 'available', 0, $amount, 'topUp', $topUpId)::ledger.line]) as short
   from ledger.accounts o where o.kind = 'outside'`,
)
/** Posts a top-up to a wallet. */
export const creditWallet = async (
  tx: Tx,
  to: { readonly walletId: string; readonly topUpId: string; readonly amount: string },
) => void (await credit.one(tx, { ...to }))

const source = sqlQuery('ledger.outsideAccount', `select id from ledger.accounts where kind = 'outside'`)
/** Account that money of wallets comes from and goes to. */
export const outsideAccount = async (tx: Tx): Promise<string> => (await source.one(tx)).id
