import type { ProductStatus } from '#contract/catalogue/products.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { contentsOf } from '#modules/catalogue/index.ts'

export interface ExportFilter {
  readonly keyword?: string | undefined
  readonly status?: ProductStatus | undefined
  readonly categoryId?: string | undefined
}

const listed = sqlQuery(
  'imports.listed',
  `
  select p.id, p.status, c.content
  from catalogue.products p
  join catalogue.categories g on g.tenant_id = p.tenant_id and g.id = p.category_id
  left join catalogue.changes c on c.tenant_id = p.tenant_id and c.product_id = p.id and p.status = 'new'
    and c.status in ('draft', 'reviewing', 'rejected')
  where p.supplier_id = $supplierId and p.id > $after
    and ($keyword?::text is null or p.name ilike $keyword or p.code ilike $keyword or exists (
      select from catalogue.skus k where k.tenant_id = p.tenant_id and k.product_id = p.id and k.supplier_sku ilike $keyword))
    and ($status?::text is null or p.status = $status)
    and ($categoryId?::bigint is null or $categoryId = any (g.path))
  order by p.id limit $max`,
)

/** Next products of a supplier after an id, as drafts. */
export async function productsAfter(db: Db, supplierId: string, after: string, filter: ExportFilter, max: number) {
  const { keyword, status = null, categoryId = null } = filter
  const like = keyword ? containing(keyword) : null
  const rows = await listed(db, { supplierId, after, keyword: like, status, categoryId, max })
  const contents = await contentsOf(
    db,
    rows.map(({ id }) => id),
  )
  const products = rows.flatMap(({ id, content }) => contents.get(id) ?? content ?? [])
  return { products, last: rows.at(-1)?.id }
}
