import type { OrderType } from '#contract/ordering/orderSummary.ts'
import { hasCaps } from '#contract/ordering/orderSummary.ts'
import type { OrderTerms, SubmitInput, SubmittedOrder } from '#contract/ordering/submit.ts'
import { sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse } from '#kit/refusal.ts'
import {
  type ApprovalContext,
  approvalContext,
  planApproval,
  recordApproval,
  type Starting,
} from '#modules/approvals/index.ts'
import { attachFiles, attachmentsOf, ownFiles } from '#modules/files/index.ts'
import { consigneeOf } from '../addresses/address.rules.ts'
import { violationOfAllocations, type Wanted, wantedCostCentres } from '../costCentres/allocation.rules.ts'
import { allocateWishes, wantedOf } from '../costCentres/allocation.service.ts'
import { freightRule } from './amounts.rules.ts'
import { type BasketGroup, type BasketLine, groupsOf, titleOf, type Wish } from './basket.rules.ts'
import { changesOf, competedIn, violationOf } from './basket.changes.rules.ts'
import { draftOf } from './checkout.service.ts'
import { sharedPoints } from './points.rules.ts'
import { directWish, quoteWishes, takeWishes } from './wish.service.ts'
import { checkoutContext } from './checkout.store.ts'
import { reserveForOrders } from '../flow/reservation.service.ts'
import { insertOrders, newNumbers, type NewOrder } from '../orders/order.insert.store.ts'
import { isMethodThere, refusePaymentOff } from '../orders/payment.service.ts'
import { isComing } from '../flow/times.rules.ts'
import { wantedTerms } from '../settings.store.ts'
import { type Terms, newOrder, newLine, orderToReserve } from './newOrder.service.ts'

/**
 * Submits orders, one for each supplier. Prices come from the server; if the buyer saw other prices, it refuses and
 * writes nothing.
 * Lock order: removing the cart lines is the first lock; contended rows (stock, caps, budget) are locked last.
 */
export const submitOrder = (tx: Tx, actor: Actor, input: SubmitInput, idemKey: string) =>
  orderWishes(tx, actor, {
    wishes: takeWishes(tx, actor, input),
    wanted: wantedOf(input),
    terms: input,
    points: input.points,
    idemKey,
  })

/** Refuses an order for which the parties of an agreement compete. */
export function refuseCompeted(lines: readonly BasketLine[]): void {
  const competed = competedIn(lines)
  if (competed) refuse('agreementPrice.competition', { ...competed })
}

/** Line of an order that a higher module places. */
export interface PlacedLine {
  readonly skuId: string
  readonly quantity: number
  /** Price fixed by the higher module, with its source; without it the line has today's price for the buyer. */
  readonly fixed?: { readonly price: string; readonly priceSource: 'group' | 'plan' } | undefined
  /** Price that the buyer saw; if it is another one than that of the line, `order.priceChanged` is refused. */
  readonly seenPrice?: string | undefined
  /** Caps of `openCaps` that the line takes of: it is refused if there is too little left of one. */
  readonly capIds: readonly string[]
  /**
   * The line was approved before, at this price: an order of such lines alone is decided on only where a rule names its
   * type.
   */
  readonly isApproved?: boolean | undefined
}

/**
 * Places orders for a higher module, as a buyer submits them: by the same rules of address, invoice title, payment,
 * availability, approval, stock and funds, one order for each supplier, all or none. The type of the order says that it
 * takes of caps: `group` or `planned`. Caps are taken after stock and before funds, and given back wherever the order
 * gives back goods: rejected, expired, cancelled, refused, closed short, returned. A SKU can occur once.
 */
export const placeOrders = (
  tx: Tx,
  actor: Actor,
  placing: { readonly type: 'group' | 'planned'; readonly lines: readonly PlacedLine[]; readonly terms: OrderTerms },
  idemKey: string,
) => {
  const wishes = placing.lines.map(({ fixed, capIds, isApproved, ...line }) => ({
    ...directWish(line),
    fixed,
    capIds,
    isApproved,
  }))
  const { type, terms } = placing
  return orderWishes(tx, actor, { wishes: Promise.resolve(wishes), wanted: [terms], type, terms, idemKey })
}

interface Ordered {
  readonly wishes: Promise<readonly Wish[]>
  /** What the lines, and all of them, are ordered for. */
  readonly wanted: readonly Wanted[]
  /** Type of the orders; without it by their prices. */
  readonly type?: OrderType
  readonly terms: OrderTerms
  /** Points of the buyer that pay a part. */
  readonly points?: number | undefined
  readonly idemKey: string
}

