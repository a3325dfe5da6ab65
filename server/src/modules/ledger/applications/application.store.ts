import { sql } from 'kysely'
import { listQuotaApplications } from '#contract/ledger/quotaApplications.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

export const applications = tableOf('ledger.quota_applications')
export type ApplicationRow = RowOfTable<typeof applications>

/** List of applications: open ones first, oldest first. */
export const applicationList = listOf({
  route: listQuotaApplications,
  find: (db: Db) => db.selectFrom('ledger.quota_applications as t'),
  where: { status: { is: 't.status' }, keyword: { contains: ['t.dept_name', 't.user_name', 't.reason'] } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [
    [sql`t.status = '01'`, 'desc'],
    sql`case when t.status = '01' then t.created_at end`,
    ['t.created_at', 'desc'],
    ['t.id', 'desc'],
  ],
  sort: { createdAt: 't.created_at' },
})

const latest = preparedQuery((db, $: Params<{ userId: string }>) =>
  db.selectFrom('ledger.quota_applications').selectAll().where('user_id', '=', $.userId).orderBy('id', 'desc').limit(1),
)
export const findLatest = (db: Db, userId: string) => latest.first(db, { userId })

const open = sqlQuery(
  'ledger.hasOpenApplication',
  `select exists (select from ledger.quota_applications where dept_id = any ($deptIds::bigint[]) and status = '01') as "is_open!"`,
)
/** Whether one of these departments has an open application. */
export const hasOpenApplication = async (db: Db, deptIds: readonly string[]): Promise<boolean> =>
  (await open.one(db, { deptIds })).is_open

export const toDecide = sqlQuery(
  'ledger.todo.quota',
  todoSql({
    of: `ledger.quota_applications a where a.status = '01' and a.person_id <> $personId`,
    pick: 'a.*',
    id: 't.id',
    title: 't.dept_name',
    note: `t.user_name || ' · ' || left(t.reason, 60)`,
    since: 'a.created_at',
  }),
)
