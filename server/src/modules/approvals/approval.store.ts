import { sql } from 'kysely'
import type { ApprovalEntity, ApprovalNode } from '#contract/approvals/approvals.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf, type NewRow, recordset } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'
import type { Outcome } from './approval.rules.ts'
import { adminRole, type Candidate, type Doc, headRole, type Rule } from './chain.rules.ts'

const rulesAndPeople = sqlQuery(
  'approvals.rulesAndPeople',
  `
  with live as (
    select * from approvals.rules where enabled and entity = $entity
  ), asked as (
    select n.node from live, jsonb_array_elements(live.nodes) n(node)
  ), wanted as (
    select distinct coalesce(node ->> 'roleCode', $headRole) as code from asked where node ->> 'source' <> 'users'
  ), chosen as (
    select jsonb_array_elements_text(node -> 'userIds')::bigint as user_id from asked
    union
    select h.user_id from identity.roles r join identity.user_roles h on h.role_id = r.id
    where r.code = $adminRole and exists (select from live)
    union
    select h.user_id from wanted w join identity.roles r on r.code = w.code join identity.user_roles h on h.role_id = r.id
      join identity.users u on u.id = h.user_id where u.dept_id = any ($deptIds::bigint[])
  )
  select (
    select coalesce(json_agg(json_build_object('id', l.id::text, 'name', l.name, 'enName', l.en_name, 'entity', l.entity,
      'amountFrom', l.amount_from::text, 'amountTo', l.amount_to::text, 'deptId', l.dept_id::text,
      'categoryId', l.category_id::text, 'supplierId', l.supplier_id::text, 'orderType', l.order_type, 'nodes', l.nodes)
      order by l.priority, l.id), '[]')
    from live l
  ) as rules, (
    select coalesce(json_agg(json_build_object('userId', u.id::text, 'userName', u.name, 'deptId', u.dept_id::text, 'deptName', d.name,
      'roles', array(select r.code from identity.user_roles h join identity.roles r on r.id = h.role_id where h.user_id = u.id))
      order by u.id), '[]')
    from chosen c join identity.users u on u.id = c.user_id join identity.departments d on d.id = u.dept_id
    where not u.disabled and u.entrance <> 'supplier'
  ) as people`,
).narrow<{ rules: Rule[]; people: Candidate[] }>()

/** The rules in force, in their order, and everybody whom they could name for these departments. */
export const findRulesAndPeople = (db: Db, entity: ApprovalEntity, deptIds: readonly string[]) =>
  rulesAndPeople.one(db, { entity, deptIds, headRole, adminRole })

const roundColumns = [
  'id',
  'entity',
  'entity_id',
  'doc_no',
  'title',
  'amount',
  'doc_version',
  'requester_id',
  'dept_id',
  'chain',
] as const
const insert = preparedQuery(
  (db, $: Params<{ rounds: readonly NewRow<'approvals.instances', (typeof roundColumns)[number]>[] }>) =>
    db
      .with('rounds', (made) =>
        made
          .insertInto('approvals.instances')
          .columns(roundColumns)
          .expression((e) =>
            e.selectFrom(recordset('approvals.instances', roundColumns, $.rounds).as('r')).select(roundColumns),
          )
          .returning(['id', 'chain']),
      )
      .insertInto('approvals.tasks')
      .columns(['instance_id', 'step', 'approver_id', 'status', 'opened_at'])
      .expression(
        sql`
          select r.id, (node ->> 'step')::int, (person ->> 'userId')::bigint,
            case node ->> 'step' when '1' then 'open' else 'waiting' end,
            case node ->> 'step' when '1' then clock_timestamp() end
          from rounds r, jsonb_array_elements(r.chain) node, jsonb_array_elements(node -> 'approvers') person`,
      ),
)

export interface NewRound extends Doc {
  readonly roundId: string
  readonly chain: readonly ApprovalNode[]
}

const nextId = sqlQuery('approvals.nextRoundId', 'select kit.next_id() as "id!"')
export const nextRoundId = async (tx: Tx) => (await nextId.one(tx)).id

