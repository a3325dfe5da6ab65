import type { RequestListener } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'
import { bodyOf, listen, type Listening } from './listen.ts'

export interface TestClient {
  readonly clientId: string
  readonly secret: string
  readonly redirectUris: readonly string[]
}

const keys = generateKeyPair('RS256', { extractable: true })
export const providerKey = async () => ({
  ...(await exportJWK((await keys).privateKey)),
  kid: 'k1',
  use: 'sig',
  alg: 'RS256',
})

/** Real OIDC provider with one user, who is logged in without interaction. */
export async function aProvider(client: TestClient, person: () => { sub: string; claims: Record<string, unknown> }) {
  const jwk = await providerKey()
  return listen((issuer) => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.clientId,
          client_secret: client.secret,
          redirect_uris: [...client.redirectUris],
          grant_types: ['authorization_code'],
          response_types: ['code'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [jwk] },
      cookies: { keys: ['only for tests'] },
      claims: { openid: ['sub'], profile: ['userCode', 'name'] },
      conformIdTokenClaims: false,
      ttl: { AccessToken: 60, Grant: 600, IdToken: 60, Interaction: 60, Session: 600 },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...person().claims }) }),
      loadExistingGrant: async (ctx) => {
        const { Grant } = provider
        const grant = new Grant({ clientId: client.clientId, accountId: ctx.oidc.session!.accountId! })
        grant.addOIDCScope('openid profile')
        await grant.save()
        return grant
      },
    })
    const serve = provider.callback()
    return (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void serve(request, response)
      void provider.interactionFinished(request, response, { login: { accountId: person().sub } })
    }
  })
}

/** Follows redirects within the provider, as a browser does; returns the first URL outside. */
export async function followTo(address: string, isOutside: (url: URL) => boolean): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = new URL(address)
  for (let step = 0; step < 10 && !isOutside(next); step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${next.pathname} responded ${answer.status}: ${await answer.text()}`)
    next = new URL(location, next)
  }
  return next
}

/** Forged token content. */
export type TokenForgery = (request: {
  issuer: string
  clientId: string
  nonce: string
  sign: (claims: object, other?: { alg?: string; key?: CryptoKey }) => Promise<string>
}) => Promise<string>

/** Provider that can forge tokens. The nonce of the request is contained in the code. */
export async function createForgingProvider(clientId: string, forgery: { current: TokenForgery }): Promise<Listening> {
  const { publicKey, privateKey } = await keys
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' }
  return listen((issuer): RequestListener => {
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
    }
    const sign: Parameters<TokenForgery>[0]['sign'] = (claims, { alg = 'RS256', key = privateKey } = {}) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: 'k1' }).sign(key)
    return async (request, response) => {
      const json = (body: unknown) =>
        void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
      if (request.url === '/.well-known/openid-configuration') return json(metadata)
      if (request.url === '/jwks') return json({ keys: [jwk] })
      const nonce = new URLSearchParams(await bodyOf(request)).get('code') ?? ''
      const idToken = await forgery.current({ issuer, clientId, nonce, sign })
      json({ access_token: 'a', token_type: 'Bearer', id_token: idToken })
    }
  })
}