async function orderWishes(tx: Tx, actor: Actor, { wishes, wanted, type, terms: given, points = 0, idemKey }: Ordered) {
  const [context, quoted, isThere, approvals] = await pipeline(
    checkoutContext(tx, actor, given.addressId, given.invoiceTitleId, wantedCostCentres(wanted)),
    wishes.then((wished) => quoteWishes(tx, actor, wished)),
    isMethodThere(tx, actor, given.paymentMethod),
    approvalContext(tx, 'order', actor.deptPath, actor.userId),
  )
  const { address, title, settings, unreviewed } = context
  const input = wantedTerms(given, settings)
  if (unreviewed > 0) refuse('cart.blocked', { count: unreviewed })
  if (!address) return refuse('order.addressGone')
  if (!title) return refuse('order.invoiceTitleGone')
  if (input.expectedDate && !isComing(input.expectedDate, actor.now)) refuse('order.dateInvalid')
  refusePaymentOff(input.paymentMethod, settings, isThere)
  // Their amounts are known only at the end of the group or plan.
  if (input.paymentMethod === 'online' && type !== undefined && hasCaps(type)) refuse('order.paymentOff')
  const lines = allocateWishes(quoted, given, context)
  const missing = violationOfAllocations(
    lines.map(({ wish }) => wish.allocation),
    settings,
  )
  if (missing) refuse(missing)
  const changes = changesOf(lines)
  const violation = violationOf(changes)
  if (violation) refuse(violation, { lines: changes })

  refuseCompeted(lines)

  const files = await ownFiles(tx, actor, input.attachments ?? [], 'documents')
  const terms = { settings, consignee: consigneeOf(address), invoiceTitle: title, input, idemKey, files }
  const groups = groupsOf(lines, freightRule(settings))
  const shared = sharedPoints(
    groups.map(({ amounts }) => amounts.goodsAmount),
    points,
    settings.orderPointsPercent,
  )
  if (shared === null) return refuse('points.tooMany', { percent: settings.orderPointsPercent })
  const typed = type ? groups.map((group) => ({ ...group, orderType: type })) : groups
  return place(tx, actor, { groups: typed, points: shared }, terms, approvals)
}

/** Rules that decide on an order: if all of its lines were approved before, those alone that name its type. */
const rulesFor = ({ lines, orderType }: BasketGroup, approvals: ApprovalContext): ApprovalContext =>
  lines.every(({ wish }) => wish.isApproved === true)
    ? { ...approvals, rules: approvals.rules.filter((rule) => rule.orderType === orderType) }
    : approvals

const merged = (plans: readonly Starting[]): Starting => ({
  started: plans.flatMap(({ started }) => started),
  events: plans.flatMap(({ events }) => events),
  rounds: plans.flatMap(({ rounds }) => rounds),
})

async function place(
  tx: Tx,
  actor: Actor,
  { groups, points }: { readonly groups: readonly BasketGroup[]; readonly points: readonly string[] },
  terms: Terms,
  approvals: ApprovalContext,
): Promise<{ orders: SubmittedOrder[]; total: string }> {
  const numbers = await newNumbers(tx, { deptIds: groups.map(() => actor.deptId) })
  const approval = merged(
    groups.map((group, index) =>
      planApproval(rulesFor(group, approvals), actor, [
        {
          ...draftOf(group, actor),
          roundId: numbers[index]!.round_id,
          entityId: numbers[index]!.id,
          docNo: numbers[index]!.no,
          title: titleOf(group.lines.map(({ quote }) => quote.name)),
          version: '1',
        },
      ]),
    ),
  )
  const attachmentsId = terms.files.length > 0 ? numbers[0]!.id : null
  const orders = groups.map((group, index) =>
    newOrder(
      actor,
      group,
      { ...numbers[index]!, approvalId: approval.started[index]!.instanceId, attachmentsId },
      terms,
      points[index]!,
    ),
  )
  const lines = groups.flatMap((group, index) =>
    group.lines.map((line, position) => newLine(orders[index]!.id, line, position)),
  )
  if (attachmentsId !== null)
    await attachFiles(tx, actor, 'orderAttachments', attachmentsOf(terms.files, attachmentsId))
  // Pipelined: the contended rows are locked as briefly as possible.
  await pipeline(
    recordApproval(tx, approval),
    insertOrders(tx, { orders, lines }),
    publish(tx, actor, ...orders.map(submitted), ...approval.events),
    reserveForOrders(
      tx,
      actor,
      orders.map((order, index) => orderToReserve(order, groups[index]!)),
    ),
  )
  return { orders: orders.map(presentSubmitted), total: sum(orders.map(({ amount }) => amount)) }
}

const submitted = ({ id, no, status, amount, buyer_id, supplier_id, supplier_name }: NewOrder) =>
  newEvent('order.submitted', {
    id,
    from: '10',
    to: status,
    data: { orderNo: no, amount, buyerId: buyer_id, supplierId: supplier_id, supplierName: supplier_name },
  })

export const presentSubmitted = ({ id, no, status, amount, ...order }: NewOrder): SubmittedOrder => ({
  orderId: id,
  orderNo: no,
  supplierId: order.supplier_id,
  supplierName: order.supplier_name,
  status,
  amount,
})
