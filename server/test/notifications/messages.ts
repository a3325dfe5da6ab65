import { listMessages } from '#contract/notifications/messages.ts'
import type { Actor } from '#kit/actor.ts'
import { type NewEvent, publish } from '#kit/events/events.ts'
import { allMails, withLetters } from '#test/mail/letters.ts'
import { as, database, type Person, type TestTenant } from '../app.ts'

export const publishEvents = (actor: Actor, ...events: readonly NewEvent[]) =>
  database.write(actor.tenantId, (tx) => publish(tx, actor, ...events))

export const messagesOf = async (person: Person) => (await as(person, listMessages, {})).records

/** Publishes events one after another and writes the resulting messages; returns the mails. */
export const withMessages = (tenant: TestTenant, ...events: readonly [Actor, NewEvent][]) =>
  withLetters(async () => {
    for (const [actor, event] of events) await publishEvents(actor, event)
    return allMails(tenant)
  })

/** Event of an order approval that is pending for these people. */
export const approvalWaitingFor = (...approvers: readonly Person[]): NewEvent => ({
  name: 'approval.started',
  id: '1',
  to: 'pending',
  data: {
    entity: 'order',
    entityId: '7',
    docNo: 'DD1',
    amount: '86400.00',
    approvers: approvers.map(({ userId }) => userId),
  },
})
