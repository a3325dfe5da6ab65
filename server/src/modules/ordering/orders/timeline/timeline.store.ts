import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/** Events of an order and its approvals in chronological order, not before `since`. */
export const timelineOf = sqlQuery(
  'ordering.timelineOf',
  `
  select e.at as "at!", e.name as "name!", u.name as actor_name, coalesce(s.short_name, d.name) as dept_name, e.from_state, e.to_state, e.reason, e.data
  from (
    select * from kit.events where entity = 'order' and entity_id = $orderId
    union all
    select e.* from approvals.instances i
    join kit.events e on e.tenant_id = i.tenant_id and e.entity = 'approval' and e.entity_id = i.id
    where $withApprovals and i.entity in ('order', 'orderChange') and i.entity_id = $orderId
  ) e
  left join identity.users u on u.tenant_id = e.tenant_id and u.id = e.actor_id
  left join suppliers.suppliers s on s.tenant_id = u.tenant_id and s.id = u.supplier_id
  left join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
  where $since?::timestamptz is null or e.at >= $since
  order by e.id limit 500`,
).narrow<{ data: Record<string, unknown> }>()
/** Timeline row; the department is the person's department or supplier. */
export type TimelineRow = RowOf<typeof timelineOf>
