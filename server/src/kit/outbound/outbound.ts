import { type OutboundPolicy, violationOf } from './outbound.address.ts'
import { OutboundError } from './outbound.failure.ts'
import { type OutboundRequest, send } from './outbound.send.ts'

/**
 * Outbound HTTP with a guard against server-side request forgery (SSRF guard). Usage:
 *
 *   const call = openOutbound(policy)(['idp.example']) // only these hosts; `'anyHost'` for URLs named by users
 *   const answer = await call(url, { maxBytes, timeoutMs, redirects, accepts })
 *
 * - Allows only https, except as the policy says; never URLs with credentials.
 * - Allows only addresses of the public internet and the policy's private networks. Addresses are checked after DNS
 *   resolution and again on the connected socket (DNS rebinding), and anew for each redirect.
 * - The response is complete: its body is in memory, at most `maxBytes`. No proxy, no cookies, no decompression.
 * - Every failure is an `OutboundError`. Callers use its `failure`; its `cause` describes the network and belongs in
 *   the log only.
 */
export type Outbound = (url: string | URL, request?: OutboundRequest) => Promise<Response>

const defaults = { maxBytes: 512 * 1024, timeoutMs: 8000, redirects: 0 }

export const openOutbound =
  (policy: OutboundPolicy) =>
  (hosts: readonly string[] | 'anyHost'): Outbound =>
  async (address, request = {}) => {
    const requested = { ...defaults, ...request }
    const timeout = AbortSignal.timeout(requested.timeoutMs)
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
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
      // Removes credentials on a cross-origin redirect.
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
