import { listTopUps, type TopUpStatus } from '#contract/wallet/topUps.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { sql } from 'kysely'
import { todoSql } from '#kit/workbench/todoSql.ts'
import type { WalletScope } from '../wallet.rules.ts'
import { nearestWallet } from '../wallet.store.ts'

export const topUps = tableOf('wallet.top_ups')

export interface TopUpFilter extends WalletScope {
  readonly walletId?: string | undefined
  readonly status?: TopUpStatus | undefined
  readonly keyword?: string | undefined
}

/** Top-ups, those that wait first. */
export const topUpList = listOf({
  route: listTopUps,
  find: (db: Db, { deptPath, userId }: TopUpFilter) =>
    db
      .selectFrom('wallet.top_ups as t')
      .$if(deptPath !== null, (query) =>
        query.where((e) => e.or([e('t.wallet_id', '=', nearestWallet(deptPath!)), e('t.requester_id', '=', userId)])),
      ),
  where: {
    walletId: { is: 't.wallet_id' },
    status: { is: 't.status' },
    keyword: { contains: ['t.no', 't.dept_name', 't.payer_name', 't.bank_ref', 't.requester_name'] },
  },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [
    [sql`t.status = 'waiting'`, 'desc'],
    ['t.id', 'desc'],
  ],
  sort: { createdAt: 't.created_at', amount: 't.amount' },
})
export type TopUpRow = RowIn<typeof topUpList>

/** What a wallet still has to give back to a bank account: credited from it, and neither paid back nor requested back. */
const leftOf = (walletId: string, account: string) =>
  `((select coalesce(sum(c.amount), 0) from wallet.top_ups c
     where c.wallet_id = ${walletId} and c.payer_account = ${account} and c.status = 'credited')
   - (select coalesce(sum(w.amount), 0) from wallet.withdrawals w
     where w.wallet_id = ${walletId} and w.payee_account = ${account} and w.status in ('approving', 'paying', 'paid')))::numeric(18, 2)`

const payers = sqlQuery(
  'wallet.payers',
  `select p.id, p.payer_name, p.payer_bank, p.payer_account, greatest(0.00, ${leftOf('p.wallet_id', 'p.payer_account')}) as "left!"
   from (
     select distinct on (payer_account) id, wallet_id, payer_name, payer_bank, payer_account from wallet.top_ups
     where wallet_id = $walletId and status = 'credited' order by payer_account, id desc limit 50
   ) p order by p.payer_account`,
)
/** Bank accounts that a wallet was topped up from, each by its latest top-up, with what can go back to it. */
export const payersOfWallet = (db: Db, walletId: string) => payers(db, { walletId })

const left = sqlQuery('wallet.leftOfPayer', `select ${leftOf('$walletId', '$payerAccount')} as "left!"`)
/** What can go back to a bank account, less what has been requested; below zero: too much was. Lock the wallet before. */
export const leftOfPayer = async (tx: Tx, walletId: string, payerAccount: string): Promise<string> =>
  (await left.one(tx, { walletId, payerAccount })).left

const credited = sqlQuery(
  'wallet.payer',
  `select id, payer_name, payer_bank, payer_account from wallet.top_ups
   where id = $topUpId and wallet_id = $walletId and status = 'credited'`,
)
/** Bank account of a credited top-up of a wallet; undefined if it is none of this wallet. */
export const payerOf = (db: Db, walletId: string, topUpId: string) => credited.first(db, { walletId, topUpId })

export const topUpsToConfirm = sqlQuery(
  'wallet.todo.topUps',
  todoSql({
    pick: 's.*',
    id: 't.id',
    amount: 't.amount',
    of: `wallet.top_ups s where s.status = 'waiting' and s.person_id <> $personId`,
    title: `t.dept_name || ' ' || t.payer_name`,
    note: 't.no',
    since: 's.created_at',
  }),
)
