import type { ApprovalEntity, ApprovalNode, ApprovalStatus, TaskStatus } from '#contract/approvals/approvals.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { Outcome, Task } from './approval.rules.ts'
import { adminRole, type Candidate, type Doc, headRole, type Rule } from './chain.rules.ts'

const rulesAndPeople = hot<
  { rules: Rule[]; people: Candidate[] },
  [entity: string, deptIds: string[], headRole: string, adminRole: string]
>(`
  with live as (
    select * from approvals.rules where enabled and entity = $1
  ), asked as (
    select n.node from live, jsonb_array_elements(live.nodes) n(node)
  ), wanted as (
    select distinct coalesce(node ->> 'roleCode', $3) as code from asked where node ->> 'source' <> 'users'
  ), chosen as (
    select jsonb_array_elements_text(node -> 'userIds')::bigint as user_id from asked
    union
    select h.user_id from identity.roles r join identity.user_roles h on h.role_id = r.id
    where r.code = $4 and exists (select from live)
    union
    select h.user_id from wanted w join identity.roles r on r.code = w.code join identity.user_roles h on h.role_id = r.id
      join identity.users u on u.id = h.user_id where u.dept_id = any ($2::bigint[])
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
  ) as people`)

/** The rules in force, in their order, and everybody whom they could name for these departments. */
export async function findRulesAndPeople(sql: Sql, entity: ApprovalEntity, deptIds: readonly string[]) {
  const [found] = await rulesAndPeople(sql, entity, [...deptIds], headRole, adminRole)
  return found!
}

const insert = hot<never, [docs: string]>(`
  with rounds as (
    insert into approvals.instances (tenant_id, id, entity, entity_id, doc_no, title, amount, doc_version, requester_id, dept_id, chain)
    select kit.tenant(), d."roundId", d.entity, d."entityId", d."docNo", d.title, d.amount, d.version, d."requesterId", d."deptId", d.chain
    from jsonb_to_recordset($1::jsonb) d("roundId" bigint, entity text, "entityId" bigint, "docNo" text, title text, amount numeric, version text,
      "requesterId" bigint, "deptId" bigint, chain jsonb)
    returning id, chain
  )
  insert into approvals.tasks (tenant_id, instance_id, step, approver_id, status, opened_at)
  select kit.tenant(), r.id, (node ->> 'step')::int, (person ->> 'userId')::bigint,
    case node ->> 'step' when '1' then 'open' else 'waiting' end, case node ->> 'step' when '1' then clock_timestamp() end
  from rounds r, jsonb_array_elements(r.chain) node, jsonb_array_elements(node -> 'approvers') person`)

export interface NewRound extends Doc {
  readonly roundId: string
  readonly chain: readonly ApprovalNode[]
}

const roundId = hot<{ id: string }, []>('select kit.next_id() as id')
export const nextRoundId = async (tx: Tx) => (await roundId(tx))[0]!.id

/** Starts a round for each document, its first step open. */
export const insertRounds = (tx: Tx, docs: readonly NewRound[]) =>
  insert(
    tx,
    JSON.stringify(
      docs.map(({ roundId, entity, entityId, docNo, title, amount, version, requesterId, deptId, chain }) => ({
        roundId,
        entity,
        entityId,
        docNo,
        title,
        amount,
        version,
        requesterId,
        deptId,
        chain,
      })),
    ),
  )

export interface RoundRow {
  id: string
  entity: ApprovalEntity
  entity_id: string
  doc_no: string
  title: string
  amount: string
  doc_version: string
  requester_id: string
  dept_id: string
  status: ApprovalStatus
  step: number
  chain: ApprovalNode[]
  reason: string
  started_at: Date
  ended_at: Date | null
}
export interface TaskRow extends Task {
  instance_id: string
  user_name: string
  dept_name: string
  status: TaskStatus
  opinion: string
  opened_at: Date | null
  decided_at: Date | null
}

