import type { Tx } from '#kit/database/database.ts'
import { type JobContext, Stopped } from '#kit/jobs/jobs.ts'
import { allCategories } from '../categories/category.store.ts'
import { contentsOf } from './content.store.ts'
import { lockNextProducts, lockProgress, setProgress, setWords } from './reindex.store.ts'
import { refreshListing } from './listing.store.ts'
import { learnTerms } from '../text/term.service.ts'
import { loadTokenizer, loadPinyinDictionary } from '../text/words.tokenizer.ts'
import { wordsOf } from '../text/words.rules.ts'
import { inTenant, tokenizerVersion } from '../text/token.rules.ts'

const batch = 200

/**
 * Tokenizes the tenant's goods again after a change of the tokenizer. A batch and its progress are one transaction: an
 * interrupted run continues there, and concurrent processes wait for each other. A tenant already done costs one
 * statement.
 */
export async function reindexTenant({ database, tenantId, signal }: JobContext): Promise<void> {
  while (await database.write(tenantId, (tx) => reindexNext(tx, tenantId))) if (signal.aborted) throw new Stopped()
}

/** Returns whether there may be more. */
async function reindexNext(tx: Tx, tenantId: string): Promise<boolean> {
  const progress = await lockProgress(tx, tenantId, tokenizerVersion)
  if (!progress || progress.is_done) return false
  const ids = (await lockNextProducts(tx, { tenantId, from: progress.next_product, max: batch })).map(({ id }) => id)
  const contents = await contentsOf(tx, ids)
  const [tokenizer, pinyinDictionary] = await Promise.all([loadTokenizer(), loadPinyinDictionary()])
  const skus = [...contents].flatMap(([productId, content]) =>
    content.skus.map((sku) => ({
      productId,
      supplierSku: sku.supplierSku,
      words: inTenant(tenantId, wordsOf(content, sku, tokenizer, pinyinDictionary)),
    })),
  )
  if (skus.length > 0) await setWords(tx, { tenantId, skus })
  const isFirst = progress.next_product === '0'
  const categories = isFirst ? await allCategories(tx) : []
  await learnTerms(tx, tenantId, [...contents.values(), ...categories.map(({ name }) => ({ name }))])
  const isDone = ids.length < batch
  await setProgress(tx, { tenantId, nextProduct: ids.at(-1) ?? progress.next_product, isDone })
  if (isDone) await refreshListing(tx, tenantId, [])
  return !isDone
}
