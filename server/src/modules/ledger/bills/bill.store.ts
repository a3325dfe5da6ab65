import { sql } from 'kysely'
import { listQuotaAccounts, listQuotaBills, type QuotaBillStatus } from '#contract/ledger/quotaBills.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import type { Reach } from '#kit/reach.rules.ts'
import { refuse } from '#kit/refusal.ts'
import { departmentInReach } from '#modules/identity/index.ts'

export const quotaBills = tableOf('ledger.quota_bills')
export type QuotaBillRow = RowOfTable<typeof quotaBills>
export const repayments = tableOf('ledger.quota_repayments')

export interface BillFilter {
  /** Departments whose bills are listed. */
  readonly reach: Reach
  readonly status?: QuotaBillStatus | undefined
  readonly month?: string | undefined
  readonly keyword?: string | undefined
}

/** Bills of quotas, newest first. */
export const billList = listOf({
  route: listQuotaBills,
  find: (db: Db, { reach }: BillFilter) =>
    db
      .selectFrom('ledger.quota_bills as t')
      .innerJoin('ledger.accounts as a', (on) =>
        on.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.account_id'),
      )
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 't.tenant_id').onRef('d.id', '=', 't.dept_id'),
      )
      .where(departmentInReach('d', reach)),
  where: {
    status: { is: 't.status' },
    month: { is: 't.month' },
    keyword: { contains: ['t.no', 'd.name', 'a.name'] },
  },
  select: (found) => found.selectAll('t').select(['a.name as fund_name', 'd.name as dept_name', 'a.blocked']),
  key: 't.id',
  order: [
    ['t.month', 'desc'],
    ['t.id', 'desc'],
  ],
})
export type ListedBill = RowIn<typeof billList>

const beside = (kind: string) =>
  sql<string>`coalesce((select x.available from ledger.accounts x where x.tenant_id = a.tenant_id and x.of_id = a.id and x.kind = ${kind}), 0)::numeric(18, 2)`

export interface AccountFilter {
  readonly reach: Reach
  readonly today: string
  readonly keyword?: string | undefined
  readonly frozen?: boolean | undefined
}
/** Quotas in force, those that are frozen first. */
export const quotaAccountList = listOf({
  route: listQuotaAccounts,
  find: (db: Db, { reach, today }: AccountFilter) =>
    db
      .selectFrom('ledger.accounts as a')
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'a.tenant_id').onRef('d.id', '=', 'a.dept_id'),
      )
      .where('a.kind', '=', 'quota')
      .where('a.state', '=', 'active')
      .where(sql<boolean>`${today}::date between a.starts_on and a.ends_on`)
      .where(departmentInReach('d', reach)),
  where: {
    keyword: { contains: ['d.name', 'a.name'] },
    frozen: (_, isFrozen) => sql<boolean>`(a.blocked <> '') = ${isFrozen}`,
  },
  select: (found) =>
    found
      .select(['a.id', 'a.version', 'a.name', 'a.available', 'a.frozen', 'a.blocked', 'a.lifted_until'])
      .select(['d.name as dept_name'])
      .select([
        sql<string>`a.starts_on`.as('starts_on'),
        sql<string>`a.ends_on`.as('ends_on'),
        beside('committed').as('committed'),
        beside('actual').as('actual'),
        beside('repaid').as('repaid'),
        sql<string>`coalesce((select sum(b.rest) from ledger.quota_bills b where b.tenant_id = a.tenant_id and b.account_id = a.id), 0)::numeric(18, 2)`.as(
          'unpaid',
        ),
        sql<string>`coalesce((select sum(b.rest) from ledger.quota_bills b where b.tenant_id = a.tenant_id and b.account_id = a.id
          and b.status = 'overdue'), 0)::numeric(18, 2)`.as('overdue'),
      ]),
  key: 'a.id',
  order: [['a.blocked', 'desc'], 'd.full_name', 'a.id'],
})
export type ListedQuota = RowIn<typeof quotaAccountList>

const lockOne = sqlQuery(
  'ledger.lockQuota',
  `select a.id, a.version, a.blocked, a.lifted_until, a.dept_id as "dept_id!" from ledger.accounts a
   where a.id = $id and a.kind = 'quota' for no key update`,
)
/** Locks a quota; who bills, repays, freezes or lifts it does so first. */
export async function lockQuota(tx: Tx, id: string, version?: number) {
  const row = (await lockOne.first(tx, { id })) ?? refuse('thing.notFound')
  if (version !== undefined && row.version !== version) refuse('thing.stale')
  return row as Locked<typeof row>
}
const setBlocked = sqlQuery(
  'ledger.setQuotaBlocked',
  `update ledger.accounts set blocked = $reason, lifted_until = nullif($until, '')::date, version = version + 1 where id = $id`,
)
export const blockQuota = async (
  tx: Tx,
  { id }: Locked<{ id: string }>,
  reason: string,
  until: string | null,
): Promise<void> => void (await setBlocked(tx, { id, reason, until: until ?? '' }))

