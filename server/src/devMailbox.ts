import { devMailbox } from '#contract/devMailbox.ts'
import { recentMessages } from '#kit/devMailbox.ts'
import { type App, serve } from '#kit/serve.ts'

/** Whoever develops reads here what would have been sent. Only a house that sends nothing has this route. */
export function serveDevMailbox(app: App): void {
  serve(app, devMailbox, async ({ sql }) =>
    (await recentMessages(sql)).map(({ id, at, recipient, text, code }) => ({
      id,
      at: at.toISOString(),
      recipient,
      text,
      code,
    })),
  )
}
