import type { Database } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { openSms, type Sms } from './sms.ts'
import { textOf } from './sms.templates.ts'

const insert = preparedQuery((db, $: Params<{ recipient: string; template: string; text: string; code: string }>) =>
  db.insertInto('kit.outbox').values($),
)

/** Development mailbox: stores messages instead of sending them, so that login codes can be read. */
export const devMailboxSms = (database: Database): Sms =>
  openSms(async (message) => {
    const { tenantId, to: recipient, template, values } = message
    await database.write(tenantId, (tx) =>
      insert(tx, { recipient, template, text: textOf(message), code: values['code'] ?? '' }),
    )
  })

export const recentMessages = preparedQuery((db) =>
  db
    .selectFrom('kit.outbox')
    .select(['id', 'at', 'recipient', 'subject', 'text', 'code'])
    .orderBy('id', 'desc')
    .limit(100),
)
