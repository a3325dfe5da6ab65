import type { ServerResponse } from 'node:http'
import { homeStream } from '#contract/home/home.ts'
import { authorize } from '#kit/http/authorize.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { Refusal } from '#kit/refusal.ts'
import { homeTopic } from './homeTopic.ts'

/** Says that the connection lives. */
const beatMs = 20_000
/** Then the page connects anew. */
const longestMs = 600_000
const mostStreams = 5_000

/** Signals to open home pages that a layout was published: they read it again. Pages that are not looked at hold no connection. */
export function streamHome(app: App): void {
  const streams = new Set<() => void>()
  app.addHook('preClose', (done) => {
    for (const end of streams) end()
    done()
  })
  app.get(homeStream, { schema: { hide: true }, ...rateLimitByAddress('call') }, async (request, reply) => {
    const { tenantId } = await authorize(app.context, { access: 'public' }, request)
    if (streams.size >= mostStreams) throw new Refusal('request.tooMany')
    reply.hijack()
    keepOpen(app, tenantId, reply.raw, streams)
  })
}

function keepOpen(app: App, tenantId: string, raw: ServerResponse, streams: Set<() => void>): void {
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  })
  const write = (text: string) => void (raw.writableEnded || raw.write(text))
  const unsubscribe = app.context.database.signals.subscribe(tenantId, homeTopic, () =>
    write('event: home\ndata: {}\n\n'),
  )
  const beat = setInterval(() => write(': still here\n\n'), beatMs)
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
  write('retry: 1000\n\n')
}
