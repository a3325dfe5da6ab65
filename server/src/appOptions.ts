import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import type { Timeouts } from '#kit/config.values.ts'
import type { Files } from '#kit/files/files.ts'
import type { Keeper } from '#modules/sourcing/index.ts'
import type { Mail } from '#kit/mail/mail.ts'
import type { Sms } from '#kit/sms/sms.ts'
import type { Limits } from './rateLimits.ts'

export interface AppOptions {
  database: Database
  log: Logger
  /** File storage. */
  contents: Files
  /** Clock; tests inject their own. */
  clock?: () => Date
  devCaptcha?: string | undefined
  devSecondFactor?: string | undefined
  /** Public URL of the portal; without it the address of the request is used. */
  publicUrl?: string | undefined
  /** Where the server listens; without a public URL letters lead there. */
  port?: number
  timeouts?: Timeouts
  /** 0: unlimited. */
  connectionsPerAddress?: number
  /** SMS gateway. `devMailbox` stores messages for everybody to read: development only. Without it nothing is sent. */
  sms?: Sms | 'devMailbox' | undefined
  /** Mail. `devMailbox` keeps letters for everybody to read: development only. Without it nothing is sent. */
  mail?: Mail | 'devMailbox' | undefined
  /** Web Push. `devMailbox` keeps notifications for everybody to read: development only. Without it nothing is sent. */
  push?: 'web' | 'devMailbox' | undefined
  /** Whom push services write to: `mailto:` or `https:`. */
  pushSubject?: string
  /** Trusted proxies, by address or range: their `X-Forwarded-For` is believed. */
  trustProxy?: readonly string[]
  limits?: Limits
  /** Outbound calls to loopback addresses are then forbidden. */
  production?: boolean
  /** Private networks (CIDR) in which other systems may be called. */
  privateNetworks?: readonly string[]
  /** Keeper of the keys of quotes; without it no project is published. */
  keeper?: Keeper | undefined
  /** The API's documentation; open unless it says otherwise. */
  apiDocs?: boolean
  /** Graceful shutdown: new requests are refused, requests in progress are finished. */
  isShuttingDown?: () => boolean
}
