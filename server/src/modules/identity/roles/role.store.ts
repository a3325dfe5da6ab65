import { sql } from 'kysely'
import { listRoles } from '#contract/identity/roles.ts'
import type { Db } from '#kit/database/database.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

/** Person whose own roles are marked. */
type RoleFilter = FilterOf<typeof listRoles> & { readonly personId: string }

const members = sql<number>`(select count(*)::int from identity.user_roles h where h.tenant_id = r.tenant_id and h.role_id = r.id)`

const isHeldBy = (personId: string) =>
  sql<boolean>`exists (select from identity.user_roles h join identity.users u on u.tenant_id = h.tenant_id and u.id = h.user_id
    where h.tenant_id = r.tenant_id and h.role_id = r.id and u.person_id = ${personId})`

export const roleList = listOf({
  route: listRoles,
  find: (db: Db, { personId }: RoleFilter) =>
    db.selectFrom('identity.roles as r').select(isHeldBy(personId).as('isOwn')),
  where: {
    keyword: { contains: ['r.name', 'r.en_name', 'r.code'] },
    permission: (e, permission) => e(e.val(permission), '=', e.fn.any('r.permissions')),
  },
  select: (found) =>
    found
      .select([
        'r.id',
        'r.version',
        'r.code',
        'r.name',
        'r.en_name as enName',
        'r.permissions',
        'r.is_provisioned as isProvisioned',
      ])
      .select(members.as('members')),
  key: 'r.id',
  order: ['r.code'],
  sort: { name: 'r.name', code: 'r.code', members },
})
export type RoleRow = RowIn<typeof roleList>

export const roles = tableOf('identity.roles')

const heldBy = sqlQuery(
  'identity.isRoleHeldBy',
  `select exists (select from identity.user_roles h join identity.users u on u.id = h.user_id
     where h.role_id = $roleId and u.person_id = $personId) as "held!"`,
)
/** Whether an account of this person holds the role. */
export const isRoleHeldBy = async (db: Db, roleId: string, personId: string): Promise<boolean> =>
  (await heldBy.one(db, { roleId, personId })).held

const withCode = sqlQuery(
  'identity.countRolesWith',
  'select count(*)::int as "count!" from identity.roles where $code = any (permissions)',
)
/** Number of roles that hold a permission or custom code. */
export const countRolesWith = async (db: Db, code: string): Promise<number> => (await withCode.one(db, { code })).count

/** Permissions of a role; without an id, or for one of another tenant, none. */
export async function permissionsOfRole(db: Db, id: string | undefined): Promise<ReadonlySet<string>> {
  const role = id === undefined ? undefined : await roles.findIfThere(db, id)
  return new Set(role?.permissions)
}
