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

type RetentionEvent = Event<'retention.due' | 'retention.released' | 'retention.deducted'>
const retentionFacts = ({ data: { invoiceNo, supplierName, amount, dueOn }, reason }: RetentionEvent) => ({
  invoiceNo,
  supplierName,
  amount,
  dueOn,
  reason: reason ?? '',
})
const retentionToSupplier =
  (template: TemplateName) =>
  (event: RetentionEvent): MessageOf => ({
    template,
    to: { supplier: event.data.supplierId },
    facts: retentionFacts(event),
  })
/** Who approved the invoice; the supplier too, but not of what the buyer has not decided in time. */
const toReminded = (event: Event<'retention.due'>): MessageOf[] => {
  const isOver = event.data.days < 0
  return [
    {
      template: isOver ? 'retentionOverdue' : 'retentionDue',
      to: event.data.ownerId,
      facts: retentionFacts(event),
    },
    ...(isOver ? [] : [retentionToSupplier('retentionDueForSupplier')(event)]),
  ]
}

/** Messages of payments, payee accounts and retentions. */
export const paymentsMessages: Messages = {
  'payeeChange.proposed': ofPayee('payeeProposed'),
  'payeeChange.tookEffect': ofPayee('payeeTookEffect'),
  'payeeChange.rejected': ofPayee('payeeRejected'),
  'retention.due': toReminded,
  'retention.released': retentionToSupplier('retentionReleased'),
  'retention.deducted': retentionToSupplier('retentionDeducted'),
  'payment.paid': toSupplier('paymentMade'),
  'payment.failed': toPreparer('paymentFailed'),
  'payment.rejected': toPreparer('requestRejected'),
  'payment.bounced': (event) => [toSupplier('paymentBounced')(event), toPreparer('paymentReturned')(event)],
}
