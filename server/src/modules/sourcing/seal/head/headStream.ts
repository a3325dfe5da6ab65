import type { Reply } from '#contract/kit/route.ts'
import { closingHeadStream, findClosingHead } from '#contract/sourcing/seal.ts'
import { authorize } from '#kit/http/authorize.ts'
import { eventStreams } from '#kit/http/eventStream.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { presentHead } from '../seal.present.ts'
import type { Seals } from '../seals.ts'
import { headTopic } from './headTopic.ts'

/** Looks whether a signal was missed; what it finds says as well that the connection lives. */
const beatMs = 15_000
const longestMs = 300_000
const mostStreams = 5_000

/**
 * The end of a round, pushed to open pages: whichever process closes the round signals it, and each process reads it
 * and ends its streams with it. A page that comes too late, or again, has the head at once.
 */
export function streamHead(app: App, seals: Seals): void {
  const streams = eventStreams(app, mostStreams)
  const { input, access } = findClosingHead
  app.get<{ Querystring: { projectId: string } }>(
    closingHeadStream,
    { schema: { hide: true, querystring: input }, ...rateLimitByAddress('call') },
    async (request, reply) => {
      const { database } = app.context
      const actor = await authorize(app.context, { access }, request)
      const { projectId } = request.query
      const look = () => database.read(actor.tenantId, (sql) => presentHead(sql, actor, projectId, seals))
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
      // What cannot be read now is read at the next beat, or by the page itself.
      const again = () => void look().then(show, () => undefined)
      const unsubscribe = database.signals.subscribe(actor.tenantId, headTopic(projectId), again)
      show(first)
      // The round may have closed between the first look and the subscription.
      if (!first.head) again()
    },
  )
}
