import type * as contract from '#contract/identity/roles.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { isAdministrative } from '../accounts/managedAccount.rules.ts'
import { changeRights } from './assignment.service.ts'
import { separatedTogether } from './assignment.store.ts'
import { menuChanges } from '#modules/tenancy/index.ts'
import {
  changeOf,
  demandCustomCodes,
  demandGrantable,
  demandSeparation,
  demandUnscoped,
  pairsWith,
  refuseSeparated,
} from './role.rules.ts'
import { isRoleHeldBy, roles } from './role.store.ts'

export async function addRole(tx: Tx, actor: Actor, { enName, ...draft }: Input<typeof contract.addRole>) {
  const { name, permissions } = draft
  demandGrantable(actor, permissions)
  demandCustomCodes(permissions, await menuChanges(tx))
  demandSeparation(actor, permissions, permissions)
  const { id } = await roles.insert(tx, { ...draft, en_name: enName })
  await publish(tx, actor, { name: 'role.added', id, data: { name, permissions } })
  return id
}

export function editRole(tx: Tx, actor: Actor, { id, version, enName, ...draft }: Input<typeof contract.editRole>) {
  return changeRights(tx, async () => {
    const before = await roles.lock(tx, id, version)
    const { added, removed } = changeOf(before.permissions, draft.permissions)
    if (added.length + removed.length > 0 && (await isRoleHeldBy(tx, id, actor.personId))) refuse('role.own')
    demandGrantable(actor, added)
    // Its holders see at once what the permission shows.
    demandUnscoped(actor, added)
    demandCustomCodes(added, await menuChanges(tx))
    demandSeparation(actor, added, draft.permissions)
    if (before.is_provisioned && isAdministrative(added)) refuse('role.notProvisionable')
    await roles.set(tx, before, { ...draft, en_name: enName })
    const broken = await separatedTogether(tx, pairsWith(added), { roleIds: [id] })
    if (broken) refuseSeparated(actor, broken)
    const changed = fieldsChanged({ name: before.name, enName: before.en_name }, { name: draft.name, enName })
    const data = { name: draft.name, added: [...added], removed: [...removed], ...changed }
    await publish(tx, actor, { name: 'role.edited', id, data })
    return id
  })
}

/**
 * Lets a directory keep the members of a role, or ends that. Marking it lends the directory the right to grant the
 * role, and therefore needs that right.
 */
export function setRoleProvisioned(
  tx: Tx,
  actor: Actor,
  { id, version, isProvisioned }: Input<typeof contract.setRoleProvisioned>,
) {
  return changeRights(tx, async () => {
    const before = await roles.lock(tx, id, version)
    if (before.is_provisioned === isProvisioned) return id
    if (isProvisioned && isAdministrative(before.permissions)) refuse('role.notProvisionable')
    if (isProvisioned) demandGrantable(actor, before.permissions)
    await roles.set(tx, before, { is_provisioned: isProvisioned })
    await publish(tx, actor, { name: isProvisioned ? 'role.provisioned' : 'role.unprovisioned', id })
    return id
  })
}
