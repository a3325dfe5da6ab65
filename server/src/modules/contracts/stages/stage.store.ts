import type { ContractStatus, StageStatus } from '#contract/contracts/contract.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { tableOf } from '#kit/database/table.ts'
import type { PlannedStage } from './stage.rules.ts'

export const stages = tableOf('contracts.stages')

const all = sqlQuery(
  'contracts.stagesOf',
  'select * from contracts.stages where contract_id = $contractId order by no',
).narrow<{
  status: StageStatus
}>()
export type StageRow = RowOf<typeof all>
export const stagesOf = (db: Db, contractId: string) => all(db, { contractId })

const insert = insertMany('contracts.stages', ['contract_id', 'no', 'name', 'trigger', 'percent', 'amount', 'due_on'])
const removeAll = sqlQuery('contracts.removeStages', 'delete from contracts.stages where contract_id = $contractId')
/** Replaces the stages of a draft; the caller has locked the contract. */
export async function replaceStages(tx: Tx, contractId: string, planned: readonly PlannedStage[]): Promise<void> {
  await removeAll(tx, { contractId })
  await insert(tx, {
    rows: planned.map(({ name, trigger, percent, amount, dueOn }, at) => ({
      contract_id: contractId,
      no: at + 1,
      name: name.trim(),
      trigger: trigger.trim(),
      percent,
      amount,
      due_on: dueOn,
    })),
  })
}

const reshare = sqlQuery(
  'contracts.reshareStages',
  `update contracts.stages g set percent = r.percent, amount = r.amount
   from jsonb_to_recordset($rows::jsonb) as r(no int, percent numeric, amount numeric)
   where g.contract_id = $contractId and g.no = r.no`,
).narrow<object, { rows: readonly { no: number; percent: string; amount: string }[] }>()
/** Writes other shares and amounts of the stages of a locked contract. */
export const reshareStages = async (
  tx: Tx,
  contractId: string,
  rows: readonly { no: number; percent: string; amount: string }[],
): Promise<void> => void (await reshare(tx, { contractId, rows }))

const due = sqlQuery(
  'contracts.dueStages',
  `with due as (
     select g.id, n.step
     from contracts.stages g join contracts.contracts c on c.tenant_id = g.tenant_id and c.id = g.contract_id
     cross join lateral (select min(d) as step from unnest($steps::int[]) d where g.due_on - $today::date <= d) n
     where c.status = 'active' and g.status = 'open' and g.due_on between $today::date and $today::date + $most::int
       and (g.warned_days is null or g.warned_days > n.step)
     order by g.id limit 1000 for no key update of g
   ), warned as (
     update contracts.stages g set warned_days = d.step from due d where g.id = d.id
     returning g.contract_id, g.no as stage_no, g.name, g.amount, g.due_on
   )
   select c.id, c.no, c.title, c.supplier_id, c.supplier_name, c.created_by, c.status, c.gross, warned.stage_no, warned.name,
     warned.amount, warned.due_on::text as "due_on!", (warned.due_on - $today::date) as "days!"
   from warned join contracts.contracts c on c.id = warned.contract_id order by c.id, warned.stage_no`,
).narrow<{ status: ContractStatus }>()
/** Takes stages that are due within some days, once for each number of days. */
export const takeDueStages = (tx: Tx, today: string, steps: readonly number[]) =>
  due(tx, { today, steps, most: Math.max(...steps) })
