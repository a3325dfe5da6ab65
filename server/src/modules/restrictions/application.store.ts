import { listRestoreApplications } from '#contract/restrictions/applications.ts'
import type { ApplicationStatus } from '#contract/restrictions/states.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { preparedQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const applications = tableOf('restrictions.applications')
export type ApplicationRow = RowOfTable<typeof applications>

export const applicationList = listOf({
  route: listRestoreApplications,
  find: (db: Db) => db.selectFrom('restrictions.applications as t').where('t.status', '<>', '01'),
  where: {
    status: { is: 't.status' },
    keyword: { contains: ['t.apply_name', 't.user_code', 't.dept_name', 't.apply_reason'] },
  },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [
    ['t.created_at', 'desc'],
    ['t.id', 'desc'],
  ],
  sort: { submittedAt: 't.submitted_at' },
})

interface OwnFilter {
  readonly personId: string
  readonly status?: ApplicationStatus | undefined
}
export const myApplicationList = listOf({
  find: (db: Db, { personId, status }: OwnFilter) =>
    db
      .selectFrom('restrictions.applications as t')
      .where('t.person_id', '=', personId)
      .$if(status !== undefined, (found) => found.where('t.status', '=', status!)),
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [
    ['t.created_at', 'desc'],
    ['t.id', 'desc'],
  ],
})

const waiting = preparedQuery((db) =>
  db
    .selectFrom('restrictions.applications as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.status', '=', '02'),
)
export const countWaiting = async (db: Db): Promise<number> => (await waiting.one(db)).count
