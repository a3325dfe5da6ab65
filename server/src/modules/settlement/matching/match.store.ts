import type { MatchMethod, RowOutcome } from '#contract/settlement/matching/match.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { tableOf } from '#kit/database/table.ts'
import type { Offset } from './balance.rules.ts'

export const matches = tableOf('settlement.matches')

const open = sqlQuery(
  'settlement.openBalances',
  `insert into settlement.balances (id, statement_id, supplier_id, payer_no, subject_id, pieces, gross)
   select l.id, l.statement_id, l.supplier_id, l.payer_no, coalesce(l.order_line_id, l.order_id), l.quantity, l.gross
   from settlement.lines l where l.statement_id = $id
   on conflict (tenant_id, id) do update set statement_id = excluded.statement_id`,
)
/** Balances of the lines of a statement that has just been confirmed; a red letter may have opened some before. */
export const insertBalances = async (tx: Tx, id: string): Promise<void> => void (await open(tx, { id }))

/** Locks the lines of all order lines of a statement of which something was returned, oldest first. */
export const lockToOffset = sqlQuery(
  'settlement.lockToOffset',
  `select b.id, b.subject_id, b.pieces, b.gross, b.offset_pieces, b.offset_gross, b.invoiced_pieces, b.invoiced_gross,
     b.form_pieces, b.form_gross
   from settlement.balances b
   where b.subject_id in (
     select n.subject_id from settlement.balances n
     where (n.gross < 0 or n.pieces < 0)
       and n.subject_id in (select t.subject_id from settlement.balances t where t.statement_id = $id))
   order by b.id for no key update`,
)
const setOffsets = sqlQuery(
  'settlement.setOffsets',
  `update settlement.balances b set offset_pieces = b.offset_pieces + o.pieces, offset_gross = b.offset_gross + o.gross
   from jsonb_to_recordset($offsets::jsonb) as o(id bigint, pieces int, gross numeric) where b.id = o.id`,
).narrow<object, { offsets: readonly Offset[] }>()
export const addOffsets = async (tx: Tx, offsets: readonly Offset[]): Promise<void> => {
  if (offsets.length > 0) await setOffsets(tx, { offsets })
}

/** Locks what is open between a supplier and a payer, positive lines or negative ones, in the order of their ids. */
export const lockOpenLines = sqlQuery(
  'settlement.lockOpenLines',
  `select b.id, b.statement_id as "statement_id!", s.no as statement_no, l.order_no, l.name, l.spec, l.unit, l.rate,
     b.pieces - b.offset_pieces - b.invoiced_pieces - b.form_pieces as "pieces!",
     (b.gross - b.offset_gross - b.invoiced_gross - b.form_gross)::numeric(18, 2) as "gross!", b.tolerated
   from settlement.balances b
   join settlement.lines l on l.tenant_id = b.tenant_id and l.id = b.id
   join settlement.statements s on s.tenant_id = b.tenant_id and s.id = b.statement_id
   where b.supplier_id = $supplierId and b.payer_no = $payerNo
     and (b.offset_gross + b.invoiced_gross <> b.gross or b.offset_pieces + b.invoiced_pieces <> b.pieces)
     and (b.offset_gross + b.invoiced_gross + b.form_gross <> b.gross or b.offset_pieces + b.invoiced_pieces + b.form_pieces <> b.pieces)
     and (b.gross < 0 or b.pieces < 0) = $isNegative::boolean
   order by b.id limit 5000 for no key update of b`,
)

/** Payers of a supplier: whether anything is confirmed with them, and their titles. */
export const payersOf = sqlQuery(
  'settlement.payersOf',
  `select l.payer_no, max(l.payer_title) as "title!", bool_or(b.id is not null) as "is_confirmed!",
     bool_or(b.id is null) as "is_waiting!"
   from settlement.lines l left join settlement.balances b on b.tenant_id = l.tenant_id and b.id = l.id
   where l.supplier_id = $supplierId group by l.payer_no order by count(*) desc limit 50`,
)

export const ownerOfSupplier = sqlQuery(
  'settlement.ownerOfSupplier',
  `select owner_id from settlement.statements where supplier_id = $supplierId and status <> 'void' order by id desc limit 1`,
)

const liveOf = sqlQuery(
  'settlement.liveMatch',
  `select id, status, method, expected, difference, statement_nos, overridden_by_name
   from settlement.matches where invoice_id = $invoiceId and status <> 'released'`,
).narrow<{ method: MatchMethod; status: 'exception' | 'matched' }>()
/** Match that an invoice has now; undefined: none. */
export const liveMatch = (db: Db, invoiceId: string) => liveOf.first(db, { invoiceId })

export const insertRows = insertMany('settlement.match_rows', [
  'match_id',
  'row_no',
  'invoice_line_no',
  'line_id',
  'pieces',
  'gross',
  'expected',
  'tolerated',
  'outcome',
])
export const insertExceptions = insertMany('settlement.exceptions', [
  'match_id',
  'invoice_id',
  'kind',
  'facts',
  'opened_at',
])

const closeOpen = sqlQuery(
  'settlement.resolveExceptions',
  `update settlement.exceptions set resolution = $resolution, reason = $reason, resolved_by_name = $byName, resolved_at = $at
   where invoice_id = $invoiceId and resolution is null`,
)
export interface Resolution {
  readonly invoiceId: string
  readonly resolution: 'rematched' | 'overridden' | 'returned'
  readonly reason: string
  readonly byName: string
  readonly at: Date
}
export const resolveExceptions = async (tx: Tx, of: Resolution): Promise<void> => void (await closeOpen(tx, { ...of }))

