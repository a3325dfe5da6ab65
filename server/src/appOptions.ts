import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import type { Timeouts } from '#kit/config/config.values.ts'
import type { Bank } from '#kit/bank/bank.ts'
import type { Files } from '#kit/files/files.ts'
import type { Module } from '#kit/module.ts'
import type { Keeper } from '#modules/sourcing/index.ts'
import type { OnlinePay } from '#kit/onlinePay/onlinePay.ts'
import type { Mail } from '#kit/mail/mail.ts'
import type { Sms } from '#kit/sms/sms.ts'
import type { TaxBureau } from '#kit/taxBureau/taxBureau.ts'
import type { TrackParcel } from '#kit/tracking/tracking.ts'
import type { Limits } from './rateLimits.ts'

export interface AppOptions {
  database: Database
  log: Logger
  /** File storage. */
  contents: Files
  /** Connection string of the owner, which sees all rows: for exports and removals of tenants. */
  ownerUrl?: string | undefined
  /** Clock; tests inject their own. */
  clock?: () => Date
  devCaptcha?: string | undefined
  devSecondFactor?: string | undefined
  /** Public URL of the portal; without it the address of the request is used. */
  publicUrl?: string | undefined
  /** Port of the server; without a public URL the links of letters use it. */
  port?: number
  timeouts?: Timeouts
  /** 0: unlimited. */
  connectionsPerAddress?: number
  /** SMS gateway. `devMailbox` stores messages readable by everybody: development only. Without it nothing is sent. */
  sms?: Sms | 'devMailbox' | undefined
  /** Mail. `devMailbox` stores letters readable by everybody: development only. Without it nothing is sent. */
  mail?: Mail | 'devMailbox' | undefined
  /**
   * Web Push. `devMailbox` stores notifications readable by everybody: development only. Without it nothing is sent.
   */
  push?: 'web' | 'devMailbox' | undefined
  /** Port to carriers; without it nobody is asked where parcels are. */
  track?: TrackParcel | undefined
  /** Port to the tax bureau; without it red letters are not informed and invoices are not verified. */
  bureau?: TaxBureau | undefined
  /** Port to the bank; without it batches go there as files. */
  bank?: Bank | undefined
  /** Port to the provider of online payments; without it nobody pays online. */
  pay?: OnlinePay | undefined
  /** Contact for push services: `mailto:` or `https:`. */
  pushSubject?: string
  /** Trusted proxies, by address or range, whose `X-Forwarded-For` is used. */
  trustProxy?: readonly string[]
  limits?: Limits
  /** Forbids outbound calls to loopback addresses. */
  production?: boolean
  /** Private networks (CIDR) that outbound calls may reach. */
  privateNetworks?: readonly string[]
  /** Keeper of the keys of quotes; without it projects cannot be published. */
  keeper?: Keeper | undefined
  /** Whether the API documentation is served; by default it is. */
  apiDocs?: boolean
  /** Further modules, above those of the product. */
  modules?: Readonly<Record<string, Module>>
  /** Graceful shutdown: new requests are refused, requests in progress are finished. */
  isShuttingDown?: () => boolean
}
