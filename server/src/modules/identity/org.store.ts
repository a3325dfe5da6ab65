import { sql as text } from 'kysely'
import type { Entrance } from '#contract/identity.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Tx } from '#kit/database.ts'
import { insertSession } from './user.store.ts'

export interface NewDepartment {
  code: string
  name: string
  parent?: { id: string; path: readonly string[]; fullName: string }
}

/** Adds a department below its parent, or as the root of an organisation. */
export async function createDepartment(tx: Tx, tenantId: string, { code, name, parent }: NewDepartment) {
  const { rows } = await text<{ id: string }>`select kit.next_id() as id`.execute(tx)
  const id = rows[0]!.id
  const path = [...(parent?.path ?? []), id]
  const fullName = parent ? `${parent.fullName}/${name}` : name
  await tx
    .insertInto('identity.departments')
    .values({ tenant_id: tenantId, id, parent_id: parent?.id ?? null, code, name, path, full_name: fullName })
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

export interface NewUser {
  code: string
  name: string
  mobile: string
  email: string
  entrance: Entrance
  deptId: string
  supplierId?: string
  passwordHash: string
  roleIds: readonly string[]
}

export async function createUser(tx: Tx, tenantId: string, user: NewUser) {
  const { id } = await tx
    .insertInto('identity.users')
    .values({
      tenant_id: tenantId,
      code: user.code,
      name: user.name,
      mobile: user.mobile,
      email: user.email,
      entrance: user.entrance,
      dept_id: user.deptId,
      supplier_id: user.supplierId ?? null,
      password_hash: user.passwordHash,
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
  insertSession(tx, { tenantId, userId, ip: '127.0.0.1', agent: 'baicai' })