// A repayment counts whenever it comes, because what is left of the bills is less since then, too.
const unbilled = sqlQuery(
  'ledger.unbilledQuotas',
  `select a.id, a.dept_id as "dept_id!", used.amount - billed.rest as "amount!"
   from ledger.accounts a
   cross join lateral (
     select coalesce(sum(e.cr - e.dr), 0)::numeric(18, 2) as amount from ledger.accounts x
     join ledger.entries e on e.tenant_id = x.tenant_id and e.account_id = x.id
     where x.tenant_id = a.tenant_id and x.of_id = a.id and x.kind in ('committed', 'actual', 'repaid')
       and (x.kind = 'repaid' or (e.at at time zone 'Asia/Shanghai')::date <= $until::date)
   ) used
   cross join lateral (
     select coalesce(sum(b.rest), 0)::numeric(18, 2) as rest from ledger.quota_bills b where b.tenant_id = a.tenant_id and b.account_id = a.id
   ) billed
   where a.kind = 'quota' and used.amount - billed.rest > 0
     and not exists (select from ledger.quota_bills b where b.tenant_id = a.tenant_id and b.account_id = a.id and b.month = $month)
   order by a.id limit 500`,
)
/** Quotas of which something was used until a day that no bill has. */
export const unbilledQuotas = (db: Db, of: { readonly until: string; readonly month: string }) => unbilled(db, of)

export const repaymentsOf = sqlQuery(
  'ledger.repaymentsOfBill',
  'select amount, bank_ref, by_name, at from ledger.quota_repayments where bill_id = $id order by id limit 200',
)
const post = sqlQuery('ledger.repay', 'select ledger.repay($billId, $amount) as "done?"')
export const postRepayment = async (tx: Tx, billId: string, amount: string): Promise<void> =>
  void (await post(tx, { billId, amount }))

/** Bills that are past their due date and open, and those of lifted quotas whose time is over. */
export const overdueBills = sqlQuery(
  'ledger.overdueBills',
  `select b.id, b.account_id from ledger.quota_bills b join ledger.accounts a on a.tenant_id = b.tenant_id and a.id = b.account_id
   where b.status in ('open', 'overdue') and b.due_on < $today::date and (b.status = 'open' or a.blocked = '')
     and (a.lifted_until is null or a.lifted_until < $today::date)
   order by b.id limit 500`,
)
/** Open bills that are due within three days and of which nobody was reminded. */
export const billsToRemind = sqlQuery(
  'ledger.billsToRemind',
  `select id from ledger.quota_bills where status = 'open' and reminded_at is null and due_on <= $today::date + 3 order by id limit 500`,
)
export const otherOverdue = sqlQuery(
  'ledger.otherOverdue',
  `select id from ledger.quota_bills where account_id = $accountId and status = 'overdue' and id <> $id limit 1`,
)

const readers = sqlQuery(
  'ledger.namesOfQuota',
  `select a.name, d.name as dept_name from ledger.accounts a join identity.departments d on d.tenant_id = a.tenant_id and d.id = a.dept_id
   where a.id = $id`,
)
export const namesOfQuota = (db: Db, id: string) => readers.one(db, { id })

const settle = sqlQuery(
  'ledger.settleOrders',
  `select count(ledger.settle('order', o.id, o.target)) as "settled!"
   from (select * from jsonb_to_recordset($orders::jsonb) as r(id bigint, target numeric) order by r.id) o`,
)
/** Settles what orders have committed, up to what is invoiced and approved of each; called again it changes nothing. */
export const settleOrders = async (
  tx: Tx,
  orders: readonly { readonly id: string; readonly target: string }[],
): Promise<void> => {
  if (orders.length > 0) await settle(tx, { orders })
}

export const headsOf = sqlQuery(
  'ledger.headsOfDepartment',
  `select distinct u.id from identity.users u join identity.departments d on d.tenant_id = u.tenant_id and d.id = $deptId
   where u.dept_id = d.id and u.entrance = 'purchaser' and identity.is_open(u) limit 50`,
)
