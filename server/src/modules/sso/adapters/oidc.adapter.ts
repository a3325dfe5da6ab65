import type * as client from 'openid-client'
import { OutboundError } from '#kit/outbound/outbound.failure.ts'
import {
  type Adapter,
  type AdapterContext,
  type CallbackResponse,
  type EntryConfig,
  SsoDenied,
  plainClaims,
} from './adapter.ts'
import { requestOf } from './oidc.outbound.ts'

/** Cache of provider metadata. */
const cacheMs = 600_000
const maxCached = 500

/** Lazy import: most installations have no entry of this kind. */
const loadClient = () => import('openid-client')

const authBy = ({ ClientSecretPost, ClientSecretBasic, None }: typeof client) => ({
  post: ClientSecretPost,
  basic: ClientSecretBasic,
  none: () => None(),
})

/** OpenID Connect: authorization code with PKCE, state and nonce; the ID token's signature is always checked. */
export function oidcAdapter({ outbound, policy }: AdapterContext): Adapter {
  const cache = new Map<string, { config: client.Configuration; until: number }>()

  async function discover({ settings, secret }: EntryConfig): Promise<client.Configuration> {
    const library = await loadClient()
    const issuer = new URL(settings.issuer)
    const fetchFrom = outbound([issuer.host, ...settings.hosts])
    const config = await library.discovery(
      issuer,
      settings.clientId,
      { id_token_signed_response_alg: settings.tokenAlgorithm },
      authBy(library)[settings.clientAuth](secret),
      {
        // The outbound policy decides where http is allowed: loopback in development.
        execute: policy.allowLoopback
          ? [library.allowInsecureRequests, library.enableNonRepudiationChecks]
          : [library.enableNonRepudiationChecks],
        [library.customFetch]: (url, options) => fetchFrom(url, requestOf(options)),
      },
    )
    return config
  }

  async function configOf(entry: EntryConfig): Promise<client.Configuration> {
    const key = `${entry.id}/${entry.version}`
    const hit = cache.get(key)
    if (hit && hit.until > Date.now()) return hit.config
    const config = await discover(entry).catch((error: unknown) => {
      throw new SsoDenied('sso.unreachable', error)
    })
    if (cache.size >= maxCached) cache.clear()
    cache.set(key, { config, until: Date.now() + cacheMs })
    return config
  }

  async function tokensFor(entry: EntryConfig, { origin, page, params, savedState }: CallbackResponse) {
    const [library, config] = [await loadClient(), await configOf(entry)]
    const address = new URL(page, origin)
    // Only parameters of the protocol; the others belong to the page.
    for (const name of ['code', 'state', 'iss', 'error', 'error_description']) {
      const values = params.getAll(name)
      for (const value of values) address.searchParams.append(name, value)
    }
    const checks = {
      expectedState: savedState['state'] ?? '',
      expectedNonce: savedState['nonce'] ?? '',
      pkceCodeVerifier: savedState['verifier'] ?? '',
      idTokenExpected: true,
    }
    const tokens = await library.authorizationCodeGrant(config, address, checks)
    const claims = tokens.claims()!
    const userInfo = config.serverMetadata().userinfo_endpoint
      ? await library.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {}
    const all: Readonly<Record<string, unknown>> = { ...userInfo, ...claims }
    return { subject: claims.sub, claims: all }
  }

  return {
    issuer: ({ settings }) => settings.issuer,
    probe: async (entry) => {
      const metadata = (await discover(entry)).serverMetadata()
      if (metadata.code_challenge_methods_supported && !metadata.supportsPKCE())
        throw new Error('the provider knows no PKCE with S256')
      return `issuer ${metadata.issuer}, authorization ${metadata.authorization_endpoint ?? '-'}, token ${metadata.token_endpoint ?? '-'}`
    },
    createRequest: async (entry, { origin, page, state }) => {
      const [library, config] = [await loadClient(), await configOf(entry)]
      const [verifier, nonce] = [library.randomPKCECodeVerifier(), library.randomNonce()]
      const address = library.buildAuthorizationUrl(config, {
        redirect_uri: new URL(page, origin).href,
        scope: entry.settings.scope || 'openid profile',
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return { address: address.href, savedState: { state, verifier, nonce } }
    },
    verifyResponse: async (entry, answer) => {
      const { subject, claims } = await tokensFor(entry, answer).catch((error: unknown) => {
        throw error instanceof SsoDenied ? error : new SsoDenied(codeOf(error), error)
      })
      const contexts = [claims['acr'], claims['amr']].flat()
      return {
        issuer: entry.settings.issuer,
        subject,
        claims: plainClaims(claims),
        contexts: contexts.filter((each): each is string => typeof each === 'string'),
      }
    },
  }
}

const codeOf = (error: unknown) =>
  [error, (error as Error).cause].some((each) => each instanceof OutboundError) ? 'sso.unreachable' : 'sso.failed'
