import { sqlQuery } from '#kit/database/query.ts'

/** The tenant's first administrator: the oldest account with the role. */
export const firstAdministrator = sqlQuery(
  'platform.firstAdministrator',
  `select u.id, u.person_id, u.code, u.name, p.email, u.last_login_at, u.disabled
   from identity.users u
   join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   join identity.user_roles h on h.tenant_id = u.tenant_id and h.user_id = u.id
   join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
   where r.code = $roleCode order by u.id limit 1`,
)
