import { messageStream } from '#contract/notifications/messages.ts'
import { authorize } from '#kit/http/authorize.ts'
import { eventStreams } from '#kit/http/eventStream.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { Hub, type Stream } from './hub.ts'

const maxStreams = 20_000

/**
 * Pushes messages to open pages, whichever process has written them. An open page does not count as activity of its
 * session.
 */
export function streamMessages(app: App): void {
  const streams = eventStreams(app, maxStreams)
  const hubs = new Map<string, Hub>()
  const beat = setInterval(() => {
    for (const [tenantId, hub] of hubs)
      if (hub.size === 0) {
        hub.close()
        hubs.delete(tenantId)
      } else void hub.beat().catch(() => undefined)
  }, Hub.beatMs).unref()
  app.addHook('preClose', (done) => {
    clearInterval(beat)
    for (const hub of hubs.values()) hub.close()
    done()
  })
  app.get(messageStream, { schema: { hide: true }, ...rateLimitByAddress('call') }, async (request, reply) => {
    const { database } = app.context
    const { tenantId, userId, sessionId } = await authorize(app.context, { access: 'session' }, request, false)
    const known = /^[0-9]{1,18}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0] ?? '0'
    const hub = hubs.get(tenantId) ?? new Hub(database, tenantId, () => new Date())
    hubs.set(tenantId, hub)
    const events = streams.open(reply, { onClose: () => hub.remove(stream) })
    const stream: Stream = { userId, sessionId, events, lastId: BigInt(known) }
    hub.add(stream)
    await hub.welcome(stream).catch(() => events.end())
  })
}
