import { sql as text } from 'kysely'
import type { ChangeStatus, ProductStatus } from '#contract/catalogue/products.ts'
import type { Sql } from '#kit/database.ts'
import { hot } from '#kit/untypedQuery.ts'
import { containing } from '#kit/sqlLike.ts'

export interface ListedProduct {
  id: string
  version: number
  supplier_id: string
  code: string
  name: string
  picture: string
  category_id: string
  category_name: string
  category_en_name: string
  brand_name: string
  status: ProductStatus
  change_id: string | null
  change_status: ChangeStatus | null
  sku_count: number
  price_from: string | null
  price_to: string | null
  on_hand: number
  reserved: number
  updated_at: Date
}
export interface ProductFilter {
  readonly id?: string | undefined
  readonly keyword?: string | undefined
  readonly status?: ProductStatus | undefined
  readonly changeStatus?: ChangeStatus | undefined
  readonly categoryId?: string | undefined
  readonly page: number
  readonly limit: number
}

/** A supplier's own products, the latest changed first. What has never been live shows what its change says. */
export async function pageOfProducts(sql: Sql, supplierId: string, filter: ProductFilter) {
  const like = filter.keyword ? containing(filter.keyword) : null
  const { rows } = await text<ListedProduct & { total: string }>`
    with page as (
      select p.*, c.id as change_id, c.status as change_status, c.content as asked, count(*) over () as total
      from catalogue.products p
      left join catalogue.changes c on c.tenant_id = p.tenant_id and c.product_id = p.id and c.status in ('draft', 'reviewing', 'rejected')
      where p.supplier_id = ${supplierId}
        and (${filter.id ?? null}::bigint is null or p.id = ${filter.id ?? null})
        and (${filter.status ?? null}::text is null or p.status = ${filter.status ?? null})
        and (${filter.changeStatus ?? null}::text is null or c.status = ${filter.changeStatus ?? null})
        and (${filter.categoryId ?? null}::bigint is null or p.category_id in (
          select l.id from catalogue.categories l where l.path @> array[${filter.categoryId ?? null}::bigint]))
        and (${like}::text is null or p.name ilike ${like} or p.code ilike ${like} or exists (
          select from catalogue.skus k where k.tenant_id = p.tenant_id and k.product_id = p.id and (k.supplier_sku ilike ${like} or k.model ilike ${like})))
      order by p.updated_at desc, p.id desc limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}
    )
    select p.id, p.version, p.supplier_id, p.code, p.status, p.change_id, p.change_status, p.updated_at, p.total,
      case when p.status = 'new' then coalesce(p.asked ->> 'name', p.name) else p.name end as name, p.category_id, l.name as category_name, l.en_name as category_en_name,
      coalesce(b.name, p.asked ->> 'brandName', '') as brand_name,
      coalesce(w.picture, nullif(p.pictures[1], ''), k.picture, p.asked -> 'pictures' ->> 0, p.asked -> 'skus' -> 0 ->> 'picture', '') as picture,
      coalesce(nullif(k.count, 0), jsonb_array_length(p.asked -> 'skus'), 0)::int as sku_count, k.price_from, k.price_to,
      coalesce(k.on_hand, 0)::int as on_hand, coalesce(k.reserved, 0)::int as reserved
    from page p
    join catalogue.categories l on l.tenant_id = p.tenant_id and l.id = p.category_id
    left join catalogue.brands b on b.tenant_id = p.tenant_id and b.id = p.brand_id
    left join catalogue.picture_downloads w on w.tenant_id = p.tenant_id and w.supplier_id = p.supplier_id and w.address = p.pictures[1]
      and w.status = 'done'
    left join lateral (
      select count(*) as count, min(k.list_price) as price_from, max(k.list_price) as price_to, max(k.picture) as picture,
        sum(q.on_hand) as on_hand, sum(q.reserved) as reserved
      from catalogue.skus k left join catalogue.stock q on q.tenant_id = k.tenant_id and q.sku_id = k.id
      where k.tenant_id = p.tenant_id and k.product_id = p.id and not k.is_dropped) k on true
    order by p.updated_at desc, p.id desc`.execute(sql)
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export const stockOfProduct = hot<
  { skuId: string; supplierSku: string; onHand: number; reserved: number },
  [productId: string]
>(`
  select k.id as "skuId", k.supplier_sku as "supplierSku", coalesce(q.on_hand, 0) as "onHand", coalesce(q.reserved, 0) as reserved
  from catalogue.skus k left join catalogue.stock q on q.tenant_id = k.tenant_id and q.sku_id = k.id
  where k.product_id = $1 and not k.is_dropped order by k.supplier_sku`)

/** Those of the SKUs that belong to the supplier. */
export const skusOfSupplier = hot<{ id: string }, [supplierId: string, skuIds: readonly string[]]>(
  'select id from catalogue.skus where supplier_id = $1 and id = any ($2::bigint[])',
)
