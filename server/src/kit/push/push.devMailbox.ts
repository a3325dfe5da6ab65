import type { Database } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { type OutboundPolicy, violationOf } from '#kit/outbound/outbound.address.ts'
import type { Push } from './push.ts'

interface Kept {
  readonly recipient: string
  readonly template: string
  readonly subject: string
  readonly text: string
  readonly message_id: string
}
const insert = preparedQuery((db, $: Params<Kept>) =>
  db
    .insertInto('kit.outbox')
    .values($)
    .onConflict((conflict) => conflict.doNothing()),
)

/** Development mailbox: keeps notifications instead of sending them, each once. */
export const devMailboxPush = (database: Database, publicKey: string, policy: OutboundPolicy): Push => ({
  publicKey,
  accepts: (endpoint) => violationOf(endpoint, policy) === undefined,
  async send({ tenantId, id, to, content: { title, text, url } }) {
    const kept = { subject: title, text: `${text}\n${url}`, message_id: `push ${id}` }
    await database.write(tenantId, (tx) =>
      insert(tx, { recipient: new URL(to.endpoint).host, template: 'push', ...kept }),
    )
    return 'sent'
  },
})
