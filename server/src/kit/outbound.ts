import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** How much of an answer is read, and how long it may take. */
const mostBytes = 512 * 1024
const patienceMs = 8000

/** A call that was not made, or that was not answered as it must be. The sentence is for a log and for who set it up, never for a stranger. */
export class OutboundError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'OutboundError'
  }
}

export interface OutboundRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Outbound = (url: string | URL, request?: OutboundRequest) => Promise<Response>

const list = (...ranges: (readonly [address: string, length: number])[]) => {
  const blocked = new BlockList()
  for (const [address, length] of ranges) blocked.addSubnet(address, length, isIPv6(address) ? 'ipv6' : 'ipv4')
  return blocked
}
/** Never anybody's service: unspecified, link-local (the metadata of clouds lives there), multicast. */
const never = list(
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['224.0.0.0', 3],
  ['::', 128],
  ['fe80::', 10],
  ['ff00::', 8],
  ['fd00:ec2::', 32],
)
const loopback = list(['127.0.0.0', 8], ['::1', 128])
const isIn = (blocked: BlockList, address: string) => {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return blocked.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

const isLocalName = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/**
 * Whether an address that somebody configures may be called at all: https, or http to this very machine where that is allowed.
 * Answers what speaks against it.
 */
export function objectionTo(address: string | URL, allowLoopback: boolean): string | undefined {
  if (!URL.canParse(String(address))) return 'not an address'
  const url = new URL(address)
  const name = bare(url.hostname)
  const isLocal = isLocalName(name) || (isIP(name) !== 0 && isIn(loopback, name))
  if (url.username !== '' || url.password !== '') return 'an address with a password in it'
  if (isLocal && !allowLoopback) return 'an address of this machine'
  if (isIP(name) !== 0 && isIn(never, name)) return 'an address that is nobody’s'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return 'not https'
  return undefined
}

/**
 * Calls to systems outside, only to the hosts that were configured for the purpose: no answer, redirect or caller can lead elsewhere.
 * The address behind a name is looked at when the connection is made, so that a name cannot change its mind in between.
 */
export const openOutbound =
  (allowLoopback: boolean) =>
  (hosts: readonly string[]): Outbound =>
  async (address, request = {}) => {
    const url = new URL(address)
    const objection = objectionTo(url, allowLoopback)
    if (objection) throw new OutboundError(`${url.origin}: ${objection}`)
    if (!hosts.includes(url.host)) throw new OutboundError(`${url.host} is not among the hosts of this entry`)
    return send(url, request, allowLoopback)
  }

export type OpenOutbound = ReturnType<typeof openOutbound>

function send(url: URL, { method = 'GET', headers = {}, body }: OutboundRequest, allowLoopback: boolean) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const open = url.protocol === 'https:' ? requestHttps : requestHttp
  const fail = (cause: unknown) => reject(new OutboundError(`${url.host} does not answer`, cause))
  const signal = AbortSignal.timeout(patienceMs)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const outgoing = open(url, {
    method,
    headers: { ...headers, ...length, 'accept-encoding': 'identity' },
    signal,
    agent: false,
    lookup: guarded(allowLoopback),
  })
  outgoing.on('error', fail)
  outgoing.on('response', (incoming) => {
    const parts: Buffer[] = []
    let size = 0
    incoming.on('error', fail)
    incoming.on('data', (part: Buffer) => {
      size += part.length
      parts.push(part)
      if (size > mostBytes) outgoing.destroy(new Error('the answer is too large'))
    })
    incoming.on('end', () => {
      const status = incoming.statusCode ?? 0
      if (status < 200) return fail(new Error(`status ${status}`))
      const told = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
        (values ?? []).map((value) => [name, value] as [string, string]),
      )
      const isEmpty = status === 204 || status === 304
      resolve(new Response(isEmpty ? null : Buffer.concat(parts), { status, headers: told }))
    })
  })
  outgoing.end(body)
  return promise
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

const guarded =
  (allowLoopback: boolean) =>
  (hostname: string, options: LookupOptions, done: Found): void =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const wrong = found.find(({ address }) => isIn(never, address) || (!allowLoopback && isIn(loopback, address)))
      if (wrong) return done(new OutboundError(`${hostname} leads to ${wrong.address}`), '')
      const [first] = found
      if (options.all) return done(null, found)
      return first ? done(null, first.address, first.family) : done(new OutboundError(`${hostname} leads nowhere`), '')
    })
