import type { PageToCapture } from '../../../../tools/screenshots/pageToCapture.ts'

/** Views and dialogs of the open API. */
export const screenshots = (): readonly PageToCapture[] => [
  {
    name: 'apiKeys-accounts',
    role: 'operator',
    address: '/apiKeys?view=accounts',
    shows: () => 'svc-erp',
  },
  {
    name: 'apiKeys-guide',
    role: 'operator',
    address: '/apiKeys?view=guide',
    shows: ({ apiGuide }) => apiGuide.reference,
  },
  {
    name: 'apiKeys-sandbox',
    role: 'operator',
    address: '/apiKeys?view=sandbox',
    shows: ({ sandbox }) => sandbox.title,
  },
  {
    name: 'apiKeys-account',
    role: 'operator',
    address: '/apiKeys?view=accounts',
    interact: (page, { serviceAccounts }) => page.getByRole('button', { name: serviceAccounts.add }).click(),
    shows: ({ serviceAccounts }) => serviceAccounts.field.purpose,
  },
  {
    name: 'webhooks-add',
    role: 'operator',
    address: '/webhooks',
    interact: (page, { webhooks }) => page.getByRole('button', { name: webhooks.add }).click(),
    shows: ({ webhooks }) => webhooks.field.url.label,
  },
  {
    name: 'webhooks-deliveries',
    role: 'operator',
    address: '/webhooks?view=deliveries',
    shows: ({ webhookDeliveries }) => webhookDeliveries.field.httpStatus,
  },
]
