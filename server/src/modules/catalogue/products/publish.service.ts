import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { brandIds } from '../categories/category.store.ts'
import { facetsOf } from './draft.rules.ts'
import { writeContents } from './content.store.ts'
import { markRestricted } from '../offers/catalogue.store.ts'
import { refreshListing } from './listing.store.ts'
import { adjustStock } from '../stock/stock.service.ts'
import type { StockRef } from '../stock/reservation.service.ts'
import { learnTerms } from '../text/term.service.ts'
import { loadTokenizer, loadPinyinDictionary } from '../text/words.tokenizer.ts'
import { codesOf, wordsOf } from '../text/words.rules.ts'
import { pinyinOf } from '../text/pinyin.rules.ts'
import { inTenant } from '../text/token.rules.ts'

export interface Publishing {
  readonly productId: string
  readonly content: ProductDraft
  /** SKUs whose stock the content sets: those that were never live. */
  readonly counted: ReadonlySet<string>
}

/**
 * Publishes contents: products, SKUs, search tokens, initial stock and the listing. The number of statements does not
 * depend on the number of products.
 */
export async function publishProducts(tx: Tx, actor: Actor, by: StockRef, items: readonly Publishing[]): Promise<void> {
  if (items.length === 0) return
  const { tenantId } = actor
  const [tokenizer, pinyinDictionary] = await Promise.all([loadTokenizer(), loadPinyinDictionary()])
  const names = new Set(items.map(({ content }) => content.brandName).filter(Boolean))
  const brands = await brandIds(
    tx,
    tenantId,
    new Map([...names].map((name) => [name, pinyinOf(name, pinyinDictionary)])),
  )
  const products = items.map(({ productId, content }) => ({
    id: productId,
    code: content.code,
    name: content.name,
    categoryId: content.categoryId,
    brandId: brands.get(content.brandName) ?? null,
    description: content.description,
    pictures: content.pictures,
    details: content.details,
  }))
  const skus = items.flatMap(({ productId, content }) =>
    content.skus.map((sku) => ({
      ...sku,
      productId,
      attributes: facetsOf(content, sku),
      codes: codesOf(sku),
      words: inTenant(tenantId, wordsOf(content, sku, tokenizer, pinyinDictionary)),
    })),
  )
  const written = await writeContents(tx, tenantId, products, skus)
  await setFirstStock(tx, actor, by, items, written)
  await learnTerms(
    tx,
    tenantId,
    items.map(({ content }) => content),
  )
  await markRestricted(tx, { tenantId, productIds: items.map(({ productId }) => productId) })
  await refreshListing(
    tx,
    tenantId,
    items.map(({ productId }) => productId),
  )
}

async function setFirstStock(
  tx: Tx,
  actor: Actor,
  by: StockRef,
  items: readonly Publishing[],
  written: readonly { id: string; supplier_sku: string; product_id: string }[],
) {
  const ids = new Map(written.map((row) => [`${row.product_id} ${row.supplier_sku}`, row.id]))
  const counts = items.flatMap(({ productId, content, counted }) =>
    content.skus
      .filter(({ supplierSku }) => counted.has(supplierSku))
      .map(({ supplierSku, onHand }) => ({ skuId: ids.get(`${productId} ${supplierSku}`)!, onHand })),
  )
  if (counts.length > 0) await adjustStock(tx, actor, by, counts)
}
