import * as client from 'openid-client'
import * as contract from '#contract/provider/provider.ts'
import * as interactions from '#contract/provider/interactions.ts'
import { aPerson, as, aTenant, type Person, type TestTenant } from './app.ts'
import { overHttp, createBrowser, type Browser, listen } from './provider/browser.ts'

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

/** A tenant with an application, and a person who may log in there. */
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
