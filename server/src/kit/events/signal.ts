import { sql as text } from 'kysely'
import type { Tx } from '#kit/database/database.ts'
import { channel, nameOf } from '#kit/database/signals/signals.ts'

/**
 * Tells all processes, once the transaction is committed, that something has happened which people wait for on open
 * pages. Only rare things: PostgreSQL commits transactions with notifications one after the other.
 */
export const signal = async (tx: Tx, tenantId: string, topic: string): Promise<void> =>
  void (await text`select pg_notify(${channel}, ${nameOf(tenantId, topic)})`.execute(tx))
