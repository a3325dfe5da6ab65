import type { Category, Channel } from '#contract/kit/messages.ts'
import type { TemplateName, TopicName } from '#contract/messages.ts'
import type { DeliveryStatus, SentChannel } from '#contract/notifications/operating.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'messages.template': TemplateName
  'messages.topic': TopicName
  'messages.category': Category
  'deliveries.channel': SentChannel
  'deliveries.status': DeliveryStatus
  'preferences.topic': TopicName
  'preferences.channel': Channel
  'templates.template': TemplateName
}
