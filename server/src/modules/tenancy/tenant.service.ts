import { type Database, noTenant } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from './setting.store.ts'
import { findTenantByHost, type TenantRow } from './tenant.store.ts'

const cacheMs = 10_000
/** A reset gives the host of a sandbox to another tenant. */
const sandboxCacheMs = 1000
const maxCached = 10_000

/**
 * Tenant lookup by host, cached for ten seconds, of sandboxes for one. Unknown hosts are not cached and would query the database every time,
 * so `limitUnknownHosts` may throw first; hosts that recently belonged to a tenant are not counted.
 */
export function tenantsByHost(database: Database, limitUnknownHosts: (ip: string) => Promise<void>) {
  const cache = new Map<string, { tenant: TenantRow; until: number }>()
  return async function tenantOf(host: string, ip: string): Promise<TenantRow> {
    const hit = cache.get(host)
    if (hit && hit.until > Date.now()) return hit.tenant
    if (!hit) await limitUnknownHosts(ip)
    const [tenant] = await database.read(noTenant, (db) => findTenantByHost(db, { host }))
    if (!tenant) return refuse('tenant.unknown')
    if (cache.size >= maxCached) cache.clear()
    cache.set(host, { tenant, until: Date.now() + (tenant.kind === 'sandbox' ? sandboxCacheMs : cacheMs) })
    return tenant
  }
}

const openForMs = 1000

/** Whether people state a reason for exports of sensitive data. */
export const exportReasons =
  (database: Database) =>
  async (tenantId: string): Promise<boolean> =>
    (await database.read(tenantId, (db) => readSettings(db, 'exportReason'))).exportReason

/** Whether portals are enabled, cached for a second, because every call of a visitor checks it. */
export function openPortals(database: Database) {
  const cache = new Map<string, { isOpen: boolean; until: number }>()
  return async function isPortalOpen(tenantId: string): Promise<boolean> {
    const hit = cache.get(tenantId)
    if (hit && hit.until > Date.now()) return hit.isOpen
    const { isEnable } = await database.read(tenantId, (db) => readSettings(db, 'isEnable'))
    if (cache.size >= maxCached) cache.clear()
    cache.set(tenantId, { isOpen: isEnable, until: Date.now() + openForMs })
    return isEnable
  }
}
