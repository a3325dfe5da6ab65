import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  PlannedInstant,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Overlap } from './keys.ts'

const managed = { access: 'webhook.manage', entrances: ['operator'] } as const

const EventCode = Type.String({ pattern: '^[A-Za-z]{1,40}\\.[A-Za-z]{1,40}$' })
export const WebhookDraft = shape({
  name: Text(40),
  url: { ...Text(500, 8), description: 'https address in the public internet' },
  events: { ...List(EventCode, 100), minItems: 1 },
})
export type WebhookDraft = Static<typeof WebhookDraft>

/** `stopped`: after days of failures, by the product itself. */
export const WebhookStatus = OneOf(['active', 'disabled', 'stopped'])
export type WebhookStatus = Static<typeof WebhookStatus>
export const WebhookAction = OneOf(['test', 'edit', 'rotate', 'replay', 'disable', 'enable'])
export type WebhookAction = Static<typeof WebhookAction>

/** Address of a system that events are sent to, with what its service account may read. */
export const Webhook = shape({
  ...WebhookDraft.properties,
  url: Type.String(),
  events: List(Type.String()),
  id: Id,
  version: Type.Integer(),
  accountId: Id,
  accountName: Type.String(),
  status: WebhookStatus,
  failingSince: Maybe(Instant),
  lastDeliveredAt: Maybe(Instant),
  waiting: Count,
  failed: Count,
  formerUntil: Maybe(Type.String({ format: 'date-time', description: 'until when the former secret signs, too' })),
  createdAt: Instant,
  can: List(WebhookAction),
})
export type Webhook = Static<typeof Webhook>
export const webhookLabels = {
  name: ['名称', 'Name'],
  url: ['接收地址', 'URL'],
  events: ['事件', 'Events'],
  accountName: ['服务账号', 'Service account'],
  status: ['状态', 'Status'],
  failingSince: ['开始失败', 'Failing since'],
  lastDeliveredAt: ['最近送达', 'Last delivered'],
  waiting: ['待发送', 'Waiting'],
  failed: ['失败', 'Failed'],
  createdAt: ['创建时间', 'Created'],
} as const satisfies Labels<typeof Webhook>

/** The secret is returned only once. */
export const NewWebhook = shape({ id: Id, name: Type.String(), secret: Type.String() })
export type NewWebhook = Static<typeof NewWebhook>

export const listWebhooks = listRoute({
  ...managed,
  path: '/sysrest/api/webhook/list',
  summary: 'List the addresses that events are sent to',
  filters: { keyword: Optional(Note(64)), status: Optional(WebhookStatus) },
  sort: ['name', 'lastDeliveredAt'],
  record: Webhook,
})
export const exportWebhooks = exportRoute(listWebhooks, {
  path: '/sysrest/api/webhook/export',
  columns: ['name', 'url', 'accountName', 'events', 'status', 'waiting', 'failed', 'lastDeliveredAt', 'createdAt'],
})
export const getWebhook = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/webhook/detail',
  summary: 'Get a webhook, without its secret',
  input: shape({ id: Id }),
  reply: Webhook,
})
export const listWebhookChanges = changesRoute({
  ...managed,
  path: '/sysrest/api/webhook/changes',
  summary: 'List the recent changes of a webhook',
  key: 'id',
})
export const createWebhook = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/webhook/create',
  summary: 'Create a webhook of a service account; returns the secret that signs, once',
  input: shape({ accountId: Id, ...WebhookDraft.properties }),
  reply: NewWebhook,
  secretReply: true,
})
export const editWebhook = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/webhook/edit',
  summary: 'Update name, address and events of a webhook',
  input: shape({ id: Id, version: Type.Integer(), ...WebhookDraft.properties }),
  reply: Webhook,
})
export const rotateWebhookSecret = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/webhook/rotateSecret',
  summary: 'Replace the secret of a webhook; the former one signs, too, for the given hours. Returns the new one once',
  input: shape({ id: Id, version: Type.Integer(), overlapHours: Overlap }),
  reply: NewWebhook,
  secretReply: true,
})
export const setWebhookStatus = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/webhook/setStatus',
  summary: 'Disable a webhook, for which nothing is kept then, or enable it again',
  input: shape({ id: Id, status: OneOf(['active', 'disabled']) }),
  reply: Webhook,
})
export const testWebhook = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/webhook/test',
  summary: 'Send a test to a webhook',
  rateLimit: 'import',
  input: shape({ id: Id }),
  reply: Webhook,
})

