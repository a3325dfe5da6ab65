import type { OwnStanding } from '#contract/sourcing/enrolments.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const standings = sqlQuery(
  'sourcing.ownStandings',
  `select p.id as "projectId!", case
     when p.state = '10' and not exists (select from sourcing.negotiation_suppliers n
       where n.tenant_id = p.tenant_id and n.project_id = p.id and n.supplier_id = $supplierId and n.round = r.round)
       then 'notAsked'
     when p.state in ('5', '10') and q.kind in ('quote', 'confirm')
       then case when q.is_lapsed or q.must_rewrite then 'toConfirm' else 'quoted' end
     when p.state = '10' or p.state = '5' and (p.audit = '2' or e.status = 'passed' and (p.deposit_amount is null or exists (
       select from sourcing.deposits d where d.tenant_id = p.tenant_id and d.project_id = p.id
         and d.supplier_id = $supplierId and d.status = 'held'))) then 'mayQuote'
     when p.state = '7' and a.supplier_id is not null then case when a.is_winner then 'won' else 'lost' end
     when p.state in ('6', '7', '8', '9') and q.kind in ('quote', 'confirm') then 'quoted'
     else e.status end as standing
   from sourcing.projects p
   left join sourcing.enrolments e
     on e.tenant_id = p.tenant_id and e.project_id = p.id and e.supplier_id = $supplierId
   left join lateral (select max(round) as round from sourcing.seal_rounds r
     where r.tenant_id = p.tenant_id and r.project_id = p.id) r on true
   left join lateral (select s.kind, c.is_lapsed, c.must_rewrite from sourcing.seal_entries s
     left join sourcing.sealed_quotes c on c.tenant_id = s.tenant_id and c.project_id = s.project_id
       and c.envelope_hash = s.envelope_hash
     where s.tenant_id = p.tenant_id and s.project_id = p.id and s.supplier_id = $supplierId
       and (p.state <> '10' or s.round = r.round)
     order by s.seq desc limit 1) q on true
   left join sourcing.award_suppliers a
     on a.tenant_id = p.tenant_id and a.award_id = p.award_id and a.supplier_id = $supplierId
   where p.published_at is not null and p.id in (
     select project_id from sourcing.enrolments where supplier_id = $supplierId
     union select project_id from sourcing.invitations where supplier_id = $supplierId
     union select project_id from sourcing.seal_entries where supplier_id = $supplierId)
   order by p.id desc limit 2000`,
).narrow<{ standing: OwnStanding | null }>()
/** Standing of a supplier in its projects, latest first. */
export const findOwnStandings = async (db: Db, supplierId: string) =>
  (await standings(db, { supplierId })).flatMap(({ projectId, standing }) =>
    standing === null ? [] : [{ projectId, standing }],
  )
