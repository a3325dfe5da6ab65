import type { Listeners } from '#kit/events/events.ts'
import { removeSubscriptionsOf } from './subscription.store.ts'

/** Removes subscriptions when a session ends by logout or revocation. An idle session has not ended. */
export const pushListeners: Listeners = {
  'session.ended': async (tx, event) => {
    await removeSubscriptionsOf(tx, event.entity_id)
  },
}
