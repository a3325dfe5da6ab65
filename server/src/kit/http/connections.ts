import type { IncomingMessage, Server } from 'node:http'
import { BlockList, isIPv6, Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest, FastifyHttpOptions } from 'fastify'
import { numberOf, type RefusalCode, say } from '#contract/refusals.ts'
import { ipPrefix } from '#kit/http/clientIp.ts'
import { newTraceId } from './requestId.ts'
import type { Timeouts } from '#kit/config/config.values.ts'
import { Refusal } from '#kit/refusal.ts'
import type { App } from '#kit/http/serve.ts'
import { refusalJson } from '#kit/http/envelope.ts'

/** Timeouts against slow clients (slowloris), and responses to input that never becomes a valid request. */
export const connectionOptions = (timeouts: Timeouts) =>
  ({
    // `requestTimeout` covers headers and body of every request, so it must be the limit of uploads; `limitBodies`
    // enforces the shorter limit of other requests.
    requestTimeout: timeouts.upload * 1000,
    // Idle timeout in both directions; also disconnects clients that do not read their response. A handler at work is
    // silent for a shorter time.
    connectionTimeout: timeouts.stall * 1000,
    keepAliveTimeout: timeouts.keepalive * 1000,
    http: {
      headersTimeout: timeouts.headers * 1000,
      connectionsCheckingInterval: Math.min(timeouts.headers, timeouts.request, 20) * 250,
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') endSocket(socket, 408, 'request.timeout')
      else if (error.code === 'HPE_HEADER_OVERFLOW') endSocket(socket, 431, 'input.tooLarge')
      else endSocket(socket, 400, 'request.malformed')
    },
    frameworkErrors: (_: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      void reply
        .code(400)
        .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .type('application/json')
        .send(refusalJson(new Refusal('request.malformed'), request)),
  }) satisfies FastifyHttpOptions<Server>

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** Writes the refusal to the raw socket, where there is no reply object, and closes the connection. */
function endSocket(socket: Socket, status: number, code: RefusalCode): void {
  const traceid = newTraceId()
  const body = JSON.stringify({ code: numberOf(code), message: say(code, 'zh-CN'), data: null, traceid })
  const head = `HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  if (socket.writable) socket.write(head + body)
  socket.destroySoon()
}

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Sets the time limit for receiving a request body; each call restarts the timer. Responds with `request.timeout`
 * (408).
 */
export function limitBody(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  const { raw } = request
  // Server-side rendering injects calls without a socket.
  if (!(raw.socket instanceof Socket)) return
  clearTimeout(bodyTimers.get(raw))
  const timer = setTimeout(() => {
    if (raw.complete) return
    if (reply.raw.headersSent) raw.socket.destroy()
    else endSocket(raw.socket, 408, 'request.timeout')
  }, seconds * 1000)
  bodyTimers.set(raw, timer.unref())
  raw.once('close', () => clearTimeout(timer))
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export const limitBodies = (app: App, { request: seconds }: Timeouts): void =>
  void app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) limitBody(request, reply, seconds)
    done()
  })

/** Refuses duplicate `Host` headers (RFC 9112, section 3.2): a proxy and this server could choose different tenants. */
export function hasOneHost({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') count++
  return count <= 1
}

/**
 * Limits concurrent connections per address. Trusted proxies are exempt, since they carry the connections of all users.
 */
export function limitConnections(app: App, max: number, proxies: readonly string[]): void {
  if (max === 0) return
  const trusted = new BlockList()
  for (const range of proxies) {
    const [address = '', length] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    trusted.addSubnet(address, Number(length ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return
    const from = ipPrefix(address)
    const count = (open.get(from) ?? 0) + 1
    if (count > max) return void socket.destroy()
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
}
