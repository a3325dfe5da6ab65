import { answerHours } from '#contract/onboarding/scores.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event, Listener } from '#kit/events/events.ts'
import { insertAnswer, insertIncident, insertOrderFacts, insertStars } from './fact.store.ts'

type Happened = Pick<Event, 'id' | 'entity_id' | 'at'>

const ofOrder = ({ id: eventId, entity_id: orderId, at }: Happened) => ({ eventId, orderId, at })

/** Facts for scores, by event. Each is counted once, however often its event comes. */
export const factListeners = {
  'order.received': (tx: Tx, event: Happened) => insertOrderFacts(tx, { ...ofOrder(event), isShort: false }),
  'order.autoReceived': (tx: Tx, event: Happened) => insertOrderFacts(tx, { ...ofOrder(event), isShort: false }),
  'order.inspected': (tx: Tx, event: Happened) => insertOrderFacts(tx, { ...ofOrder(event), isShort: false }),
  'order.shortClosed': (tx: Tx, event: Happened) => insertOrderFacts(tx, { ...ofOrder(event), isShort: true }),
  'order.commented': (tx: Tx, event: Happened) => insertStars(tx, ofOrder(event)),
  'order.accepted': (tx: Tx, event: Happened) =>
    insertAnswer(tx, { ...ofOrder(event), isExpired: false, hours: answerHours }),
  'order.expired': (tx: Tx, event: Happened) =>
    insertAnswer(tx, { ...ofOrder(event), isExpired: true, hours: answerHours }),
  'incident.warned': (tx: Tx, { id: eventId, entity_id: id, at }: Happened) => insertIncident(tx, { id, eventId, at }),
  'incident.escalated': (tx: Tx, { id: eventId, entity_id: id, at }: Happened) =>
    insertIncident(tx, { id, eventId, at }),
} as const
export type FactEvent = keyof typeof factListeners
export const factEvents = Object.keys(factListeners) as readonly FactEvent[]

/** Counts an event for the scores. */
export const countFact = async (tx: Tx, name: FactEvent, event: Happened): Promise<void> =>
  void (await factListeners[name](tx, event))

/** Listener that counts its event for the scores. */
export const counting =
  <Name extends FactEvent>(name: Name): Listener<Name> =>
  (tx, event) =>
    countFact(tx, name, event)
