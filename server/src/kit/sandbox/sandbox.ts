import type { Database } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'

const kindOf = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('tenancy.tenants').select('kind').where('id', '=', $.id),
)

const maxKept = 10_000

/** Whether a tenant is a sandbox. Its kind never changes, so it is read once. */
export function sandboxCheck(database: Database): (tenantId: string) => Promise<boolean> {
  const kept = new Map<string, boolean>()
  return async function isSandbox(tenantId) {
    const known = kept.get(tenantId)
    if (known !== undefined) return known
    const [tenant] = await database.read(tenantId, (db) => kindOf(db, { id: tenantId }))
    if (!tenant) return false
    if (kept.size >= maxKept) kept.clear()
    kept.set(tenantId, tenant.kind === 'sandbox')
    return tenant.kind === 'sandbox'
  }
}

/** Port to a system outside. A sandbox only reaches its simulator: no money, paper or number of it is real. */
export type Outside<T> = (context: { readonly database: Database; readonly tenantId: string }) => Promise<T>

/** Without the port there is none in sandboxes either. */
export function outside<T>(port: T | undefined, simulated: T): Outside<T> | undefined {
  if (port === undefined) return undefined
  const checks = new WeakMap<Database, ReturnType<typeof sandboxCheck>>()
  return async ({ database, tenantId }) => {
    const isSandbox = checks.get(database) ?? sandboxCheck(database)
    checks.set(database, isSandbox)
    return (await isSandbox(tenantId)) ? simulated : port
  }
}
