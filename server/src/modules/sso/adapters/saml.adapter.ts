import { X509Certificate } from 'node:crypto'
import type { CacheProvider, Profile, SAML, SamlConfig } from '@node-saml/node-saml'
import { type Adapter, type EntryConfig, SsoDenied, plainClaims } from './adapter.ts'
import { bearerViolation, usesWeakAlgorithm, isSuccess, pemsIn, tagsIn } from './saml.rules.ts'
import { factsOf } from './saml.assertion.ts'

export const acsPath = '/sysrest/api/sso/acs'
export const metadataPath = '/sysrest/api/sso/metadata'
export const entityIdOf = (origin: string, entryId: string) => `${origin}${metadataPath}?id=${entryId}`

/** Tolerated clock skew. */
const skewMs = 60_000
const requestMs = 600_000
const maxResponseLength = 200_000
/** The libraries search the neighbours of each element: thirty thousand elements take 15 seconds, these a moment. */
const maxTags = 2000

/**
 * SAML 2.0, SP-initiated web browser SSO: the response must be signed, for this audience, in response to this request,
 * and not replayed.
 */
export function samlAdapter(): Adapter {
  return {
    issuer: ({ settings }) => settings.issuer,
    probe: async ({ settings }) => {
      const ends = pemsIn(settings.certificates).map((pem) => new X509Certificate(pem).validToDate)
      if (ends.length === 0) throw new Error('no certificate')
      if (ends.every((end) => end < new Date())) throw new Error('all certificates have expired')
      return `${ends.length} × X.509, ${ends.map((end) => end.toISOString().slice(0, 10)).join(', ')}`
    },
    createRequest: async (entry, { origin, state }) => {
      const sent = new Map<string, string>()
      const saml = await samlOf(entry, origin, sent)
      const isPost = entry.settings.binding === 'post'
      const form = isPost ? await saml.getAuthorizeMessageAsync(state) : undefined
      const address = isPost ? entry.settings.address : await saml.getAuthorizeUrlAsync(state, undefined, {})
      const [[requestId, at] = ['', '']] = sent
      return {
        address,
        ...(form ? { form: { SAMLRequest: String(form['SAMLRequest']), RelayState: state } } : {}),
        savedState: { state, requestId, at },
      }
    },
    verifyResponse: async (entry, { origin, params, savedState, now }) => {
      const { requestId = '', at = '' } = savedState
      const encoded = params.get('SAMLResponse') ?? ''
      const profile = await read(entry, origin, encoded, new Map([[requestId, at]])).catch((error: unknown) => {
        throw new SsoDenied('sso.failed', error)
      })
      const facts = factsOf(profile)
      const violation = bearerViolation(facts, {
        issuer: entry.settings.issuer,
        recipient: origin + acsPath,
        requestId,
        latest: new Date(now.getTime() - skewMs),
      })
      if (violation) throw new SsoDenied('sso.failed', violation)
      return {
        issuer: profile.issuer,
        subject: profile.nameID,
        claims: plainClaims({
          ...(profile['attributes'] as Record<string, unknown> | undefined),
          nameID: profile.nameID,
        }),
        contexts: facts.contexts,
        replayGuard: { what: facts.assertionId, until: new Date(facts.until.getTime() + skewMs) },
      }
    },
  }
}

/** Service provider metadata. */
export const samlMetadata = async (entry: EntryConfig, origin: string): Promise<string> =>
  (await samlOf(entry, origin, new Map())).generateServiceProviderMetadata(null)

/** Lazy import with the first entry that needs it. */
async function samlOf(entry: EntryConfig, origin: string, sent: Map<string, string>): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  return new SAML({ ...configOf(entry, origin, sent), validateInResponseTo: ValidateInResponseTo.always })
}

const configOf = ({ id, settings }: EntryConfig, origin: string, sent: Map<string, string>): SamlConfig => ({
  issuer: entityIdOf(origin, id),
  audience: entityIdOf(origin, id),
  callbackUrl: origin + acsPath,
  entryPoint: settings.address,
  idpCert: pemsIn(settings.certificates),
  idpIssuer: settings.issuer,
  wantAssertionsSigned: true,
  wantAuthnResponseSigned: settings.wantResponseSigned,
  requestIdExpirationPeriodMs: requestMs,
  acceptedClockSkewMs: skewMs,
  identifierFormat: null,
  disableRequestedAuthnContext: true,
  signatureAlgorithm: 'sha256',
  // A form carries the request uncompressed; a URL needs compression.
  skipRequestCompression: settings.binding === 'post',
  authnRequestBinding: settings.binding === 'post' ? 'HTTP-POST' : 'HTTP-Redirect',
  cacheProvider: requestCacheIn(sent),
})

async function read(entry: EntryConfig, origin: string, encoded: string, sent: Map<string, string>): Promise<Profile> {
  if (encoded.length > maxResponseLength) throw new Error('the response is too large')
  const xml = Buffer.from(encoded, 'base64').toString('utf8')
  if (xml.includes('<!')) throw new Error('the response declares a document type, or has comments in it')
  if (tagsIn(xml) > maxTags) throw new Error('the response has more elements than any that names a person')
  if (!isSuccess(xml)) throw new Error('the response does not say that it went well')
  if (usesWeakAlgorithm(xml)) throw new Error('the response is signed with an algorithm that does not count any more')
  const saml = await samlOf(entry, origin, sent)
  const { profile, loggedOut } = await saml.validatePostResponseAsync({ SAMLResponse: encoded })
  if (!profile || loggedOut || !profile.nameID) throw new Error('the response names nobody')
  return profile
}

/** Request cache that the library requires; contains only the request of this login. */
const requestCacheIn = (sent: Map<string, string>): CacheProvider => ({
  saveAsync: async (key, value) => (sent.set(key, value), { value, createdAt: Date.now() }),
  getAsync: async (key) => sent.get(key) ?? null,
  removeAsync: async (key) => (key !== null && sent.delete(key) ? key : null),
})
