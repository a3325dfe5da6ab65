import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import * as contract from '#contract/provider/provider.ts'
import * as interactions from '#contract/provider/interactions.ts'
import { aPerson, as, aTenant, server, type Person, Refused, type TestTenant } from './app.ts'

/** Relying party and browser for tests of the OIDC provider: real HTTP, real client package. */
export async function listen(): Promise<number> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  return (server.app.server.address() as AddressInfo).port
}

/** Connects to loopback with the name in `Host`: not every resolver knows names below `localhost`. */
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

/** Browser: keeps cookies, follows no redirects by itself. */
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

export const redirect = 'https://crm.example.com/callback'
export const afterLogout = 'https://crm.example.com/bye'
export const applicationDraft: contract.ApplicationDraft = {
  name: '客户管理',
  enName: 'CRM',
  redirects: [redirect],
  logouts: [afterLogout],
  scopes: ['profile', 'email', 'department'],
  alg: 'RS256',
  isOwn: false,
}

export async function createRelyingParty(tenant: TestTenant, patch: Partial<contract.ApplicationDraft> = {}) {
  const operator = await aPerson(tenant, { permissions: ['sso.provide'], entrance: 'operator' })
  const { id, clientId, secret } = await as(operator, contract.createApplication, { ...applicationDraft, ...patch })
  const issuer = `http://${tenant.host}:${await listen()}/oidc`
  const config = await client.discovery(new URL(issuer), clientId, secret, undefined, {
    execute: [client.allowInsecureRequests],
    [client.customFetch]: overHttp,
  })
  return { id, clientId, secret, issuer, config, operator }
}
export type RelyingParty = Awaited<ReturnType<typeof createRelyingParty>>

export const scope = 'openid profile email department'

/** Authorization request of the relying party. */
export async function authorizationRequest({ config }: RelyingParty, more: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier()
  const [state, nonce] = [client.randomState(), client.randomNonce()]
  const code_challenge = await client.calculatePKCECodeChallenge(verifier)
  const requested = {
    redirect_uri: redirect,
    scope,
    state,
    nonce,
    code_challenge,
    code_challenge_method: 'S256',
    ...more,
  }
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce }
  return { url: client.buildAuthorizationUrl(config, requested), checks }
}

/** Redirect target of a response. */
export const redirectOf = (answer: Response) => answer.headers.get('location') ?? `${answer.status}`
export const uidIn = (address: string) => new URL(address, 'http://x').searchParams.get('uid') ?? ''

/** Resolves the interaction as the person; returns where the browser continues. */
export async function resolveInteraction(
  browser: Browser,
  person: Pick<Person, 'host' | 'token'>,
  uid: string,
  agreed = true,
) {
  const { url } = await browser.call(person, interactions.answerInteraction, { uid, agreed })
  return redirectOf(await browser.go(url))
}

/** Full flow up to the code. */
export async function obtainCode(application: RelyingParty, person: Person, browser = createBrowser(), more = {}) {
  const { url, checks } = await authorizationRequest(application, more)
  const first = redirectOf(await browser.go(url))
  const back = first.startsWith('/oidcConsent') ? await resolveInteraction(browser, person, uidIn(first)) : first
  return { back: new URL(back), checks }
}

export async function obtainTokens(application: RelyingParty, person: Person, browser = createBrowser(), more = {}) {
  const { back, checks } = await obtainCode(application, person, browser, more)
  const withAge = 'max_age' in more ? { ...checks, maxAge: Number(more.max_age) } : checks
  return client.authorizationCodeGrant(application.config, back, withAge)
}

/** A tenant, an application of it, and a person who may log in there. */
export const createProviderFixture = async (patch: Partial<contract.ApplicationDraft> = {}) => {
  const tenant = await aTenant()
  return {
    tenant,
    application: await createRelyingParty(tenant, patch),
    ann: await aPerson(tenant, { name: '林知远' }),
  }
}

export const errorOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error: unknown) => (error as { error?: string; code?: string }).error ?? (error as { code?: string }).code,
  )

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
  body: new URLSearchParams(fields).toString(),
  redirect: 'manual' as const,
})

export const exchangeToken = async ({ issuer, clientId, secret }: RelyingParty, fields: Record<string, string>) => {
  const answer = await overHttp(`${issuer}/token`, form({ client_id: clientId, client_secret: secret, ...fields }))
  return { status: answer.status, ...((await answer.json()) as { error?: string; access_token?: string }) }
}
