import { listCatalogs } from '#contract/catalogue/categories.ts'
import { createProduct, editProduct, getProduct } from '#contract/catalogue/products.ts'
import { moveChange } from '#contract/catalogue/productChanges.ts'
import { mostCharacters, type ProductDraft } from '#contract/catalogue/productDraft.ts'
import { addCart } from '#contract/ordering/cart.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { ordersOf, approve, ship, type Traders, price } from './longOrders.ts'
import { type Filling, longText } from './fillings.ts'

export interface LongGoods {
  readonly filling: Filling
  readonly productId: string
  readonly skuId: string
  /** Its order waits for an approver. */
  readonly approving: string
  /** Its order is with the supplier, who has not answered. */
  readonly accepting: string
  /** Its order is on its way. */
  readonly underway: string
  /** Its order is received, and to be commented on. */
  readonly received: string
}

/** Sells and buys a product whose texts are all as long as they may be. */
export async function longGoods(traders: Traders, filling: Filling): Promise<LongGoods> {
  const { productId, skuId } = await sell(traders, filling)
  const order = await ordersOf(traders, filling, skuId)
  const approving = await order()
  const accepting = await approve(traders, await order())
  const underway = await ship(traders, filling, await approve(traders, await order()))
  const received = await ship(traders, filling, await approve(traders, await order()))
  await callApi(traders.buyer, moveOrder, { orderId: received, action: 'receive' })
  await callApi(traders.buyer, addCart, { skuId })
  return { filling, productId, skuId, approving, accepting, underway, received }
}

async function sell({ supplier, operator }: Traders, filling: Filling) {
  const categories = await callApi(supplier, listCatalogs, {})
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const draft = draftOf(filling, categories.find(({ id, isShield }) => isShield === '0' && !parents.has(id))!.id)
  const { id, change } = await callApi(supplier, createProduct, draft)
  const submitted = await callApi(supplier, moveChange, { id: change!.id, version: change!.version, action: 'submit' })
  await callApi(operator, moveChange, { id: submitted.id, version: submitted.version, action: 'agree' })
  // A change that waits for the operator shows before and after.
  const { version, stock } = await callApi(supplier, getProduct, { id })
  const other = { ...draft, name: draft.name.slice(1), description: draft.description.slice(1) }
  const edited = await callApi(supplier, editProduct, { id, version, draft: other })
  const again = { id: edited.change!.id, version: edited.change!.version, action: 'submit' } as const
  await callApi(supplier, moveChange, again)
  return { productId: id, skuId: stock[0]!.skuId }
}

function draftOf(filling: Filling, categoryId: string): ProductDraft {
  const of = (length: number, before = '') => `${before}${longText(filling, length)}`.slice(0, length)
  const { name, model, attributeName, attributeValue } = mostCharacters
  const code = `${filling}-${Date.now()}-`
  const pair = (before: string) => ({ name: of(attributeName, before), value: of(attributeValue, before) })
  const sku = (before: string) => ({
    supplierSku: of(60, `${before}${code}`),
    barcode: '',
    model: of(model, before),
    spec: of(120, before),
    choices: [{ name: of(attributeName), value: of(attributeValue, before) }],
    unit: of(20),
    listPrice: price,
    marketPrice: null,
    taxRate: '13',
    taxCategoryCode: '',
    minQty: 1,
    leadDays: 3,
    region: of(100),
    picture: '' as const,
    onHand: 100_000,
  })
  return {
    code: of(60, code),
    name: of(name),
    categoryId,
    brandName: of(60),
    description: of(2000),
    pictures: [],
    details: [pair('A'), pair('B')],
    skus: [sku('A'), sku('B')],
  }
}
