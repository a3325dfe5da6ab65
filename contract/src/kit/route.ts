import type { Static, TObject, TSchema } from 'typebox'
import type { Entrance } from './entrance.ts'

/**
 * Kinds of access. `permissions.ts` extends this interface with the permissions of all modules (declaration merging),
 * so the kit does not import modules.
 */
export interface AccessKinds {
  /** Open access: everyone, or everyone with a session. */
  readonly open: 'public' | 'session'
}

/**
 * Access control of a route: `public` (everyone), `session` (every logged-in user), or a permission. There is no
 * default: the type requires every route to declare its access.
 */
export type Access = AccessKinds[keyof AccessKinds]
export type Permission = Exclude<Access, AccessKinds['open']>

/**
 * Rate limits in calls a minute; `RATE_LIMITS` of the configuration overrides them. Expensive calls and calls that
 * invite guessing name their own limit; other routes use `call`, `upload` or `download`.
 * The following limits do not belong to API routes: `host` (calls to host names of no tenant), `oidc` and `authorize`
 * (OpenID Connect endpoints and the start of a login there), `page` and `asset` (pages and files of the web
 * application).
 */
export const rateLimits = {
  login: 600,
  captcha: 300,
  search: 600,
  import: 30,
  picture: 120,
  recognition: 20,
  call: 6000,
  upload: 120,
  download: 600,
  host: 60,
  oidc: 1200,
  authorize: 300,
  page: 1200,
  asset: 12_000,
} as const
export type RateLimitName = keyof typeof rateLimits

/** First segments of API paths. The server answers other unknown paths with the web application. */
export const apiBases = ['sysrest', 'busiconfigrest', 'portalent', 'orderrest', 'fsdsrest', 'inquiry'] as const
/** `/<base>/api/<thing>/<verb>` */
export type ApiPath = `/${(typeof apiBases)[number]}/${string}`

/**
 * Route of the API, declared once for server, browser and documentation. GET reads (see `writes`) and takes its input
 * from the query string; POST writes, or reads with a large input, and takes it from a JSON body. The response is an
 * `Envelope`; `reply` is the schema of its `data`.
 */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: ApiPath
  readonly access: Access
  /**
   * Entrances that may call; default: all. A permission says what a user may do, an entrance which party they belong
   * to: buyers, suppliers and experts of one tenant are different parties.
   */
  readonly entrances?: readonly [Entrance, ...Entrance[]]
  /**
   * Also allowed while the user must still replace an initial password; every other route refuses such a session
   * (`password.mustChange`), and public routes take it for a visitor.
   */
  readonly withInitialPassword?: true
  /**
   * Whether systems may call with an API key. Default: yes with a permission, no for `session`, and for `public` what
   * reads.
   */
  readonly byKey?: boolean
  readonly input: TObject
  readonly reply: TSchema
  /** Summary for the API documentation: an imperative sentence without final period. */
  readonly summary: string
  /** Belongs to the public portal: visitors are refused while the tenant's portal is off (`portal.closed`). */
  readonly ofPortal?: true
  /** Read-only POST: runs on a read connection. */
  readonly reads?: true
  /**
   * GET with side effects, where the specification prescribes it. CSRF-safe: the session travels in a header, which
   * links, images and prefetches do not send. The server registers no HEAD for it.
   */
  readonly writes?: true
  /**
   * Long-running work with several transactions of its own: the handler receives the database instead of a transaction.
   */
  readonly steps?: true
  /**
   * Whether an operator who views as somebody else may call. Default: yes if it reads, no if it writes or downloads.
   * No for what only the person may read, such as their second factors, and what vouches for them elsewhere.
   */
  readonly inImpersonation?: boolean
  /** The reply contains a secret: it is not stored, so an idempotency key does not replay it. */
  readonly secretReply?: true
  /** Body limit in bytes; default 256 KiB. */
  readonly bodyLimit?: number
  /**
   * Multipart upload: one file with one of these extensions and at most `maxBytes` bytes, and the input's fields as
   * text.
   */
  readonly upload?: { readonly accept: readonly string[]; readonly maxBytes: number }
  /** A successful response is a file; a refusal is an envelope. */
  readonly download?: true
  /**
   * The file has personal, bank or security data: where the tenant wants it, a person states the reason in the header
   * `x-export-reason` (URL-encoded); it is kept in the log of exports. Workbooks name their person on each printed page.
   */
  readonly sensitive?: true
  /** Tolerates replication lag: reads from a replica if there is one. */
  readonly lags?: true
  /** Rate limit that counts this call, by person, or by IP address before login. */
  readonly rateLimit?: Exclude<RateLimitName, 'host'>
}

export type Input<R extends Route> = Static<R['input']>
export type Reply<R extends Route> = Static<R['reply']>

export const route = <const R extends Route>(route: R): R => route

/**
 * Envelope of every response: `code` 0 is success, otherwise the code of a refusal. `data` is null if there is nothing
 * to return.
 */
export interface Envelope<T> {
  code: number
  message: string
  data: T
  traceid: string
}
