import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Tx } from '#kit/database/database.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { departments } from './departments/department.store.ts'
import { accounts } from './accounts/account.store.ts'
import { people } from './people/person.store.ts'
import { roles } from './roles/role.store.ts'
import { sessions } from './sessions/session.store.ts'

export interface NewDepartment {
  code: string
  name: string
  /** Default: a part of a company; the root department is a company. */
  isCompany?: boolean
  parent?: { id: string; path: readonly string[]; fullName: string }
}

/** Adds a department below its parent, or as the root of an organisation. */
export async function createDepartment(tx: Tx, { code, name, isCompany, parent }: NewDepartment) {
  const id = await nextId(tx)
  const path = [...(parent?.path ?? []), id]
  const fullName = parent ? `${parent.fullName}/${name}` : name
  const kind = (isCompany ?? !parent) ? '1' : '2'
  await departments.insert(tx, { id, parent_id: parent?.id ?? null, code, name, kind, path, full_name: fullName })
  return { id, path, fullName }
}

export async function createRole(tx: Tx, { code, name, enName, permissions }: NewRole): Promise<string> {
  return (await roles.insert(tx, { code, name, en_name: enName, permissions })).id
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
  /** Initial password: the person must choose their own. */
  mustChange?: boolean
}

export async function createPerson(tx: Tx, { mobile, email, passwordHash, mustChange = false }: NewPerson) {
  return (await people.insert(tx, { mobile, email, password_hash: passwordHash, must_change: mustChange })).id
}

export interface NewUser {
  code: string
  name: string
  personId: string
  entrance: Entrance
  deptId: string
  supplierId?: string
  /** At the entrance of suppliers, but of none yet. */
  isApplicant?: boolean
  expiresAt?: Date
  /** Default: the account was never signed in to. */
  lastLoginAt?: Date
  /** Self-registered trial account of an unverified person. */
  isTrial?: boolean
  roleIds: readonly string[]
}

const insertUserRoles = sqlQuery(
  'identity.insertUserRoles',
  'insert into identity.user_roles (user_id, role_id) select $userId, unnest($roleIds::bigint[])',
)

/** Creates an account of a person. */
export async function createUser(tx: Tx, { code, name, personId, entrance, deptId, roleIds, ...rest }: NewUser) {
  const { id } = await accounts.insert(tx, {
    code,
    name,
    entrance,
    person_id: personId,
    dept_id: deptId,
    supplier_id: rest.supplierId ?? null,
    is_applicant: rest.isApplicant ?? false,
    expires_at: rest.expiresAt ?? null,
    last_login_at: rest.lastLoginAt ?? null,
    is_trial: rest.isTrial ?? false,
  })
  await insertUserRoles(tx, { userId: id, roleIds })
  return id
}

/** Opens a session without a login, for tools and tests that act as a known person. */
export async function openSessionFor(tx: Tx, userId: string): Promise<string> {
  const origin = { ip: '127.0.0.1', agent: 'baicai' }
  return (await sessions.insert(tx, { user_id: userId, ...origin, method: 'password', is_strong: true })).id
}
