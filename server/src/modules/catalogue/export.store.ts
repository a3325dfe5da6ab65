import type { ProductDraft, ProductStatus } from '#contract/catalogue/products.ts'
import type { Sql } from '#kit/database.ts'
import { hot } from '#kit/untypedQuery.ts'
import { containing } from '#kit/sqlLike.ts'
import { contentsOf } from './product.store.ts'

export interface ExportFilter {
  readonly keyword?: string | undefined
  readonly status?: ProductStatus | undefined
  readonly categoryId?: string | undefined
}

interface Listed {
  id: string
  status: ProductStatus
  /** What is asked for a product that has never been live. */
  content: ProductDraft | null
}

const listed = hot<
  Listed,
  [
    supplierId: string,
    after: string,
    keyword: string | null,
    status: string | null,
    categoryId: string | null,
    most: number,
  ]
>(`
  select p.id, p.status, c.content
  from catalogue.products p
  join catalogue.categories g on g.tenant_id = p.tenant_id and g.id = p.category_id
  left join catalogue.changes c on c.tenant_id = p.tenant_id and c.product_id = p.id and p.status = 'new'
    and c.status in ('draft', 'reviewing', 'rejected')
  where p.supplier_id = $1 and p.id > $2
    and ($3::text is null or p.name ilike $3 or p.code ilike $3 or exists (
      select from catalogue.skus k where k.tenant_id = p.tenant_id and k.product_id = p.id and k.supplier_sku ilike $3))
    and ($4::text is null or p.status = $4)
    and ($5::bigint is null or $5 = any (g.path))
  order by p.id limit $6`)

/** The next products of a supplier behind an id, as their supplier would write them. */
export async function productsAfter(sql: Sql, supplierId: string, after: string, filter: ExportFilter, most: number) {
  const { keyword, status = null, categoryId = null } = filter
  const like = keyword ? containing(keyword) : null
  const rows = await listed(sql, supplierId, after, like, status, categoryId, most)
  const contents = await contentsOf(
    sql,
    rows.map(({ id }) => id),
  )
  const products = rows.flatMap(({ id, content }) => contents.get(id) ?? content ?? [])
  return { products, last: rows.at(-1)?.id }
}
