import { sql } from 'kysely'
import { listInvoicedOrders, type OrderInvoiceTab } from '#contract/settlement/matching/matching.ts'
import type { OrderInvoice } from '#contract/settlement/matching/match.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'

interface OrderFilter {
  /** Account of the buyer. */
  readonly buyerId: string
  readonly tab?: OrderInvoiceTab | undefined
  readonly keyword?: string | undefined
}

const ofOrder = sql`from settlement.lines l left join settlement.balances b on b.tenant_id = l.tenant_id and b.id = l.id
  where l.tenant_id = o.tenant_id and l.order_id = o.id`
const received = sql<string>`(select coalesce(sum(l.gross), 0)::numeric(18, 2) ${ofOrder})`
const invoiced = sql<string>`(select coalesce(sum(b.invoiced_gross), 0)::numeric(18, 2) ${ofOrder})`
const matched = sql`from settlement.match_rows r
  join settlement.matches m on m.tenant_id = r.tenant_id and m.id = r.match_id and m.status <> 'released'
  join invoices.invoices i on i.tenant_id = m.tenant_id and i.id = m.invoice_id
  where r.tenant_id = o.tenant_id and r.line_id in (select l.id from settlement.lines l where l.tenant_id = o.tenant_id and l.order_id = o.id)`
const inException = sql<boolean>`exists (select ${matched} and m.status = 'exception')`

/** Orders of a buyer of which something was booked, newest first. */
export const invoicedOrderList = listOf({
  route: listInvoicedOrders,
  find: (db: Db, { buyerId }: OrderFilter) =>
    db
      .selectFrom('ordering.orders as o')
      .where('o.buyer_id', '=', buyerId)
      .where(sql<boolean>`exists (select ${ofOrder})`),
  where: {
    tab: (_, wanted) => {
      if (wanted === 'exception') return inException
      if (wanted === 'waiting') return sql<boolean>`${received} > ${invoiced}`
      return wanted === 'invoiced' ? sql<boolean>`${received} <= ${invoiced}` : sql<boolean>`true`
    },
    keyword: { contains: ['o.no', 'o.supplier_name'] },
  },
  select: (found) =>
    found.select(['o.id', 'o.no', 'o.supplier_name']).select([
      sql<string>`coalesce(o.invoice_title ->> 'title', '')`.as('payer_title'),
      sql<string>`(select coalesce(string_agg(n.name, '、'), '') from (select g.name from ordering.order_lines g
        where g.tenant_id = o.tenant_id and g.order_id = o.id order by g.line_no limit 3) n)`.as('title'),
      sql<string>`(select coalesce(sum(g.amount), 0) + o.freight from ordering.order_lines g
        where g.tenant_id = o.tenant_id and g.order_id = o.id)::numeric(18, 2)`.as('amount'),
      received.as('received'),
      invoiced.as('invoiced'),
      inException.as('in_exception'),
      sql<boolean>`exists (select ${ofOrder} and b.id is not null)`.as('is_stated'),
      sql<
        readonly OrderInvoice[]
      >`(select coalesce(json_agg(distinct jsonb_build_object('id', i.id::text, 'number', i.number,
        'status', i.status)), '[]') ${matched})`.as('invoices'),
    ]),
  key: 'o.id',
  order: [['o.id', 'desc']],
})
export type InvoicedOrderRow = RowIn<typeof invoicedOrderList>
