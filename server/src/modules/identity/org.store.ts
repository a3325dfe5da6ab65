import { sql as text } from 'kysely'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Sql, Tx } from '#kit/database.ts'
import { insertSession } from './session.store.ts'

export interface NewDepartment {
  code: string
  name: string
  /** A part of a company, unless it is said to be one; the root is one. */
  isCompany?: boolean
  parent?: { id: string; path: readonly string[]; fullName: string }
}

/** Adds a department below its parent, or as the root of an organisation. */
export async function createDepartment(tx: Tx, tenantId: string, { code, name, isCompany, parent }: NewDepartment) {
  const { rows } = await text<{ id: string }>`select kit.next_id() as id`.execute(tx)
  const id = rows[0]!.id
  const path = [...(parent?.path ?? []), id]
  const fullName = parent ? `${parent.fullName}/${name}` : name
  const kind = (isCompany ?? !parent) ? '1' : '2'
  await tx
    .insertInto('identity.departments')
    .values({ tenant_id: tenantId, id, parent_id: parent?.id ?? null, code, name, kind, path, full_name: fullName })
    .execute()
  return { id, path, fullName }
}

export async function createRole(
  tx: Tx,
  tenantId: string,
  role: { code: string; name: string; enName: string; permissions: readonly Permission[] },
) {
  const { id } = await tx
    .insertInto('identity.roles')
    .values({
      tenant_id: tenantId,
      code: role.code,
      name: role.name,
      en_name: role.enName,
      permissions: [...role.permissions],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewPerson {
  mobile: string
  email: string
  passwordHash: string
  /** The password was given to them, and they have to choose their own. */
  mustChange?: boolean
}

export async function createPerson(tx: Tx, tenantId: string, person: NewPerson) {
  const { id } = await tx
    .insertInto('identity.people')
    .values({
      tenant_id: tenantId,
      mobile: person.mobile,
      email: person.email,
      password_hash: person.passwordHash,
      must_change: person.mustChange ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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

/** An account of a person. */
export async function createUser(tx: Tx, tenantId: string, user: NewUser) {
  const { id } = await tx
    .insertInto('identity.users')
    .values({
      tenant_id: tenantId,
      code: user.code,
      name: user.name,
      person_id: user.personId,
      entrance: user.entrance,
      dept_id: user.deptId,
      supplier_id: user.supplierId ?? null,
      expires_at: user.expiresAt ?? null,
      is_trial: user.isTrial ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await text`insert into identity.user_roles (tenant_id, user_id, role_id) select ${tenantId}, ${id}, unnest(${user.roleIds}::bigint[])`.execute(
    tx,
  )
  return id
}

/** A session without a login form: for tools and tests that act as a person who is already known. */
export const openSessionFor = (tx: Tx, tenantId: string, userId: string) =>
  insertSession(tx, { tenantId, userId, ip: '127.0.0.1', agent: 'baicai', method: 'password', isStrong: true })

export interface OrgPersonRow {
  id: string
  code: string
  name: string
  dept_id: string
  dept_name: string
  roles: { name: string; enName: string }[]
  disabled: boolean
  last_login_at: Date | null
}

export interface PeopleFilter {
  deptId?: string
  withBelow: boolean
  keyword?: string
  status?: 'active' | 'disabled'
  page: number
  limit: number
}

/** Accounts of suppliers hang on a department only because each account does: they are nobody's colleagues. */
export async function pageOfPeople(sql: Sql, { deptId, withBelow, keyword, status, page, limit }: PeopleFilter) {
  const inDept = withBelow ? text`${deptId ?? null}::bigint = any (d.path)` : text`d.id = ${deptId ?? null}`
  const like = keyword?.trim() ? `%${keyword.trim().replace(/[%_\\]/g, '\\$&')}%` : null
  const found = text`
    from identity.users u
    join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
    where u.entrance <> 'supplier'
      and (${deptId ?? null}::bigint is null or ${inDept})
      and (${like}::text is null or u.name ilike ${like} or u.code ilike ${like})
      and (${status ?? null}::text is null or u.disabled = (${status ?? null} = 'disabled'))`
  const { rows: counted } = await text<{ total: string }>`select count(*) as total ${found}`.execute(sql)
  const { rows } = await text<OrgPersonRow>`
    select u.id, u.code, u.name, u.dept_id, d.name as dept_name, u.disabled, u.last_login_at,
      (select coalesce(json_agg(json_build_object('name', r.name, 'enName', r.en_name) order by r.id), '[]')
        from identity.user_roles ur join identity.roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id) as roles
    ${found}
    order by d.code, u.code, u.id limit ${limit} offset ${(page - 1) * limit}`.execute(sql)
  return { rows, total: Number(counted[0]!.total) }
}
