import type { ProductAction } from '#contract/catalogue/products.ts'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { categoriesOf } from '../categories/category.store.ts'
import { insertChanges, lockOpenChanges, setChanges } from './change.store.ts'
import { keysIn } from '../pictures/picture.rules.ts'
import { usePictures } from '../pictures/picture.service.ts'
import { demandQualified } from '../qualifying/gate.service.ts'
import { changeFlow, productFlow } from './product.rules.ts'
import { violationOf, settled } from './draft.rules.ts'
import { insertProducts, lockProduct, setProductStatus } from './product.store.ts'
import { skusOfSupplier } from './product.list.store.ts'
import { refreshListing } from './listing.store.ts'
import { adjustStock, type Counted } from '../stock/stock.service.ts'

async function checked(tx: Tx, { now }: Actor, supplierId: string, draft: ProductDraft): Promise<ProductDraft> {
  const [category] = await categoriesOf(tx, [draft.categoryId])
  const problem = violationOf(draft, category)
  if (problem) refuse(problem.code, problem.facts)
  const keys = keysIn(draft)
  if ((await usePictures(tx, supplierId, keys, now)).size < keys.length) refuse('picture.gone')
  return settled(draft)
}

/** Creates a product with the draft of its first change; returns the product's id. */
export async function createProduct(tx: Tx, actor: Actor, draft: ProductDraft): Promise<string> {
  const supplierId = await ownSupplier(tx, actor)
  const content = await checked(tx, actor, supplierId, draft)
  const [product] = await insertProducts(tx, actor.tenantId, supplierId, [content])
  await insertDraft(tx, actor, { productId: product!.id, supplierId, content })
  await publish(tx, actor, { name: 'product.created', id: product!.id, to: 'new' })
  return product!.id
}

const insertDraft = (tx: Tx, actor: Actor, change: { productId: string; supplierId: string; content: ProductDraft }) =>
  insertChanges(tx, actor.tenantId, actor.userId, actor.now, [
    { ...change, importId: null, status: 'draft', reasons: [] },
  ])

export interface ProductEdit {
  readonly id: string
  readonly version: number
  readonly changeVersion?: number
  readonly draft: ProductDraft
}

/** Writes the draft into the open change, or creates one. A change under review must be withdrawn first. */
export async function editProduct(tx: Tx, actor: Actor, { id, version, changeVersion, draft }: ProductEdit) {
  const supplierId = await ownSupplier(tx, actor)
  const product = await lockProduct(tx, id)
  if (product.supplier_id !== supplierId) refuse('thing.notFound')
  if (product.version !== version) refuse('thing.stale')
  const content = await checked(tx, actor, supplierId, draft)
  const [change] = await lockOpenChanges(tx, [id])
  if (change?.version !== changeVersion) refuse('thing.stale')
  if (change?.status === 'reviewing') refuse('thing.wrongState', { state: changeFlow.names.reviewing })
  if (change) {
    await setChanges(tx, actor.tenantId, actor.userId, actor.now, [[change, { status: 'draft', content, reasons: [] }]])
    await publish(tx, actor, { name: 'change.edited', id: change.id })
  } else await insertDraft(tx, actor, { productId: id, supplierId, content })
}

/** Takes a product off sale, or publishes it again. */
export async function moveProduct(tx: Tx, actor: Actor, id: string, action: ProductAction): Promise<void> {
  const supplierId = await ownSupplier(tx, actor, action === 'putOn' ? 'publish' : undefined)
  const before = await lockProduct(tx, id)
  if (before.supplier_id !== supplierId) refuse('thing.notFound')
  const status = productFlow.decide(before, action, actor)
  if (action === 'putOn') {
    const { now, lang } = actor
    await demandQualified(tx, { supplierId, categoryIds: [before.category_id], now, lang })
  }
  await setProductStatus(tx, before, status)
  const name = action === 'putOn' ? 'product.putOn' : 'product.takenOff'
  await publish(tx, actor, { name, id, from: before.status, to: status })
  await refreshListing(tx, actor.tenantId, [id])
}

/** Sets stock on hand of the supplier's own SKUs, all or none. */
export async function setStock(tx: Tx, actor: Actor, counts: readonly Counted[]): Promise<void> {
  const supplierId = await ownSupplier(tx, actor)
  const ids = new Set(counts.map(({ skuId }) => skuId))
  const own = await skusOfSupplier(tx, { supplierId, skuIds: [...ids] })
  if (own.length !== ids.size) refuse('thing.notFound')
  await adjustStock(tx, actor, { kind: 'supplier', id: supplierId }, counts)
  await publish(tx, actor, { name: 'stock.set', id: supplierId, data: { stock: counts } })
}
