import type { GrantReach } from '#contract/kit/reach/reach.ts'
import { sqlQuery } from '#kit/database/query.ts'

/** Roles of an account that hold a permission, with their end and who gave them. */
export const grantsOf = sqlQuery(
  'identity.grantsOf',
  `select r.id as "roleId", r.name as "roleName", r.en_name as "roleEnName", coalesce(to_char(h.ends_on, 'YYYY-MM-DD'), '') as "endsOn!",
     identity.is_in_time(h) as "isInTime!", coalesce(g.name, '') as "grantedByName!", h.reason, h.reach,
     array(select d.name from identity.departments d where d.tenant_id = h.tenant_id and d.id = any (h.reach_dept_ids) order by d.full_name)
       as "reachDepts!"
   from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
     left join identity.users g on g.tenant_id = h.tenant_id and g.id = h.granted_by
   where h.user_id = $userId and $permission = any (r.permissions) order by r.code limit 200`,
).narrow<{ reach: GrantReach }>()

const ended = 'h.ends_on is not null and not identity.is_in_time(h)'
/** Takes roles away whose last day is over; answers what was taken from whom. */
export const deleteEndedGrants = sqlQuery(
  'identity.deleteEndedGrants',
  `with gone as (delete from identity.user_roles h where ${ended} returning h.user_id, h.role_id)
   select g.user_id as "userId!", array_agg(r.name order by r.code) as "names!"
   from gone g join identity.roles r on r.id = g.role_id group by g.user_id`,
)
export const setGrantEnd = sqlQuery(
  'identity.setGrantEnd',
  `update identity.user_roles set ends_on = $endsOn, granted_by = $grantedBy, granted_at = now(), reason = $reason
   where user_id = $userId and role_id = $roleId returning user_id`,
)
export const heldForGood = sqlQuery(
  'identity.heldForGood',
  'select user_id from identity.user_roles where user_id = $userId and role_id = $roleId and ends_on is null',
)
