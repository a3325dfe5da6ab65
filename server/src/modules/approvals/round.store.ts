import type { ApprovalEntity } from '#contract/approvals/approvals.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery, type Params, preparedQuery } from '#kit/database/query.ts'
import { sql } from 'kysely'
import type { RoundRow } from './approval.store.ts'

const tasksOf = sqlQuery(
  'approvals.tasksOf',
  `
  select t.instance_id, t.step, t.approver_id, t.status, t.opinion, t.opened_at, t.decided_at,
    u.name as user_name, d.name as dept_name, identity.is_open(u) as "hasOpenAccount!"
  from approvals.tasks t join identity.users u on u.id = t.approver_id join identity.departments d on d.id = u.dept_id
  where t.instance_id = any ($ids::bigint[]) order by t.instance_id, t.step, t.decided_at nulls last, t.approver_id`,
)

export type TaskRow = RowOf<typeof tasksOf>

export const findTasks = (db: Db, rounds: readonly { id: string }[]): Promise<TaskRow[]> =>
  tasksOf(db, { ids: rounds.map(({ id }) => id) })

const roundsOf = sqlQuery(
  'approvals.roundsOf',
  `
  select i.id, i.entity, i.entity_id, i.doc_no, i.title, i.amount, i.doc_version, i.requester_id, i.dept_id, i.status, i.step, i.chain,
    i.award, i.reason, i.started_at, i.ended_at, u.name as requester_name, d.name as requester_dept
  from approvals.instances i join identity.users u on u.id = i.requester_id join identity.departments d on d.id = u.dept_id
  where i.entity = $entity and i.entity_id = $entityId order by i.id`,
)
export const findRounds = (db: Db, entity: ApprovalEntity, entityId: string) => roundsOf(db, { entity, entityId })

const insertOpenTask = preparedQuery((db, $: Params<{ instance_id: string; step: number; approver_id: string }>) =>
  db.insertInto('approvals.tasks').values({ ...$, status: 'open', opened_at: sql<Date>`kit.clock()` }),
)
/** Adds an approver to a step. */
export const insertTask = (tx: Tx, { id }: Locked<RoundRow>, step: number, approverId: string) =>
  insertOpenTask(tx, { instance_id: id, step, approver_id: approverId })
