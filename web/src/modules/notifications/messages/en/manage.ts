import type { SameKeys } from '#web/messages/sameKeys.ts'
import type {
  messageTemplates as zhMessageTemplates,
  messageDeliveries as zhMessageDeliveries,
} from '../zh-CN/manage.ts'

export const messageTemplates: SameKeys<typeof zhMessageTemplates> = {
  title: 'Message templates',
  purpose: 'Edit what messages say in both languages. Changes apply to new messages.',
  text: 'Title and text',
  topic: 'Message type',
  state: 'Source',
  changed: 'Edited',
  usual: 'Default',
  edit: 'Edit message template',
  facts: 'Placeholders:',
  noFacts: 'This template has no placeholders.',
  preview: 'Preview',
  restore: 'Restore default',
  restoreText: '“{{name}}” returns to its default text.',
  field: { titleZh: 'Chinese title', contentZh: 'Chinese text', titleEn: 'English title', contentEn: 'English text' },
}

export const messageDeliveries: SameKeys<typeof zhMessageDeliveries> = {
  title: 'Message deliveries',
  purpose: 'See how emails, SMS and push notifications were delivered, and send failed ones again.',
  message: 'Message',
  digest: 'Daily summary',
  receiver: 'Recipient',
  channel: 'Channel',
  status: 'Status',
  statuses: { waiting: 'Waiting', held: 'In daily summary', sent: 'Sent', skipped: 'Not sent', failed: 'Failed' },
  attempts: 'Attempts',
  reason: 'Reason',
  reasons: {
    notConfigured: 'Delivery is not configured',
    outdated: 'No longer valid when sent',
    noAddress: 'No valid address or number',
    digestEmpty: 'Nothing to sum up',
    unsubscribed: 'The browser no longer takes notifications',
  },
  createdAt: 'Created',
  endedAt: 'Ended',
  retry: 'Send again',
  keyword: 'Keyword',
  keywordHint: 'Recipient, employee ID or title',
  none: 'No deliveries',
  noneReason: 'Emails, SMS and push notifications that are sent to users appear here.',
}
