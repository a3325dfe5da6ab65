import type { ProductStatus } from '#contract/catalogue/products.ts'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { refuse } from '#kit/refusal.ts'

export type Ids = readonly string[]

const columns = 'id, version, supplier_id, code, category_id, status'
const lockedByIds = sqlQuery(
  'catalogue.lockedByIds',
  `select ${columns} from catalogue.products where id = any ($ids::bigint[]) order by id for update`,
)
const lockedByCodes = sqlQuery(
  'catalogue.lockedByCodes',
  `select ${columns} from catalogue.products where supplier_id = $supplierId and code = any ($codes::text[]) order by id for update`,
)

export type ProductRow = RowOf<typeof lockedByIds>

export const lockProduct = async (tx: Tx, id: string) =>
  ((await lockedByIds(tx, { ids: [id] }))[0] ?? refuse('thing.notFound')) as Locked<ProductRow>
export const lockProducts = async (tx: Tx, ids: Ids) => (await lockedByIds(tx, { ids })) as Locked<ProductRow>[]
/** Locks a supplier's products by code. */
export const lockProductsByCode = async (tx: Tx, supplierId: string, codes: Ids) =>
  (await lockedByCodes(tx, { supplierId, codes })) as Locked<ProductRow>[]

/** Products of a supplier's SKU numbers. */
export const productsOfSkus = sqlQuery(
  'catalogue.productsOfSkus',
  `
  select k.supplier_sku, k.product_id, p.code as product_code, k.id as sku_id
  from catalogue.skus k join catalogue.products p on p.tenant_id = k.tenant_id and p.id = k.product_id
  where k.supplier_id = $supplierId and k.supplier_sku = any ($supplierSkus::text[])`,
)

const inserted = sqlQuery(
  'catalogue.inserted',
  `
  insert into catalogue.products (tenant_id, supplier_id, code, category_id, name)
  select $tenantId, $supplierId, d.code, d."categoryId", d.name
  from jsonb_to_recordset($drafts::jsonb) as d(code text, "categoryId" bigint, name text)
  returning ${columns}`,
)

/** Inserts products with only code, category and name until their content goes live. */
export const insertProducts = (tx: Tx, tenantId: string, supplierId: string, drafts: readonly ProductDraft[]) =>
  inserted(tx, {
    tenantId,
    supplierId,
    drafts: drafts.map(({ code, categoryId, name }) => ({ code, categoryId, name })),
  })

const products = tableOf('catalogue.products', [])

export const setProductStatus = (tx: Tx, product: Locked<ProductRow>, status: ProductStatus) =>
  products.set(tx, product, { status })
