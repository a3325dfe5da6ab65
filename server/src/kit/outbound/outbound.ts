import { type OutboundPolicy, violationOf } from './outbound.address.ts'
import { OutboundError } from './outbound.failure.ts'
import { type OutboundRequest, send } from './outbound.send.ts'

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

const defaults = { maxBytes: 512 * 1024, timeoutMs: 8000, redirects: 0 }

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
