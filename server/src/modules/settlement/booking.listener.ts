import { dayOf } from '#contract/kit/calendar.ts'
import { minus, units } from '#contract/kit/money.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Listener, Listeners } from '#kit/events/events.ts'
import { keptAmount } from '#modules/ordering/index.ts'
import { type BoughtLine, moneyOf } from './booking.rules.ts'
import { happeningsOf, insertSettlementLines, lockedOrder, type NewLine, unbookedFreights } from './booking.store.ts'

/** Payable amount of the accepted pieces of a line, by the same rule as that of its order. */
const payableOf = ({ amount, price, quantity }: BoughtLine, accepted: number): string =>
  keptAmount({ amount, price, quantity, rejected: 0, closed: quantity - accepted, returned: 0, allowance: '0.00' })

/**
 * Books what an order owes and what is not booked yet: receipts, refunds of completed returns, and freight with the
 * first receipt. Called again it books nothing: each happening has one line for each order line.
 */
export async function bookOrder(tx: Tx, orderId: string): Promise<void> {
  const order = await lockedOrder.first(tx, { orderId })
  if (!order) return
  const happenings = await happeningsOf(tx, { orderId })
  const money = moneyOf(happenings, payableOf)
  const ofOrder = {
    orderId,
    orderNo: order.no,
    supplierId: order.supplier_id,
    supplierName: order.supplier_name,
    payerNo: order.payer_no,
    payerTitle: order.payer_title,
    deptName: order.dept_name,
    statementId: null,
  }
  const lines = happenings.flatMap((each, index): NewLine[] =>
    each.is_booked
      ? []
      : [
          {
            ...ofOrder,
            ...money[index]!,
            kind: each.kind,
            sourceId: each.source_id,
            sourceNo: each.source_no,
            orderLineId: each.order_line_id,
            bookedOn: dayOf(each.at),
            name: each.name,
            spec: each.spec,
            unit: each.unit,
            taxCode: each.tax_code,
            quantity: each.pieces,
            price: each.price,
            rate: each.rate,
          },
        ],
  )
  const [first] = happenings
  const freight: NewLine[] =
    first && units(order.freight) > 0n
      ? [
          {
            ...ofOrder,
            kind: 'freight',
            sourceId: orderId,
            sourceNo: order.no,
            orderLineId: null,
            bookedOn: dayOf(first.at),
            name: '运费',
            spec: '',
            unit: '次',
            taxCode: '',
            quantity: 1,
            price: order.freight,
            rate: null,
            net: order.freight,
            tax: '0.00',
            gross: order.freight,
          },
        ]
      : []
  const back = (await unbookedFreights(tx, { orderId })).map((each): NewLine => {
    const owed = minus('0', each.freight)
    return {
      ...ofOrder,
      kind: 'return',
      sourceId: each.id,
      sourceNo: each.no,
      orderLineId: null,
      bookedOn: dayOf(each.at),
      name: '退货运费',
      spec: '',
      unit: '次',
      taxCode: '',
      quantity: -1,
      price: each.freight,
      rate: null,
      net: owed,
      tax: '0.00',
      gross: owed,
    }
  })
  await insertSettlementLines(tx, [...lines, ...freight, ...back])
}

const onReceipt: Listener<'order.received' | 'order.inspected' | 'order.autoReceived'> = (tx, { entity_id }) =>
  bookOrder(tx, entity_id)

type RefundEvent =
  | 'return.agreed'
  | 'return.offerAccepted'
  | 'return.taken'
  | 'return.decided'
  | 'return.received'
  | 'return.refundClaimed'
  | 'return.completed'
/** Whatever completes a return, its refund is booked. */
const onReturn: Listener<RefundEvent> = async (tx, { to_state, data }) => {
  if (to_state === '80') await bookOrder(tx, data.orderId)
}

export const bookingListeners: Listeners = {
  'order.received': onReceipt,
  'order.inspected': onReceipt,
  'order.autoReceived': onReceipt,
  'return.agreed': onReturn,
  'return.offerAccepted': onReturn,
  'return.taken': onReturn,
  'return.decided': onReturn,
  'return.received': onReturn,
  'return.refundClaimed': onReturn,
  'return.completed': onReturn,
}
