import { sql as text } from 'kysely'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'

/** A password of the person's own choice. */
export const setPassword = (tx: Tx, personId: string, passwordHash: string) =>
  text`
    update identity.people set password_hash = ${passwordHash}, password_set_at = now(), must_change = false
    where id = ${personId}`.execute(tx)

/** Where a person is reached. */
interface ContactRow {
  id: string
  mobile: string
  email: string
}

/** Held against other changes; what only names the person goes on. */
export const lockPerson = (tx: Tx, personId: string) =>
  tx
    .selectFrom('identity.people')
    .select(['id', 'mobile', 'email'])
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst() as Promise<Locked<ContactRow> | undefined>

export const setMobile = (tx: Tx, { id }: Locked<ContactRow>, mobile: string) =>
  tx.updateTable('identity.people').set({ mobile }).where('id', '=', id).execute()

export const setEmail = (tx: Tx, { id }: Locked<ContactRow>, email: string) =>
  tx.updateTable('identity.people').set({ email }).where('id', '=', id).execute()

interface Place {
  id: string
  path: string[]
  full_name: string
}

export const findDepartmentByCode = (sql: Sql, code: string): Promise<Place | undefined> =>
  sql.selectFrom('identity.departments').select(['id', 'path', 'full_name']).where('code', '=', code).executeTakeFirst()

/** The department that all others are below. */
export const rootDepartment = (sql: Sql): Promise<Place | undefined> =>
  sql
    .selectFrom('identity.departments')
    .select(['id', 'path', 'full_name'])
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst()

export const findRoleByCode = (sql: Sql, code: string) =>
  sql.selectFrom('identity.roles').select(['id', 'permissions']).where('code', '=', code).executeTakeFirst()

export const allRoles = (sql: Sql) =>
  sql
    .selectFrom('identity.roles')
    .select(['code', 'name', 'en_name', 'permissions'])
    .orderBy('code')
    .limit(200)
    .execute()

/** The operators who may do this, with an account that is open. */
export const operatorsWithPermission = hot<
  { user_id: string; person_id: string; mobile: string },
  [permission: string, now: Date]
>(
  `select u.id as user_id, u.person_id, p.mobile
   from identity.users u join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   where u.entrance = 'operator' and not u.disabled and (u.expires_at is null or u.expires_at > $2)
     and exists (select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
       where h.tenant_id = u.tenant_id and h.user_id = u.id and $1 = any (r.permissions))
   order by u.id limit 1000`,
)
