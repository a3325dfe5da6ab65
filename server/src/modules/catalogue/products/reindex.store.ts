import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

interface Progress {
  next_product: string
  is_done: boolean
}
const begun = sqlQuery(
  'catalogue.begun',
  `
  insert into catalogue.search_index as i (tenant_id, tokenizer) values ($tenantId, $tokenizer)
  on conflict (tenant_id) do update set tokenizer = excluded.tokenizer, next_product = 0, is_done = false
  where i.tokenizer < excluded.tokenizer`,
)
const progress = sqlQuery(
  'catalogue.progress',
  'select next_product, is_done from catalogue.search_index where tenant_id = $tenantId and tokenizer = $tokenizer for update',
)
/** Locks the progress of a tenant with this tokenizer; undefined if a newer one has begun. */
export async function lockProgress(tx: Tx, tenantId: string, tokenizer: number): Promise<Progress | undefined> {
  await begun(tx, { tenantId, tokenizer })
  return (await progress(tx, { tenantId, tokenizer }))[0]
}

export const setProgress = sqlQuery(
  'catalogue.setProgress',
  'update catalogue.search_index set next_product = $nextProduct, is_done = $isDone where tenant_id = $tenantId',
)

/** Locks the next products, to prevent concurrent changes. */
export const lockNextProducts = sqlQuery(
  'catalogue.lockNextProducts',
  "select id from catalogue.products where tenant_id = $tenantId and id > $from and status <> 'new' order by id limit $max for update",
)

/** Skips rows whose tokens are unchanged: in a tenant's first run all are. */
export const setWords = sqlQuery(
  'catalogue.setWords',
  `
  update catalogue.skus k set words = d.words
  from jsonb_to_recordset($skus::jsonb) as d("productId" bigint, "supplierSku" text, words tsvector)
  where k.tenant_id = $tenantId and k.product_id = d."productId" and k.supplier_sku = d."supplierSku" and k.words <> d.words`,
)
