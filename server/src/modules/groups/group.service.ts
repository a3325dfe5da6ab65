import type { GroupDetail } from '#contract/groups/offer.ts'
import type { joinGroup as joinRoute } from '#contract/groups/groups.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import type { SubmittedOrder } from '#contract/ordering/submit.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import { budgetOf } from '#modules/ledger/index.ts'
import { placeOrders } from '#modules/ordering/index.ts'
import { presentGroup } from './offer.present.ts'
import { findOfferRow, type OfferRow, ordersInGroup, pledgesByDept, takenOfCap } from './offer.store.ts'

/** Offer that buyers may see: approved once. */
async function findShown(db: Db, id: string): Promise<OfferRow & { readonly cap_id: string }> {
  const row = await findOfferRow(db, id)
  return row?.cap_id ? { ...row, cap_id: row.cap_id } : refuse('thing.notFound')
}

/** A group purchase with what concerns the reader. */
export async function findGroup(db: Db, actor: Actor, id: string): Promise<GroupDetail> {
  const row = await findShown(db, id)
  const { cap_id: capId } = row
  const own = { capId, personId: actor.personId, deptId: actor.deptId }
  const [quote] = await quoteLines(db, actor, [{ skuId: row.sku_id, qty: 1 }])
  const [budget] = await budgetOf(db, actor, [actor.deptId], dayOf(actor.now))
  const taken = await takenOfCap.one(db, own)
  const limits = [
    taken.left,
    ...(row.per_buyer === null ? [] : [row.per_buyer - taken.person]),
    ...(row.per_dept === null ? [] : [row.per_dept - taken.dept]),
  ]
  const group = presentGroup(row, actor.now)
  const most = Math.max(0, Math.min(...limits))
  const isOpen = row.status === '30' && !group.isUpcoming && actor.now < row.ends_at
  return {
    ...group,
    now: actor.now.toISOString(),
    canJoin: isOpen && most > 0 && actor.permissions.has('order.submit'),
    most,
    available: quote?.available ?? 0,
    minQty: quote?.minQty ?? 1,
    myPrice: quote?.unitPrice ?? null,
    isAgreementPrice: quote !== undefined && quote.priceSource !== 'list',
    budgetLeft: budget?.fund.available ?? null,
    departments: (await pledgesByDept(db, { capId })).map((each) => ({
      deptId: each.dept_id,
      deptName: each.dept_name,
      pledged: each.pledged,
      approving: each.approving,
      joinedAt: each.joined_at.toISOString(),
    })),
    orders: (await ordersInGroup(db, { capId, buyerId: actor.userId })).map((order) => ({
      orderId: order.id,
      orderNo: order.no,
      quantity: order.quantity,
      status: order.status,
    })),
  }
}

/** Planned quantity that a line of a plan gives to a group. */
export interface Planned {
  readonly skuId: string
  /** Cap of the line, which the order takes of beside the places of the group. */
  readonly capId: string
  /** The plan was approved at this price. */
  readonly isApproved: boolean
}

/** Joins a group purchase with an order at the price of the first rung; places and limits are decided by its cap. */
export async function joinGroup(
  tx: Tx,
  actor: Actor,
  { id, quantity, seenPrice, ...terms }: Input<typeof joinRoute>,
  idemKey: string,
  planned?: Planned,
): Promise<SubmittedOrder> {
  const row = await findShown(tx, id)
  if (planned && planned.skuId !== row.sku_id) refuse('thing.notFound')
  if (row.status !== '30') refuse('cap.groupClosed')
  if (row.starts_at !== null && actor.now < row.starts_at) refuse('group.notStarted')
  const fixed = { price: row.rungs[0]!.price, priceSource: 'group' as const }
  const line = { skuId: row.sku_id, quantity, seenPrice, fixed, isApproved: planned?.isApproved }
  const capIds = [row.cap_id, ...(planned ? [planned.capId] : [])]
  const { orders } = await placeOrders(tx, actor, { type: 'group', lines: [{ ...line, capIds }], terms }, idemKey)
  return orders[0]!
}
