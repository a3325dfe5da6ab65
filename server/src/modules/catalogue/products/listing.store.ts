import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

type Ids = readonly string[]

/** On sale: the product is live, its supplier is active, and no category above it is hidden. */
export const isLive = `(p.status = 'live' and u.status = 'active' and not exists (
  select from catalogue.categories a where a.tenant_id = c.tenant_id and a.id = any (c.path) and a.is_shielded))`

// No self-joins: statistics lag behind a bulk job, and the planner then expects a row or two and reads all SKUs of the
// tenant for each.
const copyProducts = sqlQuery(
  'catalogue.copyProducts',
  `
  update catalogue.skus k set name = n.name, category_id = n.category_id, brand_id = n.brand_id, brand_name = n.brand_name,
    supplier_name = n.supplier_name, is_live = n.is_live and not k.is_dropped,
    live_at = case when n.is_live and not k.is_dropped then coalesce(k.live_at, now()) else k.live_at end
  from (
    select p.id, p.name, p.category_id, p.brand_id, coalesce(b.name, '') as brand_name, u.short_name as supplier_name,
      ${isLive} as is_live
    from catalogue.products p
    join catalogue.categories c on c.tenant_id = $tenantId and c.id = p.category_id
    join suppliers.suppliers u on u.tenant_id = $tenantId and u.id = p.supplier_id
    left join catalogue.brands b on b.tenant_id = $tenantId and b.id = p.brand_id
    where p.tenant_id = $tenantId and p.id = any ($productIds::bigint[])
  ) n
  where k.tenant_id = $tenantId and k.product_id = n.id
    and (k.name, k.category_id, k.brand_id, k.brand_name, k.supplier_name, k.is_live)
      is distinct from (n.name, n.category_id, n.brand_id, n.brand_name, n.supplier_name, n.is_live and not k.is_dropped)`,
)

// Rows are given as an array: a join would be planned with statistics that lag behind a bulk job.
const takeDown = sqlQuery(
  'catalogue.takeDown',
  `
  delete from catalogue.shelf s
  where s.tenant_id = $tenantId
    and s.sku_id = any (array(select id from catalogue.skus where tenant_id = $tenantId and product_id = any ($productIds::bigint[])))
    and not exists (
      select from catalogue.skus k join catalogue.categories c on c.tenant_id = $tenantId and c.id = k.category_id
      where k.tenant_id = $tenantId and k.id = s.sku_id and k.is_live and s.category_id = any (0::bigint || c.path))`,
)

const putUp = sqlQuery(
  'catalogue.putUp',
  `
  insert into catalogue.shelf as s (tenant_id, category_id, sku_id, brand_id, supplier_id, leaf_id, list_price, sold, live_at, has_picture)
  select k.tenant_id, place.category_id, k.id, k.brand_id, k.supplier_id, k.category_id, k.list_price, k.sold, k.live_at,
    k.shown_picture <> ''
  from catalogue.skus k
  join catalogue.categories c on c.tenant_id = $tenantId and c.id = k.category_id
  cross join unnest(0::bigint || c.path) as place(category_id)
  where k.tenant_id = $tenantId and k.product_id = any ($productIds::bigint[]) and k.is_live
  order by place.category_id, k.id
  on conflict (tenant_id, category_id, sku_id) do update
    set brand_id = excluded.brand_id, leaf_id = excluded.leaf_id, list_price = excluded.list_price, live_at = excluded.live_at,
      has_picture = excluded.has_picture
    where (s.brand_id, s.leaf_id, s.list_price, s.live_at, s.has_picture)
      is distinct from (excluded.brand_id, excluded.leaf_id, excluded.list_price, excluded.live_at, excluded.has_picture)`,
)

const bump = sqlQuery(
  'catalogue.bump',
  `
  insert into catalogue.shelf_versions as v (tenant_id) values ($tenantId)
  on conflict (tenant_id) do update set version = v.version + 1`,
)

/**
 * Updates the listing of these products. Must be the last step of a transaction, because it takes a lock that is held
 * until the end.
 */
export async function refreshListing(tx: Tx, tenantId: string, productIds: Ids): Promise<void> {
  if (productIds.length > 0) {
    await copyProducts(tx, { tenantId, productIds })
    await takeDown(tx, { tenantId, productIds })
    await putUp(tx, { tenantId, productIds })
  }
  await bump(tx, { tenantId })
}

const versions = sqlQuery(
  'catalogue.versions',
  'select version from catalogue.shelf_versions where tenant_id = $tenantId',
)
/** Version of the listing; changes with everything on sale. */
export const listingVersion = async (db: Db, tenantId: string) => (await versions(db, { tenantId }))[0]?.version ?? '0'

/** Number of goods on sale in each category; '0': in total. */
export const listingCounts = sqlQuery(
  'catalogue.shelfCounts',
  'select category_id, count(*)::int as "count!" from catalogue.shelf where tenant_id = $tenantId group by category_id',
)

/** Products of a supplier. */
export const productsOfSupplier = sqlQuery(
  'catalogue.productsOfSupplier',
  'select id from catalogue.products where supplier_id = $supplierId',
)
