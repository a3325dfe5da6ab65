import type { Listeners } from '#kit/events/events.ts'
import { removeSubscriptionsOf } from './subscription.store.ts'

/**
 * Who signs out of a browser, or is signed out of it, is shown nothing there any more. A session that only went idle
 * has not ended.
 */
export const pushListeners: Listeners = {
  'session.ended': async (tx, event) => {
    await removeSubscriptionsOf(tx, event.entity_id)
  },
}
