import { sql } from 'kysely'
import { type DepartmentDraft, listDepartments } from '#contract/identity/departments.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'
import { containing } from '#kit/database/sqlLike.ts'

export interface DepartmentFilter {
  readonly deptId?: string | undefined
  readonly withBelow?: boolean | undefined
  readonly keyword?: string | undefined
  readonly status?: 'active' | 'disabled' | undefined
}

const place = sql<number>`(select count(*)::int from identity.departments s
  where s.tenant_id = d.tenant_id and s.parent_id = d.parent_id and (s.place, s.code) <= (d.place, d.code))`
const siblings = sql<number>`(select count(*)::int from identity.departments s
  where s.tenant_id = d.tenant_id and s.parent_id = d.parent_id)`
const people = sql<number>`(select count(*)::int from identity.users u
  where u.tenant_id = d.tenant_id and u.dept_id = d.id and not u.disabled)`

/** In the order of the tree's levels, and within a parent in the order that was given to its departments. */
export const departmentList = listOf({
  route: listDepartments,
  find: (db: Db, { deptId, withBelow = true, keyword = '', status }: DepartmentFilter) =>
    db
      .selectFrom('identity.departments as d')
      .$if(deptId !== undefined, (query) =>
        withBelow
          ? query.where((e) => e(e.val(deptId), '=', e.fn.any('d.path')))
          : query.where((e) => e.or([e('d.id', '=', deptId!), e('d.parent_id', '=', deptId!)])),
      )
      .$if(keyword.trim() !== '', (query) =>
        query.where((e) =>
          e.or((['d.name', 'd.code'] as const).map((column) => e(column, 'ilike', containing(keyword.trim())))),
        ),
      )
      .$if(status !== undefined, (query) => query.where('d.disabled', '=', status === 'disabled')),
  select: (found) =>
    found
      .select(['d.id', 'd.version', 'd.parent_id', 'd.code', 'd.name', 'd.kind', 'd.full_name', 'd.disabled'])
      .select([place.as('place'), siblings.as('siblings'), people.as('people')]),
  key: 'd.id',
  order: [sql`cardinality(d.path)`, 'd.parent_id', 'd.place', 'd.code'],
  sort: { deptName: 'd.name', deptCode: 'd.code' },
})
export type DepartmentRow = Awaited<ReturnType<typeof departmentList.one>>

/** Changes of the tree wait for one another, so that no two of them together make a circle. */
export const lockDepartmentTree = sqlQuery(
  'identity.lockDepartmentTree',
  `select pg_advisory_xact_lock(hashtextextended('departments/' || kit.tenant(), 7))`,
)

const locked = preparedQuery((db, $: Params<{ id: string }>) =>
  db
    .selectFrom('identity.departments')
    .select(['id', 'version', 'parent_id', 'code', 'name', 'path', 'full_name', 'disabled'])
    .where('id', '=', $.id)
    .forNoKeyUpdate(),
)
export type LockedDepartment = Locked<RowOf<typeof locked>>
export const lockDepartment = async (tx: Tx, id: string) =>
  ((await locked.first(tx, { id })) as LockedDepartment | undefined) ?? refuse('thing.notFound')

const shared = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('identity.departments')
    .select(['name', 'disabled'])
    .where('id', '=', anyOf($.ids))
    .orderBy('id')
    .forShare(),
)
/** Departments that take somebody in: none of them is disabled meanwhile. */
export async function useDepartments(tx: Tx, ids: readonly string[]): Promise<void> {
  const departments = await shared(tx, { ids })
  if (departments.length < new Set(ids).size) refuse('thing.notFound')
  const disabled = departments.find((each) => each.disabled)
  if (disabled) refuse('dept.disabled', { name: disabled.name })
}

const belowOf = sqlQuery(
  'identity.belowDepartment',
  `select max(cardinality(path))::int as "deepest!", (count(*) filter (where parent_id = $id and not disabled))::int as "active!"
   from identity.departments where $id = any (path)`,
)
/** The deepest level below a department, itself included, and how many departments directly below are not disabled. */
export const belowDepartment = (db: Db, id: string) => belowOf.one(db, { id })

const update = preparedQuery(
  (db, { id, ...values }: Params<{ id: string; code?: string; name?: string; kind?: '1' | '2'; disabled?: boolean }>) =>
    db
      .updateTable('identity.departments')
      .set((e) => ({ ...values, version: e('version', '+', 1) }))
      .where('id', '=', id),
)
export const setDepartment = (tx: Tx, { id }: LockedDepartment, { deptCode, deptName, deptType }: DepartmentDraft) =>
  update(tx, { id, code: deptCode, name: deptName, kind: deptType })
export const setDepartmentDisabled = (tx: Tx, { id }: LockedDepartment, disabled: boolean) =>
  update(tx, { id, disabled })

const moveSubtree = sqlQuery(
  'identity.moveSubtree',
  `update identity.departments d set
     path = $above::bigint[] || d.path[$level:],
     full_name = $fullName || substr(d.full_name, char_length($formerName::text) + 1)
   where $id = any (d.path)`,
)
const setParent = preparedQuery((db, $: Params<{ id: string; parentId: string }>) =>
  db
    .updateTable('identity.departments')
    .set((e) => ({ parent_id: $.parentId, version: e('version', '+', 1) }))
    .where('id', '=', $.id),
)
type Above = Pick<LockedDepartment, 'id' | 'path' | 'full_name'>

/** The paths and full names of a department and of all below it, after its name or its parent has changed. */
export const setSubtree = (
  tx: Tx,
  { id, path, full_name: formerName }: LockedDepartment,
  fullName: string,
  above: readonly string[],
) => moveSubtree(tx, { id, above, level: path.length, fullName, formerName })

export async function setDepartmentParent(tx: Tx, department: LockedDepartment, parent: Above) {
  await setParent(tx, { id: department.id, parentId: parent.id })
  await setSubtree(tx, department, `${parent.full_name}/${department.name}`, parent.path)
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
/** Puts a department at a place among those of its parent. */
export const setDepartmentPlace = (tx: Tx, id: string, parentId: string, place: number) =>
  arrange(tx, { id, parentId, place })
