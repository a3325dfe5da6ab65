import { type RawBuilder, sql } from 'kysely'
import type { GoodsFilter } from '../goods.rules.ts'
import type { Buyer } from '../goods.store.ts'

export type Part = RawBuilder<unknown>
export const none = sql``
export const ids = (list: readonly string[]) => sql`${[...list]}::bigint[]`

/** Which selected filters a row satisfies: the counts of a facet ignore its own selection but respect the others. */
export const marks = ({ brands, suppliers, answers }: GoodsFilter) => sql`
  ${brands ? sql`coalesce(brand_id = any (${ids(brands)}), false)` : sql`true`} as of_brand,
  ${suppliers ? sql`supplier_id = any (${ids(suppliers)})` : sql`true`} as of_supplier,
  ${
    answers
      ? sql`(select array_agg(a.name) from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a(name text, tokens text[])
          where not attributes && a.tokens)`
      : sql`null::text[]`
  } as missed`

/** Rows with a mark on one for each product: among those that the filter accepts, the first in this order. */
export const withLeads = (rows: Part, merged: boolean, order: Part): Part =>
  merged
    ? sql`select *, row_number() over (partition by product_id order by missed is not null, ${order}) = 1 as is_lead from (${rows}) b`
    : sql`select *, true as is_lead from (${rows}) b`

/** Leaves out products that the buyer is not offered. */
export const offered = ({ hidden }: GoodsFilter, keyword: 'and' | 'where', productId: Part): Part =>
  hidden ? sql`${sql.raw(keyword)} ${productId} <> all (${ids(hidden.productIds)})` : none

/** Conditions that always apply, on a row `h` of the listing. */
export const conditions = (filter: GoodsFilter, { tenantId, deptPath, today }: Buyer): Part => {
  const { priceFrom, priceTo, inStock, agreementOnly } = filter
  return sql`
  ${offered(filter, 'and', sql.raw('h.product_id'))}
  ${priceFrom === null ? none : sql`and h.list_price >= ${priceFrom}`}
  ${priceTo === null ? none : sql`and h.list_price <= ${priceTo}`}
  ${
    inStock
      ? sql`and exists (select from catalogue.stock q
          where q.tenant_id = ${tenantId} and q.sku_id = h.sku_id and q.on_hand > q.reserved)`
      : none
  }
  ${
    agreementOnly
      ? sql`and exists (select from catalogue.agreement_prices a where a.tenant_id = ${tenantId} and a.sku_id = h.sku_id
          and a.dept_id = any (${ids(deptPath)}) and ${today}::date between a.valid_from and a.valid_to)`
      : none
  }`
}

export const orNull = (list: readonly string[] | null) => (list ? ids(list) : sql`null`)
