import { devMailbox } from '#contract/devMailbox.ts'
import { recentMessages } from '#kit/devMailbox.ts'
import { type App, serve } from '#kit/http/serve.ts'

/** Development mailbox: lists messages that were not sent. Served only without a gateway. */
export function serveDevMailbox(app: App): void {
  serve(app, devMailbox, async ({ db }) =>
    (await recentMessages(db)).map(({ id, at, recipient, subject, text, code }) => ({
      id,
      at: at.toISOString(),
      recipient,
      subject,
      text,
      code,
    })),
  )
}
