import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Type } from '#contract/kit/schema.ts'
import { TemplateName } from './topics.ts'

export const notificationsEvents = {
  ...eventsOf('messageTemplate', noStates, {
    edited: { template: TemplateName, titleZh: Type.String(), titleEn: Type.String() },
    restored: { template: TemplateName },
  }),
  ...eventsOf('messageDelivery', noStates, { retried: {} }),
}
