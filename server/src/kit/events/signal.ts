import { sql as text } from 'kysely'
import type { Tx } from '#kit/database/database.ts'
import { channel, nameOf } from '#kit/database/signals/signals.ts'

/**
 * Notifies all processes after the commit (PostgreSQL NOTIFY) of a change that open pages wait for. For rare events
 * only: PostgreSQL serialises the commits of transactions with notifications.
 */
export const signal = async (tx: Tx, tenantId: string, topic: string): Promise<void> =>
  void (await text`select pg_notify(${channel}, ${nameOf(tenantId, topic)})`.execute(tx))
