import { stateProof, verifier } from '#kit/verification.ts'
import { holdsBudget } from './project.rules.ts'

const holding = Object.entries(holdsBudget)
  .filter(([, holds]) => holds)
  .map(([state]) => `'${state}'`)
  .join(', ')

/** SQL: last round up to award `a` with a valid quote of the supplier of quote `q`; that quote counts. */
const lastRound = `(select max(s.round) from sourcing.quotes s where s.tenant_id = q.tenant_id
        and s.project_id = q.project_id and s.supplier_id = q.supplier_id and s.status = 'valid' and s.round <= a.round)`

/** SQL: what supplier `s` has bid for the lots that it won in award `a`; null unless the auction was held by lot. */
const wonBids = `(select sum(b.amount) from sourcing.auctions t
      cross join lateral jsonb_array_elements(t.rule -> 'lots') o
      join sourcing.auction_bidders m on m.tenant_id = t.tenant_id and m.project_id = t.project_id
        and m.supplier_id = s.supplier_id
      cross join lateral (select coalesce((
          select e.amount from sourcing.auction_entries e
          where e.tenant_id = m.tenant_id and e.project_id = m.project_id and e.no = m.no and e.kind = 'bid'
            and e.lot = (o ->> 'no')::int and not exists (select from sourcing.auction_entries n
              where n.tenant_id = e.tenant_id and n.project_id = e.project_id and n.kind = 'annul' and n.ref = e.seq)
          order by e.seq desc limit 1
        ), (select (y ->> 'amount')::numeric from jsonb_array_elements(m.openings) y where y -> 'lot' = o -> 'no'))
          as amount) b
      where t.tenant_id = a.tenant_id and t.project_id = a.project_id and exists (select from sourcing.award_lines w
        where w.tenant_id = a.tenant_id and w.award_id = a.id and w.supplier_id = s.supplier_id
          and o -> 'items' ? w.item_id::text))`

/** SQL: whether quote `q` offers item `i`: after an auction by lot only as a part of a whole lot, and not if it was excluded. */
const isOffer = `(not exists (select from sourcing.auctions t cross join lateral jsonb_array_elements(t.rule -> 'lots') o
        where t.tenant_id = q.tenant_id and t.project_id = q.project_id and o -> 'items' ? i.id::text
          and exists (select from jsonb_array_elements_text(o -> 'items') w(id)
            where not exists (select from sourcing.quote_lines k
              where k.tenant_id = q.tenant_id and k.quote_id = q.id and k.item_id = w.id::bigint)))
      and not exists (select from sourcing.auction_bidders m join sourcing.auction_entries e
          on e.tenant_id = m.tenant_id and e.project_id = m.project_id and e.no = m.no and e.kind = 'exclude'
        where m.tenant_id = q.tenant_id and m.project_id = q.project_id and m.supplier_id = q.supplier_id))`

