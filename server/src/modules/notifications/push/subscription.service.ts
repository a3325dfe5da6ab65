import type { Input } from '#contract/kit/route.ts'
import * as contract from '#contract/notifications/push.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { isPushKey } from '#kit/push/push.keys.ts'
import type { Push } from '#kit/push/push.ts'
import { refuse } from '#kit/refusal.ts'
import { lockProfile } from '../own/preference.store.ts'
import { findPushState, putSubscription, removeSubscription, trimSubscriptions } from './subscription.store.ts'

export async function presentPushState(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  push: Push | undefined,
  endpoint = '',
): Promise<contract.PushState> {
  return { publicKey: push?.publicKey ?? null, ...(await findPushState(db, userId, endpoint)) }
}

/**
 * Registers the caller's browser. Refuses an endpoint of another account: the page unsubscribes and gets a new one when
 * another person logs in.
 */
export async function subscribe(
  tx: Tx,
  { userId, sessionId }: Actor,
  push: Push | undefined,
  input: Input<typeof contract.subscribePush>,
): Promise<void> {
  if (!push) return refuse('push.notOffered')
  if (!push.accepts(input.endpoint)) refuse('push.endpointNotAllowed')
  if (!isPushKey(input.p256dh)) refuse('push.keysInvalid')
  // Serialises concurrent registrations, so that the limit holds.
  await lockProfile(tx, userId)
  if (!(await putSubscription(tx, { userId, sessionId, ...input }))) refuse('push.endpointTaken')
  await trimSubscriptions(tx, userId, contract.maxPushBrowsers)
}

export const unsubscribe = (tx: Tx, { userId }: Actor, { endpoint }: Input<typeof contract.unsubscribePush>) =>
  removeSubscription(tx, userId, endpoint)
