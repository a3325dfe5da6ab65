import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'

export type DepartmentRow = Awaited<ReturnType<typeof childDepartments>>[number]

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

export const childDepartments = (db: Db, parentId: string | undefined, alsoTheirs: boolean) =>
  departments(db)
    .where((e) => {
      const below = parentId === undefined ? e('d.parent_id', 'is', null) : e('d.parent_id', '=', parentId)
      if (!alsoTheirs) return below
      const parents = e.selectFrom('identity.departments as p').select('p.id')
      return e.or([
        below,
        e(
          'd.parent_id',
          'in',
          parentId === undefined
            ? parents.where('p.parent_id', 'is', null)
            : parents.where('p.parent_id', '=', parentId),
        ),
      ])
    })
    .orderBy('d.place')
    .orderBy('d.code')
    .limit(2000)
    .execute()

interface DepartmentSearch {
  readonly searchStr: string
  readonly deptId?: string | undefined
}

/** Searches departments below one by a part of name or code. */
export const searchDepartments = (db: Db, { searchStr, deptId }: DepartmentSearch, most: number) =>
  departments(db)
    .$if(searchStr !== '', (query) => {
      const like = containing(searchStr)
      return query.where((e) => e.or([e('d.name', 'ilike', like), e('d.code', 'ilike', like)]))
    })
    .$if(deptId !== undefined, (query) =>
      query.where((e) => e(e.val(deptId!), '=', e.fn.any('d.path'))).where('d.id', '!=', deptId!),
    )
    .orderBy((e) => e.fn('cardinality', ['d.path']))
    .orderBy('d.code')
    .limit(most)
    .execute()

/** Departments by id. */
export const departmentsAmong = (db: Db, ids: readonly string[]) =>
  departments(db)
    .where((e) => e('d.id', '=', e.fn.any(e.val([...ids]))))
    .orderBy((e) => e.fn('cardinality', ['d.path']))
    .orderBy('d.code')
    .execute()

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
