import { sql } from 'kysely'
import { listRedDues } from '#contract/settlement/red/redForms.ts'
import type { RedReason } from '#contract/settlement/red/redForm.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'

/**
 * What invoice `i` has of the order line of a due line `o`: what was matched, less what red invoices and letters on their
 * way have taken of it. Without that a letter would ask an invoice for goods that stand on another one.
 */
const consumed = 'case when abs(r.gross) > abs(r.expected) then abs(r.gross) else abs(r.expected) end'
const ofSameLine = (line: string) =>
  `${line}.order_id = o.order_id and ${line}.order_line_id is not distinct from o.order_line_id`
const capacityOf = `greatest(0, least(i.gross - i.reversed, sum(${consumed})
      - coalesce((select sum(${consumed}) from invoices.invoices t
          join settlement.matches n on n.tenant_id = t.tenant_id and n.invoice_id = t.id and n.status = 'matched'
          join settlement.match_rows r on r.tenant_id = n.tenant_id and r.match_id = n.id
          join settlement.lines k on k.tenant_id = r.tenant_id and k.id = r.line_id
          where t.blue_id = i.id and ${ofSameLine('k')}), 0)
      - coalesce((select sum(abs(w.gross)) from settlement.red_forms f
          join settlement.red_form_rows w on w.tenant_id = f.tenant_id and w.form_id = f.id
          join settlement.lines k on k.tenant_id = w.tenant_id and k.id = w.line_id
          where f.blue_id = i.id and f.status in ('starting', 'waiting', 'confirmed') and ${ofSameLine('k')}), 0)))`

/**
 * Lines that were given back and are due for a red letter, each by the invoices that have the goods, as far as they have
 * them. What is not invoiced yet is reduced first, by the oldest lines; so the newest ones are due. What a red invoice or
 * a letter has already is not due again. Due amounts of an order line and what its invoices have lie on one scale; where
 * they overlap a part is due of that invoice. The last invoice takes what is left.
 */
const dueLines = `
  select o.id, o.kind, o.order_no, o.booked_on, o.supplier_id, o.supplier_name, o.payer_title, o.name, o.spec, o.unit, o.tax_code, o.rate,
    -(round(o.due_pieces * part.upto / o.due) - round(o.due_pieces * part.since / o.due))::int as pieces,
    -(part.upto - part.since) as gross, blue.id as blue_id, blue.number as blue_number
  from (
    select n.*, sum(n.due) over (partition by n.subject_id order by n.id) as due_end
    from (
      select d.*, greatest(0, least(-d.pieces, sum(-d.pieces) over same - d.open_pieces)) as due_pieces,
        greatest(0, least(-d.gross, sum(-d.gross) over same - d.open_gross)) as due
      from (
        select l.*, coalesce(l.order_line_id, l.order_id) as subject_id, open.pieces as open_pieces, open.gross as open_gross,
          l.quantity - coalesce(b.offset_pieces + b.invoiced_pieces + b.form_pieces, 0) as pieces,
          l.back - coalesce(b.offset_gross + b.invoiced_gross + b.form_gross, 0) as gross
        from (select tenant_id, id, kind, order_id, order_line_id, order_no, booked_on, supplier_id, supplier_name, payer_title, name, spec, unit,
            tax_code, rate, quantity, gross as back from settlement.lines where gross < 0) l
        left join settlement.balances b on b.tenant_id = l.tenant_id and b.id = l.id
        cross join lateral (
          select coalesce(sum(p.quantity - coalesce(c.offset_pieces + c.invoiced_pieces, 0)), 0) as pieces,
            coalesce(sum(p.gross - coalesce(c.offset_gross + c.invoiced_gross, 0)), 0) as gross
          from settlement.lines p left join settlement.balances c on c.tenant_id = p.tenant_id and c.id = p.id
          where p.tenant_id = l.tenant_id and p.order_id = l.order_id and p.order_line_id is not distinct from l.order_line_id and p.gross >= 0
        ) open
        where b.id is null or b.offset_gross + b.invoiced_gross + b.form_gross > b.gross
      ) d
      window same as (partition by d.subject_id order by d.id)
    ) n
  ) o
  cross join lateral (
    select c.id, c.number, sum(c.capacity) over largest - c.capacity as since,
      case when row_number() over (order by c.capacity, c.id) = 1 then 'infinity' else sum(c.capacity) over largest end as upto
    from (
      select i.id, i.number, ${capacityOf} as capacity
      from settlement.lines p
      join settlement.match_rows r on r.tenant_id = p.tenant_id and r.line_id = p.id
      join settlement.matches m on m.tenant_id = r.tenant_id and m.id = r.match_id and m.status = 'matched'
      join invoices.invoices i on i.tenant_id = m.tenant_id and i.id = m.invoice_id and not i.is_red and i.reversed < i.gross
      where ${ofSameLine('p')} and p.gross >= 0
      group by i.tenant_id, i.id
    ) c
    window largest as (order by c.capacity desc, c.id desc)
  ) blue
  cross join lateral (
    select greatest(0, blue.since - (o.due_end - o.due)) as since, least(o.due, blue.upto - (o.due_end - o.due)) as upto
  ) part
  where o.due > 0 and part.upto > part.since`

