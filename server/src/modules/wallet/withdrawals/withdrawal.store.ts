import { listWithdrawals, type WithdrawalStatus } from '#contract/wallet/withdrawals.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'
import type { WalletScope } from '../wallet.rules.ts'
import { nearestWallet } from '../wallet.store.ts'

export const withdrawals = tableOf('wallet.withdrawals')
export type WithdrawalDocument = RowOfTable<typeof withdrawals>

export interface WithdrawalFilter extends WalletScope {
  readonly walletId?: string | undefined
  readonly status?: WithdrawalStatus | undefined
  readonly keyword?: string | undefined
}

/** Withdrawals, newest first. */
export const withdrawalList = listOf({
  route: listWithdrawals,
  find: (db: Db, { deptPath, userId }: WithdrawalFilter) =>
    db
      .selectFrom('wallet.withdrawals as t')
      .$if(deptPath !== null, (query) =>
        query.where((e) => e.or([e('t.wallet_id', '=', nearestWallet(deptPath!)), e('t.requester_id', '=', userId)])),
      ),
  where: {
    walletId: { is: 't.wallet_id' },
    status: { is: 't.status' },
    keyword: { contains: ['t.no', 't.dept_name', 't.payee_name', 't.bank_ref', 't.requester_name'] },
  },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [['t.id', 'desc']],
  sort: { createdAt: 't.created_at', amount: 't.amount' },
})
export type WithdrawalRow = RowIn<typeof withdrawalList>

const approving = sqlQuery(
  'wallet.approvesWithdrawal',
  `select exists (select from approvals.tasks k
     where k.approver_id = $userId and k.status <> 'waiting'
       and k.instance_id = (select t.approval_id from wallet.withdrawals t where t.id = $id)) as "approves!"`,
)
/** Whether a person decides, or has decided, on a withdrawal. */
export const isApproverOfWithdrawal = async (db: Db, id: string, userId: string): Promise<boolean> =>
  (await approving.one(db, { id, userId })).approves

export const withdrawalsToPay = sqlQuery(
  'wallet.todo.withdrawals',
  todoSql({
    pick: 's.*',
    id: 't.id',
    amount: 't.amount',
    of: `wallet.withdrawals s where s.status = 'paying' and s.person_id <> $personId`,
    title: `t.dept_name || ' ' || t.payee_name`,
    note: 't.no',
    since: 's.created_at',
  }),
)
