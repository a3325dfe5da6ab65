import type { StoryEventName } from '#contract/ordering/events.ts'
import { hot } from '#kit/database.ts'

export interface TimelineRow {
  at: Date
  name: StoryEventName
  actor_name: string | null
  /** Where the person works: a department, or the supplier. */
  dept_name: string | null
  from_state: string | null
  to_state: string | null
  reason: string | null
  data: Record<string, unknown>
}

/** What happened to an order and to its approvals, in the order in which it happened; `$2`: not before then. */
export const timelineOf = hot<TimelineRow, [orderId: string, since: Date | null, withApprovals: boolean]>(`
  select e.at, e.name, u.name as actor_name, coalesce(s.short_name, d.name) as dept_name, e.from_state, e.to_state, e.reason, e.data
  from (
    select * from kit.events where entity = 'order' and entity_id = $1
    union all
    select e.* from approvals.instances i
    join kit.events e on e.tenant_id = i.tenant_id and e.entity = 'approval' and e.entity_id = i.id
    where $3 and i.entity = 'order' and i.entity_id = $1
  ) e
  left join identity.users u on u.tenant_id = e.tenant_id and u.id = e.actor_id
  left join suppliers.suppliers s on s.tenant_id = u.tenant_id and s.id = u.supplier_id
  left join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
  where $2::timestamptz is null or e.at >= $2
  order by e.id limit 500`)
