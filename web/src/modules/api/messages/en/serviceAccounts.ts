import { serviceAccountLabels } from '#contract/api/serviceAccounts.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import { entrances } from '#web/messages/en/common/entrances.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { serviceAccounts as zh } from '../zh-CN/serviceAccounts.ts'

export const serviceAccounts: SameKeys<typeof zh> = {
  title: 'Service accounts',
  keyword: 'Service account',
  hint: 'Name, username or purpose',
  none: 'No matching service accounts',
  noneReason: 'Try another keyword or fewer filters.',
  empty: 'No service accounts yet',
  emptyReason: 'A service account is for a system that calls the API. It cannot be used to sign in.',
  add: 'Add service account',
  editTitle: 'Edit service account',
  permissionCount: 'Permissions',
  disableTitle: 'Disable this service account?',
  disableText: 'All keys and webhooks of “{{name}}” stop immediately, and work again when it is enabled.',
  field: {
    ...inEnglish(serviceAccountLabels),
    code: { label: 'Username', hint: 'Shown in logs and documents. It cannot be used to sign in.' },
    entrance: { label: 'Portal', options: entrances },
    permissions: {
      label: 'Permission limit',
      hint: 'Keys cannot exceed it. Approvals, signatures, payments and openings are up to people.',
    },
  },
  action: { addKey: 'Create key', detail: 'Details', edit: 'Edit', disable: 'Disable', enable: 'Enable' },
  happened: {
    serviceAccount: {
      added: 'Service account added',
      edited: 'Service account edited',
      disabled: 'Service account disabled',
      enabled: 'Service account enabled',
    },
  },
}
