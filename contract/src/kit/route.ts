import type { Static, TObject, TSchema } from 'typebox'
import type { Entrance } from './entrance.ts'

/** Kinds of access; `permissions.ts` adds the permissions of all modules, so that the kit imports none of them. */
export interface AccessKinds {
  /** Anybody, or anybody with a session. */
  readonly open: 'public' | 'session'
}

/**
 * Who may call: anybody (`public`), anybody with a session (`session`), or holders of a permission.
 * There is no default: a route that does not say is not a route.
 */
export type Access = AccessKinds[keyof AccessKinds]
export type Permission = Exclude<Access, AccessKinds['open']>

/**
 * Calls that cost more than others, or that somebody may want to try very often: calls a minute, unless the operator
 * says otherwise. `call`, `upload` and `download` are those of routes that name none. No call's are `host`, which
 * counts the calls to names that no tenant is known by, and those of what is no call: `oidc` and the beginning of a
 * login there (`authorize`), pages and files of the web.
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

/**
 * One call, described once. GET reads (see `writes`) and takes its input from the query, POST changes (or reads with a
 * large input) and takes it from a JSON body. The answer is always the envelope; `reply` is the shape of its `data`.
 */
export interface Route {
  readonly method: 'GET' | 'POST'
  /** `/<base>/api/<thing>/<verb>` */
  readonly path: string
  readonly access: Access
  /**
   * The entrances whose people may call; without it all of them. A permission says what somebody may do, an entrance
   * on which side they stand: the buyers, suppliers and experts of one tenant are different parties.
   */
  readonly entrances?: readonly [Entrance, ...Entrance[]]
  /**
   * Also allowed in a session whose person has to replace a password that somebody else gave them; every other call
   * refuses such a session.
   */
  readonly withInitialPassword?: true
  readonly input: TObject
  readonly reply: TSchema
  /** One sentence for the API's documentation. */
  readonly summary: string
  /** A page of the portal reads it: visitors are refused it while the tenant's portal is off. */
  readonly ofPortal?: true
  /** A POST that only reads: it runs on a reading connection. */
  readonly reads?: true
  /**
   * A GET that changes something, because the specification names it so. Nobody is led to make it by a link, a picture
   * or a prefetch: a session is a header, which only the pages themselves send. It has no HEAD beside it.
   */
  readonly writes?: true
  /** Slow work between several transactions of its own: the route is handed the database, not a connection. */
  readonly steps?: true
  /** The reply holds a secret: it is not kept to be given again, so an idempotency key has no effect. */
  readonly secretReply?: true
  /** The largest body in bytes, where the default of 256 KiB is too small. */
  readonly bodyLimit?: number
  /** The body is multipart: one file of these endings, at most so large, and the input's fields as text. */
  readonly upload?: { readonly accept: readonly string[]; readonly maxBytes: number }
  /** A success is answered with a file; a refusal with the envelope. */
  readonly download?: true
  /** What is read may be a moment old: it comes from a replica, where there is one. */
  readonly lags?: true
  /**
   * Which limit on calls a minute this call counts against, by person, or by address where nobody has logged in yet.
   */
  readonly rateLimit?: Exclude<RateLimitName, 'host'>
}

export type Input<R extends Route> = Static<R['input']>
export type Reply<R extends Route> = Static<R['reply']>

export const route = <const R extends Route>(route: R): R => route

/** What every call answers: code 0 is success; `data` is null where nothing is to be said. */
export interface Envelope<T> {
  code: number
  message: string
  data: T
  traceid: string
}
