import type { Reply } from '#contract/kit/route.ts'
import { closingHeadStream, findClosingHead } from '#contract/sourcing/seal.ts'
import { authorize } from '#kit/http/authorize.ts'
import { eventStreams } from '#kit/http/eventStream.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { presentHead } from '../seal.present.ts'
import type { Seals } from '../seals.ts'
import { headTopic } from './headTopic.ts'

/** Heartbeat interval in ms: rechecks in case a signal was missed, and keeps the connection alive. */
const beatMs = 15_000
const longestMs = 300_000
const maxStreams = 5_000

/**
 * Pushes the signed closing head to open pages (SSE). The process that closes the round signals all processes, which
 * read the head and end their streams with it. Late or reconnecting pages receive it immediately.
 */
export function streamHead(app: App, seals: Seals): void {
  const streams = eventStreams(app, maxStreams)
  const { input, access } = findClosingHead
  app.get<{ Querystring: { projectId: string } }>(
    closingHeadStream,
    { schema: { hide: true, querystring: input }, ...rateLimitByAddress('call') },
    async (request, reply) => {
      const { database } = app.context
      const actor = await authorize(app.context, { access }, request)
      const { projectId } = request.query
      const look = () => database.read(actor.tenantId, (db) => presentHead(db, actor, projectId, seals))
      const first = await look()
      const stream = streams.open(reply, {
        onClose: () => unsubscribe(),
        beat: { everyMs: beatMs, run: () => again() },
        longestMs,
      })
      const show = (head: Reply<typeof findClosingHead>) => {
        stream.send(head.head ? 'head' : 'waiting', head)
        if (head.head) stream.end()
      }
      // A failed read is repeated at the next heartbeat or by the page.
      const again = () => void look().then(show, () => undefined)
      const unsubscribe = database.signals.subscribe(actor.tenantId, headTopic(projectId), again)
      show(first)
      // The round may have closed between the first read and the subscription.
      if (!first.head) again()
    },
  )
}
