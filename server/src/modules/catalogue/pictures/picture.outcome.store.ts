import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type Download, rankedWithPicture } from './picture.download.store.ts'

/** Records a downloaded picture, and shows it on the supplier's goods that name the address. */
export async function setDownloaded(tx: Tx, tenantId: string, { id, supplier_id, address }: Download, picture: string) {
  await downloaded(tx, { tenantId, id, picture })
  await showOnSkus(tx, { tenantId, supplierId: supplier_id, address, picture })
  await showOnProducts(tx, { tenantId, supplierId: supplier_id, address, picture })
}
const downloaded = sqlQuery(
  'catalogue.downloaded',
  `
  update catalogue.picture_downloads set status = 'done', picture = $picture, cause = null, facts = '{}' where tenant_id = $tenantId and id = $id`,
)
const showOnSkus = sqlQuery(
  'catalogue.showOnSkus',
  rankedWithPicture(`
  update catalogue.skus k set shown_picture = $picture
  where tenant_id = $tenantId and supplier_id = $supplierId and picture = $address and picture like 'http%'`),
)
const showOnProducts = sqlQuery(
  'catalogue.showOnProducts',
  rankedWithPicture(`
  update catalogue.skus k set shown_picture = $picture from catalogue.products p
  where p.tenant_id = $tenantId and p.supplier_id = $supplierId and p.pictures[1] = $address and p.pictures[1] like 'http%'
    and k.tenant_id = $tenantId and k.product_id = p.id and k.picture = ''`),
)

/** Records a failed download: retried after some seconds; null: never. */
export const setNotDownloaded = sqlQuery(
  'catalogue.setNotDownloaded',
  `
  update catalogue.picture_downloads set cause = $cause, facts = $facts::jsonb, status = case when $seconds?::float8 is null then 'failed' else 'waiting' end,
    next_at = now() + make_interval(secs => coalesce($seconds::float8, 0))
  where tenant_id = $tenantId and id = $id`,
)

export const failWaiting = sqlQuery(
  'catalogue.failWaiting',
  `
  update catalogue.picture_downloads set status = 'failed', cause = $cause, facts = '{}'
  where tenant_id = $tenantId and host = $host and status = 'waiting'`,
)
