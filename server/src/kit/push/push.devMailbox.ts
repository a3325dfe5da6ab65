import type { Database } from '#kit/database/database.ts'
import { keepInMailbox } from '#kit/devMailbox.ts'
import type { OutboundPolicy } from '#kit/outbound/outbound.address.ts'
import { isPushEndpoint, type Push } from './push.ts'

/** Development mailbox: stores notifications instead of sending them, once for each id. */
export const devMailboxPush = (database: Database, publicKey: string, policy: OutboundPolicy): Push => ({
  publicKey,
  accepts: (endpoint) => isPushEndpoint(endpoint, policy),
  async send({ tenantId, id, to, content: { title, text, url } }) {
    await keepInMailbox(database, tenantId, {
      recipient: new URL(to.endpoint).host,
      template: 'push',
      subject: title,
      text: `${text}\n${url}`,
      message_id: `push ${id}`,
    })
    return 'sent'
  },
})
