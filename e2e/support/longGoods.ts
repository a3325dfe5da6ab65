import { listCatalogs } from '#contract/catalogue/categories.ts'
import { createProduct, editProduct, getProduct } from '#contract/catalogue/products.ts'
import { moveChange } from '#contract/catalogue/productChanges.ts'
import { maxCharacters, type ProductDraft } from '#contract/catalogue/productDraft.ts'
import { addCart } from '#contract/ordering/cart.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { ordersOf, approve, ship, type Traders, price } from './longOrders.ts'
import { type Filling, longText } from './fillings.ts'

export interface LongGoods {
  readonly filling: Filling
  readonly productId: string
  readonly skuId: string
  /** Order that awaits approval. */
  readonly approving: string
  /** Order that awaits acceptance. */
  readonly accepting: string
  /** Order that was shipped. */
  readonly underway: string
  /** Order that was received and can be reviewed. */
  readonly received: string
}

/** Sells and orders a product whose texts all have the maximum length. */
export async function longGoods(traders: Traders, filling: Filling): Promise<LongGoods> {
  const { productId, skuId } = await createLongProduct(traders, filling)
  const order = await ordersOf(traders, filling, skuId)
  const approving = await order()
  const accepting = await approve(traders, await order())
  const underway = await ship(traders, filling, await approve(traders, await order()))
  const received = await ship(traders, filling, await approve(traders, await order()))
  await callApi(traders.buyer, moveOrder, { orderId: received, action: 'receive' })
  await callApi(traders.buyer, addCart, { skuId })
  return { filling, productId, skuId, approving, accepting, underway, received }
}

async function createLongProduct({ supplier, operator }: Traders, filling: Filling) {
  const categories = await callApi(supplier, listCatalogs, {})
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const draft = draftOf(filling, categories.find(({ id, isShield }) => isShield === '0' && !parents.has(id))!.id)
  const { id, change } = await callApi(supplier, createProduct, draft)
  const submitted = await callApi(supplier, moveChange, { id: change!.id, version: change!.version, action: 'submit' })
  await callApi(operator, moveChange, { id: submitted.id, version: submitted.version, action: 'agree' })
  // A pending change request shows the values before and after.
  const { version, stock } = await callApi(supplier, getProduct, { id })
  const other = { ...draft, name: draft.name.slice(1), description: draft.description.slice(1) }
  const edited = await callApi(supplier, editProduct, { id, version, draft: other })
  const resubmission = { id: edited.change!.id, version: edited.change!.version, action: 'submit' } as const
  await callApi(supplier, moveChange, resubmission)
  return { productId: id, skuId: stock[0]!.skuId }
}

function draftOf(filling: Filling, categoryId: string): ProductDraft {
  const textOf = (length: number, before = '') => `${before}${longText(filling, length)}`.slice(0, length)
  const { name, model, attributeName, attributeValue } = maxCharacters
  const code = `${filling}-${Date.now()}-`
  const attributeOf = (before: string) => ({
    name: textOf(attributeName, before),
    value: textOf(attributeValue, before),
  })
  const sku = (before: string) => ({
    supplierSku: textOf(60, `${before}${code}`),
    barcode: '',
    model: textOf(model, before),
    spec: textOf(120, before),
    choices: [{ name: textOf(attributeName), value: textOf(attributeValue, before) }],
    unit: textOf(20),
    listPrice: price,
    marketPrice: null,
    taxRate: '13',
    taxCategoryCode: '',
    minQty: 1,
    leadDays: 3,
    region: textOf(100),
    picture: '' as const,
    onHand: 100_000,
  })
  return {
    code: textOf(60, code),
    name: textOf(name),
    categoryId,
    brandName: textOf(60),
    description: textOf(2000),
    pictures: [],
    details: [attributeOf('A'), attributeOf('B')],
    skus: [sku('A'), sku('B')],
  }
}
