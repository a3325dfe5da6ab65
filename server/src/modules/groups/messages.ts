import type { TemplateName } from '#contract/messages.ts'
import type { EventName } from '#contract/events.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

type OfferEvent = Event<Extract<EventName, `groupOffer.${string}`>>

const toSupplier =
  (template: TemplateName) =>
  ({ data }: OfferEvent): MessageOf => ({
    template,
    to: { supplier: data.supplierId },
    facts: { offerNo: data.offerNo, name: data.name, pledged: 'pledged' in data ? String(data.pledged) : '' },
  })

export const groupsMessages: Messages = {
  'groupOffer.approved': toSupplier('offerApproved'),
  'groupOffer.refused': toSupplier('offerRefused'),
  'groupOffer.cancelled': toSupplier('offerCancelled'),
  'groupOffer.reached': toSupplier('offerReached'),
  'groupOffer.dissolved': toSupplier('offerDissolved'),
}
