import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import type { CategoryRow } from '../../categories/category.store.ts'
import { type ChangeRow, lockOpenChanges } from '../change.store.ts'
import { lockProductsByCode, type ProductRow, productsOfSkus } from '../product.store.ts'
import { contentsOf } from '../content.store.ts'
import { changedSkus, merged, type UpsertOutcome, type UpsertRow } from './upsert.rules.ts'

/** Rows of one product with its current data. */
export interface Group {
  readonly code: string
  readonly rows: readonly number[]
  product: ProductRow | undefined
  readonly live: ProductDraft | null
  readonly change: Locked<ChangeRow> | undefined
  readonly base: ProductDraft | null
  readonly after: ProductDraft
  readonly changed: ReadonlySet<string>
}

/** Product code of each row; null for a refused row: a SKU that is duplicated or belongs to another product. */
export async function codesOfRows(tx: Tx, supplierId: string, rows: readonly UpsertRow[], outcomes: UpsertOutcome[]) {
  const known = await productsOfSkus(tx, { supplierId, supplierSkus: rows.map(({ sku }) => sku.supplierSku) })
  const owners = new Map(known.map((row) => [row.supplier_sku, row.product_code]))
  const seen = new Set<string>()
  const codes = rows.map(({ product, sku: { supplierSku } }, index) => {
    const owner = owners.get(supplierSku)
    const code = product.code ?? owner ?? supplierSku
    const taken = seen.has(supplierSku) || (owner !== undefined && owner !== code)
    if (taken) outcomes[index] = { outcome: 'refused', code: 'sku.codeTaken', facts: { code: supplierSku } }
    seen.add(supplierSku)
    return taken ? null : code
  })
  return { codes, skuIds: new Map(known.map((row) => [row.supplier_sku, row.sku_id])) }
}

export async function groupsOf(
  tx: Tx,
  supplierId: string,
  rows: readonly UpsertRow[],
  codes: readonly (string | null)[],
  categories: ReadonlyMap<string, CategoryRow>,
) {
  const members = codes.flatMap((code, index) => (code === null ? [] : [{ code, index }]))
  const rowsOf = Map.groupBy(members, ({ code }) => code)
  const products = await lockProductsByCode(tx, supplierId, [...rowsOf.keys()])
  const ids = products.map(({ id }) => id)
  const changes = await lockOpenChanges(tx, ids)
  const contents = await contentsOf(tx, ids)
  const byCode = new Map(products.map((product) => [product.code, product]))
  return [...rowsOf].map(([code, members]): Group => {
    const product = byCode.get(code)
    const live = (product && contents.get(product.id)) ?? null
    const change = product && changes.find(({ product_id }) => product_id === product.id)
    const base = change?.content ?? live
    const after = merged(
      code,
      base,
      members.map(({ index }) => rows[index]!),
      categories.get(rows[members[0]!.index]!.product.categoryId),
    )
    return {
      code,
      rows: members.map(({ index }) => index),
      product,
      live,
      change,
      base,
      after,
      changed: differences(live, base, after),
    }
  })
}

/** SKUs that differ; a stock difference counts only for SKUs that are not live yet. */
function differences(live: ProductDraft | null, base: ProductDraft | null, after: ProductDraft): ReadonlySet<string> {
  const changed = changedSkus(base, after)
  const liveSkus = new Set(live?.skus.map(({ supplierSku }) => supplierSku))
  const waiting = new Map(base?.skus.map(({ supplierSku, onHand }) => [supplierSku, onHand]))
  for (const { supplierSku, onHand } of after.skus)
    if (!liveSkus.has(supplierSku) && waiting.get(supplierSku) !== onHand) changed.add(supplierSku)
  return changed
}
