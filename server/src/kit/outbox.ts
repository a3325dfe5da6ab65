import type { Database } from './database.ts'
import { type Params, preparedQuery } from './query.ts'
import { openSms, type Sms, textOf } from './sms.ts'

const insert = preparedQuery((db, $: Params<{ recipient: string; template: string; text: string; code: string }>) =>
  db.insertInto('kit.outbox').values($),
)

/** Keeps what would be sent, for development: the code of a login is read there. */
export const outboxSms = (database: Database): Sms =>
  openSms(async (message) => {
    const { tenantId, to: recipient, template, values } = message
    await database.write(tenantId, (tx) =>
      insert(tx, { recipient, template, text: textOf(message), code: values['code'] ?? '' }),
    )
  })

export const lastSent = preparedQuery((db) =>
  db.selectFrom('kit.outbox').select(['id', 'at', 'recipient', 'text', 'code']).orderBy('id', 'desc').limit(100),
)
