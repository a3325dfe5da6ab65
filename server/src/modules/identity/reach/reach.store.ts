import { type RawBuilder, sql } from 'kysely'
import type { GrantReach } from '#contract/kit/reach/reach.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { isNowhere, type Reach } from '#kit/reach.rules.ts'

/** Condition: department `d` of a statement is within reach; the SQL counterpart of `isInReach`. */
export function departmentInReach(d: string, { isAll, trees, depts }: Reach): RawBuilder<boolean> {
  if (isAll) return sql`true`
  const below = sql<boolean>`${sql.ref(`${d}.path`)} && ${[...trees]}::bigint[]`
  if (depts.length === 0) return trees.length === 0 ? sql`false` : below
  return sql`(${below} or ${sql.ref(`${d}.id`)} = any (${[...depts]}::bigint[]))`
}

/** Condition: the department of record `of` is within reach. */
export const inReach = (of: string, reach: Reach): RawBuilder<boolean> =>
  reach.isAll || isNowhere(reach)
    ? departmentInReach('b', reach)
    : sql`${sql.ref(`${of}.dept_id`)} in (select b.id from identity.departments b
        where b.tenant_id = ${sql.ref(`${of}.tenant_id`)} and ${departmentInReach('b', reach)})`

/** Condition of `inReach` as text, for statements with the parameters of a `Reach`. */
export const inReachSql = (of: string): string =>
  `($isAll::boolean or ${of}.dept_id in (select b.id from identity.departments b where b.tenant_id = ${of}.tenant_id
    and (b.path && $trees::bigint[] or b.id = any ($depts::bigint[]))))`

/** Roles of an account with their data scopes. */
export const grantsOfAccount = sqlQuery(
  'identity.grantsOfAccount',
  `select r.id as "roleId", r.name as "roleName", r.en_name as "roleEnName", r.permissions,
     coalesce(to_char(h.ends_on, 'YYYY-MM-DD'), '') as "endsOn!", h.reach, h.reach_dept_ids as "deptIds"
   from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
   where h.user_id = $userId order by r.code limit 200`,
).narrow<{ reach: GrantReach }>()

export const findGrant = sqlQuery(
  'identity.findGrant',
  `select h.reach, h.reach_dept_ids as "deptIds" from identity.user_roles h
   where h.user_id = $userId and h.role_id = $roleId`,
).narrow<{ reach: GrantReach }>()

export const setReach = sqlQuery(
  'identity.setReach',
  `update identity.user_roles set reach = $reach, reach_dept_ids = $deptIds::bigint[]
   where user_id = $userId and role_id = $roleId returning user_id`,
)

export const departmentsNamed = sqlQuery(
  'identity.departmentsNamed',
  `select d.id, d.name, d.path from identity.departments d where d.id = any ($ids::bigint[]) order by d.full_name`,
)
