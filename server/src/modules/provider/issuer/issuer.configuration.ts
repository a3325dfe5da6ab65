import type { Configuration, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { claimsOf } from '../application.rules.ts'
import { algorithms } from '../keys/key.rules.ts'
import { accountOf, clientOf, grantFor } from './accountLookup.service.ts'
import type { InteractionCookies } from './interactionCookies.ts'
import { logoutRedirect } from './logout.service.ts'
import { createOidcStore } from './oidcStore.adapter.ts'

const minute = 60
const day = 86_400
/** Lifetimes in seconds. All of them also end with the linked session. */
const ttl = {
  AuthorizationCode: minute,
  AccessToken: 10 * minute,
  IdToken: 10 * minute,
  /** Stored for anonymous callers, so limited to the duration of a login. */
  Interaction: 10 * minute,
  RefreshToken: day,
  Session: 7 * day,
  Grant: 7 * day,
}

/** Errors before the redirect URI is known; the error page has a message for each. */
const reportedErrors: ReadonlySet<string> = new Set([
  'invalid_client',
  'invalid_redirect_uri',
  'invalid_request',
  'session_not_found',
])

interface Library {
  readonly interactionPolicy: typeof interactionPolicy
}

interface IssuerOptions {
  readonly context: ServiceContext
  readonly tenantId: string
  readonly jwks: Configuration['jwks']
  readonly cookies: InteractionCookies
  readonly callerOf: (ctx: KoaContextWithOIDC) => Actor
  readonly library: Library
}

/**
 * Library configuration of one tenant: authorization codes with PKCE only, accounts and grants from this product's
 * tables.
 */
export const configurationOf = ({
  context,
  tenantId,
  jwks,
  cookies,
  callerOf,
  library,
}: IssuerOptions): Configuration => ({
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
    keys: [cookies.key],
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
      cookies.set(ctx, uid, ttl.Interaction)
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

/** Login prompt policy of the library, except that this product's session decides who is logged in. */
function policyOf({ interactionPolicy: { Check, base } }: Library) {
  const prompts = base()
  const { checks } = prompts.get('login')!
  checks.remove('no_session')
  checks.add(
    new Check('no_session', 'End-User authentication is required', 'login_required', ({ oidc }) => !oidc.account),
  )
  return prompts
}
