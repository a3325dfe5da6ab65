import type { Input } from '#contract/kit/route.ts'
import type { setDepartmentConf } from '#contract/tenancy/tenancy.ts'
import type { Actor } from '#kit/actor.ts'
import { type Database, noTenant, type Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import { refuse } from '#kit/refusal.ts'
import { findTenantByHost, removeDepartmentConfig, setDepartmentConfig, type TenantRow } from './tenant.store.ts'

const keepFor = 10_000
const most = 10_000

/**
 * Host name → tenant, remembered for ten seconds; an unknown host is refused and not remembered, so anybody could have the database asked
 * without end: `holdStranger` may throw before it is. A host that was a tenant's a while ago is not counted, whoever calls from there.
 */
export function tenantsByHost(database: Database, holdStranger: (ip: string) => Promise<void>) {
  const known = new Map<string, { tenant: TenantRow; until: number }>()
  return async function tenantOf(host: string, ip: string): Promise<TenantRow> {
    const hit = known.get(host)
    if (hit && hit.until > Date.now()) return hit.tenant
    if (!hit) await holdStranger(ip)
    const [tenant] = await database.read(noTenant, (sql) => findTenantByHost(sql, { host }))
    if (!tenant) return refuse('tenant.unknown')
    if (known.size >= most) known.clear()
    known.set(host, { tenant, until: Date.now() + keepFor })
    return tenant
  }
}

/** What a department has for itself from now on. */
export async function saveDepartmentConfig(
  tx: Tx,
  { tenantId, ...actor }: Actor,
  { code, dept_code: deptCode, val }: Input<typeof setDepartmentConf>,
): Promise<void> {
  if (val === null) await removeDepartmentConfig(tx, { deptCode, code })
  else await setDepartmentConfig(tx, { deptCode, code, val })
  const data = { deptCode, code, val }
  await announce(tx, { ...actor, tenantId }, { name: 'tenant.departmentConfigSet', id: tenantId, data })
}
