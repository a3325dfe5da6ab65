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
     select jsonb_agg(jsonb_build_object('id', o.no, 'supplierId', o.supplier_id::text, 'at', o.accepted_at, 'amount', o.amount::text,
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
  contracts: (Omit<ContractData, 'awardId'> & { readonly supplierId: string })[]
}>()

const instant = (at: string): string => new Date(at).toISOString()

export const projectsToPublish = async (db: Db, ids: readonly string[]): Promise<ProjectData[]> =>
  (await projects(db, { ids })).map((row) => ({
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
    contracts: row.contracts.flatMap(({ supplierId, receipts, ...contract }) => {
      const award = row.awards.find(({ supplier }) => supplier.id === supplierId)
      if (!award) return []
      const arrived = receipts.map((receipt) => ({ ...receipt, at: instant(receipt.at) }))
      return [{ ...contract, at: instant(contract.at), awardId: award.id, receipts: arrived }]
    }),
  }))

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
