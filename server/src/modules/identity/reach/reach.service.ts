import type * as contract from '#contract/identity/reach.ts'
import { isPermission, permissions as declared } from '#contract/permissions.ts'
import { limitedBy } from '#contract/reaches.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { accounts } from '../accounts/account.store.ts'
import { lockRights } from '../roles/assignment.store.ts'
import { demandGrantable, refuseTooWide } from '../roles/role.rules.ts'
import { roles } from '../roles/role.store.ts'
import { beyondReachOf } from './reach.rules.ts'
import { departmentsNamed, findGrant, grantsOfAccount, setReach } from './reach.store.ts'

/** Roles of an account, with what each lets it read of which departments. */
export async function listGrants(db: Db, userId: string): Promise<contract.RoleGrant[]> {
  await accounts.find(db, userId)
  const grants = await grantsOfAccount(db, { userId })
  const named = await departmentsNamed(db, { ids: grants.flatMap(({ deptIds }) => deptIds) })
  return grants.map(({ permissions, deptIds, ...grant }) => ({
    ...grant,
    departments: named.filter(({ id }) => deptIds.includes(id)).map(({ id, name }) => ({ id, name })),
    limited: limitedBy(permissions)
      .filter(isPermission)
      .map((code) => ({ name: declared[code][0], enName: declared[code][1] })),
  }))
}

/** Sets the data scope of a role that an account holds, by the rules of giving the role. */
export async function setGrantReach(
  tx: Tx,
  actor: Actor,
  { userId, roleId, reach, deptIds: chosen }: Input<typeof contract.setGrantReach>,
): Promise<void> {
  await lockRights(tx)
  const account = await accounts.lock(tx, userId)
  if (account.person_id === actor.personId) refuse('role.own')
  const role = await roles.lock(tx, roleId)
  const before = (await findGrant.first(tx, { userId, roleId })) ?? refuse('thing.notFound')
  const deptIds = reach === 'chosen' ? [...new Set(chosen)] : []
  if (reach === 'chosen' && deptIds.length === 0) refuse('role.reachEmpty')
  const named = await departmentsNamed(tx, { ids: [...deptIds, ...before.deptIds, account.dept_id] })
  const paths = new Map(named.map(({ id, path }) => [id, path]))
  if (deptIds.some((id) => !paths.has(id))) refuse('thing.notFound')
  demandGrantable(actor, role.permissions)
  const permissions = limitedBy(role.permissions)
  const beyond = beyondReachOf(actor, { permissions, reach, deptIds, deptId: account.dept_id, paths })
  if (beyond.length > 0) refuseTooWide(actor, beyond)
  await setReach(tx, { userId, roleId, reach, deptIds })
  const namesOf = (ids: readonly string[]) =>
    named
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join('、')
  const { fields: changed } = fieldsChanged(
    { reach: before.reach, reachDepts: namesOf(before.deptIds) },
    { reach, reachDepts: namesOf(deptIds) },
  )
  if (!changed) return
  const fields = [{ field: 'reachRole' as const, before: '', after: role.name }, ...changed]
  await publish(tx, actor, newEvent('account.reachChanged', { id: userId, data: { fields } }))
}
