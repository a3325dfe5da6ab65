import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'
import { addPricePoints } from '../prices/price.history.store.ts'
import { isLive } from './listing.store.ts'
import type { Ids } from './product.store.ts'

const contentRows = sqlQuery(
  'catalogue.contentRows',
  `
  select p.id, p.code, p.name, p.category_id as "categoryId", coalesce(b.name, '') as "brandName!", p.description, p.pictures, p.details,
    coalesce(s.skus, '[]') as "skus!"
  from catalogue.products p
  left join catalogue.brands b on b.tenant_id = p.tenant_id and b.id = p.brand_id
  left join lateral (
    select jsonb_agg(jsonb_build_object('supplierSku', k.supplier_sku, 'barcode', k.barcode, 'model', k.model, 'spec', k.spec,
      'choices', k.choices, 'unit', k.unit, 'listPrice', k.list_price::text, 'marketPrice', k.market_price::text, 'taxRate', k.tax_rate::text,
      'taxCategoryCode', k.tax_category_code, 'minQty', k.min_qty, 'leadDays', k.lead_days, 'region', k.region, 'picture', k.picture,
      'onHand', coalesce(q.on_hand, 0)) order by k.supplier_sku) as skus
    from catalogue.skus k left join catalogue.stock q on q.tenant_id = k.tenant_id and q.sku_id = k.id
    where k.tenant_id = p.tenant_id and k.product_id = p.id and not k.is_dropped) s on true
  where p.id = any ($ids::bigint[]) and p.status <> 'new'`,
).narrow<{ skus: SkuDraft[] }>()

/** Content of these products as drafts; products that were never live are missing. */
export async function contentsOf(db: Db, ids: Ids): Promise<Map<string, ProductDraft>> {
  const rows = await contentRows(db, { ids })
  return new Map(rows.map(({ id, ...draft }) => [id, draft]))
}

/** Content of a product that goes live. */
export interface ProductWriting extends Omit<ProductDraft, 'skus' | 'brandName'> {
  readonly id: string
  readonly brandId: string | null
}
export interface SkuWriting extends Omit<SkuDraft, 'onHand'> {
  readonly productId: string
  readonly attributes: readonly string[]
  readonly codes: readonly string[]
  readonly words: string
}

const writeProducts = sqlQuery(
  'catalogue.writeProducts',
  `
  update catalogue.products p set version = p.version + 1, code = d.code, category_id = d."categoryId", brand_id = d."brandId",
    name = d.name, description = d.description, pictures = d.pictures, details = d.details, updated_at = now(),
    status = case p.status when 'new' then 'live' else p.status end, live_at = coalesce(p.live_at, now())
  from jsonb_to_recordset($products::jsonb) as d(id bigint, code text, "categoryId" bigint, "brandId" bigint, name text, description text,
    pictures text[], details jsonb)
  where p.tenant_id = $tenantId and p.id = d.id`,
)

/** Address of this site; remote addresses are not displayed. */
const local = (address: string) => `case when ${address} not like 'http%' then ${address} end`

const writeSkus = sqlQuery(
  'catalogue.writeSkus',
  `
  insert into catalogue.skus as k (tenant_id, product_id, supplier_id, supplier_sku, barcode, model, spec, choices, unit, list_price,
    market_price, tax_rate, tax_category_code, min_qty, lead_days, region, picture, shown_picture, attributes, codes, words,
    name, category_id, brand_id, brand_name, supplier_name, is_live, live_at)
  select $tenantId, p.id, p.supplier_id, d."supplierSku", d.barcode, d.model, d.spec, d.choices, d.unit, d."listPrice", d."marketPrice",
    d."taxRate", d."taxCategoryCode", d."minQty", d."leadDays", d.region, d.picture,
    coalesce(w.picture, ${local(`coalesce(nullif(d.picture, ''), p.pictures[1])`)}, ''), d.attributes, d.codes, d.words,
    p.name, p.category_id, p.brand_id, coalesce(b.name, ''), u.short_name, ${isLive}, case when ${isLive} then now() end
  from rows from (jsonb_to_recordset($skus::jsonb) as ("productId" bigint, "supplierSku" text, barcode text, model text, spec text, choices jsonb,
    unit text, "listPrice" numeric, "marketPrice" numeric, "taxRate" numeric, "taxCategoryCode" text, "minQty" int, "leadDays" int,
    region text, picture text, attributes text[], codes text[], words tsvector)) with ordinality as d
  join catalogue.products p on p.tenant_id = $tenantId and p.id = d."productId"
  join catalogue.categories c on c.tenant_id = $tenantId and c.id = p.category_id
  join suppliers.suppliers u on u.tenant_id = $tenantId and u.id = p.supplier_id
  left join catalogue.brands b on b.tenant_id = $tenantId and b.id = p.brand_id
  left join catalogue.picture_downloads w on w.tenant_id = $tenantId and w.supplier_id = p.supplier_id
    and w.address = coalesce(nullif(d.picture, ''), p.pictures[1]) and w.status = 'done'
  order by d.ordinality
  on conflict (tenant_id, supplier_id, supplier_sku) do update set
    barcode = excluded.barcode, model = excluded.model, spec = excluded.spec, choices = excluded.choices, unit = excluded.unit,
    list_price = excluded.list_price, market_price = excluded.market_price, tax_rate = excluded.tax_rate,
    tax_category_code = excluded.tax_category_code, min_qty = excluded.min_qty, lead_days = excluded.lead_days, region = excluded.region,
    picture = excluded.picture, shown_picture = excluded.shown_picture, attributes = excluded.attributes, codes = excluded.codes, words = excluded.words, is_dropped = false,
    name = excluded.name, category_id = excluded.category_id, brand_id = excluded.brand_id, brand_name = excluded.brand_name,
    is_live = excluded.is_live, live_at = coalesce(k.live_at, excluded.live_at)
    where k.product_id = excluded.product_id
  returning id, supplier_sku, product_id`,
)

const dropSkus = sqlQuery(
  'catalogue.dropSkus',
  `
  update catalogue.skus set is_dropped = true, is_live = false
  where tenant_id = $tenantId and product_id = any ($productIds::bigint[]) and not is_dropped and not id = any ($kept::bigint[])`,
)

/**
 * Writes the complete content of products: SKUs not included are dropped. Refuses `sku.codeTaken` if a SKU's number
 * belongs to another product of the supplier. Returns the SKUs.
 */
export async function writeContents(
  tx: Tx,
  tenantId: string,
  products: readonly ProductWriting[],
  skus: readonly SkuWriting[],
) {
  await writeProducts(tx, { tenantId, products })
  const written = await writeSkus(tx, { tenantId, skus })
  if (written.length !== skus.length) {
    const known = new Set(written.map((row) => `${row.product_id} ${row.supplier_sku}`))
    const lost = skus.find((sku) => !known.has(`${sku.productId} ${sku.supplierSku}`))
    refuse('sku.codeTaken', { code: lost?.supplierSku })
  }
  const ids = written.map(({ id }) => id)
  await addPricePoints(tx, tenantId, ids)
  await dropSkus(tx, { tenantId, productIds: products.map(({ id }) => id), kept: ids })
  return written
}
