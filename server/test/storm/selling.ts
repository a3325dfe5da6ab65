import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { type OrderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import {
  agreeReturn,
  decideReturn,
  listArbitrations,
  listSupplierReturns,
  refuseReturn,
  takeReturn,
} from '#contract/ordering/returns/returns.ts'
import type { Return } from '#contract/ordering/returns/return.ts'
import type { Person } from '#test/app.ts'
import { address, parcel } from '#test/ordering/returns.ts'
import { isLucky, oneOf, upTo } from './choices.ts'
import type { Storm } from './storm.ts'

/** One act of an employee of a supplier: answers or ships an order, or follows a return. */
export async function sell(storm: Storm, person: Person): Promise<void> {
  if (isLucky(0.3)) return followReturn(storm, person)
  const orderId = storm.find(['30', '40', '45', '80'], { supplierId: person.supplierId! })
  const order = orderId && (await storm.call(person, supplierOrderDetail, { orderId }))
  if (!order) return
  storm.saw(order)
  const { can } = order
  const moveTo = async (action: 'accept' | 'refuse' | 'agreeCancel' | 'refuseCancel', event: string) => {
    const moved = await storm.call(person, moveOrder, { orderId, action, reason: '无货' }, { event, id: orderId })
    if (moved) storm.saw(moved)
  }
  if (can.includes('accept'))
    await (isLucky(0.1) ? moveTo('refuse', 'order.refused') : moveTo('accept', 'order.accepted'))
  else if (can.includes('agreeCancel'))
    await (isLucky(0.5) ? moveTo('agreeCancel', 'order.cancelAgreed') : moveTo('refuseCancel', 'order.cancelRefused'))
  else if (can.includes('ship')) await ship(storm, person, order)
}

/** Ships all that is open, or a part. */
async function ship(storm: Storm, person: Person, { orderId, lines }: OrderDetail): Promise<void> {
  const open = lines
    .map(({ orderLineId, quantity, shipped, closed }) => ({ orderLineId, quantity: quantity - shipped - closed }))
    .filter(({ quantity }) => quantity > 0)
  const some = isLucky(0.4) ? open.slice(0, 1).map((line) => ({ ...line, quantity: upTo(line.quantity) })) : open
  const chosen = isLucky(0.3) ? {} : { lines: some }
  await storm.call(person, createDelivery, { orderId, ...parcel, ...chosen }, { event: 'order.shipped', id: orderId })
}

async function followReturn(storm: Storm, person: Person): Promise<void> {
  const found = await storm.call(person, listSupplierReturns, { tab: 'supplier', limit: 20 })
  const one = oneOf(found?.records ?? [])
  if (!one) return
  const { id, version, can } = one
  if (can.includes('agree'))
    await (isLucky(0.7)
      ? storm.call(person, agreeReturn, { id, version, ...address }, { event: 'return.agreed', id })
      : storm.call(person, refuseReturn, { id, version, text: '不符合条件' }, { event: 'return.refused', id }))
  else if (can.includes('take')) await take(storm, person, one)
}

/** Takes the goods in; one piece may be scrapped, another one missing. */
async function take(storm: Storm, person: Person, { id, version, lines }: Return): Promise<void> {
  const taken = lines.map(({ orderLineId, quantity }) => {
    const missing = quantity > 1 && isLucky(0.2) ? 1 : 0
    const scrapped = isLucky(0.3) ? 1 : 0
    return { orderLineId, restocked: quantity - missing - scrapped, scrapped, missing }
  })
  await storm.call(person, takeReturn, { id, version, lines: taken }, { event: 'return.taken', id })
}

/** One act of an operator: decides a dispute. */
export async function arbitrate(storm: Storm, person: Person): Promise<void> {
  const found = await storm.call(person, listArbitrations, { tab: 'open', limit: 20 })
  const one = oneOf(found?.records ?? [])
  if (!one) return
  const { id, version } = one
  const outcome = oneOf(['return', 'allowance', 'refuse'] as const)!
  const amount = outcome === 'allowance' ? { amount: '0.11' } : {}
  await storm.call(
    person,
    decideReturn,
    { id, version, outcome, reason: '依据凭证', ...amount },
    { event: 'return.decided', id },
  )
}
