import type { ZoneDraft } from '#contract/catalogue/zones.ts'
import { maxZoneVersions } from '#contract/catalogue/zoneVersions.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const keep = sqlQuery(
  'catalogue.keepZoneVersion',
  `
  insert into catalogue.zone_versions (zone_id, no, draft, sku_ids, saved_by, saved_at)
  select z.id, 1 + coalesce((select max(v.no) from catalogue.zone_versions v where v.zone_id = z.id), 0), catalogue.zone_draft(z),
    array(select g.sku_id from catalogue.zone_goods g where g.zone_id = z.id order by g.position, g.sku_id), z.changed_by, z.changed_at
  from catalogue.zones z where z.id = $zoneId and z.status = 'published'`,
)
/** Keeps what buyers see of a zone from now on, if it is published; the caller has locked and changed the zone. */
export const keepVersion = async (tx: Tx, zoneId: string): Promise<void> => void (await keep(tx, { zoneId }))

const newest = sqlQuery(
  'catalogue.zoneVersions',
  `select no, draft, cardinality(sku_ids) as "goods!", saved_by, saved_at from catalogue.zone_versions
   where zone_id = $zoneId order by no desc limit ${maxZoneVersions}`,
).narrow<{ draft: ZoneDraft }>()
export const versionsOf = (db: Db, zoneId: string) => newest(db, { zoneId })

const one = sqlQuery(
  'catalogue.zoneVersion',
  'select draft, sku_ids from catalogue.zone_versions where zone_id = $zoneId and no = $no',
).narrow<{ draft: ZoneDraft }>()
export const findVersion = (db: Db, of: { readonly zoneId: string; readonly no: number }) => one.first(db, of)
