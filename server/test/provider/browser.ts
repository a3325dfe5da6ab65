import { request } from 'node:http'
import * as client from 'openid-client'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { type Person, Refused, server } from '../app.ts'
import type { AddressInfo } from 'node:net'

/** Connects to loopback with the name in `Host`, because not every resolver knows names below `localhost`. */
export const overHttp: client.CustomFetch = (address, { method, headers, body, ...rest }) =>
  new Promise((resolve, reject) => {
    void rest
    const { host, port, pathname, search } = new URL(address)
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method,
        headers: { ...headers, host },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const headers = new Headers()
          for (const [name, value] of Object.entries(answer.headers))
            for (const each of [value ?? []].flat()) headers.append(name, each)
          const status = answer.statusCode!
          resolve(new Response([204, 304].includes(status) ? null : Buffer.concat(parts), { status, headers }))
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined)
  })

interface Cookie {
  readonly value: string
  readonly path: string
  readonly setCookie: string
}

/** Browser: keeps cookies; redirects are left to the test. */
export function createBrowser() {
  const cookies = new Map<string, Cookie>()
  const cookiesFor = (path: string) =>
    [...cookies]
      .filter(
        ([, each]) => path === each.path || path.startsWith(each.path.endsWith('/') ? each.path : `${each.path}/`),
      )
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ')

  function keep(line: string) {
    const [pair = '', ...facts] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const path = facts.find((fact) => fact.startsWith('path='))?.slice(5) ?? '/'
    if (value === '' || facts.some((fact) => fact.includes('1970'))) cookies.delete(`${name} ${path}`)
    else cookies.set(`${name} ${path}`, { value, path, setCookie: line })
  }

  async function go(
    address: string | URL,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) {
    const { pathname } = new URL(address)
    const cookie = cookiesFor(pathname)
    const headers = { accept: 'text/html', ...(cookie === '' ? {} : { cookie }), ...init.headers }
    const answer = await overHttp(String(address), {
      method: 'GET',
      body: undefined,
      redirect: 'manual',
      ...init,
      headers,
    })
    for (const line of answer.headers.getSetCookie()) keep(line)
    return answer
  }

  /** API call of a page, with the cookies of its site. */
  async function call<R extends Route>(person: Pick<Person, 'host' | 'token'>, route: R, input: Input<R>) {
    const base = `http://${person.host}:${await listen()}${route.path}`
    const query = new URLSearchParams(input as Record<string, string>)
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', accept: '*/*' }
    const answer =
      route.method === 'GET'
        ? await go(`${base}?${query}`, { headers })
        : await go(base, { method: 'POST', headers, body: JSON.stringify(input) })
    const reply = (await answer.json()) as { code: number; message: string; data: Reply<R> }
    if (reply.code !== 0) throw new Refused(answer.status, reply)
    return reply.data
  }
  return { go, call, cookies, forget: () => cookies.clear() }
}
export type Browser = ReturnType<typeof createBrowser>

/** Relying party and browser for tests of the OIDC provider: real HTTP, real client package. */
export async function listen(): Promise<number> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  return (server.app.server.address() as AddressInfo).port
}
