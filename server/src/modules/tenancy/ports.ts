import type { Db } from '#kit/database/database.ts'
import type { Asked } from '#kit/queryPorts.ts'

interface TenancyPorts {
  /** Root department of the tenant. */
  rootDepartment: (db: Db) => Promise<{ readonly id: string; readonly code: string } | undefined>
  /** Department of this code, with its ids from the root to itself. */
  departmentOfCode: (
    db: Db,
    code: string,
  ) => Promise<{ readonly id: string; readonly path: readonly string[] } | undefined>
}
declare module '#kit/queryPorts.ts' {
  interface QueryPorts extends TenancyPorts {}
}

export const tenancyAsks: Asked<TenancyPorts> = { rootDepartment: true, departmentOfCode: true }
