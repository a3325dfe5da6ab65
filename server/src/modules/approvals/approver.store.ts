import type { ApprovalEntity } from '#contract/approvals/approvals.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { adminRole, type Candidate, headRole } from './chain.rules.ts'
import type { Rule } from './condition.rules.ts'

const rulesAndPeople = sqlQuery(
  'approvals.rulesAndPeople',
  `
  with live as (
    select * from approvals.rules where enabled and entity = $entity
  ), requested as (
    select n.node from live, jsonb_array_elements(live.nodes) n(node)
  ), wanted as (
    select distinct coalesce(node ->> 'roleCode', $headRole) as code from requested where node ->> 'source' <> 'users'
  ), chosen as (
    select jsonb_array_elements_text(node -> 'userIds')::bigint as user_id from requested
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
    where identity.is_open(u) and u.entrance <> 'supplier'
  ) as people`,
).narrow<{ rules: Rule[]; people: Candidate[] }>()

/** Active rules in order, and all people whom they could name for these departments. */
export const findRulesAndPeople = (db: Db, entity: ApprovalEntity, deptIds: readonly string[]) =>
  rulesAndPeople.one(db, { entity, deptIds, headRole, adminRole })