/** Locks the lines of a match in the order of their ids, before they are changed. */
export const lockLinesOfMatch = sqlQuery(
  'settlement.lockLinesOfMatch',
  `select b.id from settlement.balances b
   where b.id in (select r.line_id from settlement.match_rows r where r.match_id = $matchId)
   order by b.id for no key update`,
)
const post = sqlQuery(
  'settlement.postMatch',
  `update settlement.balances b set invoiced_pieces = b.invoiced_pieces + $sign::int * r.pieces,
     invoiced_gross = b.invoiced_gross + $sign::int * r.consumed,
     tolerated = b.tolerated + case when $isOverride::boolean then 0 else $sign::int * r.tolerated end,
     overridden = b.overridden + case when $isOverride::boolean then $sign::int * r.tolerated else 0 end
   from (select line_id, sum(pieces)::int as pieces, sum(tolerated) as tolerated,
       sum(case when abs(gross) > abs(expected) then gross else expected end) as consumed
     from settlement.match_rows where match_id = $matchId and line_id is not null group by line_id) r
   where b.id = r.line_id`,
)
/** Posts a match to the balances of its lines, which are locked; `sign` -1 takes it back. */
export const postMatch = async (tx: Tx, matchId: string, sign: 1 | -1, isOverride: boolean): Promise<void> => {
  await lockLinesOfMatch(tx, { matchId })
  await post(tx, { matchId, sign, isOverride })
}

/** Rows of the live match of an invoice that have lines. */
export const rowsOfInvoice = sqlQuery(
  'settlement.rowsOfInvoice',
  `select r.line_id as "line_id!", r.pieces, r.gross, r.expected, r.tolerated, s.no as statement_no
   from settlement.matches m
   join settlement.match_rows r on r.tenant_id = m.tenant_id and r.match_id = m.id
   join settlement.balances b on b.tenant_id = r.tenant_id and b.id = r.line_id
   join settlement.statements s on s.tenant_id = b.tenant_id and s.id = b.statement_id
   where m.invoice_id = $invoiceId and m.status = 'matched' order by r.line_id, r.row_no`,
)

/** Rows of a match with their settlement lines, for the page. */
export const shownRows = sqlQuery(
  'settlement.shownRows',
  `select r.invoice_line_no, r.pieces, r.gross, r.expected, r.outcome,
     l.id as "line_id?", l.name as "name?", l.spec as "spec?", l.unit as "unit?", l.source_no as "source_no?", l.price as "price?"
   from settlement.match_rows r
   left join settlement.lines l on l.tenant_id = r.tenant_id and l.id = r.line_id
   where r.match_id = $matchId order by r.row_no limit 10000`,
).narrow<{ outcome: RowOutcome }>()

/** Invoices that wait for a statement of this supplier and payer, or for the invoice that they reverse. */
export const waitingForStatement = sqlQuery(
  'settlement.waitingForStatement',
  `select i.id from invoices.invoices i join settlement.statements s on s.id = $statementId
   where i.status = 'exception' and i.supplier_id = s.supplier_id and i.buyer_no = s.payer_no
     and i.problems && array['notConfirmed', 'noReceipt', 'quantity']
   order by i.id limit 200`,
)
export const waitingForBlue = sqlQuery(
  'settlement.waitingForBlue',
  `select r.id from invoices.invoices r join invoices.invoices b on b.id = $blueId
   where r.status = 'exception' and r.is_red and r.seller_no = b.seller_no and r.blue_number = b.number
     and 'redWithoutBlue' = any (r.problems)
   order by r.id limit 50`,
)

/** Orders of an invoice, with what is invoiced and approved of each in all. */
export const invoicedOrders = sqlQuery(
  'settlement.invoicedOrders',
  `select l.order_id as id, greatest(sum(r.gross), 0)::numeric(18, 2) as "target!"
   from settlement.lines l
   join settlement.match_rows r on r.tenant_id = l.tenant_id and r.line_id = l.id
   join settlement.matches m on m.tenant_id = r.tenant_id and m.id = r.match_id and m.status = 'matched'
   join invoices.invoices i on i.tenant_id = m.tenant_id and i.id = m.invoice_id and i.status = 'approved'
   where l.order_id in (
     select k.order_id from settlement.matches n
     join settlement.match_rows s on s.tenant_id = n.tenant_id and s.match_id = n.id
     join settlement.lines k on k.tenant_id = s.tenant_id and k.id = s.line_id
     where n.invoice_id = $invoiceId and n.status = 'matched')
   group by l.order_id order by l.order_id`,
)

/** Day of the last receipt that an invoice is for, on whichever day it was booked; of freight alone the day of its line. */
export const lastDelivery = sqlQuery(
  'settlement.lastDelivery',
  `select coalesce(max((g.received_at at time zone 'Asia/Shanghai')::date), max(l.booked_on)) as day from settlement.matches m
   join settlement.match_rows r on r.tenant_id = m.tenant_id and r.match_id = m.id
   join settlement.lines l on l.tenant_id = r.tenant_id and l.id = r.line_id
   left join ordering.receipts g on g.tenant_id = l.tenant_id and g.id = l.source_id and l.kind = 'receipt'
   where m.invoice_id = $invoiceId and m.status = 'matched'`,
)
