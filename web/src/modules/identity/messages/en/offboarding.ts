import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { offboarding as zh } from '../zh-CN/offboarding.ts'

export const offboarding: SameKeys<typeof zh> = {
  title: 'Offboard',
  text: 'All accounts of {{name}} are disabled and signed out. Open work goes to the receiver in one step.',
  submit: 'Hand over and disable',
  open: 'Active',
  closed: 'Disabled',
  kind: {
    approvals: '{{count}} approvals',
    approvalRules: '{{count}} approval rules',
    delegations: '{{count}} delegations',
    projects: '{{count}} projects',
  },
  field: { openTasksTo: 'Receiver', reason: 'Note' },
  grantTitle: 'Grant {{name}} a role for a time',
  grant: { roleId: 'Role', endsOn: 'Last day', reason: 'Reason' },
  whyTitle: 'Permissions of {{name}}',
  permission: 'Permission',
  may: 'This permission takes effect',
  mayNot: 'This permission does not take effect',
  check: {
    account: 'Account is active',
    password: 'Initial password replaced',
    package: 'Part of the company’s plan',
    restriction: 'Not restricted',
    role: 'A role grants it',
  },
  grants: 'Granted by',
  noGrants: 'No role grants it',
  until: 'until {{day}}',
  grantedBy: 'by {{name}}',
  reach: 'Data scope: {{reach}}',
  dept: 'Department: {{dept}}',
}
