import { Type } from 'typebox'
import { sqlQuery } from '#kit/database/query.ts'
import type { Tx } from '#kit/database/database.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import type { BatchListener, Event, Listener, Listeners } from './events.ts'
import { type JobContext, job, Stopped, defaultAttempts } from '#kit/jobs/jobs.ts'
import { kindOfFailure } from '#kit/jobs/jobs.errors.ts'
import { logFailure } from '#kit/log/log.outage.ts'

const batch = 200
type Linked = Event & { readonly seq: string }

/** Listening modules by name. */
export type ListeningModules = Readonly<Record<string, Listeners | BatchListener>>

const isBatch = (listeners: Listeners | BatchListener): listeners is BatchListener => 'handle' in listeners
/** Names of the events that a module listens to. */
export const listenedNames = (listeners: Listeners | BatchListener): readonly string[] =>
  isBatch(listeners) ? listeners.events : Object.keys(listeners)

/**
 * Event delivery: one job per listening module and tenant follows the tenant's chain (consumer offset). A failing event
 * is retried with backoff and blocks later events of this module and tenant only; after its last attempt it becomes a
 * dead letter and delivery continues.
 */
export const deliveryJobs = (modules: ListeningModules) =>
  Object.entries(modules).flatMap(([listener, listeners]) => jobsOf(listener, listeners))

function jobsOf(listener: string, listeners: Listeners | BatchListener) {
  const names = listenedNames(listeners)
  const handle = (tx: Tx, event: Event) =>
    isBatch(listeners) ? listeners.handle(tx, [event]) : (listeners[event.name] as Listener | undefined)?.(tx, event)

  const deliverOne = job({
    name: `events.deliverOne.${listener}`,
    payload: Type.Object({ eventId: Type.String() }),
    async transaction(tx, { eventId }) {
      const event = await findEvent(tx, eventId)
      if (event) await handle(tx, event)
    },
  })

  const deliver = job({
    name: `events.deliver.${listener}`,
    payload: Type.Object({}),
    async steps(context) {
      for (let isFirst = true; ;) {
        const { wanted, events } = await upcoming(context, listener, names)
        for (const event of (await together(context, events)) ? [] : events) {
          if (context.signal.aborted) throw new Stopped()
          if (!(await step(context, event, isFirst))) return
          isFirst = false
        }
        if (events.length < batch) return passTo(context, listener, wanted)
      }
    },
  })

  /** Handles all events in one transaction; false if each must be handled by itself. */
  async function together({ database, tenantId, signal }: JobContext, events: readonly Linked[]): Promise<boolean> {
    if (!isBatch(listeners) || events.length < 2 || signal.aborted) return false
    try {
      await database.write(tenantId, async (tx) => {
        if (await advance(tx, listener, events.at(-1)!.seq)) await listeners.handle(tx, events)
      })
      return true
    } catch (error) {
      if (outageOf(error)) throw error
      return false
    }
  }

  /** Exactly-once delivery: the listener's writes and the new offset commit in one transaction. */
  async function step(context: JobContext, event: Linked, isFirst: boolean): Promise<boolean> {
    const { database, tenantId, log } = context
    try {
      await database.write(tenantId, async (tx) => {
        if (await advance(tx, listener, event.seq)) await handle(tx, event)
      })
      return true
    } catch (error) {
      if (outageOf(error)) throw error
      // Earlier events used this job's attempts; ending here lets a new job count anew for this event.
      if (!isFirst) return false
      if (!context.isLast) throw error
      logFailure(log, error, 'an event was given up', { event: event.name, eventId: event.id, listener, tenantId })
      await database.write(tenantId, async (tx) => {
        if (!(await advance(tx, listener, event.seq))) return
        const data = { eventId: event.id }
        await giveUp(tx, { name: deliverOne.name, data, attempts: defaultAttempts, error: kindOfFailure(error) })
      })
      return true
    }
  }

  return [deliver, deliverOne]
}

const giveUp = sqlQuery('kit.addDeadLetter', 'select kit.add_dead_letter($name, $data::jsonb, $attempts, $error)')
const setOffset = sqlQuery(
  'kit.setOffset',
  'update kit.consumer_offsets set seq = $seq where listener = $listener and seq < $seq returning seq',
)
/** Advances the consumer offset (compare and set); false if another job has advanced it already. */
const advance = async (tx: Tx, listener: string, seq: string): Promise<boolean> =>
  (await setOffset(tx, { listener, seq })).length > 0

const offsetOf = sqlQuery('kit.offsetOf', 'select seq, wanted from kit.consumer_offsets where listener = $listener')
const linkedAfter = sqlQuery(
  'kit.linkedAfter',
  `select a.seq, e.tenant_id, e.id, e.name, e.entity, e.entity_id, e.actor_id, e.from_state, e.to_state, e.reason, e.at, e.data
   from kit.audit a join kit.events e on e.tenant_id = a.tenant_id and e.id = a.event_id
   where a.seq > $seq and e.name = any ($names) order by a.seq limit $batch`,
)

const upcoming = ({ database, tenantId }: JobContext, listener: string, names: readonly string[]) =>
  database.read(tenantId, async (db) => {
    const { seq = '0', wanted = '0' } = (await offsetOf.first(db, { listener })) ?? {}
    return { wanted, events: (await linkedAfter(db, { seq, names, batch })) as Linked[] }
  })

/** Skips the remaining links, which contain no events that this listener wants. */
const passTo = ({ database, tenantId }: JobContext, listener: string, wanted: string) =>
  database.write(tenantId, async (tx) => {
    await advance(tx, listener, wanted)
  })

const eventById = sqlQuery(
  'kit.eventById',
  `select tenant_id, id, name, entity, entity_id, actor_id, from_state, to_state, reason, at, data
   from kit.events where id = $eventId`,
)
const findEvent = async (tx: Tx, eventId: string) => (await eventById.first(tx, { eventId })) as Event | undefined
