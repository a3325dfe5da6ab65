import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isAllowedAddress, isLoopback, type OutboundPolicy } from './outbound.address.ts'

/**
 * Outbound HTTP that cannot be turned against the network of the server (SSRF guard). Use:
 *
 *   const call = openOutbound(policy)(['idp.example'])        // only these hosts; `'anyHost'` for addresses that
 * users name
 *   const answer = await call(url, { maxBytes, timeoutMs, redirects, accepts })
 *
 * - Only https, unless the policy allows this machine; never an address with a password in it.
 * - Only addresses of the public internet and the private networks of the policy. Checked where a name was resolved
 * and again
 *   on the socket that is connected, so that a name cannot change its mind (DNS rebinding), and anew for each
 * redirect.
 * - The answer is whole: a `Response` whose body is in memory, at most `maxBytes`. No proxy, no cookies, no
 * decompression.
 * - Everything that goes wrong is an `OutboundError`. Its `failure` is for callers; its `cause` tells what the system
 * said,
 *   and belongs into the log only, because it describes the network.
 */
export type Outbound = (url: string | URL, request?: OutboundRequest) => Promise<Response>

export interface OutboundRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The most bytes of an answer; 512 KiB unless said otherwise. */
  readonly maxBytes?: number
  /** For everything together, redirects included; 8 s unless said otherwise. */
  readonly timeoutMs?: number
  /** How many redirects are followed, by GET alone; none unless said otherwise: the redirect is then the answer. */
  readonly redirects?: number
  /** Looks at the content type (`image/png`, lower case, without parameters) of a success before its body is read. */
  readonly accepts?: (contentType: string) => boolean
}

const failures = {
  address: ['该地址不允许访问', "This URL isn't allowed."],
  host: ['对方主机不在允许范围内', "This host isn't allowed."],
  unreachable: [
    '无法连接对方系统：域名无法解析、网络不通，或该地址不允许访问',
    "Can't connect: the domain can't be resolved, the system is unreachable or the address isn't allowed.",
  ],
  certificate: ['对方系统的证书无效或不受信任', "The system's certificate is invalid or untrusted."],
  timeout: ['对方系统响应超时', 'The system took too long to respond.'],
  tooLarge: ['对方返回的内容过大', 'The response is too large.'],
  redirects: ['不支持对方系统的跳转', "The system's redirect isn't supported."],
  contentType: ['对方返回的内容类型不受支持', "The response's content type isn't supported."],
  status: ['对方系统返回错误（{status}）', 'The system returned an error ({status}).'],
} as const
export type OutboundFailure = keyof typeof failures

/** A call that was not made, or not answered as it must be. The message is for the log, `say` for the operator who set it up. */
export class OutboundError extends Error {
  readonly failure: OutboundFailure
  readonly status: number | undefined
  constructor(failure: OutboundFailure, message: string, { cause, status }: { cause?: unknown; status?: number } = {}) {
    super(message, { cause })
    this.name = 'OutboundError'
    this.failure = failure
    this.status = status
  }

  say(lang: 'zh-CN' | 'en'): string {
    return failures[this.failure][lang === 'en' ? 1 : 0].replace('{status}', String(this.status ?? ''))
  }
}

const defaults = { maxBytes: 512 * 1024, timeoutMs: 8000, redirects: 0 }

const plainName = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
const isLocalName = (name: string) => name === 'localhost' || name.endsWith('.localhost')

/** Why an address must not be called or kept as one to call; undefined where nothing speaks against it. */
export function violationOf(address: string | URL, policy: OutboundPolicy): string | undefined {
  if (!URL.canParse(String(address))) return 'not an address'
  const url = new URL(address)
  const name = plainName(url.hostname)
  const isLocal = isLocalName(name) || isLoopback(name)
  if (url.username !== '' || url.password !== '') return 'an address with a password in it'
  if (isLocal && !policy.allowLoopback) return 'an address of this machine'
  if (isIP(name) !== 0 && !isAllowedAddress(name, policy)) return 'not an address of the public internet'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (isLocal || policy.allowHttp === true)))
    return 'not https'
  return undefined
}

export const openOutbound =
  (policy: OutboundPolicy) =>
  (hosts: readonly string[] | 'anyHost'): Outbound =>
  async (address, request = {}) => {
    const requested = { ...defaults, ...request }
    const signal = AbortSignal.timeout(requested.timeoutMs)
    let [url, headers] = [new URL(address), requested.headers ?? {}]
    for (let followed = 0; ; followed++) {
      const violation = violationOf(url, policy)
      if (violation) throw new OutboundError('address', `${url.origin}: ${violation}`)
      if (hosts !== 'anyHost' && !hosts.includes(url.host))
        throw new OutboundError('host', `${url.host} is not among the hosts of this call`)
      const answer = await send(url, { ...requested, headers, signal, policy })
      const next = requested.redirects > 0 ? redirectOf(answer, url, requested.method) : undefined
      if (!next) return answer
      if (followed >= requested.redirects) throw new OutboundError('redirects', `${url.host} redirects too often`)
      // What was meant for one site is not shown to another.
      if (next.origin !== url.origin) headers = withoutSecrets(headers)
      url = next
    }
  }

export type OpenOutbound = ReturnType<typeof openOutbound>

function redirectOf({ status, headers }: Response, from: URL, method = 'GET'): URL | undefined {
  const location = headers.get('location')
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined
  if (!['GET', 'HEAD'].includes(method)) throw new OutboundError('redirects', `${from.host} redirects a ${method}`)
  if (!URL.canParse(location, from)) throw new OutboundError('redirects', `${from.host} redirects to no address`)
  return new URL(location, from)
}

const withoutSecrets = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(authorization|cookie)$/i.test(name)))

interface Sending extends OutboundRequest {
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly policy: OutboundPolicy
}

function send(url: URL, { method = 'GET', headers = {}, body, maxBytes, accepts, signal, policy }: Sending) {
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

/** Resolves a name, and refuses it where any of its addresses must not be connected to. */
const guardedLookup =
  (policy: OutboundPolicy) =>
  (hostname: string, options: LookupOptions, done: Found): void =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const wrong = found.find(({ address }) => !isAllowedAddress(address, policy))
      if (wrong) return done(new OutboundError('unreachable', `${hostname} leads to ${wrong.address}`), '')
      const [first] = found
      if (!first) return done(new OutboundError('unreachable', `${hostname} leads nowhere`), '')
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
