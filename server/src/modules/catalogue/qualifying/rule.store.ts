import { sql } from 'kysely'
import { listCategoryRules } from '#contract/catalogue/categoryRules.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const categoryRules = tableOf('catalogue.category_rules')

const pathName = sql<string>`(select string_agg(a.name, ' / ' order by cardinality(a.path)) from catalogue.categories a
  where a.tenant_id = c.tenant_id and a.id = any (c.path))`

/** Rules by the names of their categories. */
export const categoryRuleList = listOf({
  route: listCategoryRules,
  find: (db: Db) =>
    db
      .selectFrom('catalogue.category_rules as r')
      .innerJoin('catalogue.categories as c', (join) =>
        join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.category_id'),
      ),
  where: { keyword: { contains: ['c.name', 'c.code'] } },
  select: (found) =>
    found.selectAll('r').select([
      pathName.as('category_name'),
      sql<number>`(select count(distinct s.supplier_id)::int from suppliers.standings s
          where s.tenant_id = c.tenant_id and s.category_id = any (c.path) and s.valid_to >= (now() at time zone 'Asia/Shanghai')::date)`.as(
        'qualified',
      ),
    ]),
  key: 'r.id',
  order: ['c.name', 'r.id'],
  sort: { categoryName: 'c.name', createdAt: 'r.created_at' },
})
export type CategoryRuleRow = RowIn<typeof categoryRuleList>

/** Categories of these that only qualified suppliers may sell, with what a supplier has for them on a day. */
export const gatesOf = sqlQuery(
  'catalogue.gatesOfSupplier',
  `select c.id, c.name,
     exists (select from suppliers.standings s where s.tenant_id = c.tenant_id and s.supplier_id = $supplierId
       and s.category_id = any (c.path) and s.valid_to >= $today::date) as "is_qualified!",
     array(select distinct t from catalogue.category_rules r cross join unnest(r.certificates) as t
       where r.tenant_id = c.tenant_id and r.is_gate and r.category_id = any (c.path)
         and not exists (select from suppliers.certificates k where k.tenant_id = c.tenant_id and k.supplier_id = $supplierId
           and k.type = t and (k.last_day is null or k.last_day >= $today::date)) order by t) as "lacking!"
   from catalogue.categories c
   where c.id = any ($categoryIds::bigint[])
     and exists (select from catalogue.category_rules r where r.tenant_id = c.tenant_id and r.is_gate and r.category_id = any (c.path))
   order by c.name, c.id`,
)

/** Certificates that these categories require, with the last day of the one that a supplier has longest. */
export const requiredBy = sqlQuery(
  'catalogue.certificatesRequired',
  `select t.type as "type!", k.id is not null as "is_there!", k.last_day::text
   from (select distinct t as type from catalogue.categories c
     join catalogue.category_rules r on r.tenant_id = c.tenant_id and r.category_id = any (c.path) cross join unnest(r.certificates) as t
     where c.id = any ($categoryIds::bigint[])) t
   left join lateral (select k.id, k.last_day from suppliers.certificates k where k.supplier_id = $supplierId and k.type = t.type
     order by k.last_day desc nulls first limit 1) k on true
   order by t.type`,
)
