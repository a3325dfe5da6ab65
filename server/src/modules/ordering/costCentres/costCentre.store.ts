import { listCostCentres, type CostCentreDraft } from '#contract/ordering/costCentres.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { tableOf } from '#kit/database/table.ts'

export const costCentres = tableOf('ordering.cost_centres')

export const costCentreList = listOf({
  route: listCostCentres,
  find: (db: Db) =>
    db
      .selectFrom('ordering.cost_centres as c')
      .leftJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'c.tenant_id').onRef('d.id', '=', 'c.dept_id'),
      ),
  where: { keyword: { contains: ['c.code', 'c.name'] }, status: { disabled: 'c.disabled' } },
  select: (found) =>
    found
      .select(['c.id as costCentreId', 'c.version', 'c.code', 'c.name', 'c.dept_id as deptId', 'c.disabled'])
      .select((e) => e.fn.coalesce('d.name', e.val('')).as('deptName')),
  key: 'c.id',
  order: ['c.code'],
  sort: { code: 'c.code', name: 'c.name' },
})
export type CostCentreRow = RowIn<typeof costCentreList>

/** Lock until the end of the transaction, so that concurrent additions do not exceed the limit. */
export const lockCostCentres = sqlQuery(
  'ordering.lockCostCentres',
  `select pg_advisory_xact_lock(hashtextextended('costCentres/' || kit.tenant(), 8))`,
)

const counted = sqlQuery('ordering.countCostCentres', 'select count(*)::int as "count!" from ordering.cost_centres')
export const countCostCentres = async (db: Db): Promise<number> => (await counted.one(db)).count

/** Cost centres in use that a department can order for, by code. */
export const costCentresOf = preparedQuery((db, $: Params<{ deptPath: readonly string[] }>) =>
  db
    .selectFrom('ordering.cost_centres')
    .select(['id as costCentreId', 'code', 'name'])
    .where('disabled', '=', false)
    .where((e) => e.or([e('dept_id', 'is', null), e('dept_id', '=', anyOf($.deptPath))]))
    .orderBy('code')
    .limit(500),
)

/** SQL: those of `ids` that the department can order for, as JSON. */
export const costCentresIn = (ids: string, deptPath: string) => `
  (select jsonb_agg(jsonb_build_object('id', c.id::text, 'code', c.code, 'name', c.name))
   from ordering.cost_centres c where c.id = any (${ids}) and not c.disabled
     and (c.dept_id is null or c.dept_id = any (${deptPath})))`

export const valuesOf = ({ code, name, deptId }: CostCentreDraft) => ({
  code: code.trim(),
  name: name.trim(),
  dept_id: deptId,
})
