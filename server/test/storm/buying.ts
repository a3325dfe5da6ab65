import { joinGroup } from '#contract/groups/groups.ts'
import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import { listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { type OrderDetail, orderDetail } from '#contract/ordering/orders.ts'
import type { MoveAction, OrderStatus } from '#contract/ordering/orderStates.ts'
import { createReturn, listReturns, moveReturn, sendReturn } from '#contract/ordering/returns/returns.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Person } from '#test/app.ts'
import { parcel } from '#test/ordering/returns.ts'
import { isLucky, oneOf, upTo } from './choices.ts'
import type { Buyer } from './stormMarket.ts'
import type { Storm } from './storm.ts'

/** States in which something arrives or has arrived, and in which an order waits for others. */
const arriving: readonly OrderStatus[] = ['45', '50', '55', '60']
const waiting: readonly OrderStatus[] = ['10', '20', '28', '30', '35', '40']
/** Moves of a buyer, the chance that one who may make it does, and its event. */
const moves: Partial<Record<MoveAction, readonly [chance: number, event: string]>> = {
  cancel: [0.15, 'order.cancelled'],
  withdraw: [0.1, 'order.withdrawn'],
  submit: [0.5, 'order.submitted'],
  reopen: [0.3, 'order.reopened'],
  requestCancel: [0.1, 'order.cancelRequested'],
  receive: [0.8, 'order.received'],
  shortClose: [0.4, 'order.shortClosed'],
}

/** One act of a buyer: an order, a place in a group, a move of an order of theirs, or a return. */
export async function buy(storm: Storm, buyer: Buyer): Promise<void> {
  const chance = Math.random()
  if (chance < 0.1) return order(storm, buyer)
  if (chance < 0.2) return join(storm, buyer)
  if (chance < 0.75) return move(storm, buyer.person)
  return followReturn(storm, buyer.person)
}

const termsOf = ({ addressId, invoiceTitleId }: Buyer) => ({
  addressId,
  invoiceTitleId,
  paymentMethod: isLucky(0.3) ? ('quota' as const) : ('term' as const),
})

async function order(storm: Storm, buyer: Buyer): Promise<void> {
  const wanted = new Set(Array.from({ length: upTo(4) }, () => oneOf(storm.market.goods)!))
  const lines = [...wanted].map(({ skuId, price }) => ({ skuId, quantity: upTo(9), seenPrice: price }))
  const { key, reply } = await storm.insist(buyer.person, submitOrder, { ...termsOf(buyer), lines })
  storm.placed(key, buyer.person, reply?.orders ?? [])
}

async function join(storm: Storm, buyer: Buyer): Promise<void> {
  const { offer } = storm
  // The latest ones come too late.
  if (!offer || Date.now() > offer.endsAt.getTime() + 300) return
  const input = { ...termsOf(buyer), id: offer.id, quantity: upTo(8), seenPrice: offer.price }
  const { key, reply } = await storm.insist(buyer.person, joinGroup, input)
  storm.placed(key, buyer.person, reply ? [reply] : [])
}

async function move(storm: Storm, person: Person): Promise<void> {
  const states = isLucky(0.7) ? arriving : waiting
  const orderId = storm.find(states, { buyerId: person.userId })
  const detail = orderId && (await storm.call(person, orderDetail, { orderId }))
  if (!detail) return
  storm.saw(detail)
  if (detail.can.includes('receive') && isLucky(0.4)) return receiveSome(storm, person, detail.orderId)
  if (detail.settlement.accepted > 0 && isLucky(0.4)) return askForReturn(storm, person, detail)
  const action = oneOf(detail.can.filter((each): each is MoveAction => each in moves))
  const [chance, event] = (action && moves[action]) ?? [0, '']
  if (action && isLucky(chance))
    await storm.call(
      person,
      moveOrder,
      { orderId: detail.orderId, action, reason: '计划有变' },
      { event, id: detail.orderId },
    )
}

/** Receives a delivery, of which a piece may be rejected. */
async function receiveSome(storm: Storm, person: Person, orderId: string): Promise<void> {
  const found = await storm.call(person, listDeliveries, { orderId, limit: 20 })
  const delivery = oneOf(found?.records.filter(({ status }) => status !== 'received') ?? [])
  if (!delivery) return
  const lines = delivery.lines
    .map((line) => ({ ...line, open: line.quantity - line.received }))
    .filter(({ open }) => open > 0)
    .map(({ orderLineId, open }) => {
      const rejected = isLucky(0.3) ? 1 : 0
      return { orderLineId, accepted: open - rejected, rejected, reason: '包装破损' }
    })
  await storm.call(
    person,
    createReceipt,
    { deliveryId: delivery.deliveryId, lines },
    { event: 'order.received', id: orderId },
  )
}

async function askForReturn(storm: Storm, person: Person, { orderId, lines }: OrderDetail): Promise<void> {
  const line = oneOf(lines.filter((each) => each.received - each.rejected - each.inReturn - each.returned > 0))
  if (!line) return
  const left = line.received - line.rejected - line.inReturn - line.returned
  const kind = isLucky(0.3) ? 'allowance' : 'refund'
  const wanted = {
    orderLineId: line.orderLineId,
    quantity: upTo(left),
    ...(kind === 'allowance' && { amount: '0.37' }),
  }
  const requested = {
    orderId,
    kind,
    reason: oneOf(['quality', 'notNeeded'] as const)!,
    note: '',
    lines: [wanted],
  } as const
  const made = await storm.call(person, createReturn, { ...requested, lines: [wanted] })
  if (made) storm.count({ event: 'return.submitted', id: made.id }, { isUnknown: false, reply: made })
}

async function followReturn(storm: Storm, person: Person): Promise<void> {
  const found = await storm.call(person, listReturns, { limit: 20 })
  const one = oneOf(found?.records.filter(({ can }) => can.length > 0) ?? [])
  if (!one) return
  const { id, version } = one
  const action = oneOf(one.can)
  if (action === 'send')
    await storm.call(person, sendReturn, { id, version, ...parcel, freight: '0.25' }, { event: 'return.sent', id })
  if (action === 'appeal')
    await storm.call(person, moveReturn, { id, version, action, text: '请裁决' }, { event: 'return.appealed', id })
  if (action === 'withdraw' && isLucky(0.2))
    await storm.call(person, moveReturn, { id, version, action }, { event: 'return.withdrawn', id })
}

/** One act of an approver: agrees to an order, to a part of it, or rejects it. */
export async function approve(storm: Storm, person: Person): Promise<void> {
  const orderId = storm.find(['20'])
  const detail = orderId && (await storm.call(person, orderDetail, { orderId }))
  if (!detail) return
  storm.saw(detail)
  if (!detail.can.includes('approve')) return
  const { version, lines } = detail
  const decide = (decision: Decision, event?: string) =>
    storm.call(person, approveOrder, { orderId, version, ...decision }, event ? { event, id: orderId } : undefined)
  const decided = isLucky(0.1)
    ? await decide({ decision: 'reject', reason: '超出计划' }, 'order.rejected')
    : lines.length > 1 && isLucky(0.2)
      ? await decide({ decision: 'agree', reason: '部分同意', rejectedLineIds: [lines[0]!.orderLineId] })
      : await decide({ decision: 'agree' }, 'order.approved')
  if (decided) storm.saw(decided)
}
type Decision = Pick<Input<typeof approveOrder>, 'decision' | 'reason' | 'rejectedLineIds'>
