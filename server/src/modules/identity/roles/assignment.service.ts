import type * as contract from '#contract/identity/roles.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import {
  administration,
  changeOf,
  demandGrantable,
  mayGrant,
  pairsWith,
  refuseSeparated,
  refuseTooWide,
  separated,
} from './role.rules.ts'
import { asGiven, beyondReachOf, narrowedOf } from '../reach/reach.rules.ts'
import { departmentsNamed } from '../reach/reach.store.ts'
import { accounts } from '../accounts/account.store.ts'
import { allRoles } from '../people/person.store.ts'
import {
  type Assignment,
  assignmentsAmong,
  deleteAssignments,
  heldByOperators,
  insertAssignments,
  lockRights,
  roleIdsOf,
  separatedTogether,
} from './assignment.store.ts'
import { roles } from './role.store.ts'

/** Serialised change of permissions; refuses changes that leave the tenant without an administrator of permissions. */
export async function changeRights<T>(tx: Tx, change: () => Promise<T>): Promise<T> {
  await lockRights(tx)
  const before = await heldByOperators(tx, administration)
  const result = await change()
  const after = await heldByOperators(tx, administration)
  if (before.some((permission) => !after.includes(permission))) refuse('role.lastAdministrator')
  return result
}

/**
 * Refuses to open an account whose roles and those of its person's other open accounts separation of duties keeps
 * apart. Within `changeRights`, after the account was opened.
 */
export async function demandSeparateDuties(tx: Tx, actor: Actor, userId: string): Promise<void> {
  const broken = await separatedTogether(tx, separated, { userIds: [userId] })
  if (broken) refuseSeparated(actor, broken)
}

interface AssignmentChange {
  readonly add: readonly Assignment[]
  readonly remove: readonly Assignment[]
  /** Writes until when what was added is held: what is held for a time already is given anew. */
  readonly until?: () => Promise<unknown>
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

/** Assigns and removes roles; existing assignments stay unchanged, but for their end. */
const assign = (tx: Tx, actor: Actor, { add, remove, until }: AssignmentChange) =>
  changeRights(tx, async () => {
    const userIds = unique([...add, ...remove].map((each) => each.user_id))
    const locked = await accounts.lockAll(tx, userIds)
    if (locked.some(({ person_id: personId }) => personId === actor.personId)) refuse('role.own')
    const roleIds = unique([...add, ...remove].map((each) => each.role_id))
    const changed = await roles.lockAll(tx, roleIds)
    const held = await assignmentsAmong(tx, userIds, roleIds)
    const isHeld = (each: Assignment) =>
      held.some((one) => one.user_id === each.user_id && one.role_id === each.role_id)
    const missing = add.filter((each) => !isHeld(each))
    const [given, taken] = [until ? add : missing, remove.filter(isHeld)]
    const added = unique(
      changed.flatMap(({ id, permissions }) => (given.some((each) => each.role_id === id) ? permissions : [])),
    )
    demandGrantable(actor, added)
    await demandWithinReach(tx, actor, { given, accounts: locked, roles: changed })
    await deleteAssignments(tx, taken)
    await insertAssignments(tx, missing)
    await until?.()
    const broken = await separatedTogether(tx, pairsWith(added), { userIds })
    if (broken) refuseSeparated(actor, broken)
    const namesIn = (rows: readonly Assignment[], userId: string) =>
      changed
        .filter(({ id }) => rows.some((row) => row.user_id === userId && row.role_id === id))
        .map(({ name }) => name)
    const changedIds = unique([...given, ...taken].map((each) => each.user_id))
    const events = changedIds.map((id) =>
      newEvent('account.rolesChanged', { id, data: { added: namesIn(given, id), removed: namesIn(taken, id) } }),
    )
    await publish(tx, actor, ...events)
  })

interface Given {
  readonly given: readonly Assignment[]
  readonly accounts: readonly { readonly id: string; readonly dept_id: string }[]
  readonly roles: readonly { readonly id: string; readonly permissions: readonly string[] }[]
}
/** Refuses roles that show their holders more than an actor with a data scope sees. */
async function demandWithinReach(tx: Tx, actor: Actor, { given, accounts: holders, roles: changed }: Given) {
  const codesOf = new Map(changed.map(({ id, permissions }) => [id, narrowedOf(actor, permissions)]))
  if ([...codesOf.values()].every((codes) => codes.length === 0)) return
  const paths = new Map(
    (await departmentsNamed(tx, { ids: holders.map(({ dept_id: id }) => id) })).map(({ id, path }) => [id, path]),
  )
  for (const { user_id: userId, role_id: roleId } of given) {
    const { dept_id: deptId } = holders.find(({ id }) => id === userId)!
    const beyond = beyondReachOf(actor, { permissions: codesOf.get(roleId) ?? [], ...asGiven, deptId, paths })
    if (beyond.length > 0) refuseTooWide(actor, beyond)
  }
}

interface TimedGrant {
  readonly userId: string
  readonly roleId: string
  /** Writes until when. */
  readonly until: () => Promise<unknown>
}
/** Gives one role, with an end. */
export const giveRole = (tx: Tx, actor: Actor, { userId, roleId, until }: TimedGrant) =>
  assign(tx, actor, { add: [{ user_id: userId, role_id: roleId }], remove: [], until })

const holdersOf = (roleId: string, userIds: readonly string[]) =>
  unique(userIds).map((userId) => ({ user_id: userId, role_id: roleId }))

export const changeRoleMembers = (
  tx: Tx,
  actor: Actor,
  { roleId, add, remove }: Input<typeof contract.changeRoleMembers>,
) => assign(tx, actor, { add: holdersOf(roleId, add), remove: holdersOf(roleId, remove) })

export async function setAccountRoles(
  tx: Tx,
  actor: Actor,
  { userId, roleIds }: Input<typeof contract.setAccountRoles>,
) {
  const { added, removed } = changeOf(await roleIdsOf(tx, userId), unique(roleIds))
  const of = (ids: readonly string[]) => ids.map((roleId) => ({ user_id: userId, role_id: roleId }))
  await assign(tx, actor, { add: of(added), remove: of(removed) })
}

/** Roles that the actor may assign; none without the permission to assign roles. */
export const assignableRoles = async (db: Db, actor: Actor) =>
  actor.permissions.has('role.manage')
    ? (await allRoles(db)).filter(({ permissions }) => permissions.every((code) => mayGrant(actor, code)))
    : []
