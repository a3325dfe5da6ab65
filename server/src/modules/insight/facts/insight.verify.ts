import { verifier } from '#kit/verification.ts'

/**
 * Documents whose events were not delivered yet: their facts are late, not wrong. What is not in the chain yet
 * has no sequence number.
 */
const waiting = `
  select e.tenant_id, case e.entity when 'return' then (e.data ->> 'orderId')::bigint when 'enrolment' then (e.data ->> 'projectId')::bigint
    else e.entity_id end as document_id
  from kit.events e
  left join kit.audit a on a.tenant_id = e.tenant_id and a.event_id = e.id
  left join kit.consumer_offsets f on f.tenant_id = e.tenant_id and f.listener = 'insight'
  where e.entity in ('order', 'return', 'project', 'enrolment', 'sealedRound', 'approval', 'department')
    and (a.seq is null or a.seq > coalesce(f.seq, 0))`

/** Columns that are compared: without the category of projects, which is the one at the time and may have moved since. */
const spend = `tenant_id, order_id, source, source_id, line_id, at, on_day, dept_id, supplier_id, project_id, procedure, product_id,
  case when project_id is null then top_id end, case when project_id is null then leaf_id end, pieces, gross, tax, orders, top_orders`
const cycles = `tenant_id, order_id, dept_id, supplier_id, on_day, shipped_on, received_on, due_on, hours_to_accept, hours_to_ship,
  hours_on_the_way, hours, pieces, rejected, carrier, amount`
const projects = `tenant_id, project_id, kind, dept_id, on_day, ended_on, is_over, ending, budget, enrolled, quoted, awarded,
  awarded_on, is_ordered`
const approvals = 'tenant_id, approval_id, entity, dept_id, outcome, amount, on_day, hours'

/** Facts that are not what their source says, in both directions. */
const differs = (table: string, source: string, columns: string, key: string): string => `
  select distinct d.${key} from (
    (select ${columns} from ${table} except all select ${columns} from ${source})
    union all
    (select ${columns} from ${source} except all select ${columns} from ${table})
  ) d where not exists (select from (${waiting}) w where w.tenant_id = d.tenant_id and w.document_id = d.${key})`

/** Sums that are not those of the facts, by the tree as it is. A tenant whose events are on the way waits. */
function wrongSums(cube: string, keys: string): string {
  const kept = `select tenant_id, scope_id, month, ${keys}, gross, tax, pieces, orders::bigint from ${cube}
    where (gross, tax, pieces, orders) <> (0, 0, 0, 0)`
  const counted = `
    select s.tenant_id, scope.id as scope_id, date_trunc('month', s.on_day)::date as month, ${keys}, sum(s.gross), sum(s.tax), sum(s.pieces),
      sum(s.orders)
    from insight.spend s left join identity.departments d on d.tenant_id = s.tenant_id and d.id = s.dept_id
    cross join lateral unnest(0::bigint || d.path) scope(id)
    group by s.tenant_id, scope.id, date_trunc('month', s.on_day), ${keys}
    having (sum(s.gross), sum(s.tax), sum(s.pieces), sum(s.orders)) <> (0, 0, 0, 0)`
  return `
    select distinct c.scope_id || ' ' || c.month from (
      ((${kept}) except all (${counted})) union all ((${counted}) except all (${kept}))
    ) c where not exists (select from (${waiting}) w where w.tenant_id = c.tenant_id)`
}

/** Checks that facts are their sources, and sums their facts, for all tenants. */
export const verifyInsight = verifier({
  'order {which}: its facts are not what its rows say': differs(
    'insight.spend',
    'insight.spend_source',
    spend,
    'order_id',
  ),
  'order {which}: its times are not what its rows say': differs(
    'insight.cycles',
    'insight.cycle_source',
    cycles,
    'order_id',
  ),
  'project {which}: its facts are not what its rows say': differs(
    'insight.projects',
    'insight.project_source',
    projects,
    'project_id',
  ),
  'approval {which}: its facts are not what its rows say': differs(
    'insight.approvals',
    'insight.approval_source',
    approvals,
    'approval_id',
  ),
  'sum {which}: it is not that of its facts': wrongSums('insight.cube', 'top_id, procedure'),
  'sum of a supplier {which}: it is not that of its facts': wrongSums('insight.cube_supplier', 'supplier_id'),
})
