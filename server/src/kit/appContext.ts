import type { FastifyRequest } from 'fastify'
import type { RateLimitName } from '#contract/kit/route.ts'
import type { Actor } from './actor.ts'
import type { Database } from './database.ts'
import type { QueryPorts, CanRead } from './module.ts'
import type { Sms } from './sms.ts'

/** What the house gives to every route. */
export interface AppContext {
  readonly database: Database
  readonly authenticator: Authenticator
  readonly queryPorts: QueryPorts
  /** Of all modules. What nobody answers for is seen by nobody. */
  readonly canRead: Readonly<Record<string, CanRead>>
  /** A code that every captcha accepts; development only. */
  readonly devCaptcha?: string | undefined
  /** A code that every authenticator accepts; development only. */
  readonly devSecondFactor?: string | undefined
  /** Scheme, host and port of this portal as browsers see them: from the configuration, never the port that a caller names. */
  readonly originOf: (request: FastifyRequest) => string
  /** How long a person who is let in may take to send a file. */
  readonly uploadSeconds: number
  /** Undefined: nothing can be sent, and what needs it refuses. */
  readonly sms?: Sms | undefined
  /** Seals what the database must not show. */
  readonly encryptionKey: Uint8Array
  /** Counts a call of an address against a limit beside the route's own; throws where it is over. */
  readonly limitAddress: (name: RateLimitName, ip: string) => Promise<void>
}

/** Host → tenant, token → session → person. */
export interface Authenticator {
  /** Makes the actor of a request. Where a session is required it refuses one that has ended; elsewhere such a caller is a visitor. */
  readonly authenticate: (request: FastifyRequest, required: boolean) => Promise<Actor>
  /** The token of a session that has just been opened. */
  readonly issueToken: (session: { sessionId: string; userId: string; tenantId: string }) => Promise<string>
  /** The token of a visit: it names nobody and opens nothing. */
  readonly issueVisitorToken: (tenantId: string) => Promise<string>
  /** Forgets what is known of sessions, so that their end is seen here at once. */
  readonly forgetSessions: (sessionIds: readonly string[]) => void
}
