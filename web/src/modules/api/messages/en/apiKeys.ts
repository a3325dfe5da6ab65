import { apiKeyLabels } from '#contract/api/keys.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { apiKeys as zh } from '../zh-CN/apiKeys.ts'

export const apiKeys: SameKeys<typeof zh> = {
  title: 'API keys',
  purpose: 'Let your ERP and other systems call this platform with a service account',
  views: 'Contents',
  view: { keys: 'Keys', accounts: 'Service accounts', sandbox: 'Sandbox', guide: 'How to call' },
  keyword: 'Key',
  hint: 'Name, beginning of the key or service account',
  none: 'No matching keys',
  noneReason: 'Try another keyword or fewer filters.',
  empty: 'No keys yet',
  emptyReason: 'Add a service account first, then create a key for it.',
  add: 'Create key',
  editTitle: 'Edit key',
  scopeCount: 'Permissions',
  neverUsed: 'Never',
  everywhere: 'Any',
  formerUntil: 'former key valid until {{at}}',
  createdTitle: 'Key “{{name}}”',
  createdText: 'This key is shown only once. Copy it and keep it safe; a lost key has to be rotated.',
  saved: 'I have saved it',
  rotateTitle: 'Rotate key “{{name}}”',
  revokeTitle: 'Revoke this key?',
  revokeText: '“{{name}}” stops working everywhere within a second. This cannot be undone.',
  field: {
    ...inEnglish(apiKeyLabels),
    status: {
      label: 'Status',
      options: { active: 'Active', expired: 'Expired', disabled: 'Account disabled', revoked: 'Revoked' },
    },
    networks: {
      label: 'Allowed addresses',
      hint: 'Addresses or networks such as 203.0.113.0/24; leave empty for no limit',
    },
    expiresOn: { label: 'Valid until', hint: 'At most one year' },
    callsPerMinute: { label: 'Calls per minute', hint: '1 to 6,000' },
    overlapHours: {
      label: 'Former key',
      hint: 'Replace the key in all systems before the former one ends.',
      options: {
        '0': 'Ends now',
        '1': 'Ends in 1 hour',
        '24': 'Ends in 24 hours',
        '72': 'Ends in 3 days',
        '168': 'Ends in 7 days',
      },
    },
  },
  action: { detail: 'Details', edit: 'Edit', rotate: 'Rotate', revoke: 'Revoke' },
  happened: {
    apiKey: { created: 'Key created', edited: 'Key edited', rotated: 'Key rotated', revoked: 'Key revoked' },
  },
}