export interface DueFilter {
  /** Invoices of one company; undefined: of all. */
  readonly supplierId: string | undefined
  readonly keyword?: string | undefined
}
interface DueRow {
  id: string
  blue_id: string
  blue_number: string
  reason_code: RedReason
  supplier_id: string
  supplier_name: string
  payer_title: string
  order_nos: string
  lines: number
  gross: string
  since: string
  is_open: boolean
}

/** Invoices of which something is due for a red letter, oldest first. */
export const redDueList = listOf({
  route: listRedDues,
  find: (db: Db, { supplierId }: DueFilter) =>
    db
      .selectFrom(
        sql<DueRow>`(select x.blue_id || ' ' || x.reason as id, x.blue_id, max(x.blue_number) as blue_number, x.reason as reason_code,
          max(x.supplier_id) as supplier_id, max(x.supplier_name) as supplier_name, max(x.payer_title) as payer_title,
          left(string_agg(distinct x.order_no, '、'), 200) as order_nos, count(*)::int as lines, sum(x.gross)::numeric(18, 2) as gross,
          min(x.booked_on) as since,
          exists (select from settlement.red_forms f where f.blue_id = x.blue_id and f.status in ('starting', 'waiting', 'confirmed')) as is_open
        from (select q.*, case q.kind when 'return' then '02' else '04' end as reason from (${sql.raw(dueLines)}) q where q.gross < 0) x
        group by x.blue_id, x.reason)`.as('t'),
      )
      .$if(supplierId !== undefined, (query) => query.where('t.supplier_id', '=', supplierId!)),
  where: { keyword: { contains: ['t.blue_number', 't.supplier_name', 't.payer_title', 't.order_nos'] } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: ['t.since', 't.id'],
})
export type ListedDue = RowIn<typeof redDueList>

const openLines = sqlQuery(
  'settlement.openForRedForm',
  `insert into settlement.balances (id, supplier_id, payer_no, subject_id, pieces, gross)
   select l.id, l.supplier_id, l.payer_no, coalesce(l.order_line_id, l.order_id), l.quantity, l.gross
   from settlement.lines l where l.gross < 0 and exists (
     select from settlement.matches m
     join settlement.match_rows r on r.tenant_id = m.tenant_id and r.match_id = m.id
     join settlement.lines p on p.tenant_id = r.tenant_id and p.id = r.line_id
     where m.tenant_id = l.tenant_id and m.invoice_id = $blueId and m.status = 'matched' and p.order_id = l.order_id
       and p.order_line_id is not distinct from l.order_line_id)
   on conflict do nothing`,
)
const lockLines = sqlQuery(
  'settlement.lockForRedForm',
  `select b.id from settlement.balances b where b.subject_id in (
     select coalesce(p.order_line_id, p.order_id) from settlement.matches m
     join settlement.match_rows r on r.tenant_id = m.tenant_id and r.match_id = m.id
     join settlement.lines p on p.tenant_id = r.tenant_id and p.id = r.line_id
     where m.invoice_id = $blueId and m.status = 'matched')
   order by b.id for no key update`,
)
const dueOfBlue = sqlQuery(
  'settlement.dueOfBlue',
  `select q.id as "id!", q.kind as "kind!", q.name as "name!", q.spec as "spec!", q.unit as "unit!", q.tax_code as "tax_code!", q.rate,
     q.pieces as "pieces!", q.gross::numeric(18, 2) as "gross!"
   from (${dueLines}) q
   where q.blue_id = $blueId and q.gross < 0 and (q.kind = 'return') = $isReturn::boolean order by q.id limit 1000`,
)
/** What is due of a held invoice for this reason; its lines are locked, also those that no statement has yet. */
export async function lockDue(tx: Tx, blueId: string, reason: RedReason) {
  await openLines(tx, { blueId })
  await lockLines(tx, { blueId })
  return dueOfBlue(tx, { blueId, isReturn: reason === '02' })
}

const claim = sqlQuery(
  'settlement.claimForRedForm',
  `update settlement.balances b set form_pieces = b.form_pieces + $sign::int * r.pieces, form_gross = b.form_gross + $sign::int * r.gross
   from (select line_id, sum(pieces)::int as pieces, sum(gross) as gross from settlement.red_form_rows
     where form_id = $formId and line_id is not null group by line_id) r
   where b.id = r.line_id`,
)
const lockRows = sqlQuery(
  'settlement.lockRowsOfRedForm',
  `select b.id from settlement.balances b where b.id in (select line_id from settlement.red_form_rows where form_id = $formId)
   order by b.id for no key update`,
)
/** Takes the lines of a red letter, or gives them back with -1; the constraint `match.overInvoiced` has the last word. */
export async function claimLines(tx: Tx, formId: string, sign: 1 | -1): Promise<void> {
  await lockRows(tx, { formId })
  await claim(tx, { formId, sign })
}
