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
       where h.tenant_id = u.tenant_id and h.user_id = u.id and $permission = any (r.permissions))
   order by u.id limit 500`,
)
export const operatorsWith = async (db: Db, permission: string) => ids(await operators(db, { permission }))

const ofPerson = sqlQuery('notifications.accountsOfPerson', 'select id from identity.users where person_id = $personId')
export const accountsOfPerson = async (db: Db, personId: string) => ids(await ofPerson(db, { personId }))

const readers = sqlQuery(
  'notifications.readersOfArticle',
  `select u.id from notices.editions e
   join identity.users u on u.tenant_id = e.tenant_id and identity.is_open(u)
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   join notices.article_columns c on c.tenant_id = e.tenant_id and c.id = e.column_id
   where e.article_id = $articleId and e.is_live and (e.ends_at is null or e.ends_at > now())
     and (e.starts_at is null or e.starts_at <= now())
     and not exists (select from notices.article_columns a where a.tenant_id = c.tenant_id and a.id = any (c.path) and a.disabled)
     and (e.audience <> 'chosen' or ((e.entrances = '{}' or u.entrance = any (e.entrances))
       and (e.dept_ids = '{}' or e.dept_ids && d.path)))
   order by u.id limit 50000`,
)
/** Readers of a published article, decided by its own module. */
export const readersOfArticle = async (db: Db, articleId: string) => ids(await readers(db, { articleId }))

const titleOf = sqlQuery(
  'notifications.titleOfArticle',
  'select title from notices.editions where article_id = $articleId and is_live',
)
export const articleTitle = async (db: Db, articleId: string) => (await titleOf.first(db, { articleId }))?.title
