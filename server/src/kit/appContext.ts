import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, RateLimitName, Route } from '#contract/kit/route.ts'
import type { Actor } from './actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { CanRead, OpenWork, QueryPorts } from './queryPorts.ts'
import type { CallLog } from './callLog/callLog.ts'
import type { Sms } from '#kit/sms/sms.ts'

/** What commands receive: nothing in it takes a request, so that they can be called without HTTP. */
export interface ServiceContext {
  readonly database: Database
  readonly authenticator: Sessions
  readonly queryPorts: QueryPorts
  /** Access of the route at an address, with or without its base path; undefined if there is none. */
  readonly accessOf: (address: string) => Access | undefined
  /** Whether the tenant's public portal is on; visitors are refused while it is off. */
  readonly isPortalOpen: (tenantId: string) => Promise<boolean>
  /**
   * Read access checks of all modules by entity name. An entity without a check is readable by no one (deny by
   * default).
   */
  readonly canRead: Readonly<Record<string, CanRead>>
  /** Open work of accounts, by its kind. */
  readonly openWork: Readonly<Record<string, OpenWork>>
  /** Master code of captchas; development only. */
  readonly devCaptcha?: string | undefined
  /** Master code of second factors; development only. */
  readonly devSecondFactor?: string | undefined
  /** Upload timeout of authorized requests. */
  readonly uploadSeconds: number
  /** SMS gateway. Undefined if SMS is not configured: calls that need it are refused. */
  readonly sms?: Sms | undefined
  /** Encryption key of secrets that are stored in the database. */
  readonly encryptionKey: Uint8Array
  /** Rate limit by address beside the route's own limit; throws when exceeded. */
  readonly limitAddress: (name: RateLimitName, ip: string) => Promise<void>
}

/** Application context: the services that every route receives. */
export interface AppContext extends ServiceContext {
  readonly authenticator: Authenticator
  /** Registers a route when it is bound. */
  readonly noteAccess: (route: Pick<Route, 'path' | 'access' | 'summary'>) => void
  /** What each bound route does, in English, by its path. */
  readonly summaries: ReadonlyMap<string, string>
  /** Whether people of the tenant state a reason for exports of sensitive data. */
  readonly needsExportReason: (tenantId: string) => Promise<boolean>
  /** Counts a call by its person, or by its address without a valid session; throws when the limit is exceeded. */
  readonly limitCaller: (name: RateLimitName, request: FastifyRequest) => Promise<void>
  /**
   * Counts a call by its API key in all processes and says in headers how many are left; throws when the limit is
   * exceeded.
   */
  readonly limitKey: (key: NonNullable<Actor['apiKey']>, tenantId: string, reply: FastifyReply) => Promise<void>
  /** Log of calls that write or take long. */
  readonly callLog: CallLog
  /** Public origin of the portal: scheme and port from the configuration, never from the caller. */
  readonly originOf: (request: FastifyRequest) => string
}

/** Tokens of sessions, and their cache. */
interface Sessions {
  /** Issues the token of a new session. */
  readonly issueToken: (session: { sessionId: string; userId: string; tenantId: string }) => Promise<string>
  /** Issues a visitor token, which carries no identity and no permission. */
  readonly issueVisitorToken: (tenantId: string) => Promise<string>
  /** Evicts sessions from the cache, so that ending a session takes effect in this process immediately. */
  readonly forgetSessions: (sessionIds: readonly string[]) => void
}

/** Authenticator: host → tenant, token → session → person. */
export interface Authenticator extends Sessions {
  /**
   * Authenticates a request. Where no session is required, an ended one is a visitor, and so is one whose initial
   * password is not replaced yet; where one is required, `authorize` refuses them. An API key counts only where
   * `withKeys` is set, and one that is not valid is always refused.
   */
  readonly authenticate: (
    request: FastifyRequest,
    required: boolean,
    isActivity?: boolean,
    withKeys?: boolean,
  ) => Promise<Actor>
}
