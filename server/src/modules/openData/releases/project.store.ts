import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { AwardData, ContractData, ProjectData } from './state.rules.ts'

/**
 * Projects after their publication. Quotes are counted, and awards are there, only after the opening; a budget only
 * where everybody sees it.
 */
const projects = sqlQuery(
  'openData.projects',
  `select p.id, p.project_no, p.title, p.purchase_content, p.kind, p.scope, p.evaluation, p.state, p.ending, p.dept_name,
     p.quote_begin_at, p.quote_end_at, case when p.is_show_price = '0' then p.budget_amount end as budget,
     coalesce(t.name, p.dept_name) as "buyer!", opened.tenderers,
     (select coalesce(jsonb_agg(jsonb_build_object('id', i.id::text, 'name', i.name, 'spec', i.spec, 'unit', i.unit, 'quantity', i.quantity::text) order by i.line_no), '[]')
       from sourcing.items i where i.tenant_id = p.tenant_id and i.project_id = p.id) as "items!",
     (select coalesce(jsonb_agg(jsonb_build_object('no', n.no, 'at', n.at) order by n.no), '[]')
       from sourcing.change_notices n where n.tenant_id = p.tenant_id and n.project_id = p.id) as "amendments!",
     coalesce(a.list, '[]') as "awards!", coalesce(c.list, '[]') as "contracts!"
   from sourcing.projects p
   left join tenancy.tenants t on t.id = p.tenant_id
   left join lateral (select count(distinct q.supplier_id)::int as tenderers from sourcing.seal_rounds r
     left join sourcing.quotes q on q.tenant_id = r.tenant_id and q.project_id = r.project_id and q.round = r.round and q.status = 'valid'
     where r.tenant_id = p.tenant_id and r.project_id = p.id and r.round = 1 and r.status = 'opened' having count(*) > 0) opened on true
   left join lateral (
     select jsonb_agg(jsonb_build_object('id', p.project_no || '-A' || w.place, 'at', w.published_at, 'total', w.awarded::text,
       'supplier', jsonb_build_object('id', w.supplier_id::text, 'name', w.supplier_name, 'creditCode', coalesce(s.credit_code, '')),
       'lines', (select coalesce(jsonb_agg(jsonb_build_object('itemId', l.item_id::text, 'quantity', l.quantity::text, 'price', l.price::text, 'amount', l.amount::text)
         order by l.line_no), '[]') from sourcing.award_lines l where l.tenant_id = w.tenant_id and l.award_id = w.award_id and l.supplier_id = w.supplier_id)) order by w.place) as list
     from (select x.*, a.published_at, row_number() over (order by x.awarded desc, x.supplier_id) as place from sourcing.awards a
       join sourcing.award_suppliers x on x.tenant_id = a.tenant_id and x.award_id = a.id and x.is_winner
       where a.tenant_id = p.tenant_id and a.id = p.award_id and a.status = 'published' and p.state = '7') w
     left join suppliers.suppliers s on s.tenant_id = w.tenant_id and s.id = w.supplier_id
   ) a on true
   left join lateral (
     select jsonb_agg(jsonb_build_object('id', o.no, 'orderId', o.id::text, 'supplierId', o.supplier_id::text, 'at', o.accepted_at, 'amount', o.amount::text,
       'isEnded', o.status in ('70', '95'), 'isCancelled', o.status = '90',
       'receipts', (select coalesce(jsonb_agg(jsonb_build_object('id', r.no, 'at', r.received_at) order by r.received_at, r.id), '[]')
         from ordering.receipts r where r.tenant_id = o.tenant_id and r.order_id = o.id and r.inspects is null)) order by o.id) as list
     from ordering.orders o where o.tenant_id = p.tenant_id and o.project_id = p.id and o.accepted_at is not null and p.state = '7'
   ) c on true
   where p.id = any ($ids) and p.published_at is not null
   order by p.id`,
).narrow<{
  items: ProjectData['items']
  amendments: ProjectData['amendments']
  awards: AwardData[]
  contracts: (Omit<ContractData, 'awardId' | 'payments'> & { readonly supplierId: string; readonly orderId: string })[]
}>()

/**
 * Payments of orders: the order's share of the money paid for each invoice that names it, by what of the invoice was
 * matched with the order. Shares are cut at the cent such that those of an invoice add up to its payment. A payment keeps
 * its number in the order, whatever becomes of the others.
 */
