import type { EventName } from '#contract/events.ts'
import { problemNames, type ProblemKind, type Verified, verifiedNames } from '#contract/invoices/invoice.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

type InvoiceEvent = Event<Extract<EventName, `invoice.${string}`>>

const factsOf = ({ data: { number, sellerName, gross }, reason }: InvoiceEvent) => ({
  number,
  sellerName,
  gross,
  reason: reason ?? '',
})
const toSupplier = (event: InvoiceEvent, template: TemplateName, facts: MessageOf['facts'] = {}): MessageOf[] =>
  event.data.supplierId === null
    ? []
    : [{ template, to: { supplier: event.data.supplierId }, facts: { ...factsOf(event), ...facts } }]
const toOwner = (event: InvoiceEvent, template: TemplateName, facts: MessageOf['facts']): MessageOf => ({
  template,
  to: event.data.ownerId,
  facts: { ...factsOf(event), ...facts },
})

/** Messages of invoices, to the side that acts next. */
export const invoicesMessages: Messages = {
  'invoice.approved': (event) => toSupplier(event, 'invoiceApproved'),
  'invoice.returned': (event) => toSupplier(event, 'invoiceReturned'),
  'invoice.failed': (event) => {
    const [first] = event.data.problems as ProblemKind[]
    const reason = first === undefined ? '' : problemNames[first][0]
    return toOwner(event, 'invoiceFailed', { reason, difference: event.data.difference })
  },
  'invoice.verified': (event) => {
    const verdict = event.data.verdict as Verified
    return verdict === 'genuine' ? [] : toOwner(event, 'invoiceNotGenuine', { verdict: verifiedNames[verdict][0] })
  },
  'invoice.contentDiffered': (event) => {
    const { claimed } = event.data
    return [...toSupplier(event, 'invoiceContentDiffered', { claimed }), toOwner(event, 'invoiceClaimed', { claimed })]
  },
}
