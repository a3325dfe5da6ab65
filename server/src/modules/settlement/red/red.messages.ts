import type { EventName } from '#contract/events.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

type RedEvent = Event<Extract<EventName, `redForm.${string}`>>

const factsOf = ({ data: { redFormNo, blueNumber, supplierName, gross } }: RedEvent, reason: string) => ({
  redFormNo,
  blueNumber,
  supplierName,
  gross,
  reason,
})
const toSupplier = (event: RedEvent, template: MessageOf['template'], reason = ''): MessageOf => ({
  template,
  to: { supplier: event.data.supplierId },
  facts: factsOf(event, reason),
})
const toOwner = (event: RedEvent, template: MessageOf['template'], reason = ''): MessageOf => ({
  template,
  to: event.data.ownerId === '0' ? null : event.data.ownerId,
  facts: factsOf(event, reason),
})
/** The side that has to confirm. */
const waiting = (event: RedEvent) =>
  event.data.startedBy === 'buyer' ? toSupplier(event, 'supplierRedFormWaiting') : toOwner(event, 'redFormWaiting')
/** The side that has started it. */
const ended =
  (reason: string) =>
  (event: RedEvent): MessageOf =>
    event.data.startedBy === 'buyer'
      ? toOwner(event, 'redFormEnded', event.reason ?? reason)
      : toSupplier(event, 'supplierRedFormEnded', event.reason ?? reason)

export const redMessages: Messages = {
  'redForm.accepted': waiting,
  'redForm.reminded': waiting,
  'redForm.refused': ended('对方已拒绝'),
  // Both: the other side waits for nothing any more, and of the starter others than who revoked it learn of it, too.
  'redForm.revoked': (event) => {
    const reason = event.reason ?? '发起方已撤销'
    return [toOwner(event, 'redFormEnded', reason), toSupplier(event, 'supplierRedFormEnded', reason)]
  },
  'redForm.expired': ended('超过 72 小时未确认'),
  'redForm.failed': ended('税务平台未受理'),
  'redForm.issued': (event) => toOwner(event, 'redFormIssued'),
}
