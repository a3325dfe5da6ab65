import { inEnglish } from '#contract/kit/labels.ts'
import { deletionLabels, deletionStatusNames } from '#contract/platform/deletions.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { tenantDeletions as zh } from '../zh-CN/tenantDeletions.ts'

export const tenantDeletions: SameKeys<typeof zh> = {
  title: 'Deletions',
  purpose: 'Two people must confirm. The data is deleted 30 days later, and until then the deletion can be withdrawn.',
  add: 'Request deletion',
  keyword: 'Company',
  hint: 'Company or code',
  none: 'No deletions',
  noneReason: 'Suspend a company first, then request its deletion under “Companies”.',
  field: {
    ...inEnglish(deletionLabels),
    status: { label: 'Status', options: inEnglish(deletionStatusNames) },
  },
  action: { approve: 'Confirm', withdraw: 'Withdraw' },
  approveTitle: 'Confirm the deletion',
  approveText: 'All data of “{{name}}” is deleted for good 30 days from now.',
}
