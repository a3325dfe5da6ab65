import { sqlQuery } from '#kit/database/query.ts'

const named = `exists (select from jsonb_array_elements(r.nodes) n(node), jsonb_array_elements_text(node -> 'userIds') named(id)
  where named.id::bigint = any ($userIds::bigint[]))`

/** Rules whose steps name one of these accounts. */
export const rulesNaming = sqlQuery(
  'approvals.rulesNaming',
  `select r.id, r.name, r.updated_at, (select min(named.id) from jsonb_array_elements(r.nodes) n(node),
     jsonb_array_elements_text(node -> 'userIds') named(id) where named.id::bigint = any ($userIds::bigint[])) as "userId!"
   from approvals.rules r where ${named} order by r.priority, r.id limit 200`,
)

/** Names the receiver instead of these accounts, once in each step, at the first place of any of them. */
export const renameInRules = sqlQuery(
  'approvals.renameInRules',
  `update approvals.rules r set version = version + 1, updated_at = now(), nodes = (
     select jsonb_agg(jsonb_set(node, '{userIds}', (
       select coalesce(jsonb_agg(kept.id order by kept.place), '[]')
       from (select case when named.id::bigint = any ($userIds::bigint[]) then $toUserId::text else named.id end as id, min(named.place) as place
         from jsonb_array_elements_text(node -> 'userIds') with ordinality named(id, place) group by 1) kept)) order by place)
     from jsonb_array_elements(r.nodes) with ordinality n(node, place))
   where ${named} returning r.id`,
)

export const delegationsTouching = sqlQuery(
  'approvals.delegationsTouching',
  `select d.id, case when d.from_id = any ($userIds::bigint[]) then d.from_id else d.to_id end as "userId!", f.name as from_name, t.name as to_name,
     d.created_at
   from approvals.delegations d join identity.users f on f.id = d.from_id join identity.users t on t.id = d.to_id
   where d.ended_at is null and d.ends_on >= (kit.clock() at time zone 'Asia/Shanghai')::date
     and (d.from_id = any ($userIds::bigint[]) or d.to_id = any ($userIds::bigint[])) order by d.id limit 200`,
)
export const endDelegationsTouching = sqlQuery(
  'approvals.endDelegationsTouching',
  `update approvals.delegations set ended_at = now(), version = version + 1
   where ended_at is null and (from_id = any ($userIds::bigint[]) or to_id = any ($userIds::bigint[]))`,
)
export const disabledAmong = sqlQuery(
  'approvals.disabledAmong',
  'select id from identity.users where id = any ($userIds::bigint[]) and disabled',
)
