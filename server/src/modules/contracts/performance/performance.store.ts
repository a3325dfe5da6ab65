import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

/**
 * Orders of a contract: its order, those of its project with its supplier, or at the prices of its agreement. Of an
 * invoice that is also about something else the part counts that is about these lines, and so of what was paid.
 */
const sums = sqlQuery(
  'contracts.performance',
  `with contract as (select source, source_id, supplier_id from contracts.contracts where id = $id),
   lines as (
     select l.id, l.order_id, l.amount from contract c
     join ordering.orders o on o.supplier_id = c.supplier_id
       and case c.source when 'order' then o.id = c.source_id when 'project' then o.project_id = c.source_id
         else c.source = 'agreement' and o.id in (
           select u.ref_id from catalogue.agreement_prices p
           join catalogue.agreement_uses u on u.tenant_id = p.tenant_id and u.agreement_id = p.id and u.ref_kind = 'order'
           where p.agreement_id = c.source_id) end
     join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
       and (c.source <> 'agreement' or exists (select from catalogue.agreement_prices p
         where p.tenant_id = o.tenant_id and p.agreement_id = c.source_id and p.sku_id = l.sku_id))
     where o.status not in ('10', '20', '25', '28', '35', '90')
   ),
   booked as (
     select b.id, b.gross, coalesce(a.invoiced_gross, 0) as invoiced from settlement.lines b
     join lines l on l.id = b.order_line_id
     left join settlement.balances a on a.tenant_id = b.tenant_id and a.id = b.id
   ),
   paid as (
     -- What was withheld of an invoice is paid on its own.
     select (p.paid + coalesce((select sum(w.paid) from settlement.payables w where w.tenant_id = p.tenant_id and w.retention_of = p.id), 0))
         * (sum(r.gross) / nullif(p.gross, 0)) as amount from settlement.match_rows r
     join booked b on b.id = r.line_id
     join settlement.matches m on m.tenant_id = r.tenant_id and m.id = r.match_id and m.status <> 'released'
     join settlement.payables p on p.tenant_id = m.tenant_id and p.invoice_id = m.invoice_id
     group by p.tenant_id, p.id, p.paid, p.gross
   )
   select (select count(distinct order_id)::int from lines) as "orders!",
     (select coalesce(sum(amount), 0)::numeric(18, 2) from lines) as "ordered!",
     (select coalesce(sum(gross), 0)::numeric(18, 2) from booked) as "received!",
     (select coalesce(sum(invoiced), 0)::numeric(18, 2) from booked) as "invoiced!",
     (select coalesce(sum(amount), 0)::numeric(18, 2) from paid) as "paid!"`,
)
/** Amounts with tax, and the number of orders. */
export const performanceOf = (db: Db, id: string) => sums.one(db, { id })
