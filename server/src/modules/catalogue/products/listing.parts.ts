/** Whether a SKU `k` of a category `c` belongs to a zone `z`. */
export const isInZone = `case z.kind
    when 'hand' then exists (
      select from catalogue.zone_goods g where g.tenant_id = z.tenant_id and g.zone_id = z.id and g.sku_id = k.id)
    else (z.category_ids = '{}' or c.path && z.category_ids) and (z.brand_ids = '{}' or k.brand_id = any (z.brand_ids))
      and (z.supplier_ids = '{}' or k.supplier_id = any (z.supplier_ids))
      and (z.price_from is null or k.list_price >= z.price_from) and (z.price_to is null or k.list_price <= z.price_to) end`

/**
 * Numbers under which a SKU `k` of a category `c` is listed: 0 for all goods, the categories above it, and the
 * negative numbers of its published zones, which no caller can pass for a category.
 */
export const placesOf = `(0::bigint || c.path || array(
    select -z.id from catalogue.zones z where z.tenant_id = $tenantId and z.status = 'published' and ${isInZone}))`

/**
 * Writes rows of the listing; `from` names a SKU `k` and its `place`. In each place, the SKU with a picture that sells
 * best stands for its product, of those that are there.
 */
export const putOnListing = (from: string) => `
  insert into catalogue.shelf as s (tenant_id, category_id, sku_id, brand_id, supplier_id, leaf_id, list_price, sold, live_at, has_picture,
    product_id, is_lead)
  select k.tenant_id, place.category_id, k.id, k.brand_id, k.supplier_id, k.category_id, k.list_price, k.sold, k.live_at,
    k.shown_picture <> '', k.product_id, row_number() over (partition by place.category_id, k.product_id
      order by k.shown_picture = '', k.sold desc, k.list_price = 0, k.list_price, k.id) = 1
  ${from}
  order by place.category_id, k.id
  on conflict (tenant_id, category_id, sku_id) do update
    set brand_id = excluded.brand_id, leaf_id = excluded.leaf_id, list_price = excluded.list_price, live_at = excluded.live_at,
      has_picture = excluded.has_picture, is_lead = excluded.is_lead
    where (s.brand_id, s.leaf_id, s.list_price, s.live_at, s.has_picture, s.is_lead)
      is distinct from (excluded.brand_id, excluded.leaf_id, excluded.list_price, excluded.live_at, excluded.has_picture, excluded.is_lead)`
