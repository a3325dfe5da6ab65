import type { Removed } from '#contract/platform/deletions.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import type { Mail } from '#kit/mail/mail.ts'

/** What exporting and removing all rows of a tenant takes: rights that no server has for its usual work. */
export interface TenantTransfer {
  /** Writes all rows of a tenant without secrets to a file: one JSON document a line, compressed. */
  readonly writeRows: (tenantId: string, file: string) => Promise<WrittenRows>
  /**
   * Goes one step towards the removal: closes a suspended tenant, or removes one that nobody uses any more. Undefined
   * while it has to be tried again. By id: its code may be that of another tenant meanwhile.
   */
  readonly remove: (tenantId: string) => Promise<Removed | undefined>
}

export interface WrittenRows {
  readonly rows: number
  /** Bytes of the file, and its digest in hex. */
  readonly size: number
  readonly sha256: string
}

export interface PlatformOptions {
  readonly contents: Files
  readonly mail?: Mail | undefined
  readonly portalUrlOf: (host: string) => string
  readonly transfer: TenantTransfer
  /** Fills a new tenant with data to try it out. */
  readonly fillDemo: (database: Database, tenantId: string) => Promise<void>
}
