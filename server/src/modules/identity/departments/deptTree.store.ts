import type { Db } from '#kit/database/database.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'

const departments = (db: Db) =>
  db
    .selectFrom('identity.departments as d')
    .select(['d.id', 'd.parent_id', 'd.code', 'd.name', 'd.full_name', 'd.path', 'd.kind', 'd.disabled'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('identity.departments as c')
            .select('c.id')
            .whereRef('c.tenant_id', '=', 'd.tenant_id')
            .whereRef('c.parent_id', '=', 'd.id'),
        )
        .as('has_child'),
    )

/** Parent department; without it, the departments of the first level. */
type Parent = Params<{ parentId?: string | undefined }>

const children = preparedQuery((db, $: Parent) =>
  departments(db)
    .where((e) => ($.parentId ? e('d.parent_id', '=', $.parentId) : e('d.parent_id', 'is', null)))
    .orderBy('d.place')
    .orderBy('d.code')
    .limit(2000),
)
export type DepartmentRow = RowOf<typeof children>

const twoLevels = preparedQuery((db, $: Parent) =>
  departments(db)
    .where((e) => {
      const all = e.selectFrom('identity.departments as p').select('p.id')
      const parents = $.parentId ? all.where('p.parent_id', '=', $.parentId) : all.where('p.parent_id', 'is', null)
      return e.or([
        $.parentId ? e('d.parent_id', '=', $.parentId) : e('d.parent_id', 'is', null),
        e('d.parent_id', 'in', parents),
      ])
    })
    .orderBy('d.place')
    .orderBy('d.code')
    .limit(2000),
)

export const childDepartments = (db: Db, parentId: string | undefined, alsoTheirs: boolean) =>
  (alsoTheirs ? twoLevels : children)(db, { parentId })

const found = preparedQuery(
  (db, $: Params<{ like?: string | undefined; deptId?: string | undefined; max: number }>) => {
    const { like, deptId } = $
    let query = departments(db)
    if (like) query = query.where((e) => e.or([e('d.name', 'ilike', like), e('d.code', 'ilike', like)]))
    if (deptId) query = query.where((e) => e(deptId, '=', e.fn.any('d.path'))).where('d.id', '!=', deptId)
    return query
      .orderBy((e) => e.fn('cardinality', ['d.path']))
      .orderBy('d.code')
      .limit($.max)
  },
)

interface DepartmentSearch {
  readonly searchStr: string
  readonly deptId?: string | undefined
}

/** Searches departments below one by a part of name or code. */
export const searchDepartments = (db: Db, { searchStr, deptId }: DepartmentSearch, max: number) =>
  found(db, { like: searchStr === '' ? undefined : containing(searchStr), deptId, max })

const among = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  departments(db)
    .where('d.id', '=', anyOf($.ids))
    .orderBy((e) => e.fn('cardinality', ['d.path']))
    .orderBy('d.code'),
)
/** Departments by id. */
export const departmentsAmong = (db: Db, ids: readonly string[]) => among(db, { ids })

const above = sqlQuery(
  'identity.departmentsAbove',
  `select distinct unnest(path[:cardinality(path) - 1]) as "id!" from identity.departments where id = any ($ids)`,
)
/** Ancestors of these departments, without duplicates. */
export const departmentsAbove = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (await above(db, { ids })).map(({ id }) => id)

const named = preparedQuery((db, $: Params<{ name: string }>) =>
  db
    .selectFrom('identity.departments as d')
    .select('d.id')
    .where((e) => e(e.fn('lower', ['d.name']), '=', e.fn('lower', [e.val($.name)])))
    .where('d.disabled', '=', false)
    .limit(1),
)
/** Whether a department of this name exists, case-insensitively. */
export const isDepartmentNamed = async (db: Db, name: string): Promise<boolean> =>
  (await named.first(db, { name })) !== undefined

const pathOf = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('identity.departments').select('path').where('id', '=', $.id),
)
/** Ids from the root to a department; empty if there is none. */
export const departmentPath = async (db: Db, id: string): Promise<readonly string[]> =>
  (await pathOf.first(db, { id }))?.path ?? []

const one = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('identity.departments').select(['id', 'code', 'full_name', 'disabled']).where('id', '=', $.id),
)
export const findDepartment = (db: Db, id: string) => one.first(db, { id })
