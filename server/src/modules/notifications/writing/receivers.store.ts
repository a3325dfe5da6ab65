import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

const ofSupplier = sqlQuery(
  'notifications.accountsOfSupplier',
  `select u.id from identity.users u where u.supplier_id = $supplierId and u.entrance = 'supplier' and identity.is_open(u)`,
)
/** Accounts of a supplier; whether each may read a message is checked when it is written. */
export const accountsOfSupplier = async (db: Db, supplierId: string) => ids(await ofSupplier(db, { supplierId }))

const operators = sqlQuery(
  'notifications.operatorsWith',
  `select u.id from identity.users u where u.entrance = 'operator' and identity.is_open(u)
     and exists (select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
       where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and $permission = any (r.permissions)
         and ($about?::bigint is null or h.reach in ('default', 'all') or exists (
           select from identity.users a join identity.departments d on d.tenant_id = a.tenant_id and d.id = a.dept_id
           where a.tenant_id = u.tenant_id and a.id = $about? and case h.reach when 'dept' then d.id = u.dept_id
             when 'deptTree' then u.dept_id = any (d.path) when 'chosen' then h.reach_dept_ids && d.path else false end)))
   order by u.id limit 500`,
)
/** Operators with a permission; those whose data scope does not cover the department of the account are left out. */
export const operatorsWith = async (db: Db, permission: string, about: string | undefined) =>
  ids(await operators(db, { permission, about: about ?? null }))

const ofPerson = sqlQuery('notifications.accountsOfPerson', 'select id from identity.users where person_id = $personId')
export const accountsOfPerson = async (db: Db, personId: string) => ids(await ofPerson(db, { personId }))
