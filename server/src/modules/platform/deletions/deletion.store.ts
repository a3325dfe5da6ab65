import { sql } from 'kysely'
import { listDeletions } from '#contract/platform/deletions.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

export const deletions = tableOf('platform.deletions')

const rows = sql<number | null>`(select sum(value::bigint)::float8 from jsonb_each_text(d.certificate -> 'rows'))`

export const deletionList = listOf({
  route: listDeletions,
  find: (db: Db) =>
    db
      .selectFrom('platform.deletions as d')
      .leftJoin('identity.users as r', (on) =>
        on.onRef('r.tenant_id', '=', 'd.tenant_id').onRef('r.id', '=', 'd.requested_by'),
      )
      .leftJoin('identity.users as a', (on) =>
        on.onRef('a.tenant_id', '=', 'd.tenant_id').onRef('a.id', '=', 'd.approved_by'),
      ),
  where: { keyword: { contains: ['d.target_name', 'd.target_code'] }, status: { is: 'd.status' } },
  select: (found) =>
    found
      .select(['d.id', 'd.version', 'd.target_code', 'd.target_name', 'd.reason', 'd.status', 'd.requested_person'])
      .select(['d.requested_at', 'd.approved_at', 'd.due_at', 'd.done_at', rows.as('rows_removed')])
      .select(['r.name as requested_by_name', 'a.name as approved_by_name']),
  key: 'd.id',
  order: [['d.id', 'desc']],
  sort: { requestedAt: 'd.requested_at', dueAt: 'd.due_at' },
})
export type DeletionRow = RowIn<typeof deletionList>

const running = preparedQuery((db, $: Params<{ targetId: string }>) =>
  db
    .selectFrom('platform.deletions')
    .select('id')
    .where('target_id', '=', $.targetId)
    .where((e) => e.or([e('status', '=', 'pending'), e('status', '=', 'approved')])),
)
export const isDeletionRunning = async (db: Db, targetId: string): Promise<boolean> =>
  (await running.first(db, { targetId })) !== undefined

/** Deletions whose waiting period is over, oldest first. */
export const dueDeletions = preparedQuery((db, $: Params<{ now: Date }>) =>
  db
    .selectFrom('platform.deletions')
    .select(['id', 'target_id', 'target_code'])
    .where('status', '=', 'approved')
    .where('due_at', '<=', $.now)
    .orderBy('due_at')
    .limit(20),
)

export const deletionTodos = sqlQuery(
  'platform.todo.deletion',
  todoSql({
    of: `platform.deletions d where d.status = 'pending'`,
    pick: 'd.*',
    id: 't.id',
    title: 't.target_name',
    note: 't.reason',
    since: 'd.requested_at',
  }),
)
