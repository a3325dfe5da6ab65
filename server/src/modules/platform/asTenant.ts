import type { Database, Tx } from '#kit/database/database.ts'

/**
 * Work in another tenant than the caller's: the connection speaks for that tenant, so row-level security holds for it
 * as for anybody there. Only founding, inviting and sandboxes use it; nothing that a tenant's people have written is
 * answered to the platform, and of a sandbox only to the company that it belongs to.
 */
export const asTenant = <T>(database: Database, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.write(tenantId, work)
