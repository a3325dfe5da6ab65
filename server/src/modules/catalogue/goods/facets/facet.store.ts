import { sql } from 'kysely'
import type { Db } from '#kit/database/database.ts'
import { type SearchResult, windowSize } from '../goods.rules.ts'
import type { Place } from '../place.rules.ts'
import type { Part } from './filter.store.ts'

/** Order of equally relevant goods: with a picture first, then by sales; the id makes the order stable. */
export const best = 'tier, is_phrase desc, has_picture desc, sold desc'
/** Among otherwise equal goods, those in stock first: only for the displayed page, because of its cost. */
const stockFirst = sql.raw(`${best}, coalesce(q.on_hand > q.reserved, false) desc, list_price = 0, id`)

interface Counting {
  /** Rows under the conditions that always apply; `is_lead` marks the row that is counted for its product. */
  readonly base: Part
  readonly hits: Part
  readonly order: Part
  readonly start: number | null
  readonly merged: boolean
  readonly place: Place
  /** Tenant whose stock decides among equal goods; null: stock is ignored. */
  readonly stockOf?: string | null
}

/** Counts brands, suppliers and categories in one pass over the rows; attributes of a leaf take a second one. */
export function counting(db: Db, { base, hits, order, start, place, merged, stockOf = null }: Counting) {
  const shown = sql`from hits where is_lead order by ${order} limit ${windowSize} offset ${start}`
  const all = stockOf
    ? sql`select h.id from (select * ${shown}) h
        left join catalogue.stock q on q.tenant_id = ${stockOf} and q.sku_id = h.id order by ${stockFirst}`
    : sql`select id ${shown}`
  const { ids: found, total } =
    start === null
      ? { ids: sql<string[]>`'{}'::text[]`, total: sql<number>`(select of_all from groups where kind = 7)` }
      : { ids: sql<string[]>`array(${all})::text[]`, total: sql<number>`(select total from numbers)` }
  return db
    .with('base', () => sql<object>`(${base})`)
    .with(
      (named) => named('hits').notMaterialized(),
      () => sql<object>`(${hits})`,
    )
    .with(
      'numbers',
      () => sql<object>`(select count(*) filter (where is_lead)::int as total, count(*)::int as found from hits)`,
    )
    .with(
      (named) => named('groups').materialized(),
      () => sql<object>`(
        select brand_id, supplier_id, category_id, grouping(brand_id, supplier_id, category_id) as kind,
          count(*) filter (where is_lead and of_supplier and missed is null)::int as of_brands,
          count(*) filter (where is_lead and of_brand and missed is null)::int as of_suppliers,
          count(*) filter (where is_lead and of_brand and of_supplier and missed is null)::int as of_all
        from base group by grouping sets ((brand_id), (supplier_id), (category_id), ()))`,
    )
    .selectNoFrom([
      found.as('ids'),
      total.as('total'),
      (start === null ? total : sql<number>`(select found from numbers)`).as('hits'),
      counted('brand_id', 'of_brands', 3).as('brands'),
      counted('supplier_id', 'of_suppliers', 5).as('suppliers'),
      counted('category_id', 'of_all', 6).as('leaves'),
      (place.facets.length > 0
        ? attributeFacet(place.facets, merged)
        : sql<SearchResult['attributes']>`'[]'::jsonb`
      ).as('attributes'),
    ])
}

const counted = (id: string, count: string, kind: number) => sql<SearchResult['brands']>`
  coalesce((select jsonb_agg(jsonb_build_object('id', ${sql.ref(id)}::text, 'count', ${sql.ref(count)}) order by ${sql.ref(count)} desc, ${sql.ref(id)})
    from groups where kind = ${sql.lit(kind)} and ${sql.ref(id)} is not null and ${sql.ref(count)} > 0), '[]')`

const attributeFacet = (names: readonly string[], merged: boolean) => sql<SearchResult['attributes']>`
  coalesce((select jsonb_agg(jsonb_build_object('name', f.name, 'value', f.value, 'count', f.count) order by f.count desc, f.value)
    from (select split_part(token, '=', 1) as name, substr(token, strpos(token, '=') + 1) as value,
        count(distinct case when ${merged}::boolean then product_id else id end)::int as count
      from base, unnest(attributes) as token
      where split_part(token, '=', 1) = any (${[...names]}::text[]) and of_brand and of_supplier
        and (missed is null or missed = array[split_part(token, '=', 1)])
      group by token order by 3 desc, token limit 200) f), '[]')`
