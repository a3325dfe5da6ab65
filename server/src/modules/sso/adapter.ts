import type { SsoAdapter } from '#contract/sso/sso.ts'
import type { EntrySettings } from '#contract/sso/ssoEntries.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type OpenOutbound, OutboundError } from '#kit/outbound.ts'
import type { OutboundPolicy } from '#kit/outbound.address.ts'
import type { Lang } from '#contract/refusals.ts'

/** An entry as an adapter needs it: what is set, and the one secret that goes with it. */
export interface EntryConfig {
  readonly id: string
  /** Changes with every change of the settings, so that nothing old is remembered of them. */
  readonly version: number
  readonly tenantId: string
  readonly settings: EntrySettings
  readonly secret: string
}

/** Where a login that begins here will come back to. */
export interface Callback {
  /** `https://host` of this portal, as the browser sees it. */
  readonly origin: string
  /** The page of the entry, which takes what comes back in the address. */
  readonly page: string
  /** Unguessable; comes back with the answer. */
  readonly state: string
}

export interface AuthorizationRequest {
  /** Where the browser goes. */
  readonly address: string
  /** What is sent there as a form, where that is asked for. */
  readonly form?: Readonly<Record<string, string>>
  /** What the answer is going to be measured by. */
  readonly savedState: Readonly<Record<string, string>>
}

export interface CallbackResponse {
  readonly origin: string
  readonly page: string
  /** What came back, as it stands in the address of the page, or was sent to us as a form. */
  readonly params: URLSearchParams
  readonly savedState: Readonly<Record<string, string>>
  readonly now: Date
}

/** Who it is, in the words of the one who says so: an identity is issuer and subject together. */
export interface ExternalIdentity {
  readonly issuer: string
  readonly subject: string
  /** What else was said, by name; only plain values. */
  readonly claims: Readonly<Record<string, string>>
  /** The contexts (`acr`, `amr`, AuthnContextClassRef) in which the person was recognised. */
  readonly contexts: readonly string[]
  /** What must never be accepted again, and how long it would otherwise be good for. */
  readonly replayGuard?: { readonly what: string; readonly until: Date }
}

/**
 * One way in from outside. `begin` says where the browser goes and what to remember; `finish` checks what came back, by itself and against what
 * was remembered, and says who it is. Neither knows an account.
 */
export interface Adapter {
  /** What can be found out without a person: whether the settings lead anywhere. Answers what was found. */
  readonly probe: (entry: EntryConfig, origin: string) => Promise<string>
  /** Missing where a sign-on only ever begins at the other side. */
  readonly createRequest?: (entry: EntryConfig, callback: Callback) => Promise<AuthorizationRequest>
  readonly verifyResponse: (entry: EntryConfig, answer: CallbackResponse) => Promise<ExternalIdentity>
  /** The issuer that the settings speak of: mappings belong to it. */
  readonly issuer: (entry: EntryConfig) => string
}

/** The one thing that adapters need from outside. */
export interface AdapterContext {
  readonly outbound: OpenOutbound
  readonly policy: OutboundPolicy
}

export type Adapters = Readonly<Record<SsoAdapter, Adapter>>

/** Somebody is not let in; the refusal is for them, the cause for the log. */
export class SsoDenied extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'NotLetIn'
    this.code = code
  }
}

/** Plain values by their names, others left out; no more and no longer than anybody needs. */
export function plainClaims(claims: Readonly<Record<string, unknown>>): Record<string, string> {
  const plain = Object.entries(claims).flatMap(([name, value]) => {
    const one = Array.isArray(value) ? (value as unknown[])[0] : value
    const text = ['string', 'number', 'boolean'].includes(typeof one) ? String(one) : undefined
    return text !== undefined && text.length <= 500 ? [[name, text] as const] : []
  })
  return Object.fromEntries(plain.slice(0, 100))
}

/**
 * What whoever sets an entry up is told about a failure: of a call that went wrong only the kind, because what the system said describes
 * the network; otherwise the sentence of the protocol's library.
 */
export function describeFailure(error: unknown, lang: Lang): string {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof OutboundError) return each.say(lang)
  return error instanceof Error ? error.message.slice(0, 500) : ''
}

/** For the log: the sentences of an error and of what caused it. */
export function logReasonOf(error: unknown): string {
  const sentences: string[] = []
  for (let each = error; each instanceof Error && sentences.length < 4; each = each.cause)
    if (!sentences.includes(each.message)) sentences.push(each.message)
  return sentences.join('; ').slice(0, 500)
}
