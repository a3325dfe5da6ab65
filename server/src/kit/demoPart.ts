import type { Permission } from '#contract/permissions.ts'
import type { Database } from '#kit/database/database.ts'

/** Tenant of the demo. */
export interface DemoTenant {
  readonly tenantId: string
  /** Accounts by code. */
  readonly userIds: ReadonlyMap<string, string>
}

/** What the demo has of a module: `demo.ts` beside its `index.ts`. */
export interface DemoPart {
  /** Permissions that roles of the demo get, by the code of the role. */
  readonly grants?: Readonly<Record<string, readonly Permission[]>>
  /** Fills a tenant, after its people, suppliers and categories. */
  readonly found?: (database: Database, tenant: DemoTenant, now: Date) => Promise<void>
}
