import { sqlQuery } from '#kit/database/query.ts'

/** Rounds with open tasks that wait for longer than their step allows: to be reminded of, or handed to administrators. */
export const dueRounds = sqlQuery(
  'approvals.dueRounds',
  `select i.id, array_agg(t.id order by t.id) filter (where t.reminded_at is null
       and t.opened_at <= $now::timestamptz - make_interval(hours => (n.node ->> 'remindHours')::int)) as reminded,
     coalesce(bool_or(t.opened_at <= $now::timestamptz - make_interval(hours => (n.node ->> 'dueHours')::int)), false) as "isDue!"
   from approvals.instances i
     join approvals.tasks t on t.instance_id = i.id and t.step = i.step and t.status = 'open' and t.origin <> 'escalation'
     cross join lateral (select node from jsonb_array_elements(i.chain) node where (node ->> 'step')::int = i.step) n
   where i.status = 'pending'
     and (t.reminded_at is null and t.opened_at <= $now::timestamptz - make_interval(hours => (n.node ->> 'remindHours')::int)
       or t.opened_at <= $now::timestamptz - make_interval(hours => (n.node ->> 'dueHours')::int))
   group by i.id order by i.id limit 500`,
)
export const setReminded = sqlQuery(
  'approvals.setReminded',
  'update approvals.tasks set reminded_at = $at where id = any ($ids::bigint[]) returning approver_id',
)
