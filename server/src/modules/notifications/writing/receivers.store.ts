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
       where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and $permission = any (r.permissions))
   order by u.id limit 500`,
)
export const operatorsWith = async (db: Db, permission: string) => ids(await operators(db, { permission }))

const ofPerson = sqlQuery('notifications.accountsOfPerson', 'select id from identity.users where person_id = $personId')
export const accountsOfPerson = async (db: Db, personId: string) => ids(await ofPerson(db, { personId }))
