import { sql } from 'kysely'
import { type DeptType, qryDeptUsers } from '#contract/identity/identity.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { insertSession } from './sessions/session.store.ts'

export interface NewDepartment {
  code: string
  name: string
  /** A part of a company, unless it is said to be one; the root is one. */
  isCompany?: boolean
  parent?: { id: string; path: readonly string[]; fullName: string }
}

const nextId = sqlQuery('identity.nextId', 'select kit.next_id() as "id!"')
const insertDepartment = preparedQuery(
  (
    db,
    $: Params<{
      id: string
      parent_id: string | null
      code: string
      name: string
      kind: DeptType
      path: readonly string[]
      full_name: string
    }>,
  ) => db.insertInto('identity.departments').values({ ...$, path: sql`${$.path}::bigint[]` }),
)

/** Adds a department below its parent, or as the root of an organisation. */
export async function createDepartment(tx: Tx, { code, name, isCompany, parent }: NewDepartment) {
  const { id } = await nextId.one(tx)
  const path = [...(parent?.path ?? []), id]
  const fullName = parent ? `${parent.fullName}/${name}` : name
  const kind = (isCompany ?? !parent) ? '1' : '2'
  await insertDepartment(tx, { id, parent_id: parent?.id ?? null, code, name, kind, path, full_name: fullName })
  return { id, path, fullName }
}

const insertRole = preparedQuery(
  (db, $: Params<{ code: string; name: string; en_name: string; permissions: string[] }>) =>
    db.insertInto('identity.roles').values($).returning('id'),
)
export async function createRole(tx: Tx, { code, name, enName, permissions }: NewRole): Promise<string> {
  return (await insertRole.one(tx, { code, name, en_name: enName, permissions: [...permissions] })).id
}

export interface NewRole {
  readonly code: string
  readonly name: string
  readonly enName: string
  readonly permissions: readonly Permission[]
}

export interface NewPerson {
  mobile: string
  email: string
  passwordHash: string
  /** The password was given to them, and they have to choose their own. */
  mustChange?: boolean
}

const insertPerson = preparedQuery(
  (db, $: Params<{ mobile: string; email: string; password_hash: string; must_change: boolean }>) =>
    db.insertInto('identity.people').values($).returning('id'),
)
export async function createPerson(tx: Tx, { mobile, email, passwordHash, mustChange = false }: NewPerson) {
  const row = await insertPerson.one(tx, { mobile, email, password_hash: passwordHash, must_change: mustChange })
  return row.id
}

export interface NewUser {
  code: string
  name: string
  personId: string
  entrance: Entrance
  deptId: string
  supplierId?: string
  expiresAt?: Date
  /** Opened by a stranger, who has shown nobody who they are. */
  isTrial?: boolean
  roleIds: readonly string[]
}

const insertUser = preparedQuery(
  (
    db,
    $: Params<{
      code: string
      name: string
      person_id: string
      entrance: Entrance
      dept_id: string
      supplier_id: string | null
      expires_at: Date | null
      is_trial: boolean
    }>,
  ) => db.insertInto('identity.users').values($).returning('id'),
)
const insertUserRoles = sqlQuery(
  'identity.insertUserRoles',
  'insert into identity.user_roles (user_id, role_id) select $userId, unnest($roleIds::bigint[])',
)

/** An account of a person. */
export async function createUser(tx: Tx, { code, name, personId, entrance, deptId, roleIds, ...rest }: NewUser) {
  const { id } = await insertUser.one(tx, {
    code,
    name,
    entrance,
    person_id: personId,
    dept_id: deptId,
    supplier_id: rest.supplierId ?? null,
    expires_at: rest.expiresAt ?? null,
    is_trial: rest.isTrial ?? false,
  })
  await insertUserRoles(tx, { userId: id, roleIds })
  return id
}

/** A session without a login form: for tools and tests that act as a person who is already known. */
export const openSessionFor = (tx: Tx, userId: string) =>
  insertSession(tx, { userId, ip: '127.0.0.1', agent: 'baicai', method: 'password', isStrong: true })

export interface OrgPersonRow {
  id: string
  code: string
  name: string
  dept_id: string
  dept_name: string
  person_id: string
  roles: { id: string; name: string; enName: string }[]
  disabled: boolean
  last_login_at: Date | null
}

export interface PeopleFilter {
  readonly deptId?: string | undefined
  readonly withBelow?: boolean | undefined
  readonly keyword?: string | undefined
  readonly status?: 'active' | 'disabled' | undefined
}

const rolesOfUser = sql<OrgPersonRow['roles']>`(
  select coalesce(json_agg(json_build_object('id', r.id::text, 'name', r.name, 'enName', r.en_name) order by r.id), '[]')
  from identity.user_roles ur join identity.roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
  where ur.tenant_id = u.tenant_id and ur.user_id = u.id)`

/** Accounts of suppliers hang on a department only because each account does: they are nobody's colleagues. */
export const peopleList = listOf({
  route: qryDeptUsers,
  find: (db: Db, { deptId, withBelow = true, keyword = '', status }: PeopleFilter) =>
    db
      .selectFrom('identity.users as u')
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'u.tenant_id').onRef('d.id', '=', 'u.dept_id'),
      )
      .where('u.entrance', '<>', 'supplier')
      .$if(deptId !== undefined, (query) =>
        withBelow ? query.where((e) => e(e.val(deptId), '=', e.fn.any('d.path'))) : query.where('d.id', '=', deptId!),
      )
      .$if(keyword.trim() !== '', (query) =>
        query.where((e) =>
          e.or((['u.name', 'u.code'] as const).map((column) => e(column, 'ilike', containing(keyword.trim())))),
        ),
      )
      .$if(status !== undefined, (query) => query.where('u.disabled', '=', status === 'disabled')),
  select: (found) =>
    found
      .select(['u.id', 'u.person_id', 'u.code', 'u.name', 'u.dept_id', 'd.name as dept_name'])
      .select(['u.disabled', 'u.last_login_at'])
      .select(rolesOfUser.as('roles')),
  key: 'u.id',
  order: ['d.code', 'u.code'],
  sort: { userCode: 'u.code', userName: 'u.name', lastLoginAt: 'u.last_login_at' },
})
