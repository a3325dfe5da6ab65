import { sql } from 'kysely'
import type { ProductStatus } from '#contract/catalogue/products.ts'
import { listTenantProducts } from '#contract/catalogue/tenantProducts.ts'
import type { ChangeStatus } from '#contract/catalogue/productChanges.ts'
import type { Db } from '#kit/database/database.ts'
import { listByKeys } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { refuse } from '#kit/refusal.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'

export interface ProductFilter {
  readonly supplierId?: string | undefined
  readonly keyword?: string | undefined
  readonly status?: ProductStatus | undefined
  readonly changeStatus?: ChangeStatus | undefined
  readonly categoryId?: string | undefined
}

const readProducts = sqlQuery(
  'catalogue.listedProducts',
  `
  select p.id, p.version, p.supplier_id, u.short_name as supplier_name, p.code, p.status, c.id as change_id, c.status as change_status,
    p.updated_at, case when p.status = 'new' then coalesce(c.content ->> 'name', p.name) else p.name end as "name!",
    p.category_id, l.name as category_name, l.en_name as category_en_name,
    coalesce(b.name, c.content ->> 'brandName', '') as "brand_name!",
    coalesce(w.picture, nullif(p.pictures[1], ''), k.picture, c.content -> 'pictures' ->> 0, c.content -> 'skus' -> 0 ->> 'picture', '') as "picture!",
    coalesce(nullif(k.count, 0), jsonb_array_length(c.content -> 'skus'), 0)::int as "sku_count!",
    coalesce(k.price_from, n.price_from) as price_from, coalesce(k.price_to, n.price_to) as price_to,
    coalesce(k.on_hand, n.on_hand, 0)::int as "on_hand!", coalesce(k.reserved, 0)::int as "reserved!"
  from catalogue.products p
  join suppliers.suppliers u on u.tenant_id = p.tenant_id and u.id = p.supplier_id
  join catalogue.categories l on l.tenant_id = p.tenant_id and l.id = p.category_id
  left join catalogue.changes c on c.tenant_id = p.tenant_id and c.product_id = p.id and c.status in ('draft', 'reviewing', 'rejected')
  left join catalogue.brands b on b.tenant_id = p.tenant_id and b.id = p.brand_id
  left join catalogue.picture_downloads w on w.tenant_id = p.tenant_id and w.supplier_id = p.supplier_id and w.address = p.pictures[1]
    and w.status = 'done'
  left join lateral (
    select count(*) as count, min(k.list_price) as price_from, max(k.list_price) as price_to, max(k.picture) as picture,
      sum(q.on_hand) as on_hand, sum(q.reserved) as reserved
    from catalogue.skus k left join catalogue.stock q on q.tenant_id = k.tenant_id and q.sku_id = k.id
    where k.tenant_id = p.tenant_id and k.product_id = p.id and not k.is_dropped) k on true
  left join lateral (
    select min((s ->> 'listPrice')::numeric) as price_from, max((s ->> 'listPrice')::numeric) as price_to, sum((s ->> 'onHand')::int) as on_hand
    from jsonb_array_elements(case when p.status = 'new' then c.content -> 'skus' end) s) n on true
  where p.id = any ($ids::bigint[])`,
)

export type ListedProduct = RowOf<typeof readProducts>

/** Products, latest changed first. Products that were never live show the content of their change. */
export const productList = listByKeys({
  route: listTenantProducts,
  find: (db: Db, { supplierId, keyword, status, changeStatus, categoryId }: ProductFilter) =>
    db
      .selectFrom('catalogue.products as p')
      .innerJoin('suppliers.suppliers as u', (on) =>
        on.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.supplier_id'),
      )
      .$if(supplierId !== undefined, (query) => query.where('p.supplier_id', '=', supplierId!))
      .$if(status !== undefined, (query) => query.where('p.status', '=', status!))
      .$if(changeStatus !== undefined, (query) =>
        query.where(sql<boolean>`exists (
          select from catalogue.changes c where c.tenant_id = p.tenant_id and c.product_id = p.id
            and c.status in ('draft', 'reviewing', 'rejected') and c.status = ${changeStatus})`),
      )
      .$if(categoryId !== undefined, (query) =>
        query.where(sql<boolean>`p.category_id in (
          select l.id from catalogue.categories l where l.path @> array[${categoryId}::bigint])`),
      )
      .$if(!!keyword, (query) => {
        const like = containing(keyword!)
        return query.where(sql<boolean>`(p.name ilike ${like} or p.code ilike ${like} or exists (
          select from catalogue.skus k where k.tenant_id = p.tenant_id and k.product_id = p.id
            and (k.supplier_sku ilike ${like} or k.model ilike ${like})))`)
      }),
  read: (db, ids) => readProducts(db, { ids }),
  key: 'p.id',
  order: [
    ['p.updated_at', 'desc'],
    ['p.id', 'desc'],
  ],
  sort: { name: 'p.name', code: 'p.code', supplierName: 'u.short_name', updatedAt: 'p.updated_at' },
  countUpTo: countOfLargeTables,
})

/** Product; refuses `thing.notFound` if it does not belong to the given supplier. */
export async function findProduct(db: Db, id: string, supplierId?: string): Promise<ListedProduct> {
  const product = await readProducts.first(db, { ids: [id] })
  return product && (supplierId ?? product.supplier_id) === product.supplier_id ? product : refuse('thing.notFound')
}

export const stockOfProduct = sqlQuery(
  'catalogue.stockOfProduct',
  `
  select k.id as "skuId", k.supplier_sku as "supplierSku", coalesce(q.on_hand, 0) as "onHand!", coalesce(q.reserved, 0) as "reserved!"
  from catalogue.skus k left join catalogue.stock q on q.tenant_id = k.tenant_id and q.sku_id = k.id
  where k.product_id = $productId and not k.is_dropped order by k.supplier_sku`,
)

/** SKUs among these that belong to the supplier. */
export const skusOfSupplier = sqlQuery(
  'catalogue.skusOfSupplier',
  'select id from catalogue.skus where supplier_id = $supplierId and id = any ($skuIds::bigint[])',
)
