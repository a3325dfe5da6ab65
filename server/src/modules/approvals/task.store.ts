import { sql } from 'kysely'
import type { ApprovalFacts, ApprovalStatus, TaskStatus } from '#contract/approvals/approvals.ts'
import { listTasks, type TaskTab } from '#contract/approvals/approvalTasks.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { mayDecide } from './approver.store.ts'
import type { Candidate } from './chain.rules.ts'
import type { Successor } from './actions/transfer.rules.ts'

export interface InboxRow {
  instance_id: string
  entity: string
  entity_id: string
  doc_no: string
  title: string
  amount: string
  requester_id: string
  facts: ApprovalFacts
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
  readonly entity?: string | undefined
  readonly keyword?: string | undefined
  /** The department and all departments below it. */
  readonly deptId?: string | undefined
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
  readonly amountFrom?: string | undefined
  readonly amountTo?: string | undefined
  /** Entities whose amount their requester does not read: filters by it leave them out. */
  readonly concealed: readonly string[]
}

/** Subquery of each tab: tasks of mine, or rounds that I have requested. */
const mine = {
  todo: (userId: string) =>
    sql`select instance_id, step, status, opened_at, decided_at from approvals.tasks where approver_id = ${userId} and status = 'open'`,
  done: (userId: string) =>
    sql`select distinct on (instance_id) instance_id, step, status, opened_at, decided_at from approvals.tasks
      where approver_id = ${userId} and status in ('agreed', 'rejected', 'returned') order by instance_id, decided_at desc`,
  cc: (userId: string) =>
    sql`select id, step, null::text, null::timestamptz, ended_at from approvals.instances where status = 'approved' and cc @> array[${userId}::bigint]`,
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

/** Whether the reader has requested the document and does not read its amount. */
const isConcealed = (concealed: readonly string[], userId: string) =>
  sql<boolean>`(i.entity = any (${concealed}::text[]) and i.requester_id = ${userId})`

/** List of a tab: open tasks oldest first, decided and own ones newest first. */
export const taskList = listOf({
  route: listTasks,
  find: (db: Db, filter: TaskFilter) => {
    const { entity, keyword = '', deptId, fromDay, toDay, amountFrom, amountTo, concealed, userId } = filter
    const asksAmount = amountFrom !== undefined || amountTo !== undefined
    return db
      .selectFrom(tasksOf(filter))
      .innerJoin('approvals.instances as i', 'i.id', 't.instance_id')
      .innerJoin('identity.users as u', 'u.id', 'i.requester_id')
      .innerJoin('identity.departments as d', 'd.id', 'i.dept_id')
      .$if(keyword !== '', (found) => {
        const like = containing(keyword)
        return found.where((e) => e.or([e('i.doc_no', 'ilike', like), e('i.title', 'ilike', like)]))
      })
      .$if(entity !== undefined, (found) => found.where('i.entity', '=', entity!))
      .$if(deptId !== undefined, (found) => found.where((e) => e(e.val(deptId!), '=', e.fn.any('d.path'))))
      .$if(fromDay !== undefined, (found) => found.where((e) => sinceDay(e, 'i.started_at', fromDay!)))
      .$if(toDay !== undefined, (found) => found.where((e) => untilDay(e, 'i.started_at', toDay!)))
      .$if(amountFrom !== undefined, (found) => found.where('i.amount', '>=', amountFrom!))
      .$if(amountTo !== undefined, (found) => found.where('i.amount', '<=', amountTo!))
      .$if(asksAmount, (found) => found.where(sql<boolean>`not ${isConcealed(concealed, userId)}`))
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
        'i.requester_id',
        'i.facts',
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

const candidate = sqlQuery(
  'approvals.candidate',
  `
  select u.id as "userId", u.person_id as "personId", u.name as "userName", u.dept_id as "deptId", d.name as "deptName"
  from identity.users u join identity.departments d on d.id = u.dept_id where ${mayDecide('u')} and u.id = $id`,
)
/** Somebody who may decide approvals, by the account. */
export async function findCandidate(db: Db, id: string): Promise<Candidate | undefined> {
  const found = await candidate.first(db, { id })
  return found && { ...found, roles: [] }
}

const approvers = sqlQuery(
  'approvals.approvers',
  `
  select u.id, u.person_id, u.name, d.name as dept_name
  from identity.users u join identity.departments d on d.id = u.dept_id
  where ${mayDecide('u')} and (u.id = $id? or $id is null and (u.name ilike $keyword or u.code ilike $keyword))
  order by u.name, u.id limit 20`,
)

/** Possible approvers by a part of name or account. */
export const findApprovers = (db: Db, keyword: string) => approvers(db, { keyword: containing(keyword), id: null })
/** Account that a task is handed to; it may decide only if it is an approver's. */
export async function findSuccessor(db: Db, userId: string): Promise<Successor> {
  const found = await approvers.first(db, { keyword: '', id: userId })
  return { userId, personId: found?.person_id ?? '', canDecide: found !== undefined }
}
