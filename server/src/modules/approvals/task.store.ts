import { sql } from 'kysely'
import type {
  ApprovalAward,
  ApprovalDocument,
  ApprovalEntity,
  ApprovalStatus,
  TaskStatus,
} from '#contract/approvals/approvals.ts'
import { listTasks, type TaskTab } from '#contract/approvals/approvalTasks.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'

export interface InboxRow {
  instance_id: string
  entity: ApprovalEntity
  entity_id: string
  doc_no: string
  title: string
  amount: string
  award: ApprovalAward | null
  doc_version: string
  requester_name: string
  dept_name: string
  node_name: string
  node_en_name: string
  status: ApprovalStatus
  task_status: TaskStatus | null
  started_at: Date
  opened_at: Date | null
  decided_at: Date | null
}

export interface TaskFilter {
  readonly userId: string
  readonly tab: TaskTab
  readonly document?: ApprovalDocument | undefined
  readonly keyword?: string | undefined
  /** The department and all departments below it. */
  readonly deptId?: string | undefined
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
  readonly amountFrom?: string | undefined
  readonly amountTo?: string | undefined
}

/** Subquery of each tab: tasks of mine, or rounds that I have requested. */
const mine = {
  todo: (userId: string) =>
    sql`select instance_id, step, status, opened_at, decided_at from approvals.tasks where approver_id = ${userId} and status = 'open'`,
  done: (userId: string) =>
    sql`select instance_id, step, status, opened_at, decided_at from approvals.tasks where approver_id = ${userId} and status in ('agreed', 'rejected')`,
  mine: (userId: string) =>
    sql`select id, step, null::text, null::timestamptz, null::timestamptz from approvals.instances where requester_id = ${userId}`,
} as const

interface Task {
  instance_id: string
  step: number
  status: TaskStatus | null
  opened_at: Date | null
  decided_at: Date | null
}
const tasksOf = ({ tab, userId }: TaskFilter) =>
  sql<Task>`(${mine[tab](userId)})`.as<'t'>(sql.raw('t(instance_id, step, status, opened_at, decided_at)'))

/** List of a tab: open tasks oldest first, decided and own ones newest first. */
export const taskList = listOf({
  route: listTasks,
  find: (db: Db, filter: TaskFilter) => {
    const { document, keyword = '', deptId, fromDay, toDay, amountFrom, amountTo } = filter
    return db
      .selectFrom(tasksOf(filter))
      .innerJoin('approvals.instances as i', 'i.id', 't.instance_id')
      .innerJoin('identity.users as u', 'u.id', 'i.requester_id')
      .innerJoin('identity.departments as d', 'd.id', 'i.dept_id')
      .$if(keyword !== '', (found) => {
        const like = containing(keyword)
        return found.where((e) => e.or([e('i.doc_no', 'ilike', like), e('i.title', 'ilike', like)]))
      })
      .$if(document !== undefined, (found) =>
        found
          .where('i.entity', '=', document === 'award' ? 'project' : (document as ApprovalEntity))
          .where('i.award', document === 'award' ? 'is not' : 'is', null),
      )
      .$if(deptId !== undefined, (found) => found.where((e) => e(e.val(deptId!), '=', e.fn.any('d.path'))))
      .$if(fromDay !== undefined, (found) => found.where((e) => sinceDay(e, 'i.started_at', fromDay!)))
      .$if(toDay !== undefined, (found) => found.where((e) => untilDay(e, 'i.started_at', toDay!)))
      .$if(amountFrom !== undefined, (found) => found.where('i.amount', '>=', amountFrom!))
      .$if(amountTo !== undefined, (found) => found.where('i.amount', '<=', amountTo!))
  },
  select: (found) =>
    found
      .select([
        'i.id as instance_id',
        'i.entity',
        'i.entity_id',
        'i.doc_no',
        'i.title',
        'i.amount',
        'i.award',
        'i.doc_version',
      ])
      .select(['i.status', 'i.started_at', 'u.name as requester_name', 'd.name as dept_name'])
      .select(['t.status as task_status', 't.opened_at', 't.decided_at'])
      .select([
        sql<string>`i.chain -> (t.step - 1) ->> 'name'`.as('node_name'),
        sql<string>`i.chain -> (t.step - 1) ->> 'enName'`.as('node_en_name'),
      ]),
  key: 'i.id',
  order: [
    [sql`t.decided_at`, 'desc'],
    sql`case when t.status = 'open' then t.opened_at end`,
    [sql`case when t.status = 'open' then null else i.id end`, 'desc'],
  ],
  sort: { startedAt: 'i.started_at', amount: 'i.amount' },
})

const count = sqlQuery(
  'approvals.task.count',
  `
  select approver_id, count(*) as "tasks!" from approvals.tasks
  where approver_id = any ($userIds::bigint[]) and status = 'open' group by approver_id`,
)

/** Number of open tasks by person; people without any are left out. */
export const countOpenTasks = async (db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map((await count(db, { userIds })).map(({ approver_id, tasks }) => [approver_id, Number(tasks)]))

const approvers = sqlQuery(
  'approvals.approvers',
  `
  select u.id, u.name, d.name as dept_name
  from identity.users u join identity.departments d on d.id = u.dept_id
  where identity.is_open(u) and u.entrance <> 'supplier' and (u.id = $id? or $id is null and (u.name ilike $keyword or u.code ilike $keyword))
    and exists (select from identity.user_roles h join identity.roles r on r.id = h.role_id
      where h.user_id = u.id and 'approval.decide' = any (r.permissions))
  order by u.name, u.id limit 20`,
)

/** Possible approvers by a part of name or account. */
export const findApprovers = (db: Db, keyword: string) => approvers(db, { keyword: containing(keyword), id: null })
export const isApprover = async (db: Db, userId: string) =>
  (await approvers(db, { keyword: '', id: userId })).length > 0
