import type { Database } from '#kit/database/database.ts'
import { keepInMailbox } from '#kit/devMailbox.ts'
import type { Webhooks } from './webhook.ts'

/** Hosts that belong to nobody (RFC 2606). */
const isExample = (url: string) => /(^|\.)example(\.(com|net|org))?$/.test(new URL(url).hostname)

/** Development: what is sent to a host of examples is kept in the mailbox and counts as received, all else is sent. */
export const devMailboxWebhooks = (database: Database, others: Webhooks): Webhooks => ({
  accepts: others.accepts,
  async send(request) {
    const { tenantId, url, headers, body } = request
    if (!isExample(url)) return others.send(request)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    await keepInMailbox(database, tenantId, {
      recipient: new URL(url).host,
      template: 'webhook',
      subject: `POST ${url}`,
      text: `${lines.join('\n')}\n\n${body}`,
      message_id: `webhook ${url} ${headers['webhook-id']} ${headers['webhook-timestamp']}`,
    })
    return { status: 204, reason: '', excerpt: '' }
  },
})