const lock = hot<RoundRow, [ids: string[]]>(`
  select id, entity, entity_id, doc_no, title, amount, doc_version, requester_id, dept_id, status, step, chain, reason, started_at, ended_at
  from approvals.instances where id = any ($1::bigint[]) order by id for update`)

export const lockRounds = async (tx: Tx, ids: readonly string[]) => (await lock(tx, [...ids])) as Locked<RoundRow>[]
export const lockRound = async (tx: Tx, id: string) => (await lockRounds(tx, [id]))[0] ?? refuse('thing.notFound')

const tasksOf = hot<TaskRow, [ids: string[]]>(`
  select t.instance_id, t.step, t.approver_id, t.status, t.opinion, t.opened_at, t.decided_at,
    u.name as user_name, d.name as dept_name, u.disabled
  from approvals.tasks t join identity.users u on u.id = t.approver_id join identity.departments d on d.id = u.dept_id
  where t.instance_id = any ($1::bigint[]) order by t.instance_id, t.step, t.decided_at nulls last, t.approver_id`)

export const findTasks = (sql: Sql, rounds: readonly { id: string }[]): Promise<TaskRow[]> =>
  tasksOf(
    sql,
    rounds.map(({ id }) => id),
  )

const decide = hot<
  object,
  [id: string, changes: string, status: string, step: number, version: string, amount: string, reason: string]
>(`
  with changed as (
    update approvals.tasks t set status = c.status, opinion = c.opinion,
      opened_at = case c.status when 'open' then clock_timestamp() else t.opened_at end,
      decided_at = case c.status when 'open' then null else clock_timestamp() end
    from jsonb_to_recordset($2::jsonb) c(step int, approver_id bigint, status text, opinion text)
    where t.instance_id = $1 and t.step = c.step and t.approver_id = c.approver_id
  )
  update approvals.instances set status = $3, step = $4, doc_version = $5, amount = $6, reason = $7,
    ended_at = case $3 when 'pending' then null else clock_timestamp() end
  where id = $1`)

export const setRound = (
  tx: Tx,
  { id }: Locked<RoundRow>,
  { status, step, changes }: Outcome,
  { version, amount, reason }: { version: string; amount: string; reason: string },
) => decide(tx, id, JSON.stringify(changes), status, step, version, amount, reason)

const insertOne = hot<object, [instanceId: string, step: number, approverId: string]>(`
  insert into approvals.tasks (tenant_id, instance_id, step, approver_id, status, opened_at)
  values (kit.tenant(), $1, $2, $3, 'open', clock_timestamp())`)

/** Asks one more person in a step. */
export const insertTask = (tx: Tx, { id }: Locked<RoundRow>, step: number, approverId: string) =>
  insertOne(tx, id, step, approverId)

const cancel = hot<object, [ids: string[], reason: string]>(`
  with tasks as (
    update approvals.tasks set status = 'cancelled', decided_at = clock_timestamp()
    where instance_id = any ($1::bigint[]) and status in ('open', 'waiting')
  )
  update approvals.instances set status = 'cancelled', reason = $2, ended_at = clock_timestamp() where id = any ($1::bigint[])`)

export const setRoundsCancelled = (tx: Tx, rounds: readonly Locked<RoundRow>[], reason: string) =>
  cancel(
    tx,
    rounds.map(({ id }) => id),
    reason,
  )

const roundsOf = hot<
  RoundRow & { requester_name: string; requester_dept: string },
  [entity: string, entityId: string]
>(`
  select i.id, i.entity, i.entity_id, i.doc_no, i.title, i.amount, i.doc_version, i.requester_id, i.dept_id, i.status, i.step, i.chain,
    i.reason, i.started_at, i.ended_at, u.name as requester_name, d.name as requester_dept
  from approvals.instances i join identity.users u on u.id = i.requester_id join identity.departments d on d.id = u.dept_id
  where i.entity = $1 and i.entity_id = $2 order by i.id`)
export const findRounds = (sql: Sql, entity: ApprovalEntity, entityId: string) => roundsOf(sql, entity, entityId)
