import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Bidder, ProjectFacts, Withdrawal } from './facts.rules.ts'

/**
 * Facts of projects. Every read goes through a round that was opened: of others there is not a row, so no rule can say
 * anything about them.
 */
const facts = sqlQuery(
  'signals.projectFacts',
  `select p.id, p.project_no as no, p.title, p.kind, p.enrolled_count, p.is_extended, r.quote_begin_at, r.quote_end_at,
     coalesce(b.bidders, '[]') as "bidders!", coalesce(w.withdrawals, '[]') as "withdrawals!", coalesce(t.ties, '[]') as "ties!"
   from sourcing.projects p
   join sourcing.seal_rounds r on r.tenant_id = p.tenant_id and r.project_id = p.id and r.round = 1 and r.status = 'opened'
   cross join lateral (
     select array_agg(q.supplier_id) as ids, jsonb_agg(jsonb_build_object('supplierId', q.supplier_id::text, 'name', coalesce(s.name, ''), 'total', q.total::text,
       'lines', (select coalesce(jsonb_agg(jsonb_build_object('itemId', l.item_id::text, 'price', l.price::text) order by l.item_id), '[]')
         from sourcing.quote_lines l where l.tenant_id = q.tenant_id and l.quote_id = q.id),
       'traits', (select coalesce(jsonb_agg(jsonb_build_object('trait', x.trait, 'value', x.value, 'firms', x.firms) order by x.trait, x.value), '[]') from (
         select 'phone' as trait, s.contact_tel as value, (select count(*) from suppliers.suppliers o where o.tenant_id = s.tenant_id and o.contact_tel = s.contact_tel) as firms
           where s.contact_tel <> ''
         union all select 'address', s.address, (select count(*) from suppliers.suppliers o where o.tenant_id = s.tenant_id and o.address = s.address) where s.address <> ''
         union all select 'legalPerson', s.legal_person,
           (select count(*) from suppliers.suppliers o where o.tenant_id = s.tenant_id and o.legal_person = s.legal_person) where s.legal_person <> ''
         union all select 'mailDomain', lower(split_part(s.email, '@', 2)),
           (select count(*) from suppliers.suppliers o where o.tenant_id = s.tenant_id and lower(split_part(o.email, '@', 2)) = lower(split_part(s.email, '@', 2)))
           where s.email like '%@%'
         union all select distinct 'account', a.bank || ' *' || a.last4, (select count(distinct o.supplier_id) from payments.payee_accounts o
             where o.tenant_id = a.tenant_id and o.cnaps = a.cnaps and o.last4 = a.last4 and o.is_active)
           from payments.payee_accounts a where a.tenant_id = s.tenant_id and a.supplier_id = s.id and a.is_active
         union all select distinct 'ip', e.ip, 0 from sourcing.seal_entries n
           join kit.events e on e.tenant_id = n.tenant_id and e.entity = 'sealedRound' and e.entity_id = n.project_id
             and e.name = 'sealedRound.quoted' and (e.data ->> 'seq')::int = n.seq and e.ip <> ''
           where n.tenant_id = p.tenant_id and n.project_id = p.id and n.supplier_id = q.supplier_id and n.kind = 'quote' and n.round = 1
       ) x)) order by q.supplier_id) as bidders
     from (
       select distinct on (a.supplier_id) a.* from sourcing.quotes a
       join sourcing.seal_rounds o on o.tenant_id = a.tenant_id and o.project_id = a.project_id and o.round = a.round and o.status = 'opened'
       where a.tenant_id = p.tenant_id and a.project_id = p.id and a.status = 'valid' order by a.supplier_id, a.round desc
     ) q left join suppliers.suppliers s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
   ) b
   cross join lateral (
     select jsonb_agg(jsonb_build_object('supplierId', n.supplier_id::text, 'name', coalesce(s.name, ''), 'at', n.at,
       'isReplaced', exists (select from sourcing.seal_entries later where later.tenant_id = n.tenant_id and later.project_id = n.project_id
         and later.round = n.round and later.supplier_id = n.supplier_id and later.kind = 'quote' and later.seq > n.seq)) order by n.seq) as withdrawals
     from sourcing.seal_entries n left join suppliers.suppliers s on s.tenant_id = n.tenant_id and s.id = n.supplier_id
     where n.tenant_id = p.tenant_id and n.project_id = p.id and n.round = 1 and n.kind = 'withdraw'
   ) w
   cross join lateral (
     select jsonb_agg(jsonb_build_object('one', one.supplier_id::text, 'other', other.supplier_id::text, 'no', z.project_no) order by z.id) as ties
     from sourcing.quotes one
     join sourcing.quotes other on other.tenant_id = one.tenant_id and other.project_id = one.project_id and other.round = one.round
       and other.supplier_id > one.supplier_id and other.total = one.total and other.status = 'valid'
     join sourcing.seal_rounds o on o.tenant_id = one.tenant_id and o.project_id = one.project_id and o.round = one.round and o.status = 'opened'
     join sourcing.projects z on z.tenant_id = one.tenant_id and z.id = one.project_id
     where one.tenant_id = p.tenant_id and one.supplier_id = any (b.ids) and other.supplier_id = any (b.ids) and one.project_id <> p.id
       and one.status = 'valid' and o.quote_end_at > r.quote_end_at - interval '1 year' and o.quote_end_at < r.quote_end_at
   ) t
   where p.id = any ($ids)
   order by p.id`,
).narrow<{ bidders: Bidder[]; withdrawals: Withdrawal[]; ties: ProjectFacts['earlierTies'] }>()

export const projectFacts = async (db: Db, ids: readonly string[]): Promise<ProjectFacts[]> =>
  (await facts(db, { ids })).map((row) => ({
    projectId: row.id,
    no: row.no,
    title: row.title,
    kind: row.kind,
    enrolled: row.enrolled_count,
    isExtended: row.is_extended,
    quoteBeginAt: row.quote_begin_at.toISOString(),
    quoteEndAt: row.quote_end_at.toISOString(),
    bidders: row.bidders,
    withdrawals: row.withdrawals,
    earlierTies: row.ties,
  }))

/** Projects whose first round was opened and ended since a time, the latest first. */
export const openedSince = sqlQuery(
  'signals.openedSince',
  `select r.project_id as id from sourcing.seal_rounds r
   where r.round = 1 and r.status = 'opened' and r.quote_end_at >= $since::timestamptz
   order by r.quote_end_at desc, r.project_id desc limit 2000`,
)
