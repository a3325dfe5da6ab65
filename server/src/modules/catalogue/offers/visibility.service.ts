import { createHash } from 'node:crypto'
import type { Db } from '#kit/database/database.ts'
import { memory } from '#kit/memory.ts'
import { listingVersion } from '../products/listing.store.ts'
import type { HiddenGoods } from './catalogue.rules.ts'
import { anyRestricted, hiddenProducts } from './catalogue.store.ts'

interface Buyer {
  readonly tenantId: string
  readonly deptPath: readonly string[]
  readonly today: string
}

/** Whether a tenant restricts any goods, by the version of its listing. */
const restricting = memory<boolean>(3_600_000, 2_000)
/** What departments are not offered. Agreements begin and end without a new version, so it is kept for a short time. */
const profiles = memory<HiddenGoods | null>(60_000, 5_000)

/** Whether the tenant restricts goods, as far as this process knows without asking. */
export const isRestrictingFor = ({ tenantId }: Pick<Buyer, 'tenantId'>): boolean =>
  restricting.get(tenantId)?.value ?? false

/** Whether the tenant restricts goods in this version of its listing: one small statement for each version. */
export const learnRestricting = (db: Db, { tenantId }: Pick<Buyer, 'tenantId'>, version: string): Promise<boolean> =>
  restricting.getOrMake(tenantId, version, async () => (await anyRestricted.one(db, { tenantId })).any)

/** Goods that a buyer is not offered; null: everything is. Only tenants that restrict goods are asked for more. */
export async function hiddenFrom(db: Db, { tenantId, deptPath, today }: Buyer): Promise<HiddenGoods | null> {
  const version = await listingVersion(db, tenantId)
  if (!(await learnRestricting(db, { tenantId }, version))) return null
  return profiles.getOrMake(JSON.stringify([tenantId, deptPath, today]), version, async () => {
    const productIds = (await hiddenProducts(db, { tenantId, deptPath, today })).map(({ id }) => id)
    if (productIds.length === 0) return null
    return { productIds, profile: createHash('sha256').update(productIds.join()).digest('base64url') }
  })
}
