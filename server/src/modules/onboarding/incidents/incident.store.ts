import { incidentCase } from '#contract/onboarding/incidents.ts'
import { caseStore } from '#kit/case/case.store.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { RowOfTable } from '#kit/database/table.ts'

export const incidentStore = caseStore('onboarding.incidents', {
  list: incidentCase.list,
  keyword: ['supplier_name', 'facts', 'source_no'],
  owner: 'supplier_id',
  waiting: incidentCase.waiting,
})
export const incidents = incidentStore.rows
export type IncidentRow = RowOfTable<typeof incidents>

/** Opens an incident of an order; of the same source and order there is one. Answers its id where it is new. */
export const openOfOrder = sqlQuery(
  'onboarding.openIncidentOfOrder',
  `insert into onboarding.incidents (source, source_id, source_no, supplier_id, supplier_name, severity, occurred_on, facts, hearing_until, created_at)
   select $source, o.id, o.no, o.supplier_id, o.supplier_name, $severity, $occurredOn::date, $facts, $hearingUntil::timestamptz, $now::timestamptz
   from ordering.orders o where o.id = $orderId
   on conflict (tenant_id, source, source_id) where source_id is not null do nothing
   returning id, supplier_id, supplier_name`,
)

/** When a received order was due, and when it arrived: at the latest with its last receipt of goods, before any inspection. */
export const arrivalOf = sqlQuery(
  'onboarding.arrivalOfOrder',
  `select o.no, o.supplier_id, coalesce(o.promised_on, o.expected_on)::text as due_on,
     least((a.arrived_at at time zone 'Asia/Shanghai')::date,
       (select max(coalesce(d.eta_on, (a.arrived_at at time zone 'Asia/Shanghai')::date)) from ordering.deliveries d
        where d.tenant_id = o.tenant_id and d.order_id = o.id))::text as "arrived_on!",
     not exists (select from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id
       and l.received - l.rejected - l.inspecting < l.quantity) as "is_full!"
   from ordering.orders o cross join lateral (
     select max(r.received_at) as arrived_at from ordering.receipts r
     where r.tenant_id = o.tenant_id and r.order_id = o.id and r.inspects is null) a
   where o.id = $orderId and o.received_at is not null`,
)
