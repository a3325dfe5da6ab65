import type { Page } from '@playwright/test'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { listApprovalRules } from '#contract/approvals/approvalRules.ts'
import { addCart } from '#contract/ordering/cart.ts'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import { sum } from '#contract/kit/money.ts'
import { getGoods } from '#contract/catalogue/goods.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createComment, replyComment } from '#contract/ordering/comments.ts'
import { createDelivery } from '#contract/ordering/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { moveChange } from '#contract/catalogue/productChanges.ts'
import { editProduct, getProduct, listProducts } from '#contract/catalogue/products.ts'
import { listArticles } from '#contract/notices/articles.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { fillHalls } from '../../e2e/halls/publishing.ts'
import { callApi } from './apiClient.ts'
import { giveMailAddress, waitForUnsubscribeLink } from './mailFixture.ts'
import { type Imports, createImports } from './importFixture.ts'
import { createProjects, type Projects } from './sourcing/projectFixture.ts'
import { type Role, roles } from './roles.ts'

/** Ids of demo data that detail pages need. */
export interface DemoData extends Projects {
  readonly skuId: string
  /** Product codes for the quick order. */
  readonly codes: readonly string[]
  /** Unsubscribe link of a mail. */
  readonly unsubscribeLink: string
  /** Goods with a long description. */
  readonly describedSkuId: string
  readonly productId: string
  /** Names of products under review: with a changed description, and with changed names, prices and delivery times. */
  readonly changedProduct: string
  readonly revisedProduct: string
  readonly ruleId: string
  /** A published article. */
  readonly articleId: string
  /** Order that awaits approval. */
  readonly approving: string
  /** Order that awaits acceptance. */
  readonly accepting: string
  /** Draft of a withdrawn order. */
  readonly draft: string
  /** Order shipped in two deliveries. */
  readonly underway: string
  /** Received order that can be reviewed. */
  readonly commenting: string
  /** Received and reviewed order. */
  readonly done: string
  readonly imports: Imports
  /** A project in enrolment, and an ended one. */
  readonly projects: { readonly id: string; readonly endedId: string }
}

async function describedGoods(buyer: Page): Promise<string> {
  const { records } = await callApi(buyer, queryGoodsListWithStandardByCatalog, { limit: 30 })
  for (const { skuId } of records)
    if ((await callApi(buyer, getGoods, { skuId })).description.includes('<table>')) return skuId
  throw new Error('no goods with a long description')
}

/** Submits a change of a product for review; returns the name that is on sale. */
async function submitChange(supplier: Page, id: string, change: (live: ProductDraft) => ProductDraft): Promise<string> {
  const { version, live, name } = await callApi(supplier, getProduct, { id })
  const { changeId } = await callApi(supplier, editProduct, { id, version, draft: change(live!) })
  await callApi(supplier, moveChange, { id: changeId!, version: 1, action: 'submit' })
  return name
}

const withWarranty = (live: ProductDraft): ProductDraft => ({
  ...live,
  description: `${live.description}<h2>质保</h2><ul><li><p>整机质保 <strong>三年</strong></p></li><li><p>上门维修</p></li></ul>`,
})

const withRisenPrices = (live: ProductDraft): ProductDraft => ({
  ...live,
  name: `${live.name}（2027 款）`,
  skus: live.skus.map((sku) => ({ ...sku, listPrice: sum([sku.listPrice, '6.50']), leadDays: sku.leadDays + 3 })),
})