export const paymentsOfOrders = sqlQuery(
  'openData.paymentsOfOrders',
  `with invoices as (
     select distinct m.id, m.invoice_id from settlement.lines l
     join settlement.match_rows w on w.tenant_id = l.tenant_id and w.line_id = l.id
     join settlement.matches m on m.tenant_id = w.tenant_id and m.id = w.match_id and m.status = 'matched'
     where l.order_id = any ($ids)
   ), orders as (
     select i.invoice_id, l.order_id, sum(w.gross) as gross from invoices i
     join settlement.match_rows w on w.match_id = i.id join settlement.lines l on l.tenant_id = w.tenant_id and l.id = w.line_id
     group by i.invoice_id, l.order_id having sum(w.gross) > 0
   ), shares as (
     select o.*, sum(o.gross) over (partition by o.invoice_id order by o.order_id) as upto,
       sum(o.gross) over (partition by o.invoice_id) as total from orders o
   ), paid as (
     select s.order_id, y.id, y.status, y.paid_on,
       sum(trunc(r.cash * s.upto / s.total, 2) - trunc(r.cash * (s.upto - s.gross) / s.total, 2)) as amount
     from shares s
     join settlement.payables b on b.invoice_id = s.invoice_id
     cross join lateral (select b.id union all select w.id from settlement.payables w
       where w.tenant_id = b.tenant_id and w.retention_of = b.id) p
     join payments.request_rows r on r.tenant_id = b.tenant_id and r.payable_id = p.id and r.cash > 0
     join payments.payments y on y.tenant_id = r.tenant_id and y.request_id = r.request_id
     where s.order_id = any ($ids)
     group by s.order_id, y.id, y.status, y.paid_on
   ), numbered as (select p.*, row_number() over (partition by p.order_id order by p.id) as no from paid p)
   select n.order_id as "order_id!", n.no::int as "no!", n.paid_on::text as "paid_on!",
     case when n.status = 'paid' then n.amount else 0 end::numeric(18, 2) as "amount!"
   from numbered n where n.paid_on is not null order by n.order_id, n.no`,
)

const instant = (at: string): string => new Date(at).toISOString()

export async function projectsToPublish(db: Db, ids: readonly string[]): Promise<ProjectData[]> {
  const found = await projects(db, { ids })
  const orders = found.flatMap(({ contracts }) => contracts.map(({ orderId }) => orderId))
  const paid = orders.length === 0 ? [] : await paymentsOfOrders(db, { ids: orders })
  const payments = Map.groupBy(paid, ({ order_id: id }) => id)
  return found.map((row) => ({
    projectId: row.id,
    no: row.project_no,
    title: row.title,
    content: row.purchase_content.trim(),
    kind: row.kind,
    scope: row.scope,
    evaluation: row.evaluation,
    state: row.state,
    isTerminated: row.ending === 'terminated',
    buyer: { name: row.buyer, creditCode: '' },
    quoteBeginAt: row.quote_begin_at?.toISOString() ?? null,
    quoteEndAt: row.quote_end_at?.toISOString() ?? null,
    budget: row.budget,
    tenderers: row.tenderers,
    items: row.items,
    amendments: row.amendments.map(({ no, at }) => ({ no, at: instant(at) })),
    awards: row.awards.map((award) => ({ ...award, at: instant(award.at) })),
    contracts: row.contracts.flatMap(({ supplierId, orderId, receipts, ...contract }) => {
      const award = row.awards.find(({ supplier }) => supplier.id === supplierId)
      if (!award) return []
      const arrived = receipts.map((receipt) => ({ ...receipt, at: instant(receipt.at) }))
      const transactions = (payments.get(orderId) ?? []).map(({ no, paid_on: day, amount }) => ({
        id: `${contract.id}-P${no}`,
        at: instant(`${day}T00:00:00+08:00`),
        amount,
      }))
      return [{ ...contract, at: instant(contract.at), awardId: award.id, receipts: arrived, payments: transactions }]
    }),
  }))
}

/** Published projects, those that changed last first. */
export const publishedProjects = sqlQuery(
  'openData.publishedProjects',
  `select id, project_no, title from sourcing.projects where published_at is not null order by updated_at desc, id desc limit $max::int`,
)
export const finishedProjects = sqlQuery(
  'openData.finishedProjects',
  `select id from sourcing.projects where published_at is not null order by published_at, id limit 20000`,
)
export const projectByNo = sqlQuery(
  'openData.projectByNo',
  `select id from sourcing.projects where project_no = $no and published_at is not null`,
)
export const projectsOfOrders = sqlQuery(
  'openData.projectsOfOrders',
  `select distinct project_id as "id!" from ordering.orders where id = any ($ids) and project_id is not null`,
)
export const projectsOfPayments = sqlQuery(
  'openData.projectsOfPayments',
  `select distinct o.project_id as "id!" from payments.request_rows r
   join settlement.payables p on p.tenant_id = r.tenant_id and p.id = r.payable_id
   join settlement.matches m on m.tenant_id = p.tenant_id and m.status = 'matched' and m.invoice_id = coalesce(p.invoice_id,
     (select b.invoice_id from settlement.payables b where b.tenant_id = p.tenant_id and b.id = p.retention_of))
   join settlement.match_rows w on w.tenant_id = m.tenant_id and w.match_id = m.id
   join settlement.lines l on l.tenant_id = w.tenant_id and l.id = w.line_id
   join ordering.orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
   where r.request_id = any ($ids) and o.project_id is not null`,
)
