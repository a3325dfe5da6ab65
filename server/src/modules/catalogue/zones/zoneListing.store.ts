import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { isInZone, putOnListing } from '../products/listing.parts.ts'

// Products that change meanwhile wait: otherwise neither transaction would see the rows of the other.
const lockListing = sqlQuery('catalogue.lockListing', "select pg_advisory_xact_lock(71040, hashtext('z' || $tenantId))")

const takeDown = sqlQuery(
  'catalogue.takeZoneDown',
  `
  delete from catalogue.shelf s
  where s.tenant_id = $tenantId and s.category_id = -$zoneId::bigint
    and not exists (
      select from catalogue.zones z
      join catalogue.skus k on k.tenant_id = $tenantId and k.id = s.sku_id
      join catalogue.categories c on c.tenant_id = $tenantId and c.id = k.category_id
      where z.tenant_id = $tenantId and z.id = $zoneId and z.status = 'published' and k.is_live and ${isInZone})`,
)

const putUp = sqlQuery(
  'catalogue.putZoneUp',
  putOnListing(`
  from catalogue.zones z
  join catalogue.skus k on k.tenant_id = $tenantId and k.is_live
  join catalogue.categories c on c.tenant_id = $tenantId and c.id = k.category_id
  cross join (select -$zoneId::bigint as category_id) place
  where z.tenant_id = $tenantId and z.id = $zoneId and z.status = 'published' and ${isInZone}
    and (z.kind = 'rule' or k.id = any (array(
      select g.sku_id from catalogue.zone_goods g where g.tenant_id = $tenantId and g.zone_id = $zoneId)))`),
)

/** Lists exactly the goods of a zone under its number; none if it is not published. */
export async function fillListing(tx: Tx, tenantId: string, zoneId: string): Promise<void> {
  await lockListing(tx, { tenantId })
  await takeDown(tx, { tenantId, zoneId })
  await putUp(tx, { tenantId, zoneId })
}
