import type { EventName } from '#contract/events.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

type DocumentEvent = Event<Extract<EventName, `stockDocument.${string}`>>

const factsOf = ({ data: { documentNo, title, warehouseName, deptName }, reason }: DocumentEvent) => ({
  documentNo,
  title,
  warehouseName,
  deptName,
  reason: reason ?? '',
})
const toKeepers = (template: TemplateName, event: DocumentEvent): MessageOf => ({
  template,
  to: event.data.keeperIds ?? [],
  facts: factsOf(event),
})
const toRequester =
  (template: TemplateName) =>
  (event: DocumentEvent): readonly MessageOf[] =>
    event.data.kind === 'issue' ? [{ template, to: event.data.requesterId, facts: factsOf(event) }] : []

/** Messages of the warehouse. */
export const warehouseMessages: Messages = {
  'stockDocument.created': (event) =>
    event.to_state === 'toReceive'
      ? toKeepers('stockToPutAway', event)
      : event.to_state === 'toPick'
        ? toKeepers('stockToPick', event)
        : [],
  'stockDocument.approved': (event) => (event.to_state === 'toPick' ? toKeepers('stockToPick', event) : []),
  'stockDocument.rejected': toRequester('stockRejected'),
  'stockDocument.issued': toRequester('stockIssued'),
  'stockDocument.cancelled': toRequester('stockCancelled'),
}
