import type { Input } from '#contract/kit/route.ts'
import type { editOrder as editRoute } from '#contract/ordering/orders.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval, startApproval } from '#modules/approvals/index.ts'
import { fullAddress } from '../addresses/address.rules.ts'
import { type BasketGroup, changesOf, keywordsOf, violationOf, titleOf, type Wish } from '../cart/basket.rules.ts'
import { draftOf, quoteBasket } from '../cart/checkout.service.ts'
import { type CheckoutContext, checkoutContext } from '../cart/checkout.store.ts'
import { reserveForOrders, releaseOrder } from './reservation.service.ts'
import { removeLines, setLineTerms } from '../orders/line.store.ts'
import { factsOf, violationOfLines, orderFlow } from '../orders/order.rules.ts'
import { type Done, findOrder, finishMove, lockOrderFor } from '../orders/order.service.ts'
import type { OrderPatch, OrderRow } from '../orders/order.store.ts'
import { isQuotaThere, refusePaymentOff } from '../orders/payment.service.ts'
import { editAttachments } from './editAttachments.service.ts'
import { isComing } from './times.rules.ts'

type Edit = Input<typeof editRoute>

/** Changes an order that was not accepted, at today's prices. What was asked for before is taken back and asked for anew. */
export async function editOrder(tx: Tx, actor: Actor, input: Edit): Promise<OrderRow> {
  const order = await lockOrderFor(tx, actor, input.orderId, input.version)
  orderFlow.decide(factsOf(order), 'edit', actor)
  const wishes = wishesOf(order, input)
  const context = await checkoutContext(tx, actor, input.addressId, input.invoiceTitleId)
  const terms = {
    ...(await termsOf(tx, actor, input, context)),
    ...(await editAttachments(tx, actor, order, input.attachments)),
  }
  const isSubmitted = order.status === '20' || order.status === '30'
  const ended = isSubmitted ? await withdrawOrder(tx, actor, order, 'edited') : []
  const [group] = await quoteBasket(tx, actor, wishes, context.settings)
  const problems = changesOf(group!.lines.map((line) => ({ ...line, wish: { ...line.wish, seenPrice: null } })))
  const violation = violationOf(problems)
  if (violation) refuse(violation, { lines: problems })

  await setLineTerms(tx, order, group!.lines.map(termsOfLine(order)))
  const gone = order.lines.filter((line) => !wishes.some(({ skuId }) => skuId === line.sku_id))
  if (gone.length > 0)
    await removeLines(
      tx,
      order,
      gone.map(({ id }) => id),
    )
  const method = terms.payment_method ?? order.payment_method
  const resubmitted = isSubmitted ? await ask(tx, actor, order, group!, method) : { patch: {} }
  await finishMove(tx, actor, order, 'edit', {
    ...resubmitted,
    patch: { ...amountsPatch(order, group!), ...terms, ...resubmitted.patch },
    facts: { amount: group!.amounts.amount, formerAmount: order.amount },
    events: [...ended, ...(resubmitted.events ?? [])],
  })
  return findOrder(tx, actor, order.id)
}

/** Submits a draft, or an order that was sent back, as it stands: where prices have changed it must be edited first. */
export async function resubmit(tx: Tx, actor: Actor, order: Locked<OrderRow>): Promise<Done> {
  const { settings, unreviewed } = await checkoutContext(tx, actor)
  if (unreviewed > 0) refuse('cart.blocked', { count: unreviewed })
  const [group] = await quoteBasket(tx, actor, wishesOf(order, {}), settings)
  const changes = changesOf(group!.lines)
  const violation = violationOf(changes)
  if (violation) refuse(violation, { lines: changes })
  refusePaymentOff(order.payment_method, settings, await isQuotaThere(tx, actor, order.payment_method))
  const resubmitted = await ask(tx, actor, order, group!, order.payment_method)
  return { ...resubmitted, patch: { ...amountsPatch(order, group!), ...resubmitted.patch } }
}

