import type { Page } from '@playwright/test'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { listApprovalRules } from '#contract/approvals/approvalRules.ts'
import { addCart } from '#contract/ordering/cart.ts'
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
  /** Numbers of goods by which a quick order finds them. */
  readonly codes: readonly string[]
  /** What a mail to somebody leads to who wants no more of them. */
  readonly unsubscribeLink: string
  /** Goods that are described at length. */
  readonly describedSkuId: string
  readonly productId: string
  /** The name of a product whose new description waits for its review. */
  readonly changedProduct: string
  readonly ruleId: string
  /** A published article. */
  readonly articleId: string
  /** Waits for its approver. */
  readonly approving: string
  /** Sent to the supplier, who has not answered. */
  readonly accepting: string
  /** Withdrawn from its approval, to be edited and submitted again. */
  readonly draft: string
  /** Shipped in two parcels. */
  readonly underway: string
  /** Received, and to be commented on. */
  readonly commenting: string
  /** Received and commented on. */
  readonly done: string
  readonly imports: Imports
  /** A project in enrolment, and one that was ended. */
  readonly projects: { readonly id: string; readonly endedId: string }
}

async function describedGoods(buyer: Page): Promise<string> {
  const { records } = await callApi(buyer, queryGoodsListWithStandardByCatalog, { limit: 30 })
  for (const { skuId } of records)
    if ((await callApi(buyer, getGoods, { skuId })).description.includes('<table>')) return skuId
  throw new Error('no goods are described at length')
}

async function changeDescription(supplier: Page, id: string): Promise<string> {
  const { version, live } = await callApi(supplier, getProduct, { id })
  const description = `${live!.description}<h2>质保</h2><ul><li><p>整机质保 <strong>三年</strong></p></li><li><p>上门维修</p></li></ul>`
  const { name, changeId } = await callApi(supplier, editProduct, { id, version, draft: { ...live!, description } })
  await callApi(supplier, moveChange, { id: changeId!, version: 1, action: 'submit' })
  return name
}

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
  const [addresses, titles] = [await callApi(buyer, queryReceiverAddress, {}), await callApi(buyer, listInvoiceTitles, {})]
  const order = async (selected: typeof goods): Promise<string> => {
    const { orders } = await callApi(buyer, submitOrder, {
      lines: selected.map(({ skuId, price, minQty }) => ({ skuId, quantity: Math.max(minQty, 4), seenPrice: price! })),
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
  const { records: products } = await callApi(supplier, listProducts, { limit: 2 })
  const rules = await callApi(operator, listApprovalRules, {})
  const { records: articles } = await callApi(operator, listArticles, { status: '01', audience: 'all', limit: 1 })
  return {
    skuId: goods[3]!.skuId,
    codes: goods.map(({ supplierSku }) => supplierSku),
    unsubscribeLink: await waitForUnsubscribeLink(buyer),
    describedSkuId: await describedGoods(buyer),
    productId: products[0]!.id,
    changedProduct: await changeDescription(supplier, products[1]!.id),
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
