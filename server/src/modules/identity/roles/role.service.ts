import type { RoleDraft } from '#contract/identity/roles.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { createRole } from '../org.store.ts'
import {
  administration,
  changeOf,
  demandGrantable,
  demandSeparation,
  pairsWith,
  refuseSeparated,
} from './role.rules.ts'
import {
  type Assignment,
  assignmentsAmong,
  deleteAssignments,
  heldByOperators,
  insertAssignments,
  isRoleHeldBy,
  lockAccounts,
  lockRights,
  lockRoles,
  roleIdsOf,
  roleList,
  separatedTogether,
  setRole,
} from './role.store.ts'

/** A change of who may do what, one after the other: it never leaves the tenant without somebody who administers permissions. */
export async function changeRights<T>(tx: Tx, { now }: Actor, change: () => Promise<T>): Promise<T> {
  await lockRights(tx)
  const before = await heldByOperators(tx, administration, now)
  const result = await change()
  const after = await heldByOperators(tx, administration, now)
  if (before.some((permission) => !after.includes(permission))) refuse('role.lastAdministrator')
  return result
}

export const findRole = (tx: Tx, { personId }: Actor, id: string) => roleList.one(tx, { personId }, id)

export async function addRole(tx: Tx, actor: Actor, draft: RoleDraft & { readonly code: string }) {
  const { name, permissions } = draft
  demandGrantable(actor, permissions)
  demandSeparation(actor, permissions, permissions)
  const id = await createRole(tx, { ...draft, permissions: permissions as Permission[] })
  await publish(tx, actor, { name: 'role.added', id, data: { name, permissions } })
  return findRole(tx, actor, id)
}

export function editRole(tx: Tx, actor: Actor, id: string, version: number, draft: RoleDraft) {
  return changeRights(tx, actor, async () => {
    const [before] = await lockRoles(tx, [id])
    if (before!.version !== version) refuse('thing.stale')
    const { added, removed } = changeOf(before!.permissions, draft.permissions)
    if (added.length + removed.length > 0 && (await isRoleHeldBy(tx, id, actor.personId))) refuse('role.own')
    demandGrantable(actor, added)
    demandSeparation(actor, added, draft.permissions)
    await setRole(tx, before!, draft)
    const broken = await separatedTogether(tx, pairsWith(added), { roleIds: [id] })
    if (broken) refuseSeparated(actor, broken)
    const data = { name: draft.name, added: [...added], removed: [...removed] }
    await publish(tx, actor, { name: 'role.edited', id, data })
    return findRole(tx, actor, id)
  })
}

interface AssignmentChange {
  readonly add: readonly Assignment[]
  readonly remove: readonly Assignment[]
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

/** Gives roles to accounts and takes roles from them; what is so already stays so. */
const assign = (tx: Tx, actor: Actor, { add, remove }: AssignmentChange) =>
  changeRights(tx, actor, async () => {
    const userIds = unique([...add, ...remove].map((each) => each.user_id))
    const accounts = await lockAccounts(tx, userIds)
    if (accounts.some(({ person_id: personId }) => personId === actor.personId)) refuse('role.own')
    const roles = await lockRoles(tx, unique([...add, ...remove].map((each) => each.role_id)))
    const held = await assignmentsAmong(
      tx,
      userIds,
      roles.map(({ id }) => id),
    )
    const isHeld = (each: Assignment) =>
      held.some((one) => one.user_id === each.user_id && one.role_id === each.role_id)
    const [given, taken] = [add.filter((each) => !isHeld(each)), remove.filter(isHeld)]
    const added = unique(
      roles.flatMap(({ id, permissions }) => (given.some((each) => each.role_id === id) ? permissions : [])),
    )
    demandGrantable(actor, added)
    await deleteAssignments(tx, taken)
    await insertAssignments(tx, given)
    const broken = await separatedTogether(tx, pairsWith(added), { userIds })
    if (broken) refuseSeparated(actor, broken)
    const namesIn = (rows: readonly Assignment[], userId: string) =>
      roles.filter(({ id }) => rows.some((row) => row.user_id === userId && row.role_id === id)).map(({ name }) => name)
    const changed = unique([...given, ...taken].map((each) => each.user_id))
    const events = changed.map((id) =>
      newEvent('account.rolesChanged', { id, data: { added: namesIn(given, id), removed: namesIn(taken, id) } }),
    )
    await publish(tx, actor, ...events)
  })

interface MemberChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}
const holdersOf = (roleId: string, userIds: readonly string[]) =>
  unique(userIds).map((userId) => ({ user_id: userId, role_id: roleId }))

export const changeRoleMembers = (tx: Tx, actor: Actor, roleId: string, { add, remove }: MemberChange) =>
  assign(tx, actor, { add: holdersOf(roleId, add), remove: holdersOf(roleId, remove) })

export async function setAccountRoles(tx: Tx, actor: Actor, userId: string, roleIds: readonly string[]) {
  const before = await roleIdsOf(tx, userId)
  const { added, removed } = changeOf(before, unique(roleIds))
  const of = (ids: readonly string[]) => ids.map((roleId) => ({ user_id: userId, role_id: roleId }))
  await assign(tx, actor, { add: of(added), remove: of(removed) })
}
