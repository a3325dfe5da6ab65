import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { App } from './serve.ts'

/**
 * Backpressure limit in bytes: a client that reads too slowly is disconnected. It fetches missed events when it
 * reconnects.
 */
const maxWaitingBytes = 64 * 1024

/** Response head shared by all streams. No content length: the response ends with its connection. */
const head = [
  'HTTP/1.1 200 OK',
  'content-type: text/event-stream; charset=utf-8',
  'cache-control: no-store',
  // Disables buffering in proxies, which would delay events by minutes.
  'x-accel-buffering: no',
  'connection: close',
  'date: ',
].join('\r\n')

type Connection = Pick<Socket, 'write' | 'end' | 'destroy' | 'writable' | 'writableLength'>

/** Server-sent events (SSE) stream to one open page. */
export class EventStream {
  readonly openedAt = Date.now()
  readonly #socket: Connection
  constructor(socket: Connection) {
    this.#socket = socket
  }

  /** Sends an event. The browser returns its id as `Last-Event-ID` when it reconnects. */
  send(event: string, data: unknown, id?: string): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Heartbeat: an SSE comment that keeps the connection alive. */
  beat(): void {
    this.#write(':\n\n')
  }

  end(): void {
    this.#socket.end()
  }

  #write(text: string): void {
    const socket = this.#socket
    if (!socket.writable) return
    if (socket.writableLength > maxWaitingBytes) socket.destroy()
    else socket.write(text)
  }
}

interface StreamOptions {
  /** Called when the stream closes, by either side. */
  readonly onClose?: () => void
  /** Periodic work of the stream, every `everyMs`. */
  readonly beat?: { readonly everyMs: number; readonly run: (stream: EventStream) => void }
  /**
   * Maximum lifetime: the page must reconnect and is authorized again, so a user who has lost access receives nothing
   * more.
   */
  readonly longestMs?: number
}

/** Streams of one kind in this process: at most `most`, all closed when the server shuts down. */
export function eventStreams(app: App, max: number) {
  const open = new Set<EventStream>()
  app.addHook('preClose', (done) => {
    for (const stream of open) stream.end()
    done()
  })
  return {
    /** Responds to a request with a stream; refuses with `request.tooMany` if there are too many. */
    open(reply: FastifyReply, { onClose, beat, longestMs }: StreamOptions = {}): EventStream {
      if (open.size >= max) throw new Refusal('request.tooMany')
      const socket = releaseSocket(reply)
      socket.write(`${head}${new Date().toUTCString()}\r\n\r\n`)
      const stream = new EventStream(socket)
      open.add(stream)
      const beating = beat && setInterval(() => beat.run(stream), beat.everyMs)
      const ending = longestMs === undefined ? undefined : setTimeout(() => stream.end(), longestMs)
      socket.once('close', () => {
        open.delete(stream)
        clearInterval(beating)
        clearTimeout(ending)
        onClose?.()
      })
      return stream
    },
  }
}

/**
 * Detaches the socket from request and reply: thousands of streams stay open for minutes, and each keeps only its
 * connection in memory.
 */
function releaseSocket(reply: FastifyReply): Socket {
  reply.hijack()
  const { raw } = reply.request
  const { socket } = raw
  reply.raw.detachSocket(socket)
  // The HTTP parser of the connection references the request until the next one.
  raw.headers = {}
  raw.rawHeaders = []
  return socket
}
