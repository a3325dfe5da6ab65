import type { ApprovalEntity } from '#contract/approvals/approvals.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'
import type { TaskOrigin } from './approval.flow.rules.ts'
import type { RoundRow } from './approval.store.ts'
import { mayDecide } from './approver.store.ts'

const tasksOf = sqlQuery(
  'approvals.tasksOf',
  `
  select t.id, t.instance_id, t.step, t.approver_id, t.person_id, t.status, t.origin, t.on_behalf_of, t.opinion, t.opened_at, t.decided_at, t.by_letter,
    u.name as user_name, d.name as dept_name, coalesce((select b.name from identity.users b where b.id = t.on_behalf_of), '') as "on_behalf_of_name!", identity.is_open(u) as "hasOpenAccount!",
    ${mayDecide('u')} as "canDecide!"
  from approvals.tasks t join identity.users u on u.id = t.approver_id join identity.departments d on d.id = u.dept_id
  where t.instance_id = any ($ids::bigint[]) order by t.instance_id, t.step, t.decided_at nulls last, t.id`,
)

export type TaskRow = RowOf<typeof tasksOf>

export const findTasks = (db: Db, rounds: readonly { id: string }[]): Promise<TaskRow[]> =>
  tasksOf(db, { ids: rounds.map(({ id }) => id) })

const roundsOf = sqlQuery(
  'approvals.roundsOf',
  `
  select i.id, i.entity, i.entity_id, i.doc_no, i.title, i.amount, i.doc_version, i.requester_id, i.requester_person_id, i.dept_id, i.status, i.step, i.chain,
    i.facts, i.rule_facts, i.cc, i.urged_at, i.reason, i.stuck_since, i.started_at, i.ended_at, u.name as requester_name, d.name as requester_dept
  from approvals.instances i join identity.users u on u.id = i.requester_id join identity.departments d on d.id = u.dept_id
  where i.entity = $entity and i.entity_id = $entityId order by i.id`,
)
export const findRounds = (db: Db, entity: ApprovalEntity, entityId: string) => roundsOf(db, { entity, entityId })

const insertOpenTasks = sqlQuery(
  'approvals.openTasks',
  `
  insert into approvals.tasks (instance_id, step, approver_id, person_id, status, origin, opened_at)
  select $id, $step, u.id, u.person_id, 'open', $origin, kit.clock()
  from identity.users u where u.id = any ($userIds::bigint[])`,
)
/** Opens tasks of a step for these accounts. */
export async function insertTasks(
  tx: Tx,
  { id }: Locked<RoundRow>,
  step: number,
  userIds: readonly string[],
  origin: TaskOrigin = 'rule',
): Promise<void> {
  if (userIds.length > 0) await insertOpenTasks(tx, { id, step, userIds, origin })
}

const round = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('approvals.instances').select(['entity', 'entity_id']).where('id', '=', $.id),
)
export const findRound = async (db: Db, id: string) => (await round.first(db, { id })) ?? refuse('thing.notFound')
