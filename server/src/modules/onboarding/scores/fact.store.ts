import { sqlQuery } from '#kit/database/query.ts'

/**
 * Facts of an order that has been received, and inspected where it is, or ended early: on time in full, accepted pieces,
 * and that it was an order at all. It is on time by its last receipt of goods, however long their inspection took.
 * Counted once for each order, whichever event comes first.
 */
export const insertOrderFacts = sqlQuery(
  'onboarding.insertOrderFacts',
  `with o as (
     select o.id, o.no, o.tenant_id, o.supplier_id, coalesce(o.promised_on, o.expected_on) as due_on,
       (select max(r.received_at) from ordering.receipts r
        where r.tenant_id = o.tenant_id and r.order_id = o.id and r.inspects is null) as arrived_at,
       sum(l.quantity) as ordered, sum(l.received) as received, sum(l.received - l.rejected - l.inspecting) as accepted
     from ordering.orders o join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
     where o.id = $orderId and (o.received_at is not null or $isShort) group by o.tenant_id, o.id
   ), f as (
     select 'otif' as metric, case when not $isShort and o.accepted >= o.ordered and
       least((o.arrived_at at time zone 'Asia/Shanghai')::date,
         (select max(coalesce(d.eta_on, (o.arrived_at at time zone 'Asia/Shanghai')::date)) from ordering.deliveries d
          where d.tenant_id = o.tenant_id and d.order_id = o.id)) <= o.due_on then 1 else 0 end as num, 1 as den
     from o where o.due_on is not null
     union all select 'accepted', o.accepted, o.received from o where o.received > 0
     union all select 'clean', 1, 1 from o
   )
   insert into onboarding.score_facts (supplier_id, month, metric, num, den, event_id, source_id, source_no, at)
   select o.supplier_id, to_char($at::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM'), f.metric, f.num, f.den, $eventId, o.id, o.no, $at::timestamptz
   from o cross join f on conflict do nothing`,
)

/** Stars of an order's reviews, of what all of them could be. */
export const insertStars = sqlQuery(
  'onboarding.insertStars',
  `insert into onboarding.score_facts (supplier_id, month, metric, num, den, event_id, source_id, source_no, at)
   select o.supplier_id, to_char($at::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM'), 'stars',
     sum(c.score + c.service + c.logistics), 15 * count(*), $eventId, o.id, o.no, $at::timestamptz
   from ordering.orders o join ordering.comments c on c.tenant_id = o.tenant_id and c.order_id = o.id
   where o.id = $orderId and not c.auto group by o.tenant_id, o.id on conflict do nothing`,
)

/** Whether a supplier answered an order in time; an order that it let expire was not. */
export const insertAnswer = sqlQuery(
  'onboarding.insertAnswer',
  `insert into onboarding.score_facts (supplier_id, month, metric, num, den, event_id, source_id, source_no, at)
   select o.supplier_id, to_char($at::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM'), 'answered',
     case when $isExpired or $at::timestamptz > o.sent_at + make_interval(hours => $hours) then 0 else 1 end, 1, $eventId, o.id, o.no, $at::timestamptz
   from ordering.orders o where o.id = $orderId and o.sent_at is not null on conflict do nothing`,
)

/** An incident that had consequences takes away one order without incidents. */
export const insertIncident = sqlQuery(
  'onboarding.insertIncidentFact',
  `insert into onboarding.score_facts (supplier_id, month, metric, num, den, event_id, source_id, source_no, at)
   select i.supplier_id, to_char($at::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM'), 'clean',
     case i.severity when 'minor' then -1 when 'major' then -2 else -5 end, 0, $eventId, i.id, i.source_no, $at::timestamptz
   from onboarding.incidents i where i.id = $id on conflict do nothing`,
)
