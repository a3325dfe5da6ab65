import type { EventName } from '#contract/events.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'
import { redMessages } from './red/red.messages.ts'

type StatementEvent = Event<Extract<EventName, `statement.${string}`>>

const factsOf = ({ data: { statementNo, supplierName, month, gross }, reason }: StatementEvent) => ({
  statementNo,
  supplierName,
  month,
  gross,
  reason: reason ?? '',
})
const toSupplier =
  (template: TemplateName) =>
  (event: StatementEvent): MessageOf => ({
    template,
    to: { supplier: event.data.supplierId },
    facts: factsOf(event),
  })
const toOwner =
  (template: TemplateName) =>
  (event: StatementEvent): MessageOf => ({ template, to: event.data.ownerId, facts: factsOf(event) })

/** Messages of statements, to the side that acts next. */
export const settlementMessages: Messages = {
  'statement.sent': toSupplier('statementSent'),
  // What the supplier never saw is not announced as void.
  'statement.voided': (event) => (event.data.wasSent ? toSupplier('statementVoided')(event) : []),
  'statement.disputed': toOwner('statementDisputed'),
  'statement.confirmed': toOwner('statementConfirmed'),
  ...redMessages,
}
