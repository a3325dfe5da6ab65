import { homeStream } from '#contract/home/home.ts'
import { authorize } from '#kit/http/authorize.ts'
import { eventStreams } from '#kit/http/eventStream.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { homeTopic } from './homeTopic.ts'

const beatMs = 20_000
const longestMs = 600_000
const mostStreams = 5_000

/** Signals to open home pages that a layout was published: they read it again. Pages that are not looked at hold no connection. */
export function streamHome(app: App): void {
  const streams = eventStreams(app, mostStreams)
  app.get(homeStream, { schema: { hide: true }, ...rateLimitByAddress('call') }, async (request, reply) => {
    const { tenantId } = await authorize(app.context, { access: 'public', ofPortal: true }, request)
    const stream = streams.open(reply, {
      onClose: () => unsubscribe(),
      beat: { everyMs: beatMs, run: (each) => each.beat() },
      longestMs,
    })
    const unsubscribe = app.context.database.signals.subscribe(tenantId, homeTopic, () => stream.send('home', {}))
    stream.beat()
  })
}
