import { sql } from 'kysely'
import { listRetentions } from '#contract/settlement/retentions/retentions.ts'
import type { RetentionStatus } from '#contract/settlement/retentions/retention.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const retentions = tableOf('settlement.retentions')
export type RetentionRow = RowOfTable<typeof retentions>

export const insertMoves = insertMany('settlement.retention_moves', [
  'retention_id',
  'kind',
  'amount',
  'payer_no',
  'booked_on',
  'reason',
  'documents',
  'by_name',
  'confirmed_by_name',
  'at',
])

const parts = sqlQuery(
  'settlement.partsOfInvoice',
  `select x.retention_percent as "percent?", x.retention_days as "days?", sum(r.gross)::numeric(18, 2) as "gross!",
     max(coalesce((g.received_at at time zone 'Asia/Shanghai')::date, l.booked_on)) as "receivedOn!"
   from settlement.matches m
   join settlement.match_rows r on r.tenant_id = m.tenant_id and r.match_id = m.id
   join settlement.lines l on l.tenant_id = r.tenant_id and l.id = r.line_id
   left join ordering.receipts g on g.tenant_id = l.tenant_id and g.id = l.source_id and l.kind = 'receipt'
   left join lateral (
     select a.retention_percent, a.retention_days
     from ordering.order_lines o
     join catalogue.agreement_uses u on u.tenant_id = o.tenant_id and u.ref_kind = 'order' and u.ref_id = o.order_id
     join catalogue.agreement_prices p on p.tenant_id = u.tenant_id and p.id = u.agreement_id and p.sku_id = o.sku_id
     join agreements.agreements a on a.tenant_id = p.tenant_id and a.id = p.agreement_id
     where o.tenant_id = l.tenant_id and o.id = l.order_line_id order by p.id limit 1) x on true
   where m.invoice_id = $invoiceId and m.status = 'matched' group by 1, 2 order by 1, 2`,
)
/** Parts of a matched invoice by the retention that their agreements name, each with its last receipt. */
export const partsOfInvoice = (db: Db, invoiceId: string) => parts(db, { invoiceId })

/** Retentions of the payable of an invoice that are withheld, in the order of their ids. */
export const withheldOfPayable = sqlQuery(
  'settlement.withheldOfPayable',
  `select r.id from settlement.retentions r join settlement.payables p on p.tenant_id = r.tenant_id and p.id = r.id
   where p.retention_of = $payableId and r.status in ('held', 'settling') order by r.id`,
)

export const withheldOfStatement = sqlQuery(
  'settlement.withheldOfStatement',
  `select coalesce(sum(p.retained), 0)::numeric(18, 2) as "amount!" from settlement.payables p
   where p.retained > 0 and p.invoice_id in (
     select m.invoice_id from settlement.lines l
     join settlement.match_rows r on r.tenant_id = l.tenant_id and r.line_id = l.id
     join settlement.matches m on m.tenant_id = r.tenant_id and m.id = r.match_id and m.status = 'matched'
     where l.statement_id = $id)`,
)

const fallingDue = sqlQuery(
  'settlement.retentionsFallingDue',
  `select r.id from settlement.retentions r join settlement.payables p on p.tenant_id = r.tenant_id and p.id = r.id
   where r.status = 'held' and p.due_on <= $today::date order by p.due_on, r.id limit 1000`,
)
/** Retentions whose day has come and of which nothing is proposed. */
export const retentionsFallingDue = (db: Db, today: string) => fallingDue(db, { today })

const reminded = sqlQuery(
  'settlement.remindOfRetentions',
  `with due as (
     select r.id, n.step
     from settlement.retentions r join settlement.payables p on p.tenant_id = r.tenant_id and p.id = r.id
     cross join lateral (select min(d) as step from unnest($steps::int[]) d where p.due_on - $today::date <= d) n
     where r.status in ('held', 'settling') and p.due_on <= $today::date + $most::int and n.step is not null
       and (r.warned_days is null or r.warned_days > n.step)
     order by r.id limit 1000 for no key update of r
   ), told as (
     update settlement.retentions r set warned_days = d.step from due d where r.id = d.id returning r.id, r.owner_id, r.status
   )
   select p.id, told.owner_id, told.status, p.invoice_no, p.supplier_id, p.supplier_name, p.gross, p.rest,
     p.due_on::text as "due_on!", (p.due_on - $today::date) as "days!"
   from told join settlement.payables p on p.id = told.id order by p.id`,
).narrow<{ status: RetentionStatus }>()
/** Takes retentions that are due within some days, or still withheld after their day: once for each number of days. */
export const takeReminded = (tx: Tx, today: string, steps: readonly number[]) =>
  reminded(tx, { today, steps, most: Math.max(...steps) })

export interface RetentionFilter {
  readonly statuses: readonly RetentionStatus[]
  readonly supplierId?: string | undefined
  readonly dueUntil?: string | undefined
  readonly keyword?: string | undefined
}
/** Retentions with their payables, by the day on which they are due. */
export const retentionList = listOf({
  route: listRetentions,
  find: (db: Db, { statuses }: RetentionFilter) =>
    db
      .selectFrom('settlement.retentions as t')
      .innerJoin('settlement.payables as p', 'p.id', 't.id')
      .where('t.status', 'in', statuses),
  where: {
    supplierId: { is: 'p.supplier_id' },
    dueUntil: (_, day) => sql<boolean>`p.due_on <= ${day}::date`,
    keyword: { contains: ['p.invoice_no', 'p.supplier_name', 'p.payer_title'] },
  },
  select: (found) =>
    found
      .selectAll('t')
      .select([
        'p.invoice_no',
        'p.supplier_id',
        'p.supplier_name',
        'p.payer_title',
        'p.gross',
        'p.deducted',
        'p.due_on',
      ])
      .select(['p.offset_amount', 'p.paid', sql<string>`p.rest + p.reserved`.as('left')]),
  key: 't.id',
  order: ['p.due_on', 't.id'],
})
export type ListedRetention = RowIn<typeof retentionList>