export const DeliveryStatus = OneOf(['waiting', 'delivered', 'failed'])
export type DeliveryStatus = Static<typeof DeliveryStatus>

/** What was sent to a webhook, or will be. */
export const WebhookDelivery = shape({
  id: Id,
  webhookId: Id,
  webhookName: Type.String(),
  messageId: Type.String({ description: 'the same for every attempt and replay' }),
  type: Type.String(),
  seq: Type.String({ description: "place of the event in the tenant's chain; 0 for a test" }),
  status: DeliveryStatus,
  attempts: Count,
  httpStatus: Maybe(Type.Integer()),
  ms: Maybe(Count),
  reason: Type.String({ description: 'why the last attempt failed' }),
  excerpt: Type.String({ description: 'beginning of the answer' }),
  body: Type.String({ description: 'as it is signed and sent' }),
  nextAt: Maybe(Instant),
  createdAt: Instant,
  finishedAt: Maybe(Instant),
  can: List(OneOf(['replay'])),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>
export const webhookDeliveryLabels = {
  messageId: ['消息标识', 'Message ID'],
  webhookName: ['推送', 'Webhook'],
  type: ['事件', 'Event'],
  seq: ['序号', 'Sequence'],
  status: ['状态', 'Status'],
  attempts: ['次数', 'Attempts'],
  httpStatus: ['响应状态', 'HTTP status'],
  ms: ['耗时（毫秒）', 'Duration (ms)'],
  reason: ['失败原因', 'Reason'],
  excerpt: ['响应内容', 'Answer'],
  body: ['发送内容', 'Body'],
  nextAt: ['下次尝试', 'Next attempt'],
  createdAt: ['产生时间', 'Created'],
  finishedAt: ['完成时间', 'Finished'],
} as const satisfies Labels<typeof WebhookDelivery>

export const listWebhookDeliveries = listRoute({
  ...managed,
  path: '/sysrest/api/webhookDelivery/list',
  summary: 'List what was sent to webhooks, newest first',
  filters: { keyword: Optional(Note(64)), webhookId: Optional(Id), status: Optional(DeliveryStatus) },
  record: WebhookDelivery,
})
export const exportWebhookDeliveries = exportRoute(listWebhookDeliveries, {
  path: '/sysrest/api/webhookDelivery/export',
  columns: [
    'createdAt',
    'webhookName',
    'type',
    'seq',
    'messageId',
    'status',
    'attempts',
    'httpStatus',
    'ms',
    'reason',
    'finishedAt',
  ],
})
export const replayWebhookDeliveries = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/webhookDelivery/replay',
  summary: 'Send deliveries again, under the same message ids',
  input: shape({ ids: { ...List(Id, 200), minItems: 1 } }),
  reply: shape({ count: Count }),
})
export const replayWebhookRange = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/webhookDelivery/replayRange',
  summary: 'Send again what was sent to a webhook between two times, or only what failed; at most 10,000',
  input: shape({ webhookId: Id, since: PlannedInstant, until: PlannedInstant, onlyFailed: Type.Boolean() }),
  reply: shape({ count: Count }),
})

export const WebhookEventGroup = shape({
  entity: Type.String(),
  name: Type.String(),
  enName: Type.String(),
  events: List(shape({ code: Type.String(), name: Type.String(), enName: Type.String() })),
  accountIds: { ...List(Id, 1000), description: 'service accounts that may read records of the kind' },
})
export type WebhookEventGroup = Static<typeof WebhookEventGroup>
export const listWebhookEvents = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/webhook/events',
  summary: 'List the events that can be sent, and the service accounts that may read them',
  input: Nothing,
  reply: shape({
    groups: List(WebhookEventGroup),
    accounts: List(shape({ id: Id, name: Type.String() })),
  }),
})
