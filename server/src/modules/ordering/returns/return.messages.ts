import type { EventName } from '#contract/events.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

type ReturnEvent = Event<Extract<EventName, `return.${string}`>>

const factsOf = ({ data }: ReturnEvent): NonNullable<MessageOf['facts']> => {
  const { returnNo, orderNo, amount, carrier, trackingNo } = data
  return { returnNo, orderNo, amount: amount ?? '0.00', carrier, trackingNo }
}
const toBuyer =
  (template: TemplateName) =>
  (event: ReturnEvent): MessageOf => ({ template, to: event.data.buyerId, facts: factsOf(event) })
const toSupplier =
  (template: TemplateName) =>
  (event: ReturnEvent): MessageOf => ({ template, to: { supplier: event.data.supplierId }, facts: factsOf(event) })
const toArbiters =
  (template: TemplateName) =>
  (event: ReturnEvent): MessageOf => ({
    template,
    to: { operatorsWith: 'return.arbitrate', about: event.data.buyerId },
    facts: factsOf(event),
  })

/** Messages of returns: each tells the side that acts next, and both sides of a decision. */
export const returnMessages: Messages = {
  // What is approved first reaches its supplier afterwards.
  'return.submitted': (event) => (event.to_state === '20' ? [] : toSupplier('returnSubmitted')(event)),
  'return.approved': (event) => [toSupplier('returnSubmitted')(event), toBuyer('returnApproved')(event)],
  'return.approvalRejected': toBuyer('returnNotApproved'),
  'return.approvalExpired': toBuyer('returnNotApproved'),
  'return.agreed': toBuyer('returnAgreed'),
  'return.refused': toBuyer('returnRefused'),
  'return.offered': toBuyer('returnOffered'),
  'return.offerDeclined': toSupplier('returnOfferDeclined'),
  'return.withdrawn': (event) => (event.from_state === '20' ? [] : toSupplier('returnWithdrawn')(event)),
  'return.sent': toSupplier('returnSent'),
  'return.rejected': toSupplier('returnRejected'),
  'return.shipped': toBuyer('returnShipped'),
  'return.appealed': toArbiters('returnDisputed'),
  'return.disputed': toArbiters('returnDisputed'),
  'return.decided': (event) => [toBuyer('returnDecided')(event), toSupplier('returnDecided')(event)],
  'return.completed': toBuyer('returnCompleted'),
}
