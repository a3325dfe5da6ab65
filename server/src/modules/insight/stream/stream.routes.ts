import type { FastifyReply } from 'fastify'
import { findCockpit, insightStream } from '#contract/insight/cockpit.ts'
import { readWall, wallHeader, wallStream } from '#contract/insight/walls.ts'
import { authorize } from '#kit/http/authorize.ts'
import { eventStreams } from '#kit/http/eventStream.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { openWallLink } from '../walls/wall.service.ts'
import { factsTopic } from './factsTopic.ts'

const beatMs = 15_000
/** After this time the page connects again, and is authorized again. */
const longestMs = 300_000
const maxStreams = 2_000
/** Shortest time between two signals to a page. */
const restMs = 2_000

/**
 * Tells open pages and walls that facts have changed, at most once in two seconds; they read the figures that they
 * show. The signal has no data, so it cannot tell anybody more than that. A stream does not keep a session alive.
 */
export function streamFacts(app: App): void {
  const streams = eventStreams(app, maxStreams)
  const { access, entrances } = findCockpit
  const { database, queryPorts } = app.context
  const options = { schema: { hide: true }, ...rateLimitByAddress('call') }

  app.get(insightStream, options, async (request, reply) => {
    const { tenantId } = await authorize(app.context, { access, entrances }, request, false)
    follow(tenantId, reply)
  })

  app.get(wallStream, options, async (request, reply) => {
    const visitor = await authorize(app.context, readWall, request, false)
    const token = request.headers[wallHeader]
    if (typeof token !== 'string') return refuse('wallLink.invalid')
    await database.read(visitor.tenantId, (db) => openWallLink(db, { visitor, ip: request.ip, token }, queryPorts))
    follow(visitor.tenantId, reply)
  })

  function follow(tenantId: string, reply: FastifyReply): void {
    let waiting: NodeJS.Timeout | undefined
    let sentAt = 0
    const stream = streams.open(reply, {
      onClose: () => {
        unsubscribe()
        clearTimeout(waiting)
      },
      beat: { everyMs: beatMs, run: (each) => each.beat() },
      longestMs,
    })
    const send = () => {
      waiting = undefined
      sentAt = Date.now()
      stream.send('facts', {})
    }
    const unsubscribe = database.signals.subscribe(tenantId, factsTopic, () => {
      waiting ??= setTimeout(send, Math.max(0, sentAt + restMs - Date.now()))
    })
    stream.beat()
  }
}
