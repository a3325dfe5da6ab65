import type { Tx } from '#kit/database.ts'
import { hot } from '#kit/untypedQuery.ts'

interface Progress {
  next_product: string
  is_done: boolean
}
const begun = hot<never, [tenantId: string, tokenizer: number]>(`
  insert into catalogue.search_index as i (tenant_id, tokenizer) values ($1, $2)
  on conflict (tenant_id) do update set tokenizer = excluded.tokenizer, next_product = 0, is_done = false
  where i.tokenizer < excluded.tokenizer`)
const progress = hot<Progress, [tenantId: string, tokenizer: number]>(
  'select next_product, is_done from catalogue.search_index where tenant_id = $1 and tokenizer = $2 for update',
)
/** How far a tenant's goods have been cut by this tokenizer, locked; undefined where a newer one has begun. */
export async function lockProgress(tx: Tx, tenantId: string, tokenizer: number): Promise<Progress | undefined> {
  await begun(tx, tenantId, tokenizer)
  return (await progress(tx, tenantId, tokenizer))[0]
}

export const setProgress = hot<never, [tenantId: string, nextProduct: string, isDone: boolean]>(
  'update catalogue.search_index set next_product = $2, is_done = $3 where tenant_id = $1',
)

/** The next products, locked, so that nobody changes them meanwhile. */
export const lockNextProducts = hot<{ id: string }, [tenantId: string, from: string, most: number]>(
  "select id from catalogue.products where tenant_id = $1 and id > $2 and status <> 'new' order by id limit $3 for update",
)

export const setWords = hot<never, [tenantId: string, skus: string]>(`
  update catalogue.skus k set words = d.words
  from jsonb_to_recordset($2::jsonb) as d("productId" bigint, "supplierSku" text, words tsvector)
  where k.tenant_id = $1 and k.product_id = d."productId" and k.supplier_sku = d."supplierSku"`)
