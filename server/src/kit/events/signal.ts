import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { channel, nameOf } from '#kit/database/signals/signals.ts'

const notify = sqlQuery('kit.notify', 'select pg_notify($channel, $name)')
/**
 * Notifies all processes after the commit (PostgreSQL NOTIFY) of a change that open pages wait for. For rare events
 * only: PostgreSQL serialises the commits of transactions with notifications.
 */
export const signal = async (tx: Tx, tenantId: string, topic: string): Promise<void> =>
  void (await notify(tx, { channel, name: nameOf(tenantId, topic) }))
