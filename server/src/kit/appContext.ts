import type { FastifyRequest } from 'fastify'
import type { Access, RateLimitName } from '#contract/kit/route.ts'
import type { Actor } from './actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { QueryPorts, CanRead } from './queryPorts.ts'
import type { Sms } from '#kit/sms/sms.ts'

/** Application context: the services that every route receives. */
export interface AppContext {
  readonly database: Database
  readonly authenticator: Authenticator
  readonly queryPorts: QueryPorts
  /** Notes what a route asks for, when it is bound. */
  readonly noteAccess: (path: string, access: Access) => void
  /** What the call at an address asks for, with its base or without; undefined where there is none. */
  readonly accessOf: (address: string) => Access | undefined
  /** Whether the tenant's portal is on; for visitors there is none of it otherwise. */
  readonly isPortalOpen: (tenantId: string) => Promise<boolean>
  /** Read access checks of all modules, by entity name; an entity without a check is readable by nobody. */
  readonly canRead: Readonly<Record<string, CanRead>>
  /** Master code of captchas; development only. */
  readonly devCaptcha?: string | undefined
  /** Master code of second factors; development only. */
  readonly devSecondFactor?: string | undefined
  /** Public origin of the portal: scheme and port from the configuration, never from the caller. */
  readonly originOf: (request: FastifyRequest) => string
  /** Upload timeout of authorized requests. */
  readonly uploadSeconds: number
  /** Undefined: SMS is not configured, and calls that need it refuse. */
  readonly sms?: Sms | undefined
  /** Encryption key of secrets that are stored in the database. */
  readonly encryptionKey: Uint8Array
  /** Rate limit by address beside the route's own limit; throws when exceeded. */
  readonly limitAddress: (name: RateLimitName, ip: string) => Promise<void>
}

/** Authenticator: host → tenant, token → session → person. */
export interface Authenticator {
  /** Authenticates a request. An ended session is refused where one is required, and is a visitor elsewhere. */
  readonly authenticate: (request: FastifyRequest, required: boolean, isActivity?: boolean) => Promise<Actor>
  /** Issues the token of a new session. */
  readonly issueToken: (session: { sessionId: string; userId: string; tenantId: string }) => Promise<string>
  /** Issues a visitor token, which carries no identity and no permission. */
  readonly issueVisitorToken: (tenantId: string) => Promise<string>
  /** Evicts sessions from the cache, so that their end takes effect in this process at once. */
  readonly forgetSessions: (sessionIds: readonly string[]) => void
}
