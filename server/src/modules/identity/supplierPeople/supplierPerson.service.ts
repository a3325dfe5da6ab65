import type { Actor } from '#kit/actor.ts'
import type { Availability } from '#contract/kit/availability.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { createUser } from '../org.store.ts'
import { noPassword } from '../people/person.service.ts'
import { people, rootDepartment } from '../people/person.store.ts'
import { accounts, type LockedAccount } from '../accounts/account.store.ts'
import { deleteAssignments, insertAssignments } from '../roles/assignment.store.ts'
import { roles } from '../roles/role.store.ts'
import { endSessions } from '../sessions/session.service.ts'

interface SupplierPerson {
  readonly supplierId: string
  readonly roleIds: readonly string[]
  readonly userCode: string
  readonly userName: string
  readonly mobile: string
  readonly email: string
}

/** Adds a person with an account at the supplier entrance, which cannot log in before it has a password. */
export async function addSupplierPerson(tx: Tx, actor: Actor, person: SupplierPerson) {
  const { supplierId, roleIds, userCode, userName, mobile, email } = person
  const { id: personId } = await people.insert(tx, { mobile, email, password_hash: await noPassword })
  const root = await rootDepartment(tx)
  if (!root) return refuse('thing.notFound')
  const userId = await createUser(tx, {
    code: userCode,
    name: userName,
    personId,
    entrance: 'supplier',
    deptId: root.id,
    supplierId,
    roleIds,
  })
  await publish(tx, actor, { name: 'account.added', id: userId, to: 'active', data: { userCode, userName } })
  return { userId, personId }
}

/** Locks an account of the supplier entrance; others are not found. */
export async function findSupplierAccount(tx: Tx, userId: string): Promise<LockedAccount> {
  const account = await accounts.lock(tx, userId)
  return account.entrance === 'supplier' ? account : refuse('thing.notFound')
}

/** Gives or takes a role of an account of a supplier. */
export async function changeSupplierRole(
  tx: Tx,
  actor: Actor,
  { account, roleId, isHeld }: { readonly account: LockedAccount; readonly roleId: string; readonly isHeld: boolean },
): Promise<void> {
  const { name } = await roles.find(tx, roleId)
  const assignment = [{ user_id: account.id, role_id: roleId }]
  await (isHeld ? insertAssignments(tx, assignment) : deleteAssignments(tx, assignment))
  const data = isHeld ? { added: [name], removed: [] } : { added: [], removed: [name] }
  await publish(tx, actor, { name: 'account.rolesChanged', id: account.id, data })
}

/** Disables or enables an account of a supplier; disabling ends its sessions. */
export async function setSupplierAccountStatus(
  tx: Tx,
  actor: Actor,
  { account: row, to }: { readonly account: LockedAccount; readonly to: Availability },
  { authenticator }: Pick<ServiceContext, 'authenticator'>,
): Promise<void> {
  await changeAvailability(tx, actor, { entity: 'account', table: accounts, row, to, check: async () => undefined })
  if (to === 'disabled') authenticator.forgetSessions(await endSessions(tx, actor, { userId: row.id }, 'disabled'))
}
