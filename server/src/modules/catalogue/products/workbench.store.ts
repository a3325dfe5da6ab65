import { sqlQuery } from '#kit/database/query.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

const name = (change: string) => `coalesce(${change}.content ->> 'name', '')`
const change = {
  pick: 'c.*, u.short_name as supplier_name',
  title: name('t'),
  note: `t.supplier_name || coalesce(' · ' || nullif(t.content ->> 'code', ''), '')`,
}
const changes = `catalogue.changes c join suppliers.suppliers u on u.tenant_id = c.tenant_id and u.id = c.supplier_id`
export const toReview = sqlQuery(
  'catalogue.todo.review',
  todoSql({
    ...change,
    id: 't.id',
    of: `${changes} where c.status = 'reviewing'`,
    since: 'coalesce(c.submitted_at, c.created_at)',
  }),
)
export const toRevise = sqlQuery(
  'catalogue.todo.revise',
  todoSql({
    ...change,
    id: 't.product_id',
    of: `${changes} where c.status = 'rejected' and c.supplier_id = $supplierId`,
    note: `t.reason`,
    since: 'coalesce(c.decided_at, c.created_at)',
  }),
)

export const recentOfSupplier = sqlQuery(
  'catalogue.recentOfSupplier',
  `select p.id, p.name as title, 0 as "more!", p.code as note, p.updated_at as at from catalogue.products p
   where p.supplier_id = $supplierId order by p.updated_at desc, p.id desc limit $max::int`,
)
export const recentChanges = sqlQuery(
  'catalogue.recentChanges',
  `select t.id, ${name('t')} as "title!", 0 as "more!", u.short_name as note, t.submitted_at as "at!"
   from (select c.* from catalogue.changes c where c.status = 'reviewing' order by c.submitted_at desc limit $max::int) t
   join suppliers.suppliers u on u.tenant_id = t.tenant_id and u.id = t.supplier_id order by t.submitted_at desc`,
)
export const countLive = sqlQuery(
  'catalogue.countLive',
  `select count(*)::int as "count!" from catalogue.products p where p.status = 'live'`,
)