/** Creates orders in several states, so that the pages have data. */
export async function createDemoData(pageOf: Readonly<Record<Role, Page>>): Promise<DemoData> {
  const { buyer, approver, secondApprover, supplier, operator } = pageOf
  for (const { account } of [roles.approver, roles.supplier]) await giveMailAddress(account)
  const { records: sellers } = await callApi(operator, listSuppliers, { keyword: '江澜', limit: 1 })
  const { records: goods } = await callApi(buyer, queryGoodsListWithStandardByCatalog, {
    supplierIds: [sellers[0]!.id],
    priceFrom: '300',
    priceTo: '2000',
    inStock: true,
    limit: 6,
  })
  const [addresses, titles] = [
    await callApi(buyer, queryReceiverAddress, {}),
    await callApi(buyer, listInvoiceTitles, {}),
  ]
  const order = async (selected: typeof goods): Promise<string> => {
    const { orders } = await callApi(buyer, submitOrder, {
      lines: selected.map(({ skuId, price, minQty }) => ({ skuId, quantity: Math.max(minQty, 4), seenPrice: price })),
      addressId: addresses[0]!.addressId,
      invoiceTitleId: titles[0]!.invoiceTitleId,
      paymentMethod: 'term',
      purpose: '新办公区布置',
    })
    return orders[0]!.orderId
  }
  const approve = async (orderId: string) => {
    // Computers need two approvals.
    for (const person of [approver, secondApprover]) {
      const { version, status } = await callApi(buyer, orderDetail, { orderId })
      if (status === '20') await callApi(person, approveOrder, { orderId, version, decision: 'agree', reason: '同意' })
    }
    return orderId
  }
  const send = (orderId: string, trackingNo: string, lines?: { orderLineId: string; quantity: number }[]) =>
    callApi(supplier, createDelivery, { orderId, carrier: '顺丰速运', trackingNo, ...(lines ? { lines } : {}) })

  const approving = await order(goods.slice(0, 3))
  const draft = await order(goods.slice(0, 1))
  await callApi(buyer, moveOrder, { orderId: draft, action: 'withdraw' })
  const accepting = await approve(await order(goods.slice(1, 3)))
  const underway = await approve(await order(goods.slice(2, 5)))
  const { lines } = await callApi(supplier, moveOrder, { orderId: underway, action: 'accept' })
  await send(underway, 'SF1390000001', [{ orderLineId: lines[0]!.orderLineId, quantity: 2 }])
  await send(underway, 'SF1390000002')
  const receive = async (selected: typeof goods, trackingNo: string) => {
    const orderId = await approve(await order(selected))
    await callApi(supplier, moveOrder, { orderId, action: 'accept' })
    await send(orderId, trackingNo)
    return callApi(buyer, moveOrder, { orderId, action: 'receive' })
  }
  const { orderId: commenting } = await receive(goods.slice(0, 2), 'SF1390000004')
  const received = await receive(goods.slice(3, 5), 'SF1390000003')
  const done = received.orderId
  const comments = await callApi(buyer, createComment, {
    orderId: done,
    service: 5,
    logistics: 4,
    lines: received.lines.map(({ orderLineId }) => ({ orderLineId, score: 5, text: '做工扎实，与描述一致。' })),
  })
  for (const { commentId } of comments)
    await callApi(supplier, replyComment, { commentId, text: '感谢认可，后续有任何问题请随时联系我们。' })
  for (const { skuId } of goods.slice(0, 4)) await callApi(buyer, addCart, { skuId })
  const { records: products } = await callApi(supplier, listProducts, { limit: 3 })
  const rules = await callApi(operator, listApprovalRules, {})
  const { records: articles } = await callApi(operator, listArticles, { status: '01', audience: 'all', limit: 1 })
  return {
    skuId: goods[3]!.skuId,
    codes: goods.map(({ supplierSku }) => supplierSku),
    unsubscribeLink: await waitForUnsubscribeLink(buyer),
    describedSkuId: await describedGoods(buyer),
    productId: products[0]!.id,
    changedProduct: await submitChange(supplier, products[1]!.id, withWarranty),
    revisedProduct: await submitChange(supplier, products[2]!.id, withRisenPrices),
    ruleId: rules[0]!.id,
    articleId: articles[0]!.id,
    approving,
    accepting,
    draft,
    underway,
    commenting,
    done,
    imports: await createImports(supplier),
    ...(await createProjects(pageOf)),
    projects: await fillHalls(buyer),
  }
}
