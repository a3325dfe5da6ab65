import type { EventName } from '#contract/events.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

type PayeeEvent = Event<Extract<EventName, `payeeChange.${string}`>>
type PaymentEvent = Event<Extract<EventName, `payment.${string}`>>

/** To all accounts of the supplier, which are the contacts from before the change. */
const ofPayee =
  (template: TemplateName) =>
  ({ data: { changeNo, supplierName, bank, last4, supplierId }, reason }: PayeeEvent): MessageOf => ({
    template,
    to: { supplier: supplierId },
    facts: { changeNo, supplierName, bank, last4, reason: reason ?? '' },
  })
const factsOf = ({ data: { requestNo, supplierName, payerTitle, total }, reason }: PaymentEvent) => ({
  requestNo,
  supplierName,
  payerTitle,
  total,
  reason: reason ?? '',
})
const toSupplier =
  (template: TemplateName) =>
  (event: PaymentEvent): MessageOf => ({
    template,
    to: { supplier: event.data.supplierId },
    facts: factsOf(event),
  })
const toPreparer =
  (template: TemplateName) =>
  (event: PaymentEvent): MessageOf => ({ template, to: event.data.preparedBy, facts: factsOf(event) })

/** Messages of payments and payee accounts. */
export const paymentsMessages: Messages = {
  'payeeChange.proposed': ofPayee('payeeProposed'),
  'payeeChange.tookEffect': ofPayee('payeeTookEffect'),
  'payeeChange.rejected': ofPayee('payeeRejected'),
  'payment.paid': toSupplier('paymentMade'),
  'payment.failed': toPreparer('paymentFailed'),
  'payment.rejected': toPreparer('requestRejected'),
  'payment.bounced': (event) => [toSupplier('paymentBounced')(event), toPreparer('paymentReturned')(event)],
}
