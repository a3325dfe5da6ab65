import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { mayDecide } from '../approver.store.ts'

export const delegations = tableOf('approvals.delegations')

const today = `(kit.clock() at time zone 'Asia/Shanghai')::date`
const inForce = (d: string) => `${d}.ended_at is null and ${today} between ${d}.starts_on and ${d}.ends_on`

const own = sqlQuery(
  'approvals.ownDelegations',
  `select d.id, d.version, f.name as from_name, t.name as to_name, d.starts_on, d.ends_on, d.reason, d.created_at,
     d.from_id = $userId as "isOwn!",
     case when d.ended_at is not null or d.ends_on < ${today} then 'ended' when d.starts_on > ${today} then 'planned' else 'active' end as "state!"
   from approvals.delegations d
   join identity.users f on f.tenant_id = d.tenant_id and f.id = d.from_id
   join identity.users t on t.tenant_id = d.tenant_id and t.id = d.to_id
   where d.from_id = $userId or d.to_id = $userId order by d.id desc limit 100`,
).narrow<{ state: 'planned' | 'active' | 'ended' }>()
export const delegationsOf = (db: Db, userId: string) => own(db, { userId })

export const overlapping = sqlQuery(
  'approvals.overlappingDelegations',
  `select id from approvals.delegations
   where from_id = $fromId and ended_at is null and starts_on <= $endsOn and ends_on >= $startsOn limit 1`,
)

const lockGiver = sqlQuery(
  'approvals.lockGiver',
  `select pg_advisory_xact_lock(hashtextextended('delegation/' || kit.tenant() || '/' || $fromId::bigint, 7))`,
)
/** Delegations of one account are given one after the other, so two of them never overlap. */
export const lockDelegationsOf = (tx: Tx, fromId: string) => lockGiver(tx, { fromId })

/** Open tasks `t` of rounds `i` that accounts `u` may take beside their holders. */
const due = `from approvals.delegations d
       join approvals.tasks t on t.tenant_id = d.tenant_id and t.approver_id = d.from_id and t.status = 'open' and t.origin <> 'deputy'
       join approvals.instances i on i.tenant_id = t.tenant_id and i.id = t.instance_id and i.status = 'pending' and i.step = t.step
       join identity.users u on u.tenant_id = d.tenant_id and u.id = d.to_id
     where ${inForce('d')} and u.person_id <> i.requester_person_id and ${mayDecide('u')}
       and not exists (select from approvals.tasks o where o.tenant_id = t.tenant_id and o.instance_id = t.instance_id
         and o.person_id = u.person_id and (o.status = 'open' or o.step = t.step and o.status in ('agreed', 'rejected')))
       and not exists (select from jsonb_array_elements(i.chain) node, jsonb_array_elements(node -> 'approvers') named
           join identity.users n on n.id = (named ->> 'userId')::bigint
         where (node ->> 'step')::int = i.step and n.tenant_id = i.tenant_id and n.person_id = u.person_id)`

const dueIn = sqlQuery('approvals.roundsForDeputies', `select distinct i.id ${due} order by 1 limit 1000`)
/** Rounds in which a deputy is to get a task, the oldest 1,000. */
export const roundsForDeputies = async (db: Db): Promise<readonly string[]> => (await dueIn(db)).map(({ id }) => id)

const seat = sqlQuery(
  'approvals.seatDeputies',
  `with seated as (
     insert into approvals.tasks (instance_id, step, approver_id, person_id, status, origin, on_behalf_of, opened_at)
     select distinct on (i.id, u.person_id) i.id, t.step, u.id, u.person_id, 'open', 'deputy', t.approver_id, kit.clock()
     ${due} and i.id = any ($roundIds::bigint[])
     order by i.id, u.person_id, t.id
     returning instance_id, approver_id, step
   )
   select s.instance_id, s.approver_id, s.step, i.entity, i.entity_id, i.doc_no, i.title, i.amount, i.requester_id
   from seated s join approvals.instances i on i.id = s.instance_id`,
)
/**
 * Opens a task for each deputy of somebody whose task is open in these rounds, which are locked: never for the
 * requester's person, nor for somebody whom the step asks, now or later, or who has agreed in it. Deputies of deputies
 * get none.
 */
export const seatDeputies = (tx: Tx, rounds: readonly Locked<{ readonly id: string }>[]) =>
  seat(tx, { roundIds: rounds.map(({ id }) => id) })

const unseat = sqlQuery(
  'approvals.unseatDeputies',
  `update approvals.tasks t set status = 'lapsed', decided_at = kit.clock()
   where t.status = 'open' and t.origin = 'deputy' and (
     not exists (select from approvals.delegations d
       where d.from_id = t.on_behalf_of and d.to_id = t.approver_id and ${inForce('d')})
     or not exists (select from approvals.tasks o
       where o.instance_id = t.instance_id and o.step = t.step and o.approver_id = t.on_behalf_of and o.status = 'open'))`,
)
/** Deputies whose delegation is over, or who stand in for nobody any more, lose their open tasks. */
export const unseatDeputies = (tx: Tx) => unseat(tx)

const held = sqlQuery(
  'approvals.deputyTask',
  `select on_behalf_of as "onBehalfOf!" from approvals.tasks
   where instance_id = $instanceId and approver_id = $userId and status = 'open' and origin = 'deputy'`,
)
/** Whom the account stands in for in a round; undefined if it decides for itself. */
export const principalOf = async (db: Db, instanceId: string, userId: string): Promise<string | undefined> =>
  (await held(db, { instanceId, userId }))[0]?.onBehalfOf