/** Starts a round for each document, its first step open. */
export const insertRounds = (tx: Tx, docs: readonly NewRound[]) =>
  insert(tx, {
    rounds: docs.map((doc) => ({
      id: doc.roundId,
      entity: doc.entity,
      entity_id: doc.entityId,
      doc_no: doc.docNo,
      title: doc.title,
      amount: doc.amount,
      doc_version: doc.version,
      requester_id: doc.requesterId,
      dept_id: doc.deptId,
      chain: [...doc.chain],
    })),
  })

const lock = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('approvals.instances')
    .select([...roundColumns, 'status', 'step', 'reason', 'started_at', 'ended_at'])
    .where('id', '=', anyOf($.ids))
    .orderBy('id')
    .forUpdate(),
)
export type RoundRow = RowOf<typeof lock>

export const lockRounds = async (tx: Tx, ids: readonly string[]) => (await lock(tx, { ids })) as Locked<RoundRow>[]
export const lockRound = async (tx: Tx, id: string) => (await lockRounds(tx, [id]))[0] ?? refuse('thing.notFound')

const tasksOf = sqlQuery(
  'approvals.tasksOf',
  `
  select t.instance_id, t.step, t.approver_id, t.status, t.opinion, t.opened_at, t.decided_at,
    u.name as user_name, d.name as dept_name, u.disabled
  from approvals.tasks t join identity.users u on u.id = t.approver_id join identity.departments d on d.id = u.dept_id
  where t.instance_id = any ($ids::bigint[]) order by t.instance_id, t.step, t.decided_at nulls last, t.approver_id`,
)

export type TaskRow = RowOf<typeof tasksOf>

export const findTasks = (db: Db, rounds: readonly { id: string }[]): Promise<TaskRow[]> =>
  tasksOf(db, { ids: rounds.map(({ id }) => id) })

const decide = sqlQuery(
  'approvals.approval.decide',
  `
  with changed as (
    update approvals.tasks t set status = c.status, opinion = c.opinion,
      opened_at = case c.status when 'open' then clock_timestamp() else t.opened_at end,
      decided_at = case c.status when 'open' then null else clock_timestamp() end
    from jsonb_to_recordset($changes::jsonb) c(step int, approver_id bigint, status text, opinion text)
    where t.instance_id = $id and t.step = c.step and t.approver_id = c.approver_id
  )
  update approvals.instances set status = $status, step = $step, doc_version = $version, amount = $amount, reason = $reason,
    ended_at = case $status when 'pending' then null else clock_timestamp() end
  where id = $id`,
)

export const setRound = (
  tx: Tx,
  { id }: Locked<RoundRow>,
  { status, step, changes }: Outcome,
  { version, amount, reason }: { version: string; amount: string; reason: string },
) => decide(tx, { id, changes, status, step, version, amount, reason })

const insertOpenTask = preparedQuery((db, $: Params<{ instance_id: string; step: number; approver_id: string }>) =>
  db.insertInto('approvals.tasks').values({ ...$, status: 'open', opened_at: sql<Date>`clock_timestamp()` }),
)
/** Asks one more person in a step. */
export const insertTask = (tx: Tx, { id }: Locked<RoundRow>, step: number, approverId: string) =>
  insertOpenTask(tx, { instance_id: id, step, approver_id: approverId })

const cancel = sqlQuery(
  'approvals.approval.cancel',
  `
  with tasks as (
    update approvals.tasks set status = 'cancelled', decided_at = clock_timestamp()
    where instance_id = any ($ids::bigint[]) and status in ('open', 'waiting')
  )
  update approvals.instances set status = 'cancelled', reason = $reason, ended_at = clock_timestamp() where id = any ($ids::bigint[])`,
)

export const setRoundsCancelled = (tx: Tx, rounds: readonly Locked<RoundRow>[], reason: string) =>
  cancel(tx, { ids: rounds.map(({ id }) => id), reason })

const roundsOf = sqlQuery(
  'approvals.roundsOf',
  `
  select i.id, i.entity, i.entity_id, i.doc_no, i.title, i.amount, i.doc_version, i.requester_id, i.dept_id, i.status, i.step, i.chain,
    i.reason, i.started_at, i.ended_at, u.name as requester_name, d.name as requester_dept
  from approvals.instances i join identity.users u on u.id = i.requester_id join identity.departments d on d.id = u.dept_id
  where i.entity = $entity and i.entity_id = $entityId order by i.id`,
)
export const findRounds = (db: Db, entity: ApprovalEntity, entityId: string) => roundsOf(db, { entity, entityId })
