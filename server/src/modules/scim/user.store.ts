import { type Db, type Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const users = `select u.id, u.version, u.code, u.name, u.disabled, u.created_at, u.expires_at, p.mobile, p.email, u.dept_id,
     d.code as dept_code, d.name as dept_name, coalesce(s.external_id, '') as "external_id!"
   from identity.users u
     join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
     join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
     left join scim.users s on s.tenant_id = u.tenant_id and s.id = u.id
   where u.entrance = 'purchaser' and not u.is_service and s.removed_at is null`

const one = sqlQuery('scim.findUser', `${users} and u.id = $id`)
export const findUser = (db: Db, id: string) => one.first(db, { id })
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const listUsers = sqlQuery(
  'scim.listUsers',
  `${users} and ($userName?::text is null or lower(u.code) = lower($userName)) and ($externalId?::text is null or s.external_id = $externalId)
   order by u.id offset $skip::int limit $most::int`,
)
export const countUsers = sqlQuery(
  'scim.countUsers',
  `select count(*)::int as "count!" from (${users} and ($userName?::text is null or lower(u.code) = lower($userName))
     and ($externalId?::text is null or s.external_id = $externalId)) found`,
)

/** Department by its code, else by its name where that is the only one of this name. */
export const findDepartment = sqlQuery(
  'scim.findDepartment',
  `select id from identity.departments where code = $text or name = $text
     and (select count(*) from identity.departments where name = $text) = 1
   order by code = $text desc limit 1`,
)

const put = sqlQuery(
  'scim.putUser',
  `insert into scim.users (id, external_id) values ($id, $externalId)
   on conflict (tenant_id, id) do update set external_id = excluded.external_id where scim.users.external_id <> excluded.external_id`,
)
export const putUser = async (tx: Tx, id: string, externalId: string): Promise<void> =>
  void (await put(tx, { id, externalId }))

const remove = sqlQuery(
  'scim.removeUser',
  `insert into scim.users (id, external_id, removed_at) values ($id, '', $at)
   on conflict (tenant_id, id) do update set removed_at = excluded.removed_at`,
)
/** A removed user is found by no directory any more; its account stays, disabled, because documents name it. */
export const removeUser = async (tx: Tx, id: string, at: Date): Promise<void> => void (await remove(tx, { id, at }))
