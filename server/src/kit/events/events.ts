import { entityOf, type EventName, type PayloadOf, type StateOf } from '#contract/events.ts'
import { type Actor, actingOf } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

export interface Event<Name extends EventName = EventName> {
  readonly tenant_id: string
  readonly id: string
  readonly name: Name
  readonly entity: string
  readonly entity_id: string
  readonly actor_id: string
  readonly from_state: StateOf<Name> | null
  readonly to_state: StateOf<Name> | null
  readonly reason: string | null
  readonly at: Date
  readonly data: PayloadOf<Name>
}

/** Intersection of the payloads of all these events, for a name that is known only as one of several. */
type AllPayloads<Name extends EventName> = (
  Name extends EventName ? (payload: PayloadOf<Name>) => void : never
) extends (payload: infer Payload) => void
  ? ReadonlyAll<Payload>
  : never
type ReadonlyAll<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyAll<T[Key]> } : T

type Fields<Name extends EventName> = {
  /** Id of the entity. */
  readonly id: string
  readonly from?: StateOf<Name> | undefined
  readonly to?: StateOf<Name> | undefined
  readonly reason?: string | undefined
} & (keyof PayloadOf<Name> extends never ? { readonly data?: never } : { readonly data: AllPayloads<Name> })

/** Event to publish, such as `order.approved`; the part before the dot is the entity. */
export type NewEvent<Name extends EventName = EventName> = Name extends EventName
  ? { readonly name: Name } & Fields<Name>
  : never

/** Creates an event with a computed name; its payload fits every possible name. */
export const newEvent = <Name extends EventName>(name: Name, fields: Fields<Name>): NewEvent<Name> =>
  ({ name, ...fields }) as unknown as NewEvent<Name>

const insertEvents = sqlQuery(
  'kit.insertEvents',
  `insert into kit.events (tenant_id, name, entity, entity_id, from_state, to_state, reason, data, actor_id, on_behalf_of, ip, trace_id)
   select $tenantId, r.*, $actorId, $onBehalfOf?::bigint, $ip, $traceId
   from jsonb_to_recordset($rows::jsonb)
     as r(name text, entity text, entity_id bigint, from_state text, to_state text, reason text, data jsonb)`,
)
/**
 * Publishes events by inserting them in the current transaction (transactional outbox). The same rows serve as audit
 * trail and as source of notifications and webhooks. Several events cost one statement.
 */
export async function publish(tx: Tx, actor: Actor, ...events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((one) => ({
    name: one.name,
    entity: entityOf(one.name),
    entity_id: one.id,
    from_state: one.from ?? null,
    to_state: one.to ?? null,
    reason: one.reason ?? null,
    data: one.data ?? {},
  }))
  const { tenantId, ip, traceId } = actor
  await insertEvents(tx, { tenantId, ...actingOf(actor), ip, traceId, rows })
}

/** Event listener of a higher module; runs in one transaction with the update of its consumer offset. */
export type Listener<Name extends EventName = EventName> = (tx: Tx, event: Event<Name>) => Promise<void>
export type Listeners = { readonly [Name in EventName]?: Listener<Name> }

/**
 * Listener of many events at once, for what is derived from rows and not from each event: up to 200 in one transaction.
 * If that fails, its events are handled one by one, so that one of them alone can fail.
 */
export interface BatchListener {
  readonly events: readonly EventName[]
  readonly handle: (tx: Tx, events: readonly Event[]) => Promise<void>
}
