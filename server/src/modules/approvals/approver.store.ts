import type { ApprovalEntity } from '#contract/approvals/approvals.ts'
import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { adminRole, type Candidate, type Choice, type StepSource } from './chain.rules.ts'
import { headRole } from './sources/source.rules.ts'
import type { Rule } from './condition.rules.ts'

/** SQL condition: an account that may decide approvals is open, not a supplier's, and holds the permission. */
export const mayDecide = (u: string) => `(identity.is_open(${u}) and ${u}.entrance <> 'supplier' and exists (
  select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
  where h.tenant_id = ${u}.tenant_id and h.user_id = ${u}.id and identity.is_in_time(h) and 'approval.decide' = any (r.permissions)))`

/** Codes of the roles that account `u` holds today. */
const rolesOf = `array(select r.code from identity.user_roles h join identity.roles r on r.id = h.role_id
  where h.user_id = u.id and identity.is_in_time(h))`

/** Managers of requesters, with how many levels they are above; the table `led` of a query. */
const led = `led(requester_id, user_id, level) as (
    select r.id, m.id, 1 from identity.users r join identity.users m on m.id = r.manager_id
    where r.id = any ($requesterIds::bigint[])
    union all
    select l.requester_id, m.id, l.level + 1 from led l join identity.users u on u.id = l.user_id
      join identity.users m on m.id = u.manager_id where l.level < 20
  )`
const leadsOf = '(select jsonb_object_agg(l.requester_id, l.level) from led l where l.user_id = u.id)'

const rulesAndPeople = sqlQuery(
  'approvals.rulesAndPeople',
  `
  with recursive ${led}, live as (
    select * from approvals.rules where enabled and entity = $entity
  ), requested as (
    select n.node from live, jsonb_array_elements(live.nodes) n(node)
  ), wanted as (
    select distinct case node ->> 'source' when 'head' then $headRole else node ->> 'roleCode' end as code
    from requested where node ->> 'source' in ('head', 'role', 'choice')
  ), chosen as (
    select jsonb_array_elements_text(node -> 'userIds')::bigint as user_id from requested
    union
    select h.user_id from identity.roles r join identity.user_roles h on h.role_id = r.id
    where r.code = $adminRole and identity.is_in_time(h) and exists (select from live)
    union
    select user_id from led where exists (select from live)
    union
    select u.id from requested r join identity.users u on u.position_id = (r.node ->> 'positionId')::bigint
    where r.node ->> 'source' = 'position' and u.dept_id = any ($deptIds::bigint[])
    union
    select h.user_id from wanted w join identity.roles r on r.code = w.code join identity.user_roles h on h.role_id = r.id
      join identity.users u on u.id = h.user_id where identity.is_in_time(h) and u.dept_id = any ($deptIds::bigint[])
  )
  select (
    select coalesce(json_agg(json_build_object('id', l.id::text, 'name', l.name, 'enName', l.en_name, 'entity', l.entity,
      'amountFrom', l.amount_from::text, 'amountTo', l.amount_to::text, 'deptId', l.dept_id::text,
      'categoryId', l.category_id::text, 'supplierId', l.supplier_id::text, 'orderType', l.order_type, 'costCentre', l.cost_centre,
      'overBudget', l.over_budget, 'nodes', l.nodes)
      order by l.priority, l.id), '[]')
    from live l
  ) as rules, (
    select coalesce(json_agg(json_build_object('userId', u.id::text, 'personId', u.person_id::text, 'userName', u.name, 'deptId', u.dept_id::text, 'deptName', d.name,
      'roles', ${rolesOf}, 'positionId', u.position_id::text, 'leads', ${leadsOf})
      order by u.id), '[]')
    from chosen c join identity.users u on u.id = c.user_id join identity.departments d on d.id = u.dept_id
    where ${mayDecide('u')}
  ) as people, (
    select coalesce(json_agg(json_build_object('userId', c.user_id::text, 'ruleId', c.rule_id::text, 'place', c.place,
      'approverId', c.approver_id::text)), '[]')
    from approvals.choices c join live l on l.id = c.rule_id
    where c.user_id = any ($requesterIds::bigint[]) and c.chosen_at > kit.clock() - interval '1 hour'
  ) as choices`,
).narrow<{ rules: Rule[]; people: Candidate[]; choices: Choice[] }>()

/** Active rules in order, all people whom they could name for these departments and requesters, and what these chose. */
export const findRulesAndPeople = (
  db: Db,
  entity: ApprovalEntity,
  deptIds: readonly string[],
  requesterIds: readonly string[],
) => rulesAndPeople.one(db, { entity, deptIds, requesterIds, headRole, adminRole })

const people = sqlQuery(
  'approvals.peopleOfSources',
  `
  with recursive ${led}, chosen as (
    select user_id from led
    union
    select u.id from identity.users u where u.position_id = any ($positionIds::bigint[]) and u.dept_id = any ($deptIds::bigint[])
    union
    select unnest($userIds::bigint[]) as user_id
    union
    select h.user_id from identity.roles r join identity.user_roles h on h.role_id = r.id
    where r.code = $adminRole and identity.is_in_time(h)
    union
    select h.user_id from identity.roles r join identity.user_roles h on h.role_id = r.id
      join identity.users u on u.id = h.user_id
    where r.code = any ($roleCodes::text[]) and identity.is_in_time(h) and u.dept_id = any ($deptIds::bigint[])
  )
  select u.id as "userId", u.person_id as "personId", u.name as "userName", u.dept_id as "deptId", d.name as "deptName",
    ${rolesOf} as "roles!", u.position_id as "positionId", ${leadsOf} as leads
  from chosen c join identity.users u on u.id = c.user_id join identity.departments d on d.id = u.dept_id
  where ${mayDecide('u')} order by u.id`,
).narrow<{ leads: Record<string, number> | null }>()

/** All people whom these sources could name for these departments, the requester's managers and the administrators. */
export const findPeopleOf = (
  db: Db,
  sources: readonly StepSource[],
  deptIds: readonly string[],
  requesterId: string,
): Promise<readonly Candidate[]> =>
  people(db, {
    requesterIds: [requesterId],
    userIds: sources.flatMap(({ userIds, chosen = [] }) => [...userIds, ...chosen]),
    positionIds: sources.flatMap(({ positionId }) => positionId ?? []),
    roleCodes: sources.flatMap(({ source, roleCode }) => (source === 'head' ? [headRole] : (roleCode ?? []))),
    deptIds,
    adminRole,
  })

const path = preparedQuery((db, $: Params<{ deptId: string }>) =>
  db.selectFrom('identity.departments').select('path').where('id', '=', $.deptId),
)
/** The department and those above it, from the root. */
export const deptPathOf = async (db: Db, deptId: string): Promise<readonly string[]> =>
  (await path.first(db, { deptId }))?.path ?? []
