import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Permission } from '#contract/permissions.ts'
import type { Database } from '#kit/database/database.ts'
import { isInNetworks } from '#kit/security/networks.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { refuse } from '#kit/refusal.ts'
import type { CallingKey } from '../ports.ts'
import { findPerson, type PersonRow } from '../user.store.ts'

/** Cache lifetime of keys in ms: the end of a key takes effect within this time on every server. */
const cacheMs = 900
const usedIntervalMs = 60_000
const maxCached = 10_000

interface CachedKey {
  readonly key: CallingKey
  readonly row: PersonRow
  readonly restricted: ReadonlySet<Permission>
  readonly checkedAt: number
  usedAt: number
}

/** API key of a request: a bearer token that begins like one. Cookies and sessions beside it count for nothing. */
export const apiKeyIn = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (bk_[\w-]{20,200})$/.exec(headers.authorization ?? '')?.[1]

export const hashOfApiKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/**
 * Keys in force by what a caller sends. One that is unknown, expired or revoked, of another tenant or a disabled account,
 * or that comes from an address that may not call, is refused with the same code, so that guessing tells nothing.
 */
export function openApiKeys(
  database: Database,
  { apiKeyOf, apiKeyUsed, restrictedOf }: Pick<QueryPorts, 'apiKeyOf' | 'apiKeyUsed' | 'restrictedOf'>,
) {
  const cache = new Map<string, CachedKey>()

  async function read(hash: Buffer, tenantId: string, now: Date): Promise<Omit<CachedKey, 'checkedAt' | 'usedAt'>> {
    return database.read(tenantId, async (db) => {
      const key = (await apiKeyOf(db, hash, now)) ?? refuse('apiKey.invalid')
      const row = await findPerson.first(db, { userId: key.userId })
      if (!row || row.disabled || (row.expires_at && row.expires_at <= now)) return refuse('apiKey.invalid')
      return { key, row, restricted: (await restrictedOf(db, row.person_id, now)).permissions }
    })
  }

  return async function callerByKey(token: string, tenantId: string, ip: string, now: Date): Promise<CachedKey> {
    const hash = hashOfApiKey(token)
    const place = `${tenantId}/${hash.toString('base64')}`
    const known = cache.get(place)
    let found = known
    if (!found || now.getTime() - found.checkedAt >= cacheMs) {
      cache.delete(place)
      const fresh = await read(hash, tenantId, now)
      found = { ...fresh, checkedAt: now.getTime(), usedAt: known?.usedAt ?? 0 }
      if (cache.size >= maxCached) cache.clear()
      cache.set(place, found)
    }
    const { key } = found
    if (key.validUntil <= now || !isInNetworks(ip, key.networks)) refuse('apiKey.invalid')
    if (now.getTime() - found.usedAt > usedIntervalMs) {
      found.usedAt = now.getTime()
      await database.write(tenantId, (tx) => apiKeyUsed(tx, key.id, { at: now, ip }))
    }
    return found
  }
}
