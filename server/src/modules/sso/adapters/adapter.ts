import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import type { SsoAdapter } from '#contract/sso/sso.ts'
import type { EntrySettings } from '#contract/sso/entrySettings.ts'
import type { RefusalCode, Lang } from '#contract/refusals.ts'
import type { OpenOutbound } from '#kit/outbound/outbound.ts'
import { OutboundError } from '#kit/outbound/outbound.failure.ts'
import type { OutboundPolicy } from '#kit/outbound/outbound.address.ts'

/** SSO entry for adapters: settings and secret. */
export interface EntryConfig {
  readonly id: string
  /** Changes with the settings; used as a cache key. */
  readonly version: number
  readonly tenantId: string
  readonly settings: EntrySettings
  readonly secret: string
}

/** Callback of an SP-initiated sign-on. */
export interface Callback {
  /** Origin of this portal (`https://host`) in the browser. */
  readonly origin: string
  /** Page of the entry, which receives the response in its URL. */
  readonly page: string
  /** Random `state`, returned with the response. */
  readonly state: string
}

export interface AuthorizationRequest {
  /** Redirect URL. */
  readonly address: string
  /** Fields of an auto-submitted form, for POST bindings. */
  readonly form?: Readonly<Record<string, string>>
  /** Saved state that the response is verified against. */
  readonly savedState: Readonly<Record<string, string>>
}

export interface CallbackResponse {
  readonly origin: string
  readonly page: string
  /** Response parameters from the URL of the page, or from a posted form. */
  readonly params: URLSearchParams
  readonly savedState: Readonly<Record<string, string>>
  readonly now: Date
}

/** External identity: issuer and subject together. */
export interface ExternalIdentity {
  readonly issuer: string
  readonly subject: string
  /** Further claims by name; plain values only. */
  readonly claims: Readonly<Record<string, string>>
  /** Authentication contexts (`acr`, `amr`, AuthnContextClassRef). */
  readonly contexts: readonly string[]
  /** Replay protection: value that must not be accepted twice, and until when it is valid. */
  readonly replayGuard?: { readonly what: string; readonly until: Date }
}

/**
 * Protocol adapter. `createRequest` yields the redirect and the state to save; `verifyResponse` verifies the response
 * against that state and yields the external identity. Neither knows accounts.
 */
export interface Adapter {
  /** Connection test of the settings; returns its findings. */
  readonly probe: (entry: EntryConfig, origin: string) => Promise<string>
  /** Missing if sign-ons are always IdP-initiated. */
  readonly createRequest?: (entry: EntryConfig, callback: Callback) => Promise<AuthorizationRequest>
  readonly verifyResponse: (entry: EntryConfig, answer: CallbackResponse) => Promise<ExternalIdentity>
  /** Issuer of the entry; account mappings belong to it. */
  readonly issuer: (entry: EntryConfig) => string
}

/** Dependencies of adapters. */
export interface AdapterContext {
  readonly outbound: OpenOutbound
  readonly policy: OutboundPolicy
}

export type Adapters = Readonly<Record<SsoAdapter, Adapter>>

/** Denied sign-on: the refusal is shown to the person, the cause is logged. */
export class SsoDenied extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'SsoDenied'
    this.code = code
  }
}

/** Plain claims; other values are dropped, number and length are bounded. */
export function plainClaims(claims: Readonly<Record<string, unknown>>): Record<string, string> {
  const plain = Object.entries(claims).flatMap(([name, value]) => {
    const one = Array.isArray(value) ? (value as unknown[])[0] : value
    const text = ['string', 'number', 'boolean'].includes(typeof one) ? String(one) : undefined
    return text !== undefined && charactersIn(text) <= 500 ? [[name, text] as const] : []
  })
  return Object.fromEntries(plain.slice(0, 100))
}

/**
 * Failure shown to the administrator of an entry. Of a failed outbound call only its kind, because the details describe
 * the network (SSRF); otherwise the message of the protocol library.
 */
export function describeFailure(error: unknown, lang: Lang): string {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof OutboundError) return each.say(lang)
  return error instanceof Error ? firstCharacters(error.message, 500) : ''
}

/** Log reason: the messages of an error and its causes. */
export function logReasonOf(error: unknown): string {
  const sentences: string[] = []
  for (let each = error; each instanceof Error && sentences.length < 4; each = each.cause)
    if (!sentences.includes(each.message)) sentences.push(each.message)
  return firstCharacters(sentences.join('; '), 500)
}
