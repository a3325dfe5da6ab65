import type { Kysely } from 'kysely'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { now } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

const changePassword = preparedQuery((db, $: Params<{ personId: string; passwordHash: string; mustChange: boolean }>) =>
  db
    .updateTable('identity.people')
    .set({ password_hash: $.passwordHash, password_set_at: now(), must_change: $.mustChange })
    .where('id', '=', $.personId),
)
/** Sets a password that the person has chosen. */
export const setPassword = (tx: Tx, personId: string, passwordHash: string) =>
  changePassword(tx, { personId, passwordHash, mustChange: false })
/** Sets an initial password, which only permits replacing it. */
export const setInitialPassword = (tx: Tx, personId: string, passwordHash: string) =>
  changePassword(tx, { personId, passwordHash, mustChange: true })

/** Contact data of people; only the functions above write passwords. */
export const people = tableOf('identity.people', ['mobile', 'email'])
type LockedPerson = Locked<RowOfTable<typeof people>>

/** Locks a person against changes; references from other tables are not blocked. */
export const lockPerson = people.lockIfThere
export const setMobile = (tx: Tx, person: LockedPerson, mobile: string) => people.set(tx, person, { mobile })
export const setEmail = (tx: Tx, person: LockedPerson, email: string) => people.set(tx, person, { email })

const departments = (db: Kysely<DB>) => db.selectFrom('identity.departments').select(['id', 'path', 'full_name'])

const departmentByCode = preparedQuery((db, $: Params<{ code: string }>) => departments(db).where('code', '=', $.code))
export const findDepartmentByCode = (db: Db, code: string) => departmentByCode.first(db, { code })

const root = preparedQuery((db) => departments(db).select('code').where('parent_id', 'is', null).orderBy('id').limit(1))
/** Root department of the tenant. */
export const rootDepartment = (db: Db) => root.first(db)

const roleByCode = preparedQuery((db, $: Params<{ code: string }>) =>
  db.selectFrom('identity.roles').select(['id', 'permissions']).where('code', '=', $.code),
)
export const findRoleByCode = (db: Db, code: string) => roleByCode.first(db, { code })

export const allRoles = preparedQuery((db) =>
  db.selectFrom('identity.roles').select(['id', 'code', 'name', 'en_name', 'permissions']).orderBy('code').limit(200),
)

/** Operators with an open account who hold this permission. */
export const operatorsWithPermission = sqlQuery(
  'identity.operatorsWithPermission',
  `select u.id as user_id, u.person_id, u.name, p.mobile
   from identity.users u join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   where u.entrance = 'operator' and identity.is_open(u)
     and exists (select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
       where h.tenant_id = u.tenant_id and h.user_id = u.id and $permission = any (r.permissions))
   order by u.id limit 1000`,
)
