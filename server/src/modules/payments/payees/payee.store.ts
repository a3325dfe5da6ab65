import { sql } from 'kysely'
import { listPayeeAccounts } from '#contract/payments/payees.ts'
import type { PayeeChangeStatus } from '#contract/payments/payee.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const payeeAccounts = tableOf('payments.payee_accounts')
export type PayeeAccountRow = RowOfTable<typeof payeeAccounts>
export const payeeChanges = tableOf('payments.payee_changes')
export type PayeeChangeRow = RowOfTable<typeof payeeChanges>

const active = sqlQuery(
  'payments.activePayee',
  'select id from payments.payee_accounts where supplier_id = $supplierId and is_active',
)
/** Payee account of a supplier in force; undefined if it has none. */
export async function activePayee(db: Db, supplierId: string): Promise<PayeeAccountRow | undefined> {
  const found = await active.first(db, { supplierId })
  return found && payeeAccounts.find(db, found.id)
}

const openChange = sqlQuery(
  'payments.openPayeeChange',
  `select id from payments.payee_changes where supplier_id = $supplierId and status in ('submitted', 'verified', 'cooling')`,
)
/** Whether a change of the payee account of a supplier is open. */
export const isPayeeChanging = async (db: Db, supplierId: string): Promise<boolean> =>
  (await openChange.first(db, { supplierId })) !== undefined

const changing = sqlQuery(
  'payments.suppliersInChange',
  `select distinct supplier_id from payments.payee_changes
   where supplier_id = any ($supplierIds::bigint[]) and status in ('submitted', 'verified', 'cooling')`,
)
/** Those of the suppliers whose payee accounts are changing. */
export const suppliersInChange = async (db: Db, supplierIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await changing(db, { supplierIds })).map(({ supplier_id: id }) => id))

export const dueChanges = sqlQuery(
  'payments.dueChanges',
  `select id from payments.payee_changes where status = 'cooling' and effective_at <= $now order by effective_at limit 200`,
)

const endActive = sqlQuery(
  'payments.endActivePayee',
  'update payments.payee_accounts set is_active = false, version = version + 1 where supplier_id = $supplierId and is_active',
)
export const endActivePayee = async (db: Db, supplierId: string): Promise<void> =>
  void (await endActive(db, { supplierId }))

interface AccountFilter {
  readonly supplierId?: string | undefined
  readonly keyword?: string | undefined
}
/** Payee accounts in force, by supplier. */
export const payeeAccountList = listOf({
  route: listPayeeAccounts,
  find: (db: Db, { supplierId }: AccountFilter) =>
    db
      .selectFrom('payments.payee_accounts as t')
      .innerJoin('suppliers.suppliers as s', 's.id', 't.supplier_id')
      .where('t.is_active', '=', true)
      .$if(supplierId !== undefined, (query) => query.where('t.supplier_id', '=', supplierId!)),
  where: { keyword: { contains: ['s.name', 't.name', 't.bank'] } },
  select: (found) =>
    found
      .select([
        't.id',
        't.supplier_id',
        't.name',
        't.last4',
        't.bank',
        't.cnaps',
        't.effective_at',
        's.name as supplier_name',
      ])
      .select(
        sql<string | null>`(select c.no from payments.payee_changes c where c.tenant_id = t.tenant_id
          and c.supplier_id = t.supplier_id and c.status in ('submitted', 'verified', 'cooling'))`.as('change_no'),
      ),
  key: 't.id',
  order: ['s.name', 't.id'],
})
export type ListedAccount = RowIn<typeof payeeAccountList>

export interface ChangeFilter {
  readonly statuses: readonly PayeeChangeStatus[]
  readonly supplierId: string | undefined
  readonly status?: PayeeChangeStatus | undefined
  readonly keyword?: string | undefined
}
/** Changes of payee accounts, newest first. */
export const payeeChangeList = listOf({
  find: (db: Db, { statuses, supplierId }: ChangeFilter) =>
    db
      .selectFrom('payments.payee_changes as t')
      .where('t.status', 'in', statuses)
      .$if(supplierId !== undefined, (query) => query.where('t.supplier_id', '=', supplierId!)),
  where: { status: { is: 't.status' }, keyword: { contains: ['t.no', 't.supplier_name', 't.name'] } },
  select: (found) =>
    found
      .leftJoin('payments.payee_accounts as o', 'o.id', 't.old_account_id')
      .selectAll('t')
      .select(['o.name as old_name', 'o.last4 as old_last4', 'o.bank as old_bank']),
  key: 't.id',
  order: [['t.id', 'desc']],
})
export type ListedChange = RowIn<typeof payeeChangeList>

/** Suppliers whose payee account can be proposed. */
export const suppliersToPay = sqlQuery(
  'payments.suppliersToPay',
  `select id, name from suppliers.suppliers where status = 'active' order by name limit 1000`,
)

export const countChanges = sqlQuery(
  'payments.countPayeeChanges',
  `select count(*)::int as "waiting!" from payments.payee_changes
   where (status = 'submitted' and $verifies or status = 'verified' and $approves)
     and requested_by_person <> $personId and called_by_person is distinct from $personId`,
)
