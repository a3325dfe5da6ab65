import type { ContractStatus } from '#contract/contracts/contract.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const deposits = tableOf('contracts.deposits')
export type DepositRow = RowOfTable<typeof deposits>

const ofContract = preparedQuery((db, $: Params<{ contractId: string }>) =>
  db.selectFrom('contracts.deposits').selectAll().where('contract_id', '=', $.contractId),
)
/** Deposit of a contract that both have signed; undefined if none was agreed. */
export const depositOf = (db: Db, contractId: string): Promise<DepositRow | undefined> =>
  ofContract.first(db, { contractId })

const due = sqlQuery(
  'contracts.dueDeposits',
  `with due as (
     select d.id, x.due_on, n.step
     from contracts.deposits d join contracts.contracts c on c.tenant_id = d.tenant_id and c.id = d.contract_id
     cross join lateral (select coalesce((c.ended_at at time zone 'Asia/Shanghai')::date, c.valid_to) as due_on) x
     cross join lateral (select min(s) as step from unnest($steps::int[]) s where x.due_on - $today::date <= s) n
     where d.status in ('held', 'settling') and x.due_on <= $today::date + $most::int and n.step is not null
       and (d.warned_for is distinct from x.due_on or d.warned_days > n.step)
     order by d.id limit 1000 for no key update of d
   ), told as (
     update contracts.deposits d set warned_days = u.step, warned_for = u.due_on from due u where d.id = u.id
     returning d.contract_id, d.amount, d.forfeited, d.warned_for as due_on
   )
   select c.id, c.no, c.title, c.supplier_id, c.supplier_name, c.created_by, c.status, c.gross, told.amount, told.forfeited,
     told.due_on::text as "due_on!", (told.due_on - $today::date) as "days!"
   from told join contracts.contracts c on c.id = told.contract_id order by c.id`,
).narrow<{ status: ContractStatus }>()
/**
 * Takes deposits that are to be returned within some days, or were before: once for each number of days and each day. They go
 * back when the contract ends.
 */
export const takeDueDeposits = (tx: Tx, today: string, steps: readonly number[]) =>
  due(tx, { today, steps, most: Math.max(...steps) })
