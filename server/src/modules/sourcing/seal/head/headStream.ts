import type { ServerResponse } from 'node:http'
import type { Reply } from '#contract/kit/route.ts'
import { closingHeadStream, findClosingHead } from '#contract/sourcing/seal.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { authorize } from '#kit/http/authorize.ts'
import { Refusal } from '#kit/refusal.ts'
import { presentHead } from '../seal.present.ts'
import type { Seals } from '../seals.ts'
import { headTopic } from './headTopic.ts'

type Head = Reply<typeof findClosingHead>

/** Says that the connection lives, and looks whether a signal was missed. */
const beatMs = 15_000
/** Then the page asks anew: who lost their access meanwhile receives nothing. */
const longestMs = 300_000
const mostStreams = 5_000

/**
 * The end of a round, pushed to open pages: whichever process closes the round signals it, and each process reads it and
 * ends its streams with it. A page that comes too late, or again, has the head at once.
 */
export function streamHead(app: App, seals: Seals): void {
  const streams = new Set<() => void>()
  app.addHook('preClose', (done) => {
    for (const end of streams) end()
    done()
  })
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
      if (streams.size >= mostStreams) throw new Refusal('request.tooMany')
      reply.hijack()
      keepOpen(app, { actor, projectId, first, look }, reply.raw, streams)
    },
  )
}

interface Watched {
  readonly actor: Actor
  readonly projectId: string
  readonly first: Head
  readonly look: () => Promise<Head>
}

function keepOpen(app: App, { actor, projectId, first, look }: Watched, raw: ServerResponse, streams: Set<() => void>) {
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy that waits for more would deliver at the deadline what belongs to it, minutes later.
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  })
  const show = (head: Head) => {
    if (raw.writableEnded) return
    raw.write(`event: ${head.head ? 'head' : 'waiting'}\ndata: ${JSON.stringify(head)}\n\n`)
    if (head.head) end()
  }
  // What cannot be read now is read at the next beat, or by the page itself.
  const again = () => void look().then(show, () => undefined)
  const unsubscribe = app.context.database.signals.subscribe(actor.tenantId, headTopic(projectId), again)
  const beat = setInterval(again, beatMs)
  const last = setTimeout(() => end(), longestMs)
  function end() {
    streams.delete(end)
    unsubscribe()
    clearInterval(beat)
    clearTimeout(last)
    raw.end()
  }
  streams.add(end)
  raw.on('close', end)
  show(first)
  // The round may have closed between the first look and the subscription.
  if (!first.head) again()
}
