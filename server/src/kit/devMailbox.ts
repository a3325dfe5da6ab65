import type { Database } from './database/database.ts'
import { type Params, preparedQuery } from './database/query.ts'

/** Message kept instead of being sent: a mail, an SMS or a push notification. */
interface Kept {
  readonly recipient: string
  readonly template: string
  readonly subject?: string
  readonly text: string
  /** Login code, so that developers can read it. */
  readonly code?: string
  /** Deduplication key: a message is kept once for each id. */
  readonly message_id?: string
}

const insert = preparedQuery((db, $: Params<Kept>) =>
  db
    .insertInto('kit.outbox')
    .values($)
    .onConflict((conflict) => conflict.doNothing()),
)

/** Development mailbox: stores a message instead of sending it; `/devMailbox` shows it. */
export const keepInMailbox = async (database: Database, tenantId: string, kept: Kept): Promise<void> =>
  void (await database.write(tenantId, (tx) => insert(tx, { ...kept })))

export const recentMessages = preparedQuery((db) =>
  db
    .selectFrom('kit.outbox')
    .select(['id', 'at', 'recipient', 'subject', 'text', 'code'])
    .orderBy('id', 'desc')
    .limit(100),
)
