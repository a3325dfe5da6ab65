import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { App } from './serve.ts'

/** A page that does not take what it is sent is disconnected; it asks for what it has missed when it connects again. */
const mostWaitingBytes = 64 * 1024

/** One text for all streams; the answer is as long as its connection. */
const head = [
  'HTTP/1.1 200 OK',
  'content-type: text/event-stream; charset=utf-8',
  'cache-control: no-store',
  // A proxy that waits for more would deliver in minutes what belongs to this moment.
  'x-accel-buffering: no',
  'connection: close',
  'date: ',
].join('\r\n')

type Connection = Pick<Socket, 'write' | 'end' | 'destroy' | 'writable' | 'writableLength'>

/** Server-sent events to one open page. */
export class EventStream {
  readonly openedAt = Date.now()
  readonly #socket: Connection
  constructor(socket: Connection) {
    this.#socket = socket
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
    this.#socket.end()
  }

  #write(text: string): void {
    const socket = this.#socket
    if (!socket.writable) return
    if (socket.writableLength > mostWaitingBytes) socket.destroy()
    else socket.write(text)
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

/** Thousands of pages are open for minutes: of the request and its reply nothing is kept but the connection. */
function releaseSocket(reply: FastifyReply): Socket {
  reply.hijack()
  const { raw } = reply.request
  const { socket } = raw
  reply.raw.detachSocket(socket)
  // The parser of the connection holds the request, until its next one.
  raw.headers = {}
  raw.rawHeaders = []
  return socket
}
