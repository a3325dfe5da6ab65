import { listWallets } from '#contract/wallet/wallet.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { sql } from 'kysely'
import type { WalletScope } from './wallet.rules.ts'

/** Id of the wallet that the last department of a path pays from: its own or the nearest above, as in `payersOf`. */
export const nearestWallet = (deptPath: readonly string[]) =>
  sql<string>`(select n.id from ledger.accounts n
    where n.kind = 'wallet' and n.state = 'active' and n.dept_id = any (${deptPath}::bigint[])
    order by array_position(${deptPath}::bigint[], n.dept_id) desc limit 1)`

export interface WalletFilter extends Pick<WalletScope, 'deptPath'> {
  readonly keyword?: string | undefined
}

/** Wallets of departments. */
export const walletList = listOf({
  route: listWallets,
  find: (db: Db, { deptPath }: WalletFilter) =>
    db
      .selectFrom('ledger.accounts as t')
      .innerJoin('ledger.accounts as c', (on) =>
        on.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.of_id', '=', 't.id').on('c.kind', '=', 'committed'),
      )
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 't.tenant_id').onRef('d.id', '=', 't.dept_id'),
      )
      .where('t.kind', '=', 'wallet')
      .$if(deptPath !== null, (query) => query.where('t.id', '=', nearestWallet(deptPath!))),
  where: { keyword: { contains: ['d.name', 'd.full_name'] } },
  select: (found) =>
    found
      .select(['t.id', 't.version', 't.available', 't.frozen', 't.blocked', 'c.available as spent'])
      .select(['d.id as dept_id', 'd.name as dept_name']),
  key: 't.id',
  order: ['d.full_name', 't.id'],
  sort: { deptName: 'd.full_name', available: 't.available' },
})
export type WalletRow = RowIn<typeof walletList>

const numbers = sqlQuery(
  'wallet.numbers',
  `select id, no from wallet.top_ups where id = any ($ids::bigint[])
   union all select id, no from wallet.withdrawals where id = any ($ids::bigint[])`,
)
/** Numbers of top-ups and withdrawals by id. */
export const walletNumbers = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await numbers(db, { ids })).map(({ id, no }) => [id!, no!]))

const managers = sqlQuery(
  'wallet.managers',
  `select u.id from identity.users u where u.entrance in ('operator', 'purchaser') and identity.is_open(u)
     and exists (select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
       where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and 'wallet.manage' = any (r.permissions))
   order by u.id limit 500`,
)
/** Accounts of operators and of finance that manage wallets. */
export const walletManagers = async (db: Db): Promise<string[]> => (await managers(db)).map(({ id }) => id)