/** Consistency checks of the projects of all tenants. */
export const verifyProjects = verifier({
  'project {which}: its state is not the one that its last transition led to': stateProof(
    'project',
    'sourcing.projects',
    'project_no',
    'state',
  ),
  'project {which}: it was submitted without items': `
    select p.project_no from sourcing.projects p where p.state <> '1'
      and not exists (select from sourcing.items i where i.tenant_id = p.tenant_id and i.project_id = p.id)`,
  'project {which}: its number of enrolments is not that of its enrolments': `
    select p.project_no from sourcing.projects p left join (
      select tenant_id, project_id, count(*) as enrolled from sourcing.enrolments
      where status in ('submitted', 'passed') group by tenant_id, project_id
    ) e on e.tenant_id = p.tenant_id and e.project_id = p.id
    where p.enrolled_count <> coalesce(e.enrolled, 0)`,
  'project {which}: it is over, or a draft, and holds a budget': `
    select p.project_no from sourcing.projects p
    join ledger.holds h on h.tenant_id = p.tenant_id and h.ref_kind = 'project' and h.ref_id = p.id and h.state = 'open'
    where p.state not in (${holding})`,
  'project {which}: a supplier has quoted without a deposit that was received': `
    select distinct p.project_no from sourcing.projects p
    join sourcing.seal_entries e on e.tenant_id = p.tenant_id and e.project_id = p.id and e.kind = 'quote'
    where p.deposit_amount is not null and not exists (select from sourcing.deposits d
      where d.tenant_id = p.tenant_id and d.project_id = p.id and d.supplier_id = e.supplier_id
        and d.amount = p.deposit_amount and d.confirmed_at <= e.at)`,
  'project {which}: its state is not that of its award': `
    select p.project_no from sourcing.projects p
    left join sourcing.awards a on a.tenant_id = p.tenant_id and a.id = p.award_id and a.project_id = p.id
    where case p.state when '8' then a.status is distinct from 'approved'
      when '7' then a.status is distinct from 'published'
      when '6' then p.award_id is not null and a.status is distinct from 'proposed'
      else p.award_id is not null end`,
  'award {which}: the awarded quantities of an item are not its quantity': `
    select a.id from sourcing.awards a
    join sourcing.quotes q on q.tenant_id = a.tenant_id and q.project_id = a.project_id and q.status = 'valid'
      and q.round = ${lastRound}
    join sourcing.quote_lines o on o.tenant_id = q.tenant_id and o.quote_id = q.id
    join sourcing.items i on i.tenant_id = o.tenant_id and i.id = o.item_id
    left join (select tenant_id, award_id, item_id, sum(quantity) as quantity from sourcing.award_lines
      group by tenant_id, award_id, item_id) l
      on l.tenant_id = a.tenant_id and l.award_id = a.id and l.item_id = i.id
    where i.quantity is distinct from l.quantity and ${isOffer} group by a.tenant_id, a.id`,
  'award {which}: a price is not that of a quote that was opened as valid': `
    select distinct a.id from sourcing.awards a
    join sourcing.award_lines l on l.tenant_id = a.tenant_id and l.award_id = a.id
    where not exists (select from sourcing.quotes q
      join sourcing.quote_lines o on o.tenant_id = q.tenant_id and o.quote_id = q.id
      where q.tenant_id = a.tenant_id and q.id = l.quote_id and q.project_id = a.project_id
        and q.round = ${lastRound} and q.status = 'valid' and q.supplier_id = l.supplier_id and o.item_id = l.item_id and o.price = l.price)`,
  'award {which}: what its suppliers get is not the sum of its lines and their shipping, or of its bids for lots': `
    select a.id from sourcing.awards a
    join sourcing.award_suppliers s on s.tenant_id = a.tenant_id and s.award_id = a.id
    join sourcing.quotes q on q.tenant_id = s.tenant_id and q.id = s.quote_id
    left join (select tenant_id, award_id, supplier_id, sum(amount) as amount from sourcing.award_lines
      group by tenant_id, award_id, supplier_id) l
      on l.tenant_id = s.tenant_id and l.award_id = s.award_id and l.supplier_id = s.supplier_id
    group by a.tenant_id, a.id, a.total
    having a.total <> sum(s.awarded) or bool_or(s.is_winner <> (l.amount is not null))
      or bool_or(s.awarded <> coalesce(${wonBids}, l.amount + q.freight, 0))`,
  'objection {which}: its status is not the one that its last transition led to': stateProof(
    'objection',
    'sourcing.objections',
    'id',
    'status',
  ),
  'score sheet {which}: its last submission is not there': `
    select s.id from sourcing.score_sheets s
    where s.submissions <> (select count(*) from sourcing.score_submissions u
      where u.tenant_id = s.tenant_id and u.sheet_id = s.id)`,
  'award {which}: it was proposed by scores that were not closed, or not by those that were submitted': `
    select a.id from sourcing.awards a join sourcing.projects p on p.tenant_id = a.tenant_id and p.id = a.project_id
    where p.evaluation = 'weighted' and (a.sheet -> 'scores' is null or exists (
      select from jsonb_array_elements(a.sheet -> 'scores' -> 'experts') e
      where not exists (select from sourcing.score_sheets s
        join sourcing.score_submissions u on u.tenant_id = s.tenant_id and u.sheet_id = s.id and u.no = s.submissions
        where s.tenant_id = a.tenant_id and s.project_id = a.project_id and s.user_id = (e ->> 'userId')::bigint
          and u.scores = e -> 'scores')))`,
  'enrolment {which}: its status is not the one that its last transition led to': stateProof(
    'enrolment',
    'sourcing.enrolments',
    'id',
    'status',
  ),
})
