import { minuteOf } from '#contract/kit/calendar.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

/** Notifies all accounts of the person concerned. */
const toPerson =
  (template: TemplateName) =>
  ({ entity_id: personId, at }: Event): MessageOf => ({
    template,
    to: { person: personId },
    facts: { time: minuteOf(at) },
  })

export const loginMessages: Messages = {
  'person.passwordReset': toPerson('passwordChanged'),
  'person.passwordChanged': toPerson('passwordChanged'),
  'person.mobileChanged': toPerson('mobileChanged'),
  'account.impersonated': ({ entity_id: userId, at, reason, data: { byName: by } }) => ({
    template: 'impersonated',
    to: userId,
    facts: { time: minuteOf(at), by, reason },
  }),
  'person.emailChanged': toPerson('emailChanged'),
}
