import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import { outageOf } from '#kit/database.errors.ts'
import type { AppContext } from '#kit/appContext.ts'
import { retryAfterOutage } from '#kit/log.outage.ts'
import { accountOf, clientOf, grantFor } from './accountLookup.service.ts'
import { createOidcStore } from './oidcStore.adapter.ts'
import { claimsOf } from './application.rules.ts'
import { keysOf, openKey } from './key.service.ts'
import { saveSessionLink } from './sessionLink.service.ts'
import { logoutRedirect } from './logout.service.ts'
import { algorithms } from './key.rules.ts'

const minute = 60
const day = 86_400
/** Seconds. Tokens that are shown around live for minutes; what stays with the application hangs on the session behind it in any case. */
const ttl = {
  AuthorizationCode: minute,
  AccessToken: 10 * minute,
  IdToken: 10 * minute,
  /** Whoever begins is nobody yet, and what they leave is kept in the database: as long as a login may take, and no longer. */
  Interaction: 10 * minute,
  RefreshToken: day,
  Session: 7 * day,
  Grant: 7 * day,
}

/** What the cookie of an authorization in the making is called; one a tab, so that several go on beside each other. */
const cookieOf = (uid: string) => `oidc_${uid}`
/** Where that cookie is sent: to the calls that answer for the person. */
const interactionPath = '/sysrest/api/oidc'

/** What can go wrong with an authorization before it is known whom to tell; the page has a sentence for each. */
const reportedErrors: ReadonlySet<string> = new Set([
  'invalid_client',
  'invalid_redirect_uri',
  'invalid_request',
  'session_not_found',
])

export type Issuers = ReturnType<typeof createIssuers>

/** More than these at once are made anew when they are asked for. */
const maxProviders = 200

/**
 * One provider of the protocol for each address that a tenant is called by. It is made anew when the tenant's keys have changed, which is
 * looked up for every call, so that all server processes sign with the same and publish the same.
 */
export function createIssuers(context: AppContext, onError: (error: unknown) => void) {
  const providers = new Map<string, { readonly kids: string; readonly provider: Provider }>()
  const callers = new WeakMap<IncomingMessage, Actor>()
  const cookieKey = createHmac('sha256', context.encryptionKey).update('oidc cookies').digest('base64url')
  const signatureOf = (uid: string) => createHmac('sha256', cookieKey).update(uid).digest('base64url')
  const callerOf = (ctx: KoaContextWithOIDC): Actor => callers.get(ctx.req)!

  async function providerOf(tenantId: string, issuer: string): Promise<Provider> {
    const keys = await keysOf(context, tenantId)
    const kids = keys.map(({ kid }) => kid).join()
    const name = `${tenantId} ${issuer}`
    const hit = providers.get(name)
    if (hit?.kids === kids) return hit.provider
    const jwks = { keys: keys.map((key) => openKey(context, tenantId, key)) }
    const provider = new Provider(issuer, configurationOf(tenantId, jwks))
    // Which scheme was called is told by the server, which knows whom to believe.
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

  const configurationOf = (tenantId: string, jwks: Configuration['jwks']): Configuration => ({
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
      policy: policy(),
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
    /** Lets the library answer a request: all that can be refused before that has been. */
    async handlerFor(caller: Actor, issuer: string) {
      const provider = await providerOf(caller.tenantId, issuer)
      return async (request: IncomingMessage, response: ServerResponse) => {
        callers.set(request, caller)
        await provider.callback()(request, response)
      }
    },
    /** Whether the browser that asks is the one whose authorization this is: nobody answers for somebody else's. */
    isOwn: (uid: string, cookies = ''): boolean => {
      const cookie = cookies.split(/; */).find((each) => each.startsWith(`${cookieOf(uid)}=`))
      const [given, right] = [Buffer.from(cookie?.slice(cookieOf(uid).length + 1) ?? ''), Buffer.from(signatureOf(uid))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

/** In the words of the protocol (RFC 6749, 4.1.2.1). A browser that was sent to the page of errors stays on its way there. */
function sendOutage(ctx: KoaContextWithOIDC): void {
  if (ctx.status === 302 || ctx.status === 303) return
  ctx.status = 503
  ctx.set('retry-after', String(retryAfterOutage))
  ctx.body = { error: 'temporarily_unavailable', error_description: 'try again in a moment' }
}

/** When somebody has to log in: as the library sees it, but for who is logged in; that is decided by the session of ours. */
function policy() {
  const { Check, base } = interactionPolicy
  const prompts = base()
  const { checks } = prompts.get('login')!
  checks.remove('no_session')
  checks.add(
    new Check('no_session', 'End-User authentication is required', 'login_required', ({ oidc }) => !oidc.account),
  )
  return prompts
}
