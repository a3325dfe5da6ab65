import { sql as text } from 'kysely'
import type { Actor } from './actor.ts'
import type { Tx } from './database.ts'

export interface Event {
  readonly tenant_id: string
  readonly id: string
  readonly name: string
  readonly entity: string
  readonly entity_id: string
  readonly actor_id: string
  readonly from_state: string | null
  readonly to_state: string | null
  readonly reason: string | null
  readonly at: Date
  readonly data: Record<string, unknown>
}

export interface Announcement {
  /** `order.approved`; the part before the dot is the entity. */
  name: string
  id: string
  from?: string | undefined
  to?: string | undefined
  reason?: string | undefined
  data?: Record<string, unknown>
}

/**
 * Writes what happened, in the transaction in which it happens: one row is audit trail, notification and webhook at once.
 * Several at once cost one statement.
 */
export async function announce(tx: Tx, actor: Actor, ...announcements: Announcement[]): Promise<void> {
  if (announcements.length === 0) return
  const rows = announcements.map((one) => ({
    name: one.name,
    entity: one.name.slice(0, one.name.indexOf('.')),
    entity_id: one.id,
    from_state: one.from ?? null,
    to_state: one.to ?? null,
    reason: one.reason ?? null,
    data: one.data ?? {},
  }))
  await text`
    insert into kit.events (tenant_id, name, entity, entity_id, from_state, to_state, reason, data, actor_id, ip, trace_id)
    select ${actor.tenantId}, r.*, ${actor.userId}, ${actor.ip}, ${actor.traceId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(name text, entity text, entity_id bigint, from_state text, to_state text, reason text, data jsonb)
  `.execute(tx)
}

/** What a higher module does when it hears an event; told at least once, so it must bear to hear it twice. */
export type Listener = (tx: Tx, event: Event) => Promise<void>
export type Listeners = Readonly<Record<string, Listener>>
