import { wallLinkLabels } from '#contract/insight/walls.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { wallLinks as zh } from '../zh-CN/walls.ts'

const labels = inEnglish(wallLinkLabels)

export const wallLinks: SameKeys<typeof zh> = {
  title: 'Wall links',
  purpose:
    'Show the data cockpit on a wall without signing in, with the rights of the creator of the link and no names',
  keyword: 'Link',
  hint: 'Name, beginning or creator',
  none: 'No links match',
  noneReason: 'Try another keyword, or fewer filters.',
  empty: 'No wall links yet',
  emptyReason: 'Create a link and open it in the browser of the screen.',
  add: 'Create link',
  createdTitle: 'Wall link “{{name}}”',
  createdText:
    'The link is shown once. Copy it to the browser of the screen now; if it is lost, revoke it and create another.',
  everything: 'All departments that its creator may see',
  everywhere: 'Every address',
  neverSeen: 'Never opened',
  revokeTitle: 'Revoke the link?',
  revokeText: 'The wall of “{{name}}” ends immediately, for ever.',
  field: {
    ...labels,
    period: { label: labels.period, options: { month: 'This month', quarter: 'This quarter', year: 'This year' } },
    status: {
      label: labels.status,
      options: { active: 'Active', expired: 'Expired', stopped: 'Creator lost access', revoked: 'Revoked' },
    },
    deptId: { label: labels.deptName, hint: 'Empty: all departments that you may see' },
    networks: { label: labels.networks, hint: 'Address or network, such as 203.0.113.0/24; empty: every address' },
    expiresOn: { label: labels.expiresOn, hint: 'At most 90 days' },
  },
  action: { detail: 'Details', revoke: 'Revoke' },
  happened: { wallLink: { created: 'Link created', revoked: 'Link revoked' } },
  wall: {
    invalid: 'Open this page with the complete wall link',
    lost: 'Cannot update, trying again',
  },
}
