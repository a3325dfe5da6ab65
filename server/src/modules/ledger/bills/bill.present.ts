import {
  type QuotaAccount,
  quotaAccountLabels,
  type QuotaBill,
  quotaBillLabels,
  quotaBillStatusNames,
  type exportQuotaAccounts,
  type exportQuotaBills,
  type findQuotaBill,
} from '#contract/ledger/quotaBills.ts'
import { sum } from '#contract/kit/money.ts'
import type { Reply } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { type ListedBill, type ListedQuota, repaymentsOf } from './bill.store.ts'

export const presentBill = (row: ListedBill, { permissions }: Actor): QuotaBill => ({
  id: row.id,
  version: row.version,
  billNo: row.no,
  fundId: row.account_id,
  fundName: row.fund_name,
  deptName: row.dept_name,
  month: row.month,
  amount: row.amount,
  repaid: row.repaid,
  rest: row.rest,
  dueOn: row.due_on,
  status: row.status,
  isFrozen: row.blocked !== '',
  createdAt: row.created_at.toISOString(),
  can: permissions.has('quota.settle') && row.status !== 'repaid' ? ['repay'] : [],
})

/** Bill with its repayments. */
export async function presentBillDetail(db: Db, row: ListedBill, actor: Actor): Promise<Reply<typeof findQuotaBill>> {
  const repaid = await repaymentsOf(db, { id: row.id })
  return {
    ...presentBill(row, actor),
    repayments: repaid.map(({ amount, bank_ref: bankRef, by_name: byName, at }) => ({
      amount,
      bankRef,
      byName,
      at: at.toISOString(),
    })),
  }
}

export const presentQuota = (row: ListedQuota, { permissions }: Actor): QuotaAccount => ({
  id: row.id,
  version: row.version,
  name: row.name,
  deptName: row.dept_name,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  amount: sum([row.available, row.frozen, row.committed, row.actual, row.repaid]),
  available: row.available,
  reserved: row.frozen,
  used: sum([row.committed, row.actual, row.repaid]),
  actual: row.actual,
  unpaid: row.unpaid,
  overdue: row.overdue,
  blocked: row.blocked,
  liftedUntil: row.lifted_until,
  can: permissions.has('quota.settle') ? [row.blocked === '' ? 'freeze' : 'lift'] : [],
})

export const billColumns: ColumnsOf<typeof exportQuotaBills> = {
  ...quotaBillLabels,
  status: { title: quotaBillLabels.status, words: quotaBillStatusNames },
}
export const quotaColumns: ColumnsOf<typeof exportQuotaAccounts> = quotaAccountLabels
