import type * as contract from '#contract/identity/offboarding.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import { packageNames } from '#contract/tenancy/packages.ts'
import type { Permission } from '#contract/permissions.ts'
import { defaultReaches } from '#contract/reaches.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { refuse } from '#kit/refusal.ts'
import { findTenantById } from '#modules/tenancy/index.ts'
import { isOver } from '../accounts/account.rules.ts'
import { giveRole } from '../roles/assignment.service.ts'
import { lockRights } from '../roles/assignment.store.ts'
import { withheldFrom } from '../sessions/package.rules.ts'
import { findPerson } from '../user.store.ts'
import { deleteEndedGrants, grantsOf, heldForGood, setGrantEnd } from './access.store.ts'

/** The checks that a call of this account makes for a permission, with what they find. */
export async function explainAccess(
  db: Db,
  actor: Actor,
  ports: QueryPorts,
  { userId, permission }: Input<typeof contract.explainAccess>,
): Promise<contract.AccessReason> {
  const person = (await findPerson(db, { userId }))[0] ?? refuse('thing.notFound')
  const grants = await grantsOf(db, { userId, permission })
  const [tenant] = await findTenantById(db, { id: actor.tenantId })
  const restricted = (await ports.restrictedOf(db, person.person_id, actor.now)).permissions
  const withheld = tenant ? withheldFrom(tenant) : new Set<Permission>()
  const isEnglish = actor.lang === 'en'
  const code = permission as Permission
  const checks: contract.AccessReason['checks'] = [
    { key: 'account', isOk: !person.disabled && !isOver(person.expires_at, actor.now), detail: person.code },
    { key: 'password', isOk: !person.must_change, detail: '' },
    {
      key: 'package',
      isOk: !withheld.has(code),
      detail: tenant ? packageNames[tenant.package][isEnglish ? 1 : 0] : '',
    },
    { key: 'restriction', isOk: !restricted.has(code), detail: '' },
    {
      key: 'role',
      isOk: grants.some(({ isInTime }) => isInTime),
      detail: grants.map((each) => (isEnglish ? each.roleEnName : each.roleName)).join('、'),
    },
  ]
  return {
    isPermitted: checks.every(({ isOk }) => isOk),
    checks,
    grants,
    ownReach: defaultReaches[permission] ?? null,
    deptName: person.dept_full_name,
  }
}

/** Gives a role until a day, by the rules of every other assignment. */
export async function grantRoleUntil(
  tx: Tx,
  actor: Actor,
  { userId, roleId, endsOn, reason }: Input<typeof contract.grantRoleUntil>,
): Promise<void> {
  if (endsOn < dayOf(actor.now)) refuse('role.endPast')
  // Before what is read: nobody gives the role for good meanwhile.
  await lockRights(tx)
  const [isHeld] = await heldForGood(tx, { userId, roleId })
  if (isHeld) refuse('role.heldForGood')
  await giveRole(tx, actor, {
    userId,
    roleId,
    until: () => setGrantEnd(tx, { userId, roleId, endsOn, grantedBy: actor.userId, reason }),
  })
}

/** Takes roles away whose time is over. They count no more from the end of their last day on, in any case. */
export const endGrants = ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const ended = await deleteEndedGrants(tx)
    const events = ended.map(({ userId, names }) =>
      newEvent('account.rolesChanged', { id: userId, data: { added: [], removed: names } }),
    )
    await publish(tx, systemActor(tenantId, '', now), ...events)
  })
