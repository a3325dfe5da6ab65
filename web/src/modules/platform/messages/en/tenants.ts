import { inEnglish } from '#contract/kit/labels.ts'
import { tenantLabels, tenantStateNames } from '#contract/platform/tenants.ts'
import { packageNames } from '#contract/tenancy/packages.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { tenants as zh } from '../zh-CN/tenants.ts'

export const tenants: SameKeys<typeof zh> = {
  title: 'Companies',
  purpose: 'Open companies and manage plans, terms and usage. Their business data is not visible to the platform.',
  add: 'New company',
  addNote:
    'The company is open when you save: with a head office, the usual roles and an invitation to its first administrator.',
  found: 'Create',
  editTitle: 'Edit company',
  keyword: 'Company',
  hint: 'Company, code or domain',
  none: 'No matching companies',
  noneReason: 'Try another keyword or filter.',
  noEnd: 'No end',
  checklist: 'Set-up',
  field: {
    ...inEnglish(tenantLabels),
    hosts: { label: 'Domains', hint: 'Separated by spaces or commas' },
    package: { label: 'Plan', options: inEnglish(packageNames) },
    expiresOn: { label: 'Ends on', hint: 'Empty: no end. For 15 days after it, data can only be viewed.' },
    accountLimit: { label: 'Account limit', hint: 'Without supplier accounts. Empty: unlimited' },
    supplierLimit: { label: 'Supplier limit', hint: 'Empty: unlimited' },
    storageLimitMb: { label: 'Storage limit (MB)', hint: 'Empty: unlimited' },
    contact: { label: 'Contact when suspended', hint: 'Shown to visitors once the service is off' },
    state: { label: 'Status', options: inEnglish(tenantStateNames) },
    switches: {
      label: 'Features',
      options: {
        supplierEnable: 'Supplier portal',
        deptEnable: 'Company registration',
        isOpenTrial: 'Trials',
        isShowBatchOrder: 'Bulk orders',
      },
    },
    adminName: 'Administrator',
    adminCode: 'Administrator’s username',
    adminEmail: 'Administrator’s email',
    adminMobile: 'Administrator’s mobile',
    withDemo: { label: 'Sample data', hint: 'Categories, suppliers and products to try it out' },
  },
  action: {
    detail: 'Details',
    edit: 'Edit',
    invite: 'Invite the administrator again',
    suspend: 'Suspend',
    resume: 'Resume',
    requestDeletion: 'Request deletion',
  },
  invited: 'Administrator invited',
  invitedSent: 'An email is on its way. You can also hand over this link. It works for 7 days and is shown once.',
  invitedUnsent: 'No mail server is set up. Hand over this link. It works for 7 days and is shown once.',
  suspendTitle: 'Suspend company',
  suspendText: 'Within 10 seconds no one of “{{name}}” can sign in, and nothing runs for it any more. Its data stays.',
  deletionNote:
    'All data of “{{name}}” is deleted 30 days after another operator has confirmed. This cannot be undone. Enter the code {{code}} to confirm.',
  deletion: { code: 'Code of the company', reason: 'Reason' },
  happened: {
    platformTenant: {
      founded: 'Created',
      edited: 'Edited',
      suspended: 'Suspended',
      resumed: 'Resumed',
      invited: 'Administrator invited again',
    },
  },
}
