import type { Database } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { layOut } from './mail.layout.ts'
import type { Mail } from './mail.ts'

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

/** Development mailbox: keeps letters instead of sending them, each once. */
export const devMailboxMail = (database: Database): Mail => ({
  async send(message) {
    const { tenantId, id, template, to } = message
    const { subject, text } = layOut(message)
    await database.write(tenantId, (tx) =>
      insert(tx, { recipient: to.address, template, subject, text, message_id: id }),
    )
  },
  close: () => undefined,
})
