import type { SkuDraft } from '#contract/catalogue/productDraft.ts'
import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'
import type { Buyer } from './goods.store.ts'
import { isOffered, nearestAgreement } from './quote.store.ts'

export const details = sqlQuery(
  'catalogue.details',
  `
  select s.id as sku_id, s.product_id, s.name, s.spec, s.model, s.unit, s.shown_picture as picture, s.brand_id, s.brand_name, s.category_id, s.supplier_id,
    s.supplier_name, s.supplier_sku, s.list_price, s.market_price, coalesce(k.on_hand - k.reserved, 0) as "available!", s.min_qty, s.lead_days,
    s.region, s.sold, s.variants, s.barcode, s.tax_rate, s.tax_category_code, s.is_live, case when suppliers.is_blocked(u.blocks, 'order', $today::date) then 'suspended' else u.status end as "supplier_status!",
    p.agreement_price, p.tiers, p.position_id, p.mini_from, p.agreement_no, p.agreement_title, p.valid_to, d.version, d.description, d.details,
    array(
      select coalesce(w.picture, n.address) from unnest(d.pictures) with ordinality as n(address, place)
      left join catalogue.picture_downloads w on w.tenant_id = $tenantId and w.supplier_id = d.supplier_id and w.address = n.address
        and w.status = 'done'
      where w.picture is not null or n.address not like 'http%' order by n.place) as "pictures!",
    array(
      select jsonb_build_object('id', a.id::text, 'name', a.name, 'enName', a.en_name) from catalogue.categories a
      where a.tenant_id = $tenantId and a.id = any (c.path) order by cardinality(a.path)) as "category_path!",
    array(
      select jsonb_build_object('skuId', o.id::text, 'spec', o.spec, 'choices', o.choices, 'picture', o.shown_picture,
        'available', coalesce(q.on_hand - q.reserved, 0))
      from catalogue.skus o left join catalogue.stock q on q.tenant_id = $tenantId and q.sku_id = o.id
      where o.tenant_id = $tenantId and o.product_id = s.product_id and o.is_live order by o.id) as "siblings!"
  from catalogue.skus s
  join catalogue.products d on d.tenant_id = $tenantId and d.id = s.product_id
  join catalogue.categories c on c.tenant_id = $tenantId and c.id = s.category_id
  join suppliers.suppliers u on u.tenant_id = $tenantId and u.id = s.supplier_id
  left join catalogue.stock k on k.tenant_id = $tenantId and k.sku_id = s.id
  ${nearestAgreement}
  where s.tenant_id = $tenantId and s.id = $skuId and ${isOffered}`,
).narrow<{
  category_path: { id: string; name: string; enName: string }[]
  siblings: { skuId: string; spec: string; choices: SkuDraft['choices']; picture: string; available: number }[]
}>()
export type DetailRow = RowOf<typeof details>

/** Detail of a SKU; also of one no longer on sale, because old orders link to it. */
export const findDetail = async (db: Db, { tenantId, deptPath, today }: Buyer, skuId: string): Promise<DetailRow> =>
  (await details.first(db, { tenantId, deptPath, today, skuId })) ?? refuse('thing.notFound')

const hotBrands = sqlQuery(
  'catalogue.hotBrands',
  `
  select b.id, b.name, f.count as "count!"
  from (select h.brand_id, (count(*) filter (where h.is_lead))::int as count, sum(h.sold) as sold from catalogue.shelf h
    where h.tenant_id = $tenantId and h.category_id = $category and h.brand_id is not null
      and h.product_id <> all ($hidden::bigint[]) group by h.brand_id
    order by sold desc, count desc, h.brand_id limit $limit) f
  join catalogue.brands b on b.tenant_id = $tenantId and b.id = f.brand_id
  order by f.sold desc, f.count desc, b.id`,
)
/** Best-selling brands of a category ('0': all), but for products that are hidden. */
export const brandsThatSell = (
  db: Db,
  of: {
    readonly tenantId: string
    readonly category: string
    readonly limit: number
    readonly hidden: readonly string[]
  },
) => hotBrands(db, of)
