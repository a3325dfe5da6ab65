import { sql } from 'kysely'
import { listRoleMembers, listRoles, type RoleDraft } from '#contract/identity/roles.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf, insertMany } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'
import { containing } from '#kit/database/sqlLike.ts'

export interface RoleFilter {
  readonly keyword?: string | undefined
  readonly permission?: string | undefined
  /** Whose own roles are marked. */
  readonly personId: string
}

const members = sql<number>`(select count(*)::int from identity.user_roles h where h.tenant_id = r.tenant_id and h.role_id = r.id)`

export const roleList = listOf({
  route: listRoles,
  find: (db: Db, { keyword = '', permission }: RoleFilter) =>
    db
      .selectFrom('identity.roles as r')
      .$if(keyword.trim() !== '', (query) =>
        query.where((e) =>
          e.or(
            (['r.name', 'r.en_name', 'r.code'] as const).map((each) => e(each, 'ilike', containing(keyword.trim()))),
          ),
        ),
      )
      .$if(permission !== undefined, (query) =>
        query.where((e) => e(e.val(permission), '=', e.fn.any('r.permissions'))),
      ),
  select: (found, { personId }) =>
    found.select(['r.id', 'r.version', 'r.code', 'r.name', 'r.en_name', 'r.permissions']).select([
      members.as('members'),
      sql<boolean>`exists (select from identity.user_roles h join identity.users u on u.tenant_id = h.tenant_id and u.id = h.user_id
        where h.tenant_id = r.tenant_id and h.role_id = r.id and u.person_id = ${personId})`.as('is_own'),
    ]),
  key: 'r.id',
  order: ['r.code'],
  sort: { name: 'r.name', code: 'r.code', members },
})
export type RoleRow = Awaited<ReturnType<typeof roleList.one>>

export const roleMemberList = listOf({
  route: listRoleMembers,
  find: (db: Db, { roleId, keyword = '' }: { readonly roleId: string; readonly keyword?: string | undefined }) =>
    db
      .selectFrom('identity.user_roles as h')
      .innerJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'h.tenant_id').onRef('u.id', '=', 'h.user_id'),
      )
      .where('h.role_id', '=', roleId)
      .$if(keyword.trim() !== '', (query) =>
        query.where((e) =>
          e.or((['u.name', 'u.code'] as const).map((column) => e(column, 'ilike', containing(keyword.trim())))),
        ),
      ),
  select: (found) =>
    found
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'u.tenant_id').onRef('d.id', '=', 'u.dept_id'),
      )
      .select(['u.id', 'u.code', 'u.name', 'd.name as dept_name', 'u.disabled', 'u.last_login_at']),
  key: 'u.id',
  order: ['u.code'],
  sort: { userCode: 'u.code', userName: 'u.name' },
})
export type RoleMemberRow = Awaited<ReturnType<typeof roleMemberList.one>>

/** Changes of who may do what wait for one another: two that each leave one administrator would together leave none. */
export const lockRights = sqlQuery(
  'identity.lockRights',
  `select pg_advisory_xact_lock(hashtextextended('rights/' || kit.tenant(), 7))`,
)

const rolesLocked = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('identity.roles')
    .select(['id', 'version', 'code', 'name', 'permissions'])
    .where('id', '=', anyOf($.ids))
    .orderBy('id')
    .forNoKeyUpdate(),
)
type LockedRole = Locked<RowOf<typeof rolesLocked>>
/** Some roles by their ids, all of them or none. */
export async function lockRoles(tx: Tx, ids: readonly string[]): Promise<LockedRole[]> {
  const found = (await rolesLocked(tx, { ids })) as LockedRole[]
  return found.length === new Set(ids).size ? found : refuse('thing.notFound')
}

const update = preparedQuery(
  (db, { id, ...values }: Params<{ id: string; name: string; en_name: string; permissions: string[] }>) =>
    db
      .updateTable('identity.roles')
      .set((e) => ({ ...values, version: e('version', '+', 1) }))
      .where('id', '=', id),
)
export const setRole = (tx: Tx, { id }: LockedRole, { name, enName, permissions }: RoleDraft) =>
  update(tx, { id, name, en_name: enName, permissions })

const heldBy = sqlQuery(
  'identity.isRoleHeldBy',
  `select exists (select from identity.user_roles h join identity.users u on u.id = h.user_id
     where h.role_id = $roleId and u.person_id = $personId) as "held!"`,
)
/** Whether an account of this person holds the role. */
export const isRoleHeldBy = async (db: Db, roleId: string, personId: string): Promise<boolean> =>
  (await heldBy.one(db, { roleId, personId })).held

const accountsLocked = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('identity.users')
    .select(['id', 'person_id', 'disabled'])
    .where('id', '=', anyOf($.ids))
    .orderBy('id')
    .forNoKeyUpdate(),
)
/** Some accounts by their ids, all of them or none. */
export async function lockAccounts(tx: Tx, ids: readonly string[]) {
  const found = await accountsLocked(tx, { ids })
  return found.length === new Set(ids).size ? found : refuse('thing.notFound')
}

const rolesOf = preparedQuery((db, $: Params<{ userId: string }>) =>
  db.selectFrom('identity.user_roles').select('role_id').where('user_id', '=', $.userId),
)
export const roleIdsOf = async (db: Db, userId: string): Promise<string[]> =>
  (await rolesOf(db, { userId })).map(({ role_id: id }) => id)

/** That an account holds a role. */
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
/** Which of these accounts hold which of these roles. */
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
       and exists (select from identity.user_roles h join identity.roles r on r.id = h.role_id
         where h.user_id = u.id and pair.one = any (r.permissions))
       and exists (select from identity.user_roles h join identity.roles r on r.id = h.role_id
         where h.user_id = u.id and pair.other = any (r.permissions)))
   limit 1`,
)
type Pair = readonly [string, string]
/** The first of the pairs that one of these accounts, or of the holders of these roles, has both permissions of. */
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
     where u.entrance = 'operator' and not u.disabled and (u.expires_at is null or u.expires_at > $now)
       and permission = any (r.permissions))`,
)
/** Those of the permissions that an operator with an open account holds. */
export const heldByOperators = async (db: Db, permissions: readonly string[], now: Date): Promise<string[]> =>
  (await holders(db, { permissions, now })).map(({ permission }) => permission)
