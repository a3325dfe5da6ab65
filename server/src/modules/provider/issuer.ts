import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import type { AppContext } from '#kit/appContext.ts'
import { retryAfterOutage } from '#kit/log/log.outage.ts'
import { accountOf, clientOf, grantFor } from './accountLookup.service.ts'
import { createOidcStore } from './oidcStore.adapter.ts'
import { claimsOf } from './application.rules.ts'
import { keysOf, openKey } from './key.service.ts'
import { saveSessionLink } from './sessionLink.service.ts'
import { logoutRedirect } from './logout.service.ts'
import { algorithms } from './key.rules.ts'

const minute = 60
const day = 86_400
/** Lifetimes in seconds. All of them also end with the linked session. */
const ttl = {
  AuthorizationCode: minute,
  AccessToken: 10 * minute,
  IdToken: 10 * minute,
  /** Started by anonymous callers and stored in the database: as short as a login allows. */
  Interaction: 10 * minute,
  RefreshToken: day,
  Session: 7 * day,
  Grant: 7 * day,
}

/** Cookie of a pending authorization; one each, so that tabs are independent. */
const cookieOf = (uid: string) => `oidc_${uid}`
/** Path of that cookie: the interaction calls. */
const interactionPath = '/sysrest/api/oidc'

/** Errors before the redirect URI is known; the error page has a message for each. */
const reportedErrors: ReadonlySet<string> = new Set([
  'invalid_client',
  'invalid_redirect_uri',
  'invalid_request',
  'session_not_found',
])

/** The library is loaded with the first call of an application: most servers have none. */
type Library = typeof import('oidc-provider')

export type Issuers = ReturnType<typeof createIssuers>

/** Cache size; evicted providers are created again on demand. */
const maxProviders = 200

/**
 * One oidc-provider per issuer URL of a tenant, recreated when the tenant's keys change. The keys are read for every
 * call, so that all server processes sign with and publish the same ones.
 */
export function createIssuers(context: AppContext, onError: (error: unknown) => void) {
  const providers = new Map<string, { readonly kids: string; readonly provider: Provider }>()
  const callers = new WeakMap<IncomingMessage, Actor>()
  const cookieKey = createHmac('sha256', context.encryptionKey).update('oidc cookies').digest('base64url')
  const signatureOf = (uid: string) => createHmac('sha256', cookieKey).update(uid).digest('base64url')
  const callerOf = (ctx: KoaContextWithOIDC): Actor => callers.get(ctx.req)!

  async function providerOf(tenantId: string, issuer: string): Promise<Provider> {
    const [keys, library] = await Promise.all([keysOf(context, tenantId), import('oidc-provider')])
    const kids = keys.map(({ kid }) => kid).join()
    const name = `${tenantId} ${issuer}`
    const hit = providers.get(name)
    if (hit?.kids === kids) return hit.provider
    const jwks = { keys: keys.map((key) => openKey(context, tenantId, key)) }
    const provider = new library.Provider(issuer, configurationOf(tenantId, jwks, library))
    // The server decides about trusted proxies and passes the scheme on.
    provider.proxy = true
    const outages = new WeakSet<KoaContextWithOIDC>()
    provider.on('server_error', (ctx, error) => {
      if (outageOf(error)) outages.add(ctx)
      onError(error)
    })
    Object.assign(provider, { onerror: onError })
    provider.use(async (ctx: KoaContextWithOIDC, next) => {
      try {
        await next()
        if (ctx.oidc) await saveSessionLink(context, callerOf(ctx), ctx)
      } catch (error) {
        if (!outageOf(error)) throw error
        onError(error)
        outages.add(ctx)
      }
      if (outages.has(ctx)) sendOutage(ctx)
    })
    if (providers.size >= maxProviders) providers.clear()
    providers.set(name, { kids, provider })
    return provider
  }

  const configurationOf = (tenantId: string, jwks: Configuration['jwks'], library: Library): Configuration => ({
    adapter: (kind) => {
      const store = createOidcStore(context, tenantId, kind)
      return kind === 'Client' ? { ...store, find: (id) => clientOf(context, tenantId, id) } : store
    },
    jwks,
    enabledJWA: { idTokenSigningAlgValues: [...algorithms] },
    claims: { ...claimsOf },
    scopes: ['openid'],
    responseTypes: ['code'],
    subjectTypes: ['public'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    expiresWithSession: async () => false,
    clientBasedCORS: () => false,
    routes: { userinfo: '/userinfo', end_session: '/logout', revocation: '/revoke' },
    cookies: {
      keys: [cookieKey],
      names: { session: 'oidc_session', interaction: 'oidc_interaction', resume: 'oidc_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx) => ctx.redirect(await logoutRedirect(context, callerOf(ctx), ctx)),
        postLogoutSuccessSource: (ctx) => ctx.redirect('/login'),
      },
    },
    ttl,
    interactions: {
      policy: policyOf(library),
      url: (ctx, { uid }) => {
        const kept = { path: interactionPath, httpOnly: true, sameSite: 'lax', signed: false } as const
        ctx.cookies.set(cookieOf(uid), signatureOf(uid), { ...kept, maxAge: ttl.Interaction * 1000 })
        return `/oidcConsent?uid=${uid}`
      },
    },
    findAccount: (ctx, personId, token) => {
      const uid = token && 'sessionUid' in token ? token.sessionUid : undefined
      return accountOf(context, callerOf(ctx), ctx, { personId, uid })
    },
    loadExistingGrant: (ctx) => grantFor(context, callerOf(ctx), ctx),
    renderError: (ctx, out) => {
      if (ctx.accepts('json', 'html') !== 'html') ctx.body = out
      else ctx.redirect(`/oidcError?error=${reportedErrors.has(out.error) ? out.error : 'server_error'}`)
    },
  })

  return {
    providerOf,
    /** Request handler of the library; authentication and rate limits come before it. */
    async handlerFor(caller: Actor, issuer: string) {
      const provider = await providerOf(caller.tenantId, issuer)
      return async (request: IncomingMessage, response: ServerResponse) => {
        callers.set(request, caller)
        await provider.callback()(request, response)
      }
    },
    /** Whether the authorization belongs to this browser, by its signed cookie. */
    isOwn: (uid: string, cookies = ''): boolean => {
      const cookie = cookies.split(/; */).find((each) => each.startsWith(`${cookieOf(uid)}=`))
      const [given, right] = [Buffer.from(cookie?.slice(cookieOf(uid).length + 1) ?? ''), Buffer.from(signatureOf(uid))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

/** Outage response of the protocol (RFC 6749, 4.1.2.1); redirects to the error page are kept. */
function sendOutage(ctx: KoaContextWithOIDC): void {
  if (ctx.status === 302 || ctx.status === 303) return
  ctx.status = 503
  ctx.set('retry-after', String(retryAfterOutage))
  ctx.body = { error: 'temporarily_unavailable', error_description: 'try again in a moment' }
}

/** Login prompt policy of the library, except that our session decides who is logged in. */
function policyOf({ interactionPolicy: { Check, base } }: Library) {
  const prompts = base()
  const { checks } = prompts.get('login')!
  checks.remove('no_session')
  checks.add(
    new Check('no_session', 'End-User authentication is required', 'login_required', ({ oidc }) => !oidc.account),
  )
  return prompts
}
