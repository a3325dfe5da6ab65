import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { changeRoleMembers } from './assignment.service.ts'
import { lockRights } from './assignment.store.ts'
import { roles } from './role.store.ts'

/** Accounts that get and lose a role. */
interface MemberChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * Changes the members of a role that a directory keeps; refuses with `thing.notFound` any other role. The role was
 * marked by somebody who may grant it, and the directory grants it in their place.
 */
export async function changeProvisionedMembers(
  tx: Tx,
  actor: Actor,
  roleId: string,
  change: () => Promise<MemberChange>,
): Promise<void> {
  // Before what is read: nobody marks the role or changes its members meanwhile.
  await lockRights(tx)
  const role = await roles.find(tx, roleId)
  if (!role.is_provisioned) refuse('thing.notFound')
  const { add, remove } = await change()
  if (add.length + remove.length === 0) return
  const permissions = actor.permissions.union(new Set(role.permissions as Permission[]))
  await changeRoleMembers(tx, { ...actor, permissions }, { roleId, add: [...add], remove: [...remove] })
}
