import { sqlQuery } from '#kit/database/query.ts'

const groups = `select r.id, r.name from identity.roles r
   where r.is_provisioned and ($name?::text is null or lower(r.name) = lower($name)) and ($id?::bigint is null or r.id = $id)`

/** Roles that a directory keeps. */
export const listGroups = sqlQuery('scim.listGroups', `${groups} order by r.id offset $skip::int limit $most::int`)
export const countGroups = sqlQuery('scim.countGroups', `select count(*)::int as "count!" from (${groups}) found`)

const provisioned = `u.entrance = 'purchaser' and not u.is_service
     and not exists (select from scim.users s where s.tenant_id = u.tenant_id and s.id = u.id and s.removed_at is not null)`

/** Members that a directory knows; other holders of the role are no business of it. */
export const membersOf = sqlQuery(
  'scim.membersOf',
  `select h.role_id, u.id, u.name from identity.user_roles h join identity.users u on u.tenant_id = h.tenant_id and u.id = h.user_id
   where h.role_id = any ($ids::bigint[]) and ${provisioned} order by u.id`,
)

/** Those of these accounts that a directory knows. */
export const knownUsers = sqlQuery(
  'scim.knownUsers',
  `select u.id from identity.users u where u.id = any ($ids::bigint[]) and ${provisioned}`,
)
