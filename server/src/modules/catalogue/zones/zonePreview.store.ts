import { maxPreviewed } from '#contract/catalogue/zoneVersions.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { isOffered } from '../goods/quote.store.ts'
import { isInZone } from '../products/listing.parts.ts'

const path = sqlQuery('catalogue.pathOfDepartment', 'select path from identity.departments where id = $deptId')
export const departmentPath = (db: Db, deptId: string) => path.first(db, { deptId })

/** Goods on sale that a zone gathers, published or not, and those that a department is offered: the first ones of its page. */
export const previewedGoods = sqlQuery(
  'catalogue.previewedZoneGoods',
  `
  with found as (
    select k.id, k.sold, g.position, ${isOffered} as is_offered
    from catalogue.zones z
    join catalogue.skus k on k.tenant_id = $tenantId and k.is_live
    join catalogue.categories c on c.tenant_id = $tenantId and c.id = k.category_id
    left join catalogue.zone_goods g on g.tenant_id = $tenantId and g.zone_id = z.id and g.sku_id = k.id
    cross join lateral (select k.is_restricted, k.product_id) s
    where z.tenant_id = $tenantId and z.id = $zoneId and ${isInZone}
  )
  select (select count(*)::int from found) as "total!", (select count(*)::int from found where is_offered) as "shown!",
    array(select id from found where is_offered order by position, sold desc, id limit ${maxPreviewed}) as "skuIds!"`,
).narrow<{ skuIds: string[] }>()
