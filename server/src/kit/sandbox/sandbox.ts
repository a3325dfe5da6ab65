import type { Database } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'

const kindOf = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('tenancy.tenants').select('kind').where('id', '=', $.id),
)

const maxKept = 10_000

type SandboxCheck = (tenantId: string) => Promise<boolean>
const checks = new WeakMap<Database, SandboxCheck>()

/** Whether a tenant is a sandbox; one check of each database. */
export function sandboxCheck(database: Database): SandboxCheck {
  const check = checks.get(database) ?? newCheck(database)
  checks.set(database, check)
  return check
}

/** The kind of a tenant never changes, so it is read once. */
function newCheck(database: Database): SandboxCheck {
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

interface Asking {
  readonly database: Database
  readonly tenantId: string
  /** Where the caller knows it: a lookup within a transaction would take a second connection. */
  readonly isSandbox?: boolean | undefined
}
/** Port to a system outside. A sandbox only reaches its simulator: no money, paper or number of it is real. */
export type Outside<T> = (asking: Asking) => Promise<T>

/** Without the port there is none in sandboxes either. */
export function outside<T>(port: T | undefined, simulated: T): Outside<T> | undefined {
  if (port === undefined) return undefined
  return async ({ database, tenantId, isSandbox = sandboxCheck(database)(tenantId) }) =>
    (await isSandbox) ? simulated : port
}
