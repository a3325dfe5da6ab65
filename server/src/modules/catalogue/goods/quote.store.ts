import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/**
 * Agreement in force for a SKU `s`: of the nearest department on the path `$deptPath`, on the day `$today`. Its id is
 * that of the row that counts the pieces.
 */
export const nearestAgreement = `left join lateral (
    select coalesce(a.holder_id, a.id) as agreement_price_id, a.agreement_id, a.agreement_no, a.title as agreement_title, a.valid_to, a.price as agreement_price, a.tiers, a.award_id, a.position_id, a.mini_from
    from catalogue.agreement_prices a
    where a.tenant_id = s.tenant_id and a.sku_id = s.id and a.dept_id = any ($deptPath::bigint[]) and $today::date between a.valid_from and a.valid_to
      and not a.is_closed and not a.is_stopped
    order by array_position($deptPath::bigint[], a.dept_id) desc limit 1) p on true`

/** Whether the department of `$deptPath` is offered a SKU `s`; nothing is asked where its goods are for everybody. */
export const isOffered =
  '(not s.is_restricted or catalogue.is_offered(s.product_id, $deptPath::bigint[], $today::date))'

/** Data of order lines in one statement; unknown SKUs are left out. */
export const quoteRows = sqlQuery(
  'catalogue.quoteRows',
  `
  select s.id as sku_id, l.qty as "qty!", s.product_id, s.supplier_id, u.name as supplier_name, case when suppliers.is_blocked(u.blocks, 'order', $today::date) then 'suspended' else u.status end as "supplier_status!", s.supplier_sku,
    s.name, s.spec, s.brand_name, s.model, s.unit, s.shown_picture as picture, s.tax_rate, s.tax_category_code, s.category_id, c.category_path as "category_path!",
    s.list_price, s.market_price, p.agreement_price_id, p.agreement_no, p.agreement_price, p.tiers, (p.award_id is not null or p.agreement_id is not null) as "is_counted!",
    p.agreement_id, p.position_id, p.mini_from,
    coalesce(k.on_hand - k.reserved, 0) as "available!", s.min_qty, s.lead_days, s.region, s.is_live,
    ${isOffered} as "is_offered!"
  from unnest($skuIds::bigint[], $quantities::int[]) with ordinality as l(sku_id, qty, line)
  join catalogue.skus s on s.tenant_id = $tenantId and s.id = l.sku_id
  join suppliers.suppliers u on u.tenant_id = $tenantId and u.id = s.supplier_id
  left join catalogue.stock k on k.tenant_id = $tenantId and k.sku_id = s.id
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', a.id::text, 'name', a.name, 'enName', a.en_name) order by cardinality(a.path)) as category_path
    from catalogue.categories leaf join catalogue.categories a on a.tenant_id = $tenantId and a.id = any (leaf.path)
    where leaf.tenant_id = $tenantId and leaf.id = s.category_id) c on true
  ${nearestAgreement}
  order by l.line`,
).narrow<{ category_path: { id: string; name: string; enName: string }[] }>()
export type QuoteRow = RowOf<typeof quoteRows>
