import { auctionStream, findAuction } from '#contract/sourcing/auction/auction.ts'
import { authorize } from '#kit/http/authorize.ts'
import { eventStreams } from '#kit/http/eventStream.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { presentFrame } from '../auction.present.ts'
import { watch } from './rooms.ts'

const beatMs = 15_000
/** All of an auction connect at once: they must not all reconnect at once. */
const longestMs = () => 240_000 + Math.random() * 120_000
const maxStreams = 10_000

/** Pushes frames of an auction to open pages (SSE), each for its audience. */
export function streamAuction(app: App): void {
  const streams = eventStreams(app, maxStreams)
  const { input, access } = findAuction
  app.get<{ Querystring: { projectId: string } }>(
    auctionStream,
    { schema: { hide: true, querystring: input }, ...rateLimitByAddress('call') },
    async (request, reply) => {
      const { database } = app.context
      const actor = await authorize(app.context, { access, ofPortal: true }, request, false)
      const { projectId } = request.query
      const from = Number(request.headers['last-event-id'] ?? 0)
      const known = Number.isSafeInteger(from) && from > 0 ? from : 0
      const { frame, audience } = await database.read(actor.tenantId, (db) => presentFrame(db, actor, projectId, known))
      const stream = streams.open(reply, {
        onClose: () => leave(),
        beat: { everyMs: beatMs, run: (each) => each.beat() },
        longestMs: longestMs(),
      })
      stream.send('frame', frame, String(frame.view.seq))
      const leave = watch(database, actor.tenantId, projectId, { stream, audience, last: frame.view.seq })
    },
  )
}
