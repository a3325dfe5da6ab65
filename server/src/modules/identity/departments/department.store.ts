import { sql } from 'kysely'
import { listDepartments } from '#contract/identity/departments.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import { refuse } from '#kit/refusal.ts'

const place = sql<number>`(select count(*)::int from identity.departments s
  where s.tenant_id = d.tenant_id and s.parent_id = d.parent_id and (s.place, s.code) <= (d.place, d.code))`
const siblings = sql<number>`(select count(*)::int from identity.departments s
  where s.tenant_id = d.tenant_id and s.parent_id = d.parent_id)`
const people = sql<number>`(select count(*)::int from identity.users u
  where u.tenant_id = d.tenant_id and u.dept_id = d.id and identity.is_open(u))`

/** List of departments by level of the tree, then by their place under the parent. */
export const departmentList = listOf({
  route: listDepartments,
  find: (db: Db) => db.selectFrom('identity.departments as d'),
  where: {
    deptId: (e, deptId, { withBelow = true }) =>
      withBelow
        ? e(e.val(deptId), '=', e.fn.any('d.path'))
        : e.or([e('d.id', '=', deptId), e('d.parent_id', '=', deptId)]),
    keyword: { contains: ['d.name', 'd.code'] },
    status: { disabled: 'd.disabled' },
  },
  select: (found) =>
    found
      .select(['d.id as deptId', 'd.version', 'd.parent_id as pDeptId', 'd.code as deptCode', 'd.name as deptName'])
      .select(['d.kind as deptType', 'd.full_name as fullDeptName', 'd.disabled'])
      .select([place.as('place'), siblings.as('siblings'), people.as('people')]),
  key: 'd.id',
  order: [sql`cardinality(d.path)`, 'd.parent_id', 'd.place', 'd.code'],
  sort: { deptName: 'd.name', deptCode: 'd.code' },
  countUpTo: countOfLargeTables,
})
export type DepartmentRow = RowIn<typeof departmentList>

export const departments = tableOf('identity.departments')
export type LockedDepartment = Locked<RowOfTable<typeof departments>>

/** Advisory lock of the department tree: serialises changes, so that two moves cannot create a cycle. */
export const lockDepartmentTree = sqlQuery(
  'identity.lockDepartmentTree',
  `select pg_advisory_xact_lock(hashtextextended('departments/' || kit.tenant(), 7))`,
)

/** Shared lock of departments that receive people, so that none is disabled meanwhile; refuses with `dept.disabled`. */
export async function useDepartments(tx: Tx, ids: readonly string[]): Promise<void> {
  const disabled = (await departments.share(tx, ids)).find((each) => each.disabled)
  if (disabled) refuse('dept.disabled', { name: disabled.name })
}

const belowOf = sqlQuery(
  'identity.belowDepartment',
  `select max(cardinality(path))::int as "deepest!", (count(*) filter (where parent_id = $id and not disabled))::int as "active!"
   from identity.departments where $id = any (path)`,
)
/** Deepest level of the subtree, and the number of active direct children. */
export const belowDepartment = (db: Db, id: string) => belowOf.one(db, { id })

const moveSubtree = sqlQuery(
  'identity.moveSubtree',
  `update identity.departments d set
     path = $above::bigint[] || d.path[$level:],
     full_name = $fullName || substr(d.full_name, char_length($formerName::text) + 1)
   where $id = any (d.path)`,
)
/** Updates paths and full names of a subtree after a rename or move. */
export const setSubtree = (
  tx: Tx,
  { id, path, full_name: formerName }: LockedDepartment,
  fullName: string,
  above: readonly string[],
) => moveSubtree(tx, { id, above, level: path.length, fullName, formerName })

const mergeBelow = sqlQuery(
  'identity.mergeBelow',
  `update identity.departments d set
     parent_id = case when d.parent_id = $id then $intoId else d.parent_id end,
     path = $path::bigint[] || d.path[$below::int:],
     full_name = $fullName || substr(d.full_name, char_length($formerName::text) + 1)
   where $id = any (d.path) and d.id <> $id`,
)
const moveAccounts = sqlQuery(
  'identity.moveAccounts',
  'update identity.users set dept_id = $intoId, version = version + 1 where dept_id = $id',
)
/** Moves what is below a department, and its accounts, into another one. */
export async function moveInto(tx: Tx, from: LockedDepartment, into: LockedDepartment): Promise<void> {
  const { id, path, full_name: formerName } = from
  const { id: intoId, path: intoPath, full_name: fullName } = into
  await mergeBelow(tx, { id, intoId, path: intoPath, below: path.length + 1, fullName, formerName })
  await moveAccounts(tx, { id, intoId })
}

const arrange = sqlQuery(
  'identity.arrangeDepartments',
  `with others as (
     select id, row_number() over (order by place, code) as rank from identity.departments
     where parent_id = $parentId and id <> $id
   ), placed as (
     select id, rank + case when rank >= $place then 1 else 0 end as place from others
     union all select $id, least($place, (select count(*) from others) + 1)
   )
   update identity.departments d set place = p.place from placed p where d.id = p.id and d.place <> p.place`,
)
/** Sets a department's position among its siblings. */
export const setDepartmentPlace = (tx: Tx, id: string, parentId: string, place: number) =>
  arrange(tx, { id, parentId, place })

/** Department with its path from the root; refuses with `thing.notFound`. */
export async function departmentNamed(
  db: Db,
  id: string,
): Promise<{ id: string; path: readonly string[]; name: string }> {
  const { path, name } = await departments.find(db, id)
  return { id, path, name }
}
