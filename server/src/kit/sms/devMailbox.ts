import type { Database } from '#kit/database/database.ts'
import { keepInMailbox } from '#kit/devMailbox.ts'
import { openSms, type Sms } from './sms.ts'
import { textOf } from './sms.templates.ts'

/** Development mailbox: stores messages instead of sending them, so that login codes can be read. */
export const devMailboxSms = (database: Database): Sms =>
  openSms(async (message) => {
    const { tenantId, to: recipient, template, values } = message
    await keepInMailbox(database, tenantId, {
      recipient,
      template,
      text: textOf(message),
      code: values['code'] ?? '',
    })
  })
