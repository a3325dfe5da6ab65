import type { Database } from './database/database.ts'
import { type Params, preparedQuery } from './database/query.ts'

/** What would have left this installation: a letter, a text message or a notification. */
interface Kept {
  readonly recipient: string
  readonly template: string
  readonly subject?: string
  readonly text: string
  /** The code of a login, so that it can be read. */
  readonly code?: string
  /** Kept once for each id. */
  readonly message_id?: string
}

const insert = preparedQuery((db, $: Params<Kept>) =>
  db
    .insertInto('kit.outbox')
    .values($)
    .onConflict((conflict) => conflict.doNothing()),
)

/** Development mailbox: keeps what would be sent, and shows it at `/devMailbox`. */
export const keepInMailbox = async (database: Database, tenantId: string, kept: Kept): Promise<void> =>
  void (await database.write(tenantId, (tx) => insert(tx, { ...kept })))

export const recentMessages = preparedQuery((db) =>
  db
    .selectFrom('kit.outbox')
    .select(['id', 'at', 'recipient', 'subject', 'text', 'code'])
    .orderBy('id', 'desc')
    .limit(100),
)
