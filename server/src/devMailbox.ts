import { devOutbox } from '#contract/devMailbox.ts'
import { lastSent } from '#kit/devMailbox.ts'
import { type App, serve } from '#kit/serve.ts'

/** Whoever develops reads here what would have been sent. Only a house that sends nothing has this route. */
export function serveOutbox(app: App): void {
  serve(app, devOutbox, async ({ sql }) =>
    (await lastSent(sql)).map(({ id, at, recipient, text, code }) => ({
      id,
      at: at.toISOString(),
      recipient,
      text,
      code,
    })),
  )
}
