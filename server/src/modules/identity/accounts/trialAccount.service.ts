import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { departments, useDepartments } from '../departments/department.store.ts'
import { endSessions } from '../sessions/session.service.ts'
import { lastDayOf } from './account.rules.ts'
import { accounts } from './account.store.ts'

/**
 * Trial accounts, as those who follow up trials change them. The roles of a trial account allow no more than buying, so
 * what its follower may grant is not asked for.
 */
export async function extendTrialAccount(tx: Tx, actor: Actor, userId: string, end: Date): Promise<void> {
  const before = await accounts.lock(tx, userId)
  await accounts.set(tx, before, { expires_at: end })
  const { code: userCode, name: userName } = before
  const changed = fieldsChanged({ expiresOn: lastDayOf(before.expires_at) }, { expiresOn: lastDayOf(end) })
  await publish(tx, actor, { name: 'account.edited', id: userId, data: { userCode, userName, ...changed } })
}

/** The account becomes a regular one of a department, without a last day. */
export async function convertTrialAccount(tx: Tx, actor: Actor, userId: string, deptId: string): Promise<void> {
  const before = await accounts.lock(tx, userId)
  await useDepartments(tx, [deptId])
  const [from, to] = [await departments.find(tx, before.dept_id), await departments.find(tx, deptId)]
  await accounts.set(tx, before, { dept_id: deptId, expires_at: null, is_trial: false })
  const { code: userCode, name: userName } = before
  const changed = fieldsChanged(
    { deptId: from.full_name, expiresOn: lastDayOf(before.expires_at) },
    { deptId: to.full_name, expiresOn: '' },
  )
  await publish(tx, actor, { name: 'account.edited', id: userId, data: { userCode, userName, ...changed } })
}

/** The account is disabled, unless it is already, and its sessions end. */
export async function endTrialAccount(
  tx: Tx,
  actor: Actor,
  userId: string,
  context: Pick<ServiceContext, 'authenticator'> | undefined,
): Promise<void> {
  const before = await accounts.lock(tx, userId)
  if (before.disabled) return
  await accounts.set(tx, before, { disabled: true })
  await publish(tx, actor, { name: 'account.disabled', id: userId, from: 'active', to: 'disabled' })
  const ended = await endSessions(tx, actor, { userId }, 'disabled')
  context?.authenticator.forgetSessions(ended)
}
