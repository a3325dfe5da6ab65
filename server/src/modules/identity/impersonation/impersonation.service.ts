import { type impersonate as impersonateRoute, impersonationMinutes } from '#contract/identity/impersonation.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import { publish } from '#kit/events/events.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { isOver } from '../accounts/account.rules.ts'
import { accounts, permissionsHeld } from '../accounts/account.store.ts'
import { findPerson } from '../user.store.ts'
import { permissionsOf } from '../sessions/session.rules.ts'
import { endSessions } from '../sessions/session.service.ts'
import { insertViewing } from './impersonation.store.ts'
import { isUpward, isViewable } from './impersonation.rules.ts'

const longestAgent = 300

/** Opens a session in which the actor views as somebody else; answers its id. */
export async function startViewing(
  tx: Tx,
  actor: Actor,
  input: Input<typeof impersonateRoute>,
): Promise<{ sessionId: string; userId: string }> {
  const reason = input.reason.trim() || refuseInput('required', { field: 'reason' })
  const account = await accounts.lock(tx, input.userId)
  const { id: userId, person_id: personId } = account
  if (account.entrance === 'supplier' || account.is_service) return refuse('thing.notFound')
  if (personId === actor.personId) return refuse('person.own')
  if (!isViewable(account.entrance)) return refuse('impersonation.entrance')
  const [person] = await findPerson(tx, { userId })
  if (!person || account.disabled || isOver(account.expires_at, actor.now) || person.must_change)
    return refuse('impersonation.unusable')
  // Of all accounts: a person who administers with another account is out of reach, too.
  const held = (await permissionsHeld(tx, [personId])).get(personId) ?? []
  const viewed = { entrance: account.entrance, permissions: permissionsOf(person), held }
  if (isUpward(actor.permissions, viewed)) return refuse('impersonation.upward')
  const until = new Date(actor.now.getTime() + impersonationMinutes * 60_000)
  const sessionId = await nextId(tx)
  await insertViewing(tx, {
    id: sessionId,
    userId,
    personId,
    ip: actor.ip,
    agent: actor.agent.slice(0, longestAgent),
    bySessionId: actor.sessionId,
    byUserId: actor.userId,
    until,
    reason,
  })
  const data = { byName: actor.userName, until: until.toISOString(), sessionId }
  await publish(tx, { ...actor, onBehalfOf: userId }, { name: 'account.impersonated', id: userId, reason, data })
  return { sessionId, userId }
}

/** Ends the session in which the actor views as somebody else. */
export async function endViewing(tx: Tx, actor: Actor, { authenticator }: ServiceContext) {
  const { viewedBy, sessionId, userId } = actor
  if (!viewedBy) return refuse('impersonation.none')
  authenticator.forgetSessions(await endSessions(tx, actor, { userId, only: sessionId }, 'byUser'))
  await publish(tx, actor, { name: 'account.impersonationEnded', id: userId, data: { sessionId } })
  return { sessionId: viewedBy.sessionId, userId: viewedBy.userId }
}
