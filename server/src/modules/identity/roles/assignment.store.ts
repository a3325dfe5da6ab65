import { listRoleMembers } from '#contract/identity/roles.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf, insertMany } from '#kit/database/query.parts.ts'

export const roleMemberList = listOf({
  route: listRoleMembers,
  find: (db: Db) =>
    db
      .selectFrom('identity.user_roles as h')
      .innerJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'h.tenant_id').onRef('u.id', '=', 'h.user_id'),
      ),
  where: { roleId: { is: 'h.role_id' }, keyword: { contains: ['u.name', 'u.code'] } },
  select: (found) =>
    found
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'u.tenant_id').onRef('d.id', '=', 'u.dept_id'),
      )
      .select(['u.id as userId', 'u.code as userCode', 'u.name as userName', 'd.name as deptName'])
      .select(['u.disabled', 'u.last_login_at']),
  key: 'u.id',
  order: ['u.code'],
  sort: { userCode: 'u.code', userName: 'u.name' },
})
export type RoleMemberRow = RowIn<typeof roleMemberList>

/**
 * Advisory lock of permissions: serialises changes, since two concurrent ones could each leave one administrator and
 * together none.
 */
export const lockRights = sqlQuery(
  'identity.lockRights',
  `select pg_advisory_xact_lock(hashtextextended('rights/' || kit.tenant(), 7))`,
)

const rolesOf = preparedQuery((db, $: Params<{ userId: string }>) =>
  db.selectFrom('identity.user_roles').select('role_id').where('user_id', '=', $.userId),
)
export const roleIdsOf = async (db: Db, userId: string): Promise<string[]> =>
  (await rolesOf(db, { userId })).map(({ role_id: id }) => id)

/** Assignment of a role to an account. */
export interface Assignment {
  readonly user_id: string
  readonly role_id: string
}

const given = preparedQuery((db, $: Params<{ userIds: readonly string[]; roleIds: readonly string[] }>) =>
  db
    .selectFrom('identity.user_roles')
    .select(['user_id', 'role_id'])
    .where('user_id', '=', anyOf($.userIds))
    .where('role_id', '=', anyOf($.roleIds)),
)
/** Assignments among these accounts and roles. */
export const assignmentsAmong = (db: Db, userIds: readonly string[], roleIds: readonly string[]) =>
  given(db, { userIds, roleIds })

const insert = insertMany('identity.user_roles', ['user_id', 'role_id'])
export const insertAssignments = (tx: Tx, rows: readonly Assignment[]) => insert(tx, { rows })

const remove = sqlQuery(
  'identity.deleteAssignments',
  `delete from identity.user_roles h using unnest($userIds::bigint[], $roleIds::bigint[]) as gone(user_id, role_id)
   where h.user_id = gone.user_id and h.role_id = gone.role_id`,
)
export const deleteAssignments = (tx: Tx, rows: readonly Assignment[]) =>
  remove(tx, { userIds: rows.map((row) => row.user_id), roleIds: rows.map((row) => row.role_id) })

const together = sqlQuery(
  'identity.separatedTogether',
  `select pair.one as "first!", pair.other as "second!" from unnest($firsts::text[], $seconds::text[]) as pair(one, other)
   where exists (
     select from identity.users u
     where (u.id = any ($userIds::bigint[]) or u.id in (select user_id from identity.user_roles where role_id = any ($roleIds::bigint[])))
       and exists (select from identity.users o
           join identity.user_roles h on h.user_id = o.id join identity.roles r on r.id = h.role_id
         where (o.id = u.id or o.person_id = u.person_id and identity.is_open(o) and identity.is_open(u))
           and pair.one = any (r.permissions))
       and exists (select from identity.users o
           join identity.user_roles h on h.user_id = o.id join identity.roles r on r.id = h.role_id
         where (o.id = u.id or o.person_id = u.person_id and identity.is_open(o) and identity.is_open(u))
           and pair.other = any (r.permissions)))
   limit 1`,
)
type Pair = readonly [string, string]
/**
 * First separation-of-duties pair that one of these accounts, or a holder of these roles, holds completely: an open
 * account together with the other open accounts of its person, a closed one alone.
 */
export async function separatedTogether(
  db: Db,
  pairs: readonly Pair[],
  { userIds = [], roleIds = [] }: { readonly userIds?: readonly string[]; readonly roleIds?: readonly string[] },
): Promise<Pair | undefined> {
  const [firsts, seconds] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)]
  const found = pairs.length > 0 ? await together.first(db, { firsts, seconds, userIds, roleIds }) : undefined
  return found && [found.first, found.second]
}

const holders = sqlQuery(
  'identity.administrationHeld',
  `select permission as "permission!" from unnest($permissions::text[]) as permission
   where exists (
     select from identity.users u
       join identity.user_roles h on h.user_id = u.id join identity.roles r on r.id = h.role_id
     where u.entrance = 'operator' and identity.is_open(u) and h.ends_on is null
       and permission = any (r.permissions))`,
)
/** Those of the permissions that an operator with an open account holds without an end. */
export const heldByOperators = async (db: Db, permissions: readonly string[]): Promise<string[]> =>
  (await holders(db, { permissions })).map(({ permission }) => permission)
