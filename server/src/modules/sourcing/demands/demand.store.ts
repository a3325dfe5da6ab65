import { sql } from 'kysely'
import { listCollectable } from '#contract/sourcing/demands/demands.ts'
import type { DemandStatus } from '#contract/sourcing/demands/demands.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import { containing } from '#kit/database/sqlLike.ts'

export const demands = tableOf('sourcing.demands')
export type DemandRow = RowOfTable<typeof demands>

export interface DemandFilter {
  /** Requester; null: all requesters. */
  readonly requesterId: string | null
  readonly status?: DemandStatus | undefined
  readonly keyword?: string | undefined
  readonly deptId?: string | undefined
}

/** Demand lines with their project, newest first. */
export const demandList = listOf({
  route: listCollectable,
  find: (db: Db, { requesterId, status, keyword = '', deptId }: DemandFilter) =>
    db
      .selectFrom('sourcing.demands as d')
      .$if(requesterId !== null, (found) => found.where('d.requester_id', '=', requesterId!))
      .$if(status !== undefined, (found) => found.where('d.status', '=', status!))
      .$if(deptId !== undefined, (found) => found.where(sql<boolean>`d.dept_path @> array[${deptId}::bigint]`))
      .$if(keyword.trim() !== '', (found) =>
        found.where((e) =>
          e.or(
            (['d.name', 'd.spec', 'd.requester_name', 'd.dept_name'] as const).map((column) =>
              e(column, 'ilike', containing(keyword.trim())),
            ),
          ),
        ),
      ),
  select: (found) =>
    found
      .leftJoin('sourcing.projects as p', (on) =>
        on.onRef('p.tenant_id', '=', 'd.tenant_id').onRef('p.id', '=', 'd.project_id'),
      )
      .selectAll('d')
      .select([
        'p.project_no',
        'p.title as project_title',
        'p.kind as project_kind',
        'p.state as project_state',
        'p.scope as project_scope',
        'p.published_at',
      ])
      .select(['p.dept_path as project_dept_path', 'p.owner_id as project_owner_id']),
  key: 'd.id',
  order: [['d.id', 'desc']],
  sort: { createdAt: 'd.created_at', needDate: 'd.need_date', name: 'd.name', quantity: 'd.quantity' },
})
export type ListedDemand = Awaited<ReturnType<typeof demandList.rows>>[number]

const ofProject = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.selectFrom('sourcing.demands').selectAll().where('project_id', '=', $.projectId).orderBy('id'),
)
/** Demand lines of a project. */
export const findDemandsOf = (db: Db, projectId: string) => ofProject(db, { projectId })
export type ProjectDemand = RowOf<typeof ofProject>

const idsOf = preparedQuery((db, $: Params<{ projectId: string; ids: readonly string[] }>) =>
  db
    .selectFrom('sourcing.demands')
    .select('id')
    .where((e) => e.or([e('project_id', '=', $.projectId), e('id', '=', anyOf($.ids))])),
)
/** Locks these demand lines and those of the project, in id order. */
export async function lockDemands(tx: Tx, projectId: string, ids: readonly string[]) {
  const found = await idsOf(tx, { projectId, ids })
  return demands.lockAll(
    tx,
    found.map(({ id }) => id),
  )
}
