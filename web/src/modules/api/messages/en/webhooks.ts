import { webhookDeliveryLabels, webhookLabels } from '#contract/api/webhooks.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { webhookDeliveries as zhDeliveries, webhooks as zh } from '../zh-CN/webhooks.ts'

export const webhooks: SameKeys<typeof zh> = {
  title: 'Webhooks',
  purpose:
    'Tell other systems of events about a second after they happen. Only ids are sent; details are read with a key.',
  views: 'Contents',
  view: { webhooks: 'Webhooks', deliveries: 'Deliveries' },
  keyword: 'Webhook',
  hint: 'Name, URL or service account',
  none: 'No matching webhooks',
  noneReason: 'Try another keyword or fewer filters.',
  empty: 'No webhooks yet',
  emptyReason: 'With a webhook, another system immediately learns of orders, invoices and other changes.',
  add: 'Add webhook',
  editTitle: 'Edit webhook',
  noAccount: 'Add a service account on the page “API keys” first.',
  eventCount: 'Events',
  searchEvent: 'Event or code',
  failingSince: 'failing since {{at}}',
  secretTitle: 'Signing secret of “{{name}}”',
  secretText: 'This secret is shown only once. Configure it in the receiving system now; a lost one has to be rotated.',
  rotateTitle: 'Rotate the signing secret of “{{name}}”',
  replayTitle: 'Replay to “{{name}}”',
  replayed: '{{count}} deliveries will be sent again',
  disableTitle: 'Disable this webhook?',
  disableText: 'Events that happen meanwhile are neither kept for nor sent to “{{name}}”.',
  field: {
    ...inEnglish(webhookLabels),
    name: 'Name',
    url: { label: 'URL', hint: 'An https address in the public internet. Redirects are not followed.' },
    accountName: { label: 'Service account', hint: 'Events of records that this account may read' },
    events: 'Events',
    status: { label: 'Status', options: { active: 'Active', disabled: 'Disabled', stopped: 'Stopped' } },
    overlapHours: {
      label: 'Former secret',
      hint: 'Until it ends, both secrets sign.',
      options: {
        '0': 'Ends now',
        '1': 'Ends in 1 hour',
        '24': 'Ends in 24 hours',
        '72': 'Ends in 3 days',
        '168': 'Ends in 7 days',
      },
    },
    since: 'From',
    until: 'To',
    onlyFailed: 'Failed ones only',
  },
  action: {
    test: 'Test',
    detail: 'Details',
    edit: 'Edit',
    rotate: 'Rotate secret',
    replay: 'Replay',
    disable: 'Disable',
    enable: 'Enable',
  },
  happened: {
    webhook: {
      created: 'Webhook added',
      edited: 'Webhook edited',
      secretRotated: 'Secret rotated',
      disabled: 'Webhook disabled',
      enabled: 'Webhook enabled',
      replayed: 'Replayed',
      failing: 'Keeps failing',
      stopped: 'Stopped',
    },
  },
}

export const webhookDeliveries: SameKeys<typeof zhDeliveries> = {
  title: 'Deliveries',
  keyword: 'Delivery',
  hint: 'Event, message ID or record ID',
  none: 'No matching deliveries',
  noneReason: 'Try another keyword or fewer filters.',
  empty: 'No deliveries yet',
  emptyReason: 'Chosen events appear here once they happen.',
  again: 'again at {{at}}',
  noAnswer: '(empty)',
  field: {
    ...inEnglish(webhookDeliveryLabels),
    status: { label: 'Status', options: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } },
  },
  action: { detail: 'Details', replay: 'Send again' },
}