/** Ends the approval and gives back what the order holds; answers what was announced of it. */
export async function withdrawOrder(tx: Tx, actor: Actor, order: Locked<OrderRow>, reason: string) {
  const isPending = order.status === '20' && order.approval_id !== null
  const events = isPending ? await cancelApproval(tx, actor, [order.approval_id!], reason) : []
  await releaseOrder(tx, actor, order.id, reason)
  return events
}

/** Starts the approval of what the order is now, and holds goods and money for it. */
async function ask(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  group: BasketGroup,
  paymentMethod: OrderRow['payment_method'],
): Promise<Done & { patch: object }> {
  const { instanceId: approvalId, events } = await startApproval(tx, actor, {
    ...draftOf(group, actor),
    entityId: order.id,
    docNo: order.no,
    title: titleOf(group.lines.map(({ quote }) => quote.name)),
    version: String(order.version + 1),
  })
  const lines = group.lines.map(({ wish }) => ({ skuId: wish.skuId, qty: wish.quantity }))
  const { amount } = group.amounts
  await reserveForOrders(tx, actor, [{ id: order.id, deptId: order.dept_id, amount, paymentMethod, lines }])
  return {
    after: { approved: approvalId === null },
    events,
    patch: {
      approval_id: approvalId,
      submitted_at: actor.now,
      sent_at: approvalId === null ? actor.now : null,
      proposal: null,
      reason: '',
    },
  }
}

/** The order's lines as wishes, with the quantities that were asked for; 0 takes one out. */
function wishesOf(order: OrderRow, { lines = [] }: Pick<Edit, 'lines'>): Wish[] {
  const violation = violationOfLines(
    order,
    lines.map(({ orderLineId }) => orderLineId),
  )
  if (violation) refuse(violation)
  const quantities = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const wishes = order.lines
    .map((line) => ({
      skuId: line.sku_id,
      quantity: quantities.get(line.id) ?? line.quantity,
      cartLineId: null,
      addedPrice: null,
      seenPrice: line.price,
    }))
    .filter(({ quantity }) => quantity > 0)
  return wishes.length > 0 ? wishes : refuse('order.allTakenOut')
}

async function termsOf(tx: Tx, actor: Actor, input: Edit, context: CheckoutContext) {
  const { address, title, settings } = context
  if (input.addressId && !address) refuse('order.addressGone')
  if (input.invoiceTitleId && !title) refuse('order.invoiceTitleGone')
  if (input.expectedDate && !isComing(input.expectedDate, actor.now)) refuse('order.dateInvalid')
  if (input.paymentMethod)
    refusePaymentOff(input.paymentMethod, settings, await isQuotaThere(tx, actor, input.paymentMethod))
  const patch: Partial<OrderPatch> = {}
  if (address) {
    const { consignee: name, mobile, regions, detail } = address
    patch.consignee = { name, mobile, regions, detail, full: fullAddress(regions, detail) }
  }
  if (title) patch.invoice_title = title
  if (input.paymentMethod) {
    patch.payment_method = input.paymentMethod
    patch.term_days = input.paymentMethod === 'term' ? settings.orderTermDays : null
  }
  if (input.expectedDate !== undefined) patch.expected_on = input.expectedDate
  if (input.remark !== undefined) patch.remark = input.remark
  if (input.purpose !== undefined) patch.purpose = input.purpose
  return patch
}

const termsOfLine =
  (order: OrderRow) =>
  ({ wish, quote, amount, taxAmount }: BasketGroup['lines'][number]) => ({
    id: order.lines.find((line) => line.sku_id === wish.skuId)!.id,
    quantity: wish.quantity,
    price: quote.unitPrice,
    price_source: quote.priceSource,
    tax_rate: quote.taxRate,
    amount,
    tax_amount: taxAmount,
  })

const amountsPatch = (order: OrderRow, { orderType, supplierName, lines, amounts }: BasketGroup) => ({
  order_type: orderType,
  goods_amount: amounts.goodsAmount,
  tax_amount: amounts.taxAmount,
  freight: amounts.freight,
  amount: amounts.amount,
  keywords: keywordsOf(
    order.no,
    supplierName,
    lines.map(({ quote }) => quote.name),
  ),
})
