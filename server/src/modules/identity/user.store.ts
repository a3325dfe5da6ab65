import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import type { Grant } from '#kit/reach.rules.ts'

const accountColumns = `u.code as user_code, u.id as user_id, u.person_id, u.name as user_name, d.name as dept_name, d.full_name,
     u.dept_id, u.tenant_id, u.entrance, u.disabled, u.expires_at`
const departmentOf = 'join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id'

/**
 * Login candidates for a typed name: the account of this job number, and all accounts of the person with this mobile
 * number.
 */
export const findCandidates = sqlQuery(
  'identity.findCandidates',
  `select ${accountColumns}, p.mobile, p.password_hash, p.must_change
   from identity.users u join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
     ${departmentOf}
   where u.id in (
     select id from identity.users where code = $name
     union select o.id from identity.people m join identity.users o on o.tenant_id = m.tenant_id and o.person_id = m.id
       where m.mobile = $name and m.mobile <> '')
   and not u.is_service order by u.id limit 50`,
)

/** Login candidate with the person's credentials. */
export type Candidate = RowOf<typeof findCandidates>

const account = `select ${accountColumns} from identity.users u ${departmentOf}`

export const findAccounts = sqlQuery(
  'identity.findAccounts',
  `${account} where u.id = any($userIds) order by u.id limit 50`,
)
export const accountsOf = sqlQuery(
  'identity.accountsOf',
  `${account} where u.person_id = $personId order by u.id limit 50`,
)
/** Account that the person may choose at login. */
export type AccountRow = RowOf<typeof accountsOf>

const matching = sqlQuery(
  'identity.accountsMatching',
  `select u.id as user_id, u.code as user_code, u.name as user_name, d.name as dept_name
   from identity.users u join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   where identity.is_open(u) and not u.is_service and u.person_id <> $except and (u.name ilike $like or u.code ilike $like)
   order by u.name, u.id limit 20`,
)
/** Searches open accounts of other people by a part of name or account, for a picker. */
export const accountsMatching = (db: Db, keyword: string, { personId }: { readonly personId: string }) =>
  matching(db, { like: containing(keyword), except: personId })

/** Roles with their data scopes; null where none has one. */
export interface WithGrants {
  grants: readonly Grant[] | null
}

/** Roles of account `u` in force, if any of them has a data scope; `reachesOf` evaluates them. */
export const grantsOf = `case when exists (
    select from identity.user_roles x where x.tenant_id = u.tenant_id and x.user_id = u.id and x.reach <> 'default') then
  (select json_agg(json_build_object('permissions', r.permissions, 'reach', ur.reach, 'deptIds', ur.reach_dept_ids::text[]))
   from identity.user_roles ur join identity.roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
   where ur.tenant_id = u.tenant_id and ur.user_id = u.id and identity.is_in_time(ur)) end`

/** Columns of a session's person: user `u`, person `p`, department `d`. */
export const person = `
  select u.id, u.person_id, u.code, u.name, p.mobile, p.email, u.entrance, u.dept_id, u.supplier_id, p.must_change, u.is_trial, u.disabled,
    u.expires_at, u.last_login_at,
    d.code as dept_code, d.name as dept_name, d.full_name as dept_full_name, d.path as dept_path,
    array(select distinct unnest(r.permissions) from identity.user_roles ur join identity.roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id and identity.is_in_time(ur)) as "permissions!",
    ${grantsOf} as grants,
    array(select r.name from identity.user_roles ur join identity.roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id and identity.is_in_time(ur) order by r.id) as "roles!"`

export const findPerson = sqlQuery(
  'identity.findPerson',
  `${person} from identity.users u
   join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id where u.id = $userId`,
).narrow<WithGrants>()
export type PersonRow = RowOf<typeof findPerson>

const names = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db.selectFrom('identity.users').select(['id', 'name']).where('id', '=', anyOf($.ids)),
)
/** Names of people by account id. */
export const accountNames = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await names(db, { ids })).map(({ id, name }) => [id, name]))
