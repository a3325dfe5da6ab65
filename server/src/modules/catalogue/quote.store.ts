import type { Tier } from '#contract/catalogue/catalogue.ts'
import { hot } from '#kit/untypedQuery.ts'

export interface QuoteRow {
  sku_id: string
  qty: number
  product_id: string
  supplier_id: string
  supplier_name: string
  supplier_status: string
  supplier_sku: string
  name: string
  spec: string
  brand_name: string
  model: string
  unit: string
  picture: string
  tax_rate: string
  tax_category_code: string
  category_id: string
  category_path: { id: string; name: string; enName: string }[]
  list_price: string
  market_price: string | null
  agreement_price_id: string | null
  agreement_no: string | null
  agreement_price: string | null
  tiers: Tier[] | null
  available: number
  min_qty: number
  lead_days: number
  region: string
  is_live: boolean
}

/** The agreement in force for a SKU `s`: that of the nearest department on the path $2, on the day $3. */
export const nearestAgreement = `left join lateral (
    select a.id as agreement_price_id, a.agreement_no, a.title as agreement_title, a.valid_to, a.price as agreement_price, a.tiers
    from catalogue.agreement_prices a
    where a.tenant_id = s.tenant_id and a.sku_id = s.id and a.dept_id = any ($2::bigint[]) and $3::date between a.valid_from and a.valid_to
    order by array_position($2::bigint[], a.dept_id) desc limit 1) p on true`

/** Everything that an order needs to know of its lines, in one statement; what does not exist is left out. */
export const quoteRows = hot<
  QuoteRow,
  [
    tenantId: string,
    deptPath: readonly string[],
    today: string,
    skuIds: readonly string[],
    quantities: readonly number[],
  ]
>(`
  select s.id as sku_id, l.qty, s.product_id, s.supplier_id, u.name as supplier_name, u.status as supplier_status, s.supplier_sku,
    s.name, s.spec, s.brand_name, s.model, s.unit, s.shown_picture as picture, s.tax_rate, s.tax_category_code, s.category_id, c.category_path,
    s.list_price, s.market_price, p.agreement_price_id, p.agreement_no, p.agreement_price, p.tiers,
    coalesce(k.on_hand - k.reserved, 0) as available, s.min_qty, s.lead_days, s.region, s.is_live
  from unnest($4::bigint[], $5::int[]) with ordinality as l(sku_id, qty, line)
  join catalogue.skus s on s.tenant_id = $1 and s.id = l.sku_id
  join suppliers.suppliers u on u.tenant_id = $1 and u.id = s.supplier_id
  left join catalogue.stock k on k.tenant_id = $1 and k.sku_id = s.id
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', a.id::text, 'name', a.name, 'enName', a.en_name) order by cardinality(a.path)) as category_path
    from catalogue.categories leaf join catalogue.categories a on a.tenant_id = $1 and a.id = any (leaf.path)
    where leaf.tenant_id = $1 and leaf.id = s.category_id) c on true
  ${nearestAgreement}
  order by l.line`)
