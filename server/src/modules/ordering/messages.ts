import type { OrderEventName } from '#contract/ordering/events.ts'
import { formatMoney } from '#contract/kit/format.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'
import { inspectorsOf } from './inspections/inspection.store.ts'
import { returnMessages } from './returns/return.messages.ts'

type OrderEvent = Event<OrderEventName>
const factsOf = ({ data }: OrderEvent): NonNullable<MessageOf['facts']> => {
  const { orderNo, amount, supplierName, deliveryNo, carrier, trackingNo, receiptNo } = data
  return { orderNo, amount, supplierName, deliveryNo, carrier, trackingNo, receiptNo }
}
const toBuyer =
  (template: TemplateName) =>
  (event: OrderEvent): MessageOf => ({ template, to: event.data.buyerId, facts: factsOf(event) })
const toSupplier =
  (template: TemplateName) =>
  (event: OrderEvent): MessageOf => ({ template, to: { supplier: event.data.supplierId }, facts: factsOf(event) })

/** Tells the supplier of an order that has just reached it. */
const sentTo = (event: OrderEvent): MessageOf[] =>
  event.to_state === '30' && event.from_state !== '30' ? [toSupplier('orderNew')(event)] : []

/** Asks the supplier once a change waits for it. */
const sentChange = (event: OrderEvent): MessageOf[] =>
  event.data.isWaiting ? [toSupplier('orderChangeRequested')(event)] : []

/** Asks inspectors where goods were taken in to be inspected. */
async function toInspectors(event: OrderEvent, tx: Tx): Promise<MessageOf[]> {
  if (!event.data.inspecting) return []
  return [{ template: 'orderToInspect', to: await inspectorsOf(tx, event.entity_id), facts: factsOf(event) }]
}

export const orderingMessages: Messages = {
  'goodsWatch.reached': ({ data: { userId, skuId, kind, goodsName, price } }) => ({
    template: kind === 'price' ? 'goodsPriceFell' : 'goodsArrived',
    to: userId,
    id: skuId,
    facts: { goodsName, price: formatMoney(price) },
  }),
  ...returnMessages,
  // An order that needs no approval goes to its supplier at once.
  'order.submitted': (event) => sentTo(event),
  'order.edited': (event) => sentTo(event),
  'order.approved': (event) =>
    event.to_state === '28'
      ? toBuyer('orderWaitsForGroup')(event)
      : [toBuyer('orderApproved')(event), toSupplier('orderNew')(event)],
  'order.groupReached': (event) => [toBuyer('orderGroupReached')(event), toSupplier('orderGroup')(event)],
  'order.groupDissolved': toBuyer('orderGroupDissolved'),
  'order.rejected': toBuyer('orderRejected'),
  'order.urged': toSupplier('orderUrged'),
  'order.accepted': toBuyer('orderAccepted'),
  'order.refused': toBuyer('orderRefused'),
  'order.expired': toBuyer('orderExpired'),
  'order.draftExpired': toBuyer('orderDraftExpired'),
  'order.proposed': toBuyer('orderProposed'),
  'order.proposalAgreed': toSupplier('orderProposalAgreed'),
  'order.proposalDeclined': toSupplier('orderProposalDeclined'),
  'order.cancelRequested': toSupplier('orderCancelRequested'),
  'order.cancelAgreed': toBuyer('orderCancelAgreed'),
  'order.cancelRefused': toBuyer('orderCancelRefused'),
  'order.changeRequested': sentChange,
  'order.changeApproved': (event) => [toBuyer('orderChangeApproved')(event), ...sentChange(event)],
  'order.changeRejected': toBuyer('orderChangeRejected'),
  'order.changeExpired': toBuyer('orderChangeRejected'),
  'order.changeWithdrawn': (event) => (event.data.isWaiting ? [toSupplier('orderChangeWithdrawn')(event)] : []),
  'order.changeAgreed': toBuyer('orderChangeAgreed'),
  'order.changeDeclined': toBuyer('orderChangeDeclined'),
  'order.shipped': toBuyer('orderShipped'),
  'order.received': async (event, tx) => [toSupplier('orderReceived')(event), ...(await toInspectors(event, tx))],
  'order.autoReceived': (event, tx) => toInspectors(event, tx),
  'order.inspected': (event) => [toBuyer('orderInspected')(event), toSupplier('orderInspectedBySide')(event)],
  'order.inspectionLate': async (event, tx) => ({
    template: 'orderInspectionLate',
    to: await inspectorsOf(tx, event.entity_id),
    facts: factsOf(event),
  }),
}
