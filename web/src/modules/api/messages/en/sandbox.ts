import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { sandbox as zh } from '../zh-CN/sandbox.ts'

export const sandbox: SameKeys<typeof zh> = {
  title: 'Sandbox',
  text: 'The sandbox is a test environment of your company: it has a domain, users, keys and webhooks of its own, with demo data, and is separate from your live data. Its emails, text messages and notifications are not sent; payments, invoices and shipments are simulated. It is removed after {{days}} days without use.',
  host: 'Domain of the sandbox: {{host}}',
  noHost: 'Your company has no domain for a sandbox. Contact the platform.',
  here: 'This is the sandbox. Create keys and webhooks here to test with.',
  create: 'Create sandbox',
  reset: 'Reset',
  end: 'Delete',
  ended: 'Sandbox deleted',
  resetTitle: 'Reset the sandbox?',
  resetText: 'All of its data, users, keys and webhooks are removed, and the demo data is restored.',
  endTitle: 'Delete the sandbox?',
  endText: 'All of its data, users, keys and webhooks are removed. This cannot be undone.',
  linkTitle: 'Link of the sandbox administrator',
  linkText:
    'You are the administrator of the sandbox. Open the link to set a password. It is valid for 7 days and shown once. The demo data is ready within a minute.',
  neverUsed: 'Never used',
  field: {
    url: 'URL',
    products: 'Demo products',
    keys: 'Active keys',
    createdAt: 'Created',
    usedAt: 'Last used',
    unusedUntil: 'Removed if unused until',
  },
  messages: 'Sandbox outbox',
  messagesNote: 'Emails, text messages and notifications of the sandbox are only kept here',
  refresh: 'Refresh',
  noMessages: 'No messages yet',
  noMessagesReason: 'Request a code or trigger a notification in the sandbox, and it will appear here.',
}
