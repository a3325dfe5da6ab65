import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { App } from './serve.ts'

/** A page that does not take what it is sent is disconnected; it asks for what it has missed when it connects again. */
const mostWaitingBytes = 64 * 1024

/** Server-sent events to one open page. */
export class EventStream {
  readonly openedAt = Date.now()
  readonly #raw: ServerResponse
  constructor(raw: ServerResponse) {
    this.#raw = raw
  }

  /** Sends an event; its id, where it has one, comes back as `Last-Event-ID` when the page connects again. */
  send(event: string, data: unknown, id?: string): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** A comment, which says that the connection lives. */
  beat(): void {
    this.#write(':\n\n')
  }

  end(): void {
    this.#raw.end()
  }

  #write(text: string): void {
    const raw = this.#raw
    if (raw.writableEnded || raw.destroyed) return
    if (raw.writableLength > mostWaitingBytes) raw.destroy()
    else raw.write(text)
  }
}

interface StreamOptions {
  /** The page has gone, or was ended. */
  readonly onClose?: () => void
  /** What is done from time to time; without it nothing is. */
  readonly beat?: { readonly everyMs: number; readonly run: (stream: EventStream) => void }
  /** Then the page connects anew: who has lost their access meanwhile receives nothing. */
  readonly longestMs?: number
}

/** The streams of one kind in this process: at most so many, and all of them end when the server does. */
export function eventStreams(app: App, most: number) {
  const open = new Set<EventStream>()
  app.addHook('preClose', (done) => {
    for (const stream of open) stream.end()
    done()
  })
  return {
    /** Answers a request with a stream; refused where there are too many. */
    open(reply: FastifyReply, { onClose, beat, longestMs }: StreamOptions = {}): EventStream {
      if (open.size >= most) throw new Refusal('request.tooMany')
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy that waits for more would deliver in minutes what belongs to this moment.
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      })
      const stream = new EventStream(raw)
      open.add(stream)
      const beating = beat && setInterval(() => beat.run(stream), beat.everyMs)
      const ending = longestMs === undefined ? undefined : setTimeout(() => stream.end(), longestMs)
      raw.on('close', () => {
        open.delete(stream)
        clearInterval(beating)
        clearTimeout(ending)
        onClose?.()
      })
      return stream
    },
  }
}
