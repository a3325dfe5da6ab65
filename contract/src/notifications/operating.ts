import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { Category, Channel } from '#contract/kit/messages.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { TemplateName, TopicName } from './topics.ts'

/** Message administration by operators: templates and deliveries. */

const managed = { access: 'message.manage', entrances: ['operator'] } as const

export const TemplateDraft = shape({
  titleZh: Text(100),
  contentZh: Text(500),
  titleEn: Text(150),
  contentEn: Text(800),
})
export type TemplateDraft = Static<typeof TemplateDraft>

export const MessageTemplate = shape({
  id: TemplateName,
  version: Type.Integer({ description: '0: the default template' }),
  ...TemplateDraft.properties,
  topic: TopicName,
  category: Category,
  topicName: Type.String(),
  topicEnName: Type.String(),
  facts: List(shape({ id: Type.String(), name: Type.String(), enName: Type.String() }), 20),
  isChanged: Type.Boolean(),
  updatedAt: Maybe(Instant),
  can: List(OneOf(['edit', 'restore']), 2),
})
export type MessageTemplate = Static<typeof MessageTemplate>

export const listTemplates = route({
  method: 'GET',
  path: '/sysrest/api/messageTemplate/list',
  ...managed,
  summary: 'List the message templates in both languages',
  input: shape({}),
  reply: List(MessageTemplate, 200),
})
export const editTemplate = route({
  method: 'POST',
  path: '/sysrest/api/messageTemplate/edit',
  ...managed,
  summary: 'Update a message template for future messages; unknown placeholders are refused',
  input: shape({ id: TemplateName, version: Type.Integer({ minimum: 0 }), ...TemplateDraft.properties }),
  reply: MessageTemplate,
})
export const restoreTemplate = route({
  method: 'POST',
  path: '/sysrest/api/messageTemplate/restore',
  ...managed,
  summary: 'Reset a message template to the default',
  input: shape({ id: TemplateName, version: Type.Integer({ minimum: 1 }) }),
  reply: MessageTemplate,
})
export const previewTemplate = route({
  method: 'POST',
  path: '/sysrest/api/messageTemplate/preview',
  ...managed,
  reads: true,
  summary: 'Preview a message template with sample facts',
  input: shape({ id: TemplateName, ...TemplateDraft.properties }),
  reply: TemplateDraft,
})

export const deliveryStatuses = ['waiting', 'held', 'sent', 'skipped', 'failed'] as const
export const DeliveryStatus = OneOf(deliveryStatuses)
export type DeliveryStatus = Static<typeof DeliveryStatus>
export const deliveryStatusNames = {
  waiting: ['待发送', 'Waiting'],
  held: ['待汇总', 'In daily summary'],
  sent: ['已发送', 'Sent'],
  skipped: ['未发送', 'Not sent'],
  failed: ['发送失败', 'Failed'],
} as const satisfies StateNames<DeliveryStatus>
/** Reasons for not sending that are not failures. */
export const skipReasons = ['notConfigured', 'outdated', 'noAddress', 'digestEmpty', 'unsubscribed'] as const
export type SkipReason = (typeof skipReasons)[number]

/** External channels; in-app messages are not sent. */
export const sentChannels = ['mail', 'sms', 'push'] as const
export type SentChannel = (typeof sentChannels)[number]

export const Delivery = shape({
  id: Id,
  channel: Channel,
  template: Maybe(TemplateName),
  isDigest: Type.Boolean(),
  receiverName: Type.String(),
  receiverCode: Type.String(),
  address: Type.String({
    description: 'masked; for push the push service, while the browser is subscribed',
  }),
  title: Type.String(),
  enTitle: Type.String(),
  status: DeliveryStatus,
  attempts: Count,
  reason: Type.String({ description: 'reason for not sending, or kind of the last failure' }),
  createdAt: Instant,
  endedAt: Maybe(Instant),
  can: List(OneOf(['retry']), 1),
})
export type Delivery = Static<typeof Delivery>

export const listDeliveries = listRoute({
  path: '/sysrest/api/messageDelivery/list',
  ...managed,
  summary: 'List the mails, SMS and push notifications of messages, newest first',
  filters: {
    channel: Optional(OneOf(sentChannels)),
    status: Optional(DeliveryStatus),
    keyword: Optional(Note(100)),
  },
  sort: ['createdAt'],
  record: Delivery,
})
export const exportDeliveries = exportRoute(listDeliveries, {
  path: '/sysrest/api/messageDelivery/export',
  columns: [
    'createdAt',
    'receiverName',
    'receiverCode',
    'channel',
    'address',
    'title',
    'status',
    'attempts',
    'reason',
    'endedAt',
  ],
})
export const retryDelivery = route({
  method: 'POST',
  path: '/sysrest/api/messageDelivery/retry',
  ...managed,
  summary: 'Resend failed deliveries',
  input: shape({ id: Id }),
  reply: Delivery,
})
