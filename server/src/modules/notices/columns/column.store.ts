import { sql } from 'kysely'
import { listColumns } from '#contract/notices/columns.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

/** Positions of a column and its ancestors: sorting by them puts each column after its parent. */
const places = sql`array(select p.place from notices.article_columns p
  where p.tenant_id = c.tenant_id and p.id = any (c.path) order by cardinality(p.path))`
const place = sql<number>`(select count(*)::int from notices.article_columns s
  where s.tenant_id = c.tenant_id and s.parent_id is not distinct from c.parent_id and (s.place, s.id) <= (c.place, c.id))`
const siblings = sql<number>`(select count(*)::int from notices.article_columns s
  where s.tenant_id = c.tenant_id and s.parent_id is not distinct from c.parent_id)`
const articles = sql<number>`(select count(*)::int from notices.articles a
  where a.tenant_id = c.tenant_id and a.column_id = c.id)`

export const columnList = listOf({
  route: listColumns,
  find: (db: Db) => db.selectFrom('notices.article_columns as c'),
  where: { keyword: { contains: ['c.name', 'c.en_name', 'c.value'] }, status: { disabled: 'c.disabled' } },
  select: (found) =>
    found
      .select(['c.id', 'c.version', 'c.parent_id as pid', 'c.name', 'c.en_name as enName', 'c.value', 'c.disabled'])
      .select([sql<number>`cardinality(c.path)`.as('level'), place.as('place'), siblings.as('siblings')])
      .select(articles.as('articles')),
  key: 'c.id',
  order: [places],
})
export type ColumnRow = RowIn<typeof columnList>

export const columns = tableOf('notices.article_columns')
export type LockedColumn = Locked<RowOfTable<typeof columns>>

/** Serialises changes of the tree, so that concurrent ones cannot create a cycle. */
export const lockColumnTree = sqlQuery(
  'notices.lockColumnTree',
  `select pg_advisory_xact_lock(hashtextextended('columns/' || kit.tenant(), 11))`,
)

const deepest = sqlQuery(
  'notices.deepestColumn',
  `select max(cardinality(path))::int as "level!" from notices.article_columns where $id = any (path)`,
)
/** Deepest level of a column's subtree, including itself. */
export const deepestBelow = async (tx: Tx, id: string): Promise<number> => (await deepest.one(tx, { id })).level

const moveBelow = sqlQuery(
  'notices.moveColumns',
  `update notices.article_columns c set path = $above::bigint[] || c.path[$level:] where $id = any (c.path)`,
)
/** Updates the paths of a column and its subtree after a change of the parent. */
export const setPaths = (tx: Tx, { id, path }: LockedColumn, above: readonly string[]) =>
  moveBelow(tx, { id, above, level: path.length })

const arrange = sqlQuery(
  'notices.arrangeColumns',
  `with others as (
     select id, row_number() over (order by place, id) as rank from notices.article_columns
     where parent_id is not distinct from $parentId? and id <> $id
   ), placed as (
     select id, rank + case when rank >= $place then 1 else 0 end as place from others
     union all select $id, least($place, (select count(*) from others) + 1)
   )
   update notices.article_columns c set place = p.place from placed p where c.id = p.id and c.place <> p.place`,
)
/** Moves a column to a position among its siblings. */
export const setColumnPlace = (tx: Tx, id: string, parentId: string | null, at: number) =>
  arrange(tx, { id, parentId, place: at })

const found = sqlQuery(
  'notices.shownColumns',
  `select c.id, c.parent_id as pid, c.name, c.en_name as "enName", c.value from notices.article_columns c
   where case when $isUnlimited::boolean then $pId?::bigint is null or (c.path @> array[$pId?::bigint] and c.id <> $pId?::bigint)
       else c.parent_id is not distinct from $pId?::bigint end
     and not exists (select from notices.article_columns p where p.tenant_id = c.tenant_id and p.id = any (c.path) and p.disabled)
     and ($deptId?::bigint is null or exists (select from notices.editions e
       join notices.article_columns b on b.tenant_id = e.tenant_id and b.id = e.column_id
       where e.is_live and e.dept_id = $deptId?::bigint and b.path @> array[c.id]))
   order by array(select p.place from notices.article_columns p
     where p.tenant_id = c.tenant_id and p.id = any (c.path) order by cardinality(p.path)), c.id
   limit 500`,
)
/** Visible columns below one, or at the top. */
export const shownColumns = (db: Db, pId: string | null, isUnlimited: boolean, deptId: string | null) =>
  found(db, { pId, isUnlimited, deptId })
