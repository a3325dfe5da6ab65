import { sql as text } from 'kysely'
import type { Database, Sql } from './database.ts'
import { openSms, type Sms, textOf } from './sms.ts'

/** Development mailbox: stores messages instead of sending them, so that login codes can be read. */
export const devMailboxSms = (database: Database): Sms =>
  openSms(async (message) => {
    const { tenantId, to: recipient, template, values } = message
    await database.write(tenantId, (tx) =>
      tx
        .insertInto('kit.outbox')
        .values({ tenant_id: tenantId, recipient, template, text: textOf(message), code: values['code'] ?? '' })
        .execute(),
    )
  })

interface SentRow {
  id: string
  at: Date
  recipient: string
  text: string
  code: string
}

export async function recentMessages(sql: Sql): Promise<SentRow[]> {
  const { rows } = await text<SentRow>`
    select id, at, recipient, text, code from kit.outbox order by id desc limit 100`.execute(sql)
  return rows
}
