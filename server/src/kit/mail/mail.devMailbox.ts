import type { Database } from '#kit/database/database.ts'
import { keepInMailbox } from '#kit/devMailbox.ts'
import { layOut } from './mail.layout.ts'
import type { Mail } from './mail.ts'

/** Development mailbox: stores mails instead of sending them, once for each id. */
export const devMailboxMail = (database: Database): Mail => ({
  async send(message) {
    const { tenantId, id, template, to } = message
    const { subject, text } = layOut(message)
    await keepInMailbox(database, tenantId, { recipient: to.address, template, subject, text, message_id: id })
  },
  close: () => undefined,
})
