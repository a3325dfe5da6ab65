import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isAllowedAddress, type OutboundPolicy } from './outbound.address.ts'
import { type OutboundFailure, OutboundError } from './outbound.failure.ts'

export interface OutboundRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Maximum response size in bytes; default 512 KiB. */
  readonly maxBytes?: number
  /** Timeout in ms for the whole call including redirects; default 8,000. */
  readonly timeoutMs?: number
  /** Ends the call before its timeout, such as at shutdown. */
  readonly signal?: AbortSignal
  /** Maximum number of redirects, GET and HEAD only. Default 0: the redirect itself is the response. */
  readonly redirects?: number
  /** Checks the content type of a successful response (lower case, without parameters) before the body is read. */
  readonly accepts?: (contentType: string) => boolean
}

interface Sending extends OutboundRequest {
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly policy: OutboundPolicy
}

export function send(url: URL, { method = 'GET', headers = {}, body, maxBytes, accepts, signal, policy }: Sending) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const open = url.protocol === 'https:' ? requestHttps : requestHttp
  const fail = (cause: unknown) => reject(errorOf(url, cause))
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const outgoing = open(url, {
    method,
    headers: { ...headers, ...length, 'accept-encoding': 'identity' },
    signal,
    agent: false,
    lookup: guardedLookup(policy),
  })
  const refuse = (failure: OutboundFailure, message: string) =>
    outgoing.destroy(new OutboundError(failure, `${url.host}: ${message}`))
  outgoing.on('error', fail)
  outgoing.on('socket', (socket) =>
    socket.once('connect', () => {
      if (!isAllowedAddress(socket.remoteAddress ?? '', policy))
        refuse('unreachable', `connected to ${socket.remoteAddress}`)
    }),
  )
  outgoing.on('response', (incoming) => {
    incoming.on('error', fail)
    const status = incoming.statusCode ?? 0
    const type = (incoming.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
    if (status < 200) return refuse('unreachable', `status ${status}`)
    if (status < 300 && accepts?.(type) === false) return refuse('contentType', `content type ${type}`)
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return refuse('tooLarge', 'the answer is too large')
    const parts: Buffer[] = []
    let size = 0
    incoming.on('data', (part: Buffer) => {
      size += part.length
      parts.push(part)
      if (size > maxBytes) refuse('tooLarge', 'the answer is too large')
    })
    incoming.on('end', () => resolve(responseOf(incoming, Buffer.concat(parts))))
  })
  outgoing.end(body)
  return promise
}

function responseOf({ statusCode: status = 0, headersDistinct }: IncomingMessage, content: Buffer<ArrayBuffer>) {
  const headers = Object.entries(headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value) => [name, value] as [string, string]),
  )
  return new Response([204, 205, 304].includes(status) ? null : content, { status, headers })
}

const aboutTrust = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|ERR_HOSTNAME|ALTNAME/

function errorOf(url: URL, cause: unknown): OutboundError {
  if (cause instanceof OutboundError) return cause
  const { name, code = '' } = cause as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError')
    return new OutboundError('timeout', `${url.host} does not answer in time`, { cause })
  if (aboutTrust.test(code)) return new OutboundError('certificate', `${url.host} is not trusted`, { cause })
  return new OutboundError('unreachable', `${url.host} does not answer`, { cause })
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** DNS lookup that fails if any resolved address is not allowed. */
const guardedLookup =
  (policy: OutboundPolicy) =>
  (hostname: string, options: LookupOptions, done: Found): void =>
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const wrong = found.find(({ address }) => !isAllowedAddress(address, policy))
      if (wrong) return done(new OutboundError('unreachable', `${hostname} leads to ${wrong.address}`), '')
      const [first] = found
      if (!first) return done(new OutboundError('unreachable', `${hostname} leads nowhere`), '')
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
