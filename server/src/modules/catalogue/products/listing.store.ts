import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { placesOf, putOnListing } from './listing.parts.ts'

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
    supplier_name = n.supplier_name, is_live = n.is_live and not k.is_dropped, variants = n.variants,
    live_at = case when n.is_live and not k.is_dropped then coalesce(k.live_at, now()) else k.live_at end
  from (
    select p.id, p.name, p.category_id, p.brand_id, coalesce(b.name, '') as brand_name, u.short_name as supplier_name,
      ${isLive} as is_live,
      (select count(*) from catalogue.skus v where v.tenant_id = $tenantId and v.product_id = p.id and not v.is_dropped)::int as variants
    from catalogue.products p
    join catalogue.categories c on c.tenant_id = $tenantId and c.id = p.category_id
    join suppliers.suppliers u on u.tenant_id = $tenantId and u.id = p.supplier_id
    left join catalogue.brands b on b.tenant_id = $tenantId and b.id = p.brand_id
    where p.tenant_id = $tenantId and p.id = any ($productIds::bigint[])
  ) n
  where k.tenant_id = $tenantId and k.product_id = n.id
    and (k.name, k.category_id, k.brand_id, k.brand_name, k.supplier_name, k.is_live, k.variants)
      is distinct from (n.name, n.category_id, n.brand_id, n.brand_name, n.supplier_name, n.is_live and not k.is_dropped, n.variants)`,
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
      where k.tenant_id = $tenantId and k.id = s.sku_id and k.is_live and s.category_id = any ${placesOf})`,
)

const putUp = sqlQuery(
  'catalogue.putUp',
  putOnListing(`
  from catalogue.skus k
  join catalogue.categories c on c.tenant_id = $tenantId and c.id = k.category_id
  cross join unnest${placesOf} as place(category_id)
  where k.tenant_id = $tenantId and k.product_id = any ($productIds::bigint[]) and k.is_live`),
)

// Products and zones enter the listing by different transactions: each would miss what the other has not committed.
const shareListing = sqlQuery(
  'catalogue.shareListing',
  "select pg_advisory_xact_lock_shared(71040, hashtext('z' || $tenantId))",
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
    await shareListing(tx, { tenantId })
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

/** Number of products on sale in each category; '0': in total. */
export const listingCounts = sqlQuery(
  'catalogue.shelfCounts',
  'select category_id, count(*)::int as "count!" from catalogue.shelf where tenant_id = $tenantId and is_lead group by category_id',
)

/** Products of a supplier. */
export const productsOfSupplier = sqlQuery(
  'catalogue.productsOfSupplier',
  'select id from catalogue.products where supplier_id = $supplierId',
)
