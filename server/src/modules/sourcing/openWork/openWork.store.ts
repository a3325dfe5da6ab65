import { sqlQuery } from '#kit/database/query.ts'

const running = `p.owner_id = any ($userIds::bigint[]) and p.state not in ('7', '9')`

/** Projects of these accounts that are not over. */
export const runningProjectsOf = sqlQuery(
  'sourcing.runningProjectsOf',
  `select p.id, p.owner_id as "userId", p.project_no, p.title, p.created_at from sourcing.projects p where ${running} order by p.id limit 200`,
)

/**
 * Gives projects to another buyer who may run them, except where that person has a part in them already that owners must
 * not have.
 */
export const setProjectOwner = sqlQuery(
  'sourcing.setProjectOwner',
  `update sourcing.projects p set owner_id = u.id, owner_name = u.name, version = p.version + 1, updated_at = now()
   from identity.users u
   where ${running} and exists (select from identity.users o where o.id = p.owner_id and o.disabled) and u.id = $toUserId and identity.is_open(u)
     and not (u.id = any (p.expert_ids || p.supervisor_ids))
     and exists (select from identity.user_roles h join identity.roles r on r.id = h.role_id
       where h.user_id = u.id and identity.is_in_time(h) and 'project.manage' = any (r.permissions))
   returning p.id, p.project_no`,
)
