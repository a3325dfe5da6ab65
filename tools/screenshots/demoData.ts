import { listInbound } from '#contract/warehouse/inbound.ts'
import { listContracts } from '#contract/contracts/contracts.ts'
import { listAccessReviews } from '#contract/accessReviews/accessReviews.ts'
import { signalCase } from '#contract/signals/cases.ts'
import { listAgreements } from '#contract/agreements/agreements.ts'
import type { Page } from '@playwright/test'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { listApprovalRules } from '#contract/approvals/approvalRules.ts'
import { addCart } from '#contract/ordering/cart.ts'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import { createStatement, listUnstated } from '#contract/settlement/statements.ts'
import { sum } from '#contract/kit/money.ts'
import { getGoods } from '#contract/catalogue/goods.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createComment, replyComment } from '#contract/ordering/comments.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { createReturn } from '#contract/ordering/returns/returns.ts'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { openPlanCycle } from '#contract/plans/cycles.ts'
import { savePlan, startPlan } from '#contract/plans/plans.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { moveChange } from '#contract/catalogue/productChanges.ts'
import { editProduct, getProduct, listProducts } from '#contract/catalogue/products.ts'
import { listArticles } from '#contract/notices/articles.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { fillHalls } from '../../e2e/halls/publishing.ts'
import { createMoneyRequests } from './moneyRequests.ts'
import { callApi } from './apiClient.ts'
import { openGroup } from './groupFixture.ts'
import { giveMailAddress, waitForUnsubscribeLink } from './mailFixture.ts'
import { type Imports, createImports } from './importFixture.ts'
import { sendPayment } from './paymentFixture.ts'
import { createProjects, type Projects } from './sourcing/projectFixture.ts'
import { type Role, roles } from './roles.ts'

/** Ids of demo data that detail pages need. */
export interface DemoData extends Projects {
  readonly skuId: string
  readonly supplierId: string
  /** Goods of one leaf category. */
  readonly comparedGoods: readonly string[]
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
  /** Return that the supplier has not answered yet. */
  readonly returnId: string
  /** Risk signal of the demo. */
  readonly signalId: string
  readonly accessReviewId: string
  /** Plan of an open cycle, and its cycle. */
  readonly planId: string
  readonly planCycleId: string
  /** Statement with the lines that were received. */
  readonly statementId: string
  /** Payment that the bank has not answered yet. */
  readonly paymentRequestId: string
  readonly paymentBatchId: string
  /** Goods that wait to be put away. */
  readonly stockDocumentId: string
  /** Group purchase that can be joined. */
  readonly groupId: string
  /** Requests that wait for their approval. */
  readonly budgetChangeId: string
  readonly withdrawalId: string
  /** Contract of the demo that both parties have signed. */
  readonly contractId: string
  /** Agreement in force. */
  readonly agreementId: string
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

/** Draws up the statement of a supplier, once its receipts are booked. */
async function drawUpStatement(finance: Page, supplierId: string): Promise<string> {
  const month = dayOf(new Date()).slice(0, 7)
  for (;;) {
    const { records } = await callApi(finance, listUnstated, { month, limit: 50 })
    const found = records.find((each) => each.supplierId === supplierId)
    if (found) return (await callApi(finance, createStatement, { supplierId, payerNo: found.payerNo, month })).id
    await finance.waitForTimeout(500)
  }
}

/** Contract that the demo has taken furthest; its jobs run after the start. */
async function findContract(buyer: Page): Promise<string> {
  for (;;) {
    const { records } = await callApi(buyer, listContracts, { limit: 50 })
    const found = records.find(({ stagesDone }) => stagesDone > 0) ?? records.find(({ status }) => status === 'signing')
    if (found) return found.id
    await buyer.waitForTimeout(500)
  }
}

/** Goods of an order that wait to be put away; its receipt is entered after it. */
async function findInbound(keeper: Page): Promise<string> {
  for (;;) {
    const { records } = await callApi(keeper, listInbound, { tab: 'waiting', limit: 1 })
    if (records[0]) return records[0].id
    await keeper.waitForTimeout(500)
  }
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
  const { orderId: commenting, lines: returnable } = await receive(goods.slice(0, 2), 'SF1390000004')
  const { id: returnId } = await callApi(buyer, createReturn, {
    orderId: commenting,
    kind: 'refund',
    reason: 'quality',
    note: '开箱后发现扶手有裂纹，已拍照。',
    lines: [{ orderLineId: returnable[0]!.orderLineId, quantity: 1 }],
  })
  const { id: planCycleId } = await callApi(operator, openPlanCycle, {
    month: monthAfter(dayOf(new Date()).slice(0, 7), 6),
    closesAt: new Date(Date.now() + 5 * 24 * 3_600_000).toISOString(),
    note: '',
  })
  const plan = await callApi(buyer, startPlan, { cycleId: planCycleId })
  const lineOf = ({ skuId, minQty }: (typeof goods)[number]) => ({
    skuId,
    name: '',
    spec: '',
    unit: '',
    quantity: minQty + 4,
    price: '',
    needDate: null,
    subject: '办公费',
    reason: '',
  })
  await callApi(buyer, savePlan, { id: plan.id, version: plan.version, lines: goods.slice(0, 3).map(lineOf) })
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
  const { records: signals } = await callApi(operator, signalCase.list, { limit: 1 })
  const { records: accessReviews } = await callApi(operator, listAccessReviews, { status: '02', limit: 1 })
  const { records: agreed } = await callApi(operator, listAgreements, { tab: 'inForce', limit: 1 })
  const { records: articles } = await callApi(operator, listArticles, { status: '01', audience: 'all', limit: 1 })
  const { records: alike } = await callApi(buyer, queryGoodsListWithStandardByCatalog, {
    catalogId: goods[3]!.categoryId,
    limit: 4,
  })
  return {
    skuId: goods[3]!.skuId,
    supplierId: sellers[0]!.id,
    comparedGoods: alike.map(({ skuId }) => skuId),
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
    returnId,
    signalId: signals[0]?.id ?? '0',
    accessReviewId: accessReviews[0]?.id ?? '0',
    planId: plan.id,
    planCycleId,
    statementId: await drawUpStatement(pageOf.finance, sellers[0]!.id),
    ...(await sendPayment(sellers[0]!.id)),
    groupId: await openGroup(supplier, operator),
    ...(await createMoneyRequests(approver, operator)),
    agreementId: agreed[0]!.id,
    contractId: await findContract(buyer),
    stockDocumentId: await findInbound(pageOf.keeper),
    imports: await createImports(supplier),
    ...(await createProjects(pageOf)),
    projects: await fillHalls(buyer),
  }
}
